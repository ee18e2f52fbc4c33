import { expect, test } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** A paid order of 100 pieces at 12.55 whose buyer disputes it, given to the demo arbitrator over the API; gives the dispute's id. */
async function aCase(baseURL: string | undefined): Promise<number> {
  const [buyer, captain, accountant] = [await bearerOf(baseURL, 'buyer'), await bearerOf(baseURL, 'captain'), await bearerOf(baseURL, 'accountant')];
  const [product] = (await (await buyer.get('/api/products?pageSize=1')).json()) as { id: number }[];
  const sent = await buyer.post('/api/buyer/rfqs', { data: { product_id: product?.id, title: `Case ${Date.now()}`, description: '', quantity: 100, response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 2 } });
  const { rfq } = (await sent.json()) as { rfq: { id: number } };
  const terms = { finalPrice: 12.55, message: 'Ready.', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' };
  const { dpq } = (await (await captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: terms })).json()) as { dpq: { id: number } };
  await buyer.post(`/api/buyer/dpqs/${dpq.id}/accept`);
  const { dpo } = (await (await captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`)).json()) as { dpo: { id: number } };
  await captain.post(`/api/captain/dpos/${dpo.id}/confirm`);
  const payments = (await (await accountant.get('/api/accountant/payments')).json()) as { id: number; orderId: number }[];
  await accountant.post('/api/accountant/payments/process', { data: { paymentId: payments.find(({ orderId }) => orderId === dpo.id)?.id } });
  const { dispute } = (await (await buyer.post(`/api/buyer/orders/${dpo.id}/disputes`, { data: { reason: 'The bags are wet.' } })).json()) as { dispute: { id: number } };
  const own = (await (await (await bearerOf(baseURL, 'arbitrator')).get('/api/account/profile')).json()) as { vendor_code: string };
  const arbitrators = (await (await captain.get('/api/captain/arbitrators')).json()) as { id: number; vendorCode: string }[];
  const assigned = await captain.post(`/api/captain/disputes/${dispute.id}/assign`, { data: { arbitratorId: arbitrators.find(({ vendorCode }) => vendorCode === own.vendor_code)?.id } });
  expect(assigned.status(), await assigned.text()).toBe(200);
  return dispute.id;
}

test('an arbitrator writes in a case and divides what is held; the accountant approves it', async ({ page, baseURL }) => {
  const id = await aCase(baseURL);
  await signIn(page, 'arbitrator');
  await page.goto(`/dashboard/arbitrator/messages?case=${id}`);
  await page.getByLabel('Message', { exact: true }).fill('Please show the state of the bags.');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByRole('log').getByText('Please show the state of the bags.')).toHaveCount(1);
  const buyer = await bearerOf(baseURL, 'buyer');
  expect(await (await buyer.get(`/api/disputes/${id}/messages`)).json()).toMatchObject([{ by: 'arbitrator', text: 'Please show the state of the bags.' }]);

  await page.getByRole('link', { name: 'Case Management' }).first().click();
  const row = page.locator('tbody tr').filter({ hasText: new RegExp(`CASE-${id}(?!\\d)`) });
  await row.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review the case' });
  await dialog.getByText('Split between both').click();
  await dialog.getByLabel('Amount for the buyer').fill('255');
  await expect(dialog.getByLabel('Amount for the seller')).toHaveValue('1000.00');
  await dialog.getByLabel('Amount for the seller').fill('900');
  await expect(dialog.getByLabel('Amount for the buyer')).toHaveValue('255');
  await dialog.getByLabel('Amount for the seller').fill('1000');
  await dialog.getByLabel('Reasons').fill('A fifth of the bags is wet.');
  await dialog.getByRole('button', { name: 'Give ruling' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('A ruling is final.')).toBeVisible();
  await question.getByRole('button', { name: 'Give ruling' }).click();
  await expect(page.getByText('Ruling given successfully!')).toBeVisible();

  await signIn(page, 'accountant');
  await page.goto('/dashboard/accountant/disputes');
  const ruled = page.locator('tbody tr').filter({ has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
  await ruled.getByRole('button', { name: 'Approve Ruling' }).click();
  await expect(page.getByRole('alertdialog').getByText(/buyer .*255\.00 .* seller .*1,000\.00 /)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Ruling' }).dblclick();
  await expect(page.getByText('Ruling approved successfully!')).toBeVisible();
});
