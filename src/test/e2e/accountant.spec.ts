import { expect, test } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** A confirmed order of 100 pieces at 12.55 over the API; gives the id of its payment. */
async function awaitedPayment(baseURL: string | undefined): Promise<number> {
  const [buyer, captain, accountant] = [await bearerOf(baseURL, 'buyer'), await bearerOf(baseURL, 'captain'), await bearerOf(baseURL, 'accountant')];
  const [product] = (await (await buyer.get('/api/products?pageSize=1')).json()) as { id: number }[];
  const sent = await buyer.post('/api/buyer/rfqs', { data: { product_id: product?.id, title: `Money ${Date.now()}`, description: '', quantity: 100, response_deadline: null, budget_range_min: null, budget_range_max: null, currency_id: 2 } });
  const { rfq } = (await sent.json()) as { rfq: { id: number } };
  const terms = { finalPrice: 12.55, message: 'Ready.', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' };
  const { dpq } = (await (await captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: terms })).json()) as { dpq: { id: number } };
  await buyer.post(`/api/buyer/dpqs/${dpq.id}/accept`);
  const { dpo } = (await (await captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`)).json()) as { dpo: { id: number } };
  await captain.post(`/api/captain/dpos/${dpo.id}/confirm`);
  const payments = (await (await accountant.get('/api/accountant/payments')).json()) as { id: number; orderId: number }[];
  return payments.find(({ orderId }) => orderId === dpo.id)?.id ?? 0;
}

test('money arrives in a part and then whole, is held once, and the books sum to zero', async ({ page, baseURL }) => {
  const id = await awaitedPayment(baseURL);
  await signIn(page, 'accountant');
  await page.goto('/dashboard/accountant');
  await expect(page.getByRole('heading', { name: 'Accountant Dashboard' })).toBeVisible();
  const row = page.locator('tbody tr').filter({ has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });

  await row.getByRole('button', { name: 'Record receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record money that has arrived' });
  await dialog.getByLabel('Amount that arrived').fill('2000');
  await dialog.getByLabel("Bank's reference").fill('STMT 0815');
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(dialog.getByText('This is more than is still awaited. Record what belongs to this payment and return the rest.').first()).toBeVisible();
  await dialog.getByLabel('Amount that arrived').fill('55.00');
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await expect(page.getByText('Receipt recorded successfully!')).toBeVisible();
  await expect(row.getByText('€1,200.00')).toBeVisible();

  await row.getByRole('button', { name: 'Process' }).click();
  await expect(page.getByRole('alertdialog').getByText(/Has .*€1,200\.00 EUR.* arrived at the bank/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Process' }).dblclick();
  await expect(page.getByText('Payment processed successfully!')).toBeVisible();
  await expect(row.getByText('processed')).toBeVisible();
  await expect(page.getByText(/Failed to process payment/)).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Transfers' }).click();
  await expect(page.locator('tbody tr').filter({ hasText: '€1,200.00' }).first()).toBeVisible();
  await page.goto('/dashboard/accountant/ledger');
  await expect(page.getByText('The books hold: every sum is zero, and every balance is the sum of its entries.')).toBeVisible();
});

test('invoices are generated in bulk and saved as one file, whose paper the public check knows', async ({ page, baseURL }) => {
  await awaitedPayment(baseURL);
  await signIn(page, 'accountant');
  await page.goto('/dashboard/accountant/invoices');
  await page.getByRole('button', { name: 'Generate Bulk Invoices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Bulk Invoices' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Generate Bulk Invoices' }).click();
  await expect(page.getByText('Bulk invoices generated successfully!')).toBeVisible();
  expect((await saved).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.pdf$/);

  const single = page.waitForEvent('download');
  await page.locator('tbody tr').filter({ hasText: 'INV-' }).first().getByRole('link', { name: 'Download' }).click();
  expect((await single).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  await page.goto(`/verify/invoice-1-1-${'0'.repeat(64)}`);
  await expect(page.getByText('Unknown: Marsa Mart has issued no document that says this. Do not pay on it.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a buyer is told how to pay', async ({ page, baseURL }) => {
  const id = await awaitedPayment(baseURL);
  await signIn(page, 'buyer');
  await page.goto(`/dashboard/buyer/payments?open=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(sheet.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(sheet.getByText(/^RF\d{2} \d{4} \d{4} \d$/).first()).toBeVisible();
});
