import { expect, test, type Locator, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** The row of a work list whose first cell holds an id. */
function rowOf(page: Page, id: number): Locator {
  return page.locator('tbody tr', { has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
}

/** An order in process that the demo buyer has paid and whose goods are ready; gives its number and that of its transport, which waits for a transporter. */
async function makePaidOrder(baseURL: string | undefined): Promise<{ dpoId: number; workId: number }> {
  const [buyer, seller, captain, accountant, transporter] = await Promise.all(['buyer', 'seller', 'captain', 'accountant', 'transporter'].map((key) => bearerOf(baseURL, key)));
  if (!buyer || !seller || !captain || !accountant || !transporter) throw new Error('Somebody is missing');
  const read = async <T>(answer: Promise<{ json: () => Promise<unknown> }>) => (await (await answer).json()) as T;
  const product = (await read<{ id: number; status: string }[]>(seller.get('/api/seller/products'))).find(({ status }) => status === 'approved');
  const { rfq } = await read<{ rfq: { id: number } }>(buyer.post('/api/buyer/rfqs', {
    data: { product_id: product?.id, title: `Voyage ${Date.now()}`, description: 'For Hamburg.', quantity: 1000, response_deadline: null, budget_range_min: null, budget_range_max: null },
  }));
  const { dpq } = await read<{ dpq: { id: number } }>(captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: { finalPrice: '12', message: '', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' } }));
  const { dpo } = await read<{ dpo: { id: number } }>(captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`));
  for (const step of ['confirm', 'process']) await captain.post(`/api/captain/dpos/${dpo.id}/${step}`);
  await seller.post(`/api/seller/orders/${dpo.id}/goods-ready`, { data: { date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), packing: '40 pallets' } });
  const payment = (await read<{ id: number; orderId: number }[]>(buyer.get('/api/buyer/payments'))).find(({ orderId }) => orderId === dpo.id);
  await accountant.post('/api/accountant/payments/process', { data: { paymentId: payment?.id } });
  const work = (await read<{ id: number; orderId: number }[]>(transporter.get('/api/transporter/orders'))).find(({ orderId }) => orderId === dpo.id);
  return { dpoId: dpo.id, workId: work?.id ?? 0 };
}

test('a transport is taken on, started and followed; the buyer sees it on the map', async ({ page, browser, baseURL }) => {
  test.slow(); // two people, four pages
  const { dpoId, workId } = await makePaidOrder(baseURL);
  await signIn(page, 'transporter');
  await page.goto(`/dashboard/transporter/orders?q=${workId}`);
  await rowOf(page, workId).getByRole('button', { name: 'Accept' }).click();
  await rowOf(page, workId).getByRole('button', { name: 'Start Transport' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Transport' }).click();
  await expect(page.getByText('Transport started successfully!')).toBeVisible();
  await page.goto(`/dashboard/transporter/tracking?q=${workId}`);
  await rowOf(page, workId).getByRole('button', { name: 'Update' }).click();
  const form = page.getByRole('dialog', { name: 'Record the next milestone' });
  await form.getByLabel('When it happened').fill('2020-01-01T08:00');
  await form.getByRole('button', { name: 'Record milestone' }).click();
  await expect(form.getByText('This cannot have happened before what came before it. Please check the time.').first()).toBeVisible();
  const now = new Date(Date.now() - 1000);
  const zone = /time zone, (.+)\.$/.exec((await form.getByText(/In your time zone/).textContent()) ?? '')?.[1] ?? 'UTC';
  await form.getByLabel('When it happened').fill(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(now).replace(' ', 'T'));
  await form.getByLabel('Place').fill('Gate 3');
  await form.getByRole('button', { name: 'Record milestone' }).click();
  await expect(page.getByText('Tracking updated successfully!')).toBeVisible();
  await expect(rowOf(page, workId).getByText('picked up')).toBeVisible();

  const buyer = await (await browser.newContext({ baseURL })).newPage();
  await signIn(buyer, 'buyer');
  await buyer.goto(`/dashboard/buyer/orders?open=${dpoId}`);
  const sheet = buyer.getByRole('dialog', { name: 'Order Details' });
  await expect(sheet.getByRole('img', { name: /^Map of the voyage from/ })).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Transport' }).getByText('Gate 3')).toBeVisible();
});
