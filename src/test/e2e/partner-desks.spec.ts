import { expect, test, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** A small PDF. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 240] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n');

/** A confirmed order of 100 pieces at 12.55 euros over the API, with its work orders. */
async function confirmedOrder(baseURL: string | undefined): Promise<{ dpoId: number; insuranceId: number; customsId: number }> {
  const [buyer, captain] = [await bearerOf(baseURL, 'buyer'), await bearerOf(baseURL, 'captain')];
  const [product] = (await (await buyer.get('/api/products?pageSize=1')).json()) as { id: number }[];
  const sent = await buyer.post('/api/buyer/rfqs', { data: { product_id: product?.id, title: `Cargo ${Date.now()}`, description: '', quantity: 100, response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 2 } });
  const { rfq } = (await sent.json()) as { rfq: { id: number } };
  const terms = { finalPrice: 12.55, message: 'Ready.', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'CIF' };
  const { dpq } = (await (await captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: terms })).json()) as { dpq: { id: number } };
  await buyer.post(`/api/buyer/dpqs/${dpq.id}/accept`);
  const { dpo } = (await (await captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`)).json()) as { dpo: { id: number } };
  await captain.post(`/api/captain/dpos/${dpo.id}/confirm`);
  const work = (await (await captain.get(`/api/dpos/${dpo.id}/work`)).json()) as { id: number; kind: string }[];
  const idOf = (kind: string) => work.find((one) => one.kind === kind)?.id ?? 0;
  return { dpoId: dpo.id, insuranceId: idOf('insurance'), customsId: idOf('customs') };
}

const rowOf = (page: Page, id: number) => page.locator('tbody tr').filter({ has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });

test('an order is insured and cleared: the policy, an agreed customs fee on the invoice, the filing', async ({ page, baseURL }) => {
  test.slow();
  const { dpoId, insuranceId, customsId } = await confirmedOrder(baseURL);

  await signIn(page, 'insurance');
  await page.goto(`/dashboard/insurance/policies?q=${insuranceId}`);
  await rowOf(page, insuranceId).getByRole('button', { name: 'Accept' }).click();
  await rowOf(page, insuranceId).getByRole('button', { name: 'Issue Policy' }).click();
  const policy = page.getByRole('dialog', { name: 'Issue the policy' });
  await expect(policy.getByLabel('Sum insured (EUR)')).toHaveValue('1380.50');
  await policy.getByLabel('Policy number').fill(`MMI-${insuranceId}`);
  await policy.getByLabel('Insurer').fill('Meridian Marine');
  await policy.getByLabel('Valid until').fill('2099-12-31');
  await policy.locator('input[type=file]').setInputFiles([{ name: 'policy.pdf', mimeType: 'application/pdf', buffer: PDF }]);
  await expect(policy.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 20_000 });
  await policy.getByRole('button', { name: 'Issue Policy' }).click();
  await expect(page.getByText('Policy issued successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Policy Documents' }).first().click();
  await expect(page.locator('tbody tr').filter({ hasText: `MMI-${insuranceId}` }).getByRole('link', { name: 'Download' })).toBeVisible();

  await signIn(page, 'cha');
  await page.goto(`/dashboard/cha/requests?q=${customsId}`);
  await rowOf(page, customsId).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Work order accepted successfully!')).toBeVisible();
  await page.goto(`/dashboard/cha/orders?q=${customsId}`);
  await rowOf(page, customsId).getByRole('button', { name: 'Propose fee' }).click();
  const fee = page.getByRole('dialog', { name: 'Propose a fee for this work' });
  await fee.getByLabel('Fee (EUR)').fill('44.50');
  await fee.getByRole('button', { name: 'Propose fee' }).click();
  await expect(page.getByText('Fee proposed successfully!')).toBeVisible();

  await signIn(page, 'captain');
  await page.goto(`/dashboard/captain/dpos?q=${dpoId}&open=${dpoId}`);
  const order = page.getByRole('dialog');
  await expect(order.getByText('The sum insured is too low.')).toHaveCount(0);
  await order.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Fee agreed successfully!')).toBeVisible();

  await signIn(page, 'buyer');
  await page.goto(`/dashboard/buyer/invoices?q=${dpoId}`);
  await expect(page.locator('tbody tr').filter({ hasText: '€1,299.50' })).toHaveCount(1);

  await signIn(page, 'cha');
  await page.goto(`/dashboard/cha/orders?q=${customsId}`);
  await rowOf(page, customsId).getByRole('button', { name: 'Manage' }).click();
  const filing = page.getByRole('dialog', { name: 'Record the customs filing' });
  await filing.getByLabel('Filing number').fill('SB-4711');
  await filing.getByLabel('Customs office').fill('Hamburg');
  await filing.getByRole('button', { name: 'Record filing' }).click();
  await expect(page.getByText('Customs filing recorded successfully!')).toBeVisible();
  await expect(rowOf(page, customsId).getByText('SB-4711')).toBeVisible();
});
