import { expect, test, type Locator, type Page } from 'playwright/test';
import { bearerOf } from './as';
import { expectLine, expectRing, expectToasts, listeningWindow, openListening } from './windows';

/** The row of a work list whose first cell holds an id. */
function rowOf(page: Page, id: number): Locator {
  return page.locator('tbody tr', { has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
}

async function quote(page: Page, rfqId: number, price: string, days: string): Promise<void> {
  await rowOf(page, rfqId).getByRole('button', { name: 'Quote' }).click();
  const offer = page.getByRole('dialog', { name: 'Make an offer' });
  await offer.getByLabel(/Unit price/).fill(price);
  await offer.getByLabel(/Lead time/).fill(days);
  await offer.getByLabel(/Valid until/).fill('2099-12-31');
  await offer.getByRole('button', { name: 'Send Offer' }).click();
  await expect(offer).toBeHidden();
}

test('five windows: two offers, two rounds of negotiation, the agreement in Arabic, an order and its money, each told to whom it concerns as it happens', async ({ browser, baseURL }) => {
  test.slow(); // five people
  const title = `Five windows ${Date.now()}`;
  const [api, desk] = [await bearerOf(baseURL, 'buyer'), await bearerOf(baseURL, 'captain')];
  const products = (await (await api.get('/api/products?pageSize=100')).json()) as { id: number; name: string; company_name: string }[];
  const { company_name: otherSeller } = (await (await (await bearerOf(baseURL, 'seller2')).get('/api/account/profile')).json()) as { company_name: string };
  const [{ id: otherId } = { id: 0 }] = (await (await api.get(`/api/buyer/suppliers?search=${encodeURIComponent(otherSeller)}`)).json()) as { id: number }[];

  const [first, second, captain, accountant, buyer] = await Promise.all([
    listeningWindow(browser, baseURL, 'seller', '/dashboard/seller/rfqs'), listeningWindow(browser, baseURL, 'seller2', '/dashboard/seller/rfqs'),
    listeningWindow(browser, baseURL, 'captain', '/dashboard/captain/rfqs'), listeningWindow(browser, baseURL, 'accountant', '/dashboard/accountant/payments'),
    listeningWindow(browser, baseURL, 'buyer', '/draft-quotations'),
  ]);

  // Two sellers are asked, one by its product and one by invitation; both lists have the request without a reload.
  const product = products.find(({ company_name }) => company_name.startsWith('Sahyadri Agro'));
  const made = await api.post('/api/buyer/rfqs', { data: { product_id: product?.id, title, description: 'For Jebel Ali.', quantity: 1000, response_deadline: null, budget_range_min: null, budget_range_max: null } });
  const { rfq: { id: rfqId } } = (await made.json()) as { rfq: { id: number } };
  const invited = await api.post(`/api/buyer/rfqs/${rfqId}/invitations`, { data: { supplierIds: [otherId] } });
  expect(invited.status(), await invited.text()).toBe(200);
  await expectLine(first, title, `New RFQ ${rfqId}`);
  await expectLine(second, title, `RFQ ${rfqId}: you are invited`);
  await quote(first, rfqId, '4.20', '20');
  await quote(second, rfqId, '3.90', '35');
  await expectLine(captain, title, `Offer on RFQ ${rfqId}`, 2);

  // The buyer compares: the captain makes its draft of the better one.
  const compare = await buyer.context().newPage();
  await compare.goto(`/dashboard/buyer/rfqs?open=${rfqId}`);
  const offers = compare.getByRole('table', { name: 'Offers of sellers' });
  await expect(offers.getByRole('row', { name: /^Unit price/ }).getByRole('cell')).toContainText(['$3.90', '$4.20']);
  // Who has chosen no currency reads the RFQ's own alone.
  await expect(offers.getByRole('row', { name: /Unit price in/ })).toHaveCount(0);
  await compare.close();
  await buyer.bringToFront();
  const standing = (await (await desk.get(`/api/captain/rfqs/${rfqId}/offers`)).json()) as { id: number; seller: string }[];
  const accepted = await desk.post(`/api/captain/rfqs/${rfqId}/accept`, {
    data: { finalPrice: 4, message: 'Made of the better offer.', specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB', offerId: standing[0]?.id },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  const { dpq: { id: dpqId } } = (await accepted.json()) as { dpq: { id: number } };
  await expectLine(buyer, title, `RFQ ${rfqId} accepted`);

  // Two rounds.
  const draft = rowOf(buyer, dpqId);
  for (const [round, wish, price] of [[1, 'Could you do 3 % less?', '3.90'], [2, 'And 3.80 for a yearly contract?', '3.80']] as const) {
    await draft.getByRole('button', { name: 'Negotiate' }).click();
    const ask = buyer.getByRole('dialog', { name: 'Negotiate quotation' });
    await ask.getByLabel(/Negotiation message/).fill(wish);
    await ask.getByRole('button', { name: 'Send Request' }).click();
    await expect(ask).toBeHidden();
    await expectLine(captain, title, `Quotation ${dpqId}: negotiation`, round);
    expect((await desk.put(`/api/captain/dpqs/${dpqId}`, { data: { unitPrice: price } })).status()).toBe(200);
    await expectRing(buyer, title, `Quotation ${dpqId} updated`, round);
    await expect(draft.getByText(`$${price}`)).toBeVisible();
  }

  // The same page, turned to Arabic with the page's own menu: third revision, what changed, and the agreement.
  await buyer.locator('summary', { hasText: 'English' }).click();
  await buyer.getByRole('link', { name: 'العربية' }).click();
  await expect(buyer).toHaveURL(/\/ar\/draft-quotations/);
  await expect(buyer.locator('html')).toHaveAttribute('dir', 'rtl');
  await openListening(buyer, `/ar/draft-quotations?open=${dpqId}`);
  const sheet = buyer.getByRole('dialog', { name: 'تفاصيل عرض السعر' });
  await expect(sheet.getByText('الإصدار 3').first()).toBeVisible();
  await expect(sheet.locator('del').filter({ hasText: '$3.90' }).first()).toBeVisible();
  await expect(sheet.locator('ins').filter({ hasText: '$3.80' }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'قبول' }).click();
  await buyer.getByRole('dialog', { name: 'قبول عرض السعر' }).getByRole('button', { name: 'قبول عرض السعر' }).click();
  await expect(buyer.getByText('تم قبول عرض السعر بنجاح!')).toBeVisible();
  await expectLine(captain, title, `Quotation ${dpqId} accepted`);

  // The order goes to whoever made the offer, and its money to the accountant's list.
  await openListening(captain, '/dashboard/captain/dpqs');
  await rowOf(captain, dpqId).getByRole('button', { name: 'Convert to DPO' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Convert to DPO' }).click();
  await expect(captain.getByText('Quotation converted to DPO successfully!')).toBeVisible();
  const orders = (await (await desk.get('/api/captain/dpos')).json()) as { id: number; dpqId: number }[];
  const dpoId = orders.find((order) => order.dpqId === dpqId)?.id ?? 0;
  await expectLine(second, title, `Order ${dpoId}`);
  await expectLine(first, title, `Order ${dpoId}`, 0);
  await expectToasts(buyer, [`تحوّل عرض السعر بشأن «${title}» إلى طلب.`], 1);
  await openListening(captain, '/dashboard/captain/dpos');
  await rowOf(captain, dpoId).getByRole('button', { name: 'Confirm' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  // From here on the goods are called as the product is.
  const goods = product?.name ?? '';
  await expectLine(buyer, goods, `Order ${dpoId} confirmed`);
  await expectLine(second, goods, `Order ${dpoId} confirmed`);

  const payments = (await (await (await bearerOf(baseURL, 'accountant')).get('/api/accountant/payments')).json()) as { id: number; orderId: number }[];
  const paymentId = payments.find(({ orderId }) => orderId === dpoId)?.id ?? 0;
  await expectLine(accountant, goods, `Payment ${paymentId} awaited`);
  await rowOf(accountant, paymentId).getByRole('button', { name: 'Process' }).click();
  await accountant.getByRole('alertdialog').getByRole('button', { name: 'Process' }).click();
  for (const page of [buyer, second]) await expectLine(page, goods, `Payment ${paymentId} processed`);
  await expectLine(captain, goods, `Payment ${paymentId} processed`);
});
