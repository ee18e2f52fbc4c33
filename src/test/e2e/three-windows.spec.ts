import { expect, test, type Page } from 'playwright/test';
import { bearerOf } from './as';
import { expectLine, expectRing, expectToasts, linesAbout, listeningWindow, openListening } from './windows';

const rowOf = (page: Page, text: string) => page.locator('tbody tr', { hasText: text });

test('three windows: two rounds of negotiation, every bell rings once, and the same page in Arabic', async ({ browser, baseURL }) => {
  test.slow(); // three people, five acts each
  const title = `Three windows ${Date.now()}`;
  const api = await bearerOf(baseURL, 'buyer2');
  const products = (await (await api.get('/api/products?pageSize=100')).json()) as { id: number; company_name: string }[];
  const product = products.find(({ company_name }) => company_name.startsWith('Deccan Metals'));
  expect(product).toBeDefined();

  const buyer = await listeningWindow(browser, baseURL, 'buyer2', '/draft-quotations');
  const seller = await listeningWindow(browser, baseURL, 'seller2', '/dashboard/seller/rfqs');
  const captain = await listeningWindow(browser, baseURL, 'captain', '/dashboard/captain/rfqs');

  // The request: captain and seller are told, and their open lists have it without a reload.
  const answer = await api.post('/api/buyer/rfqs', {
    data: { product_id: product?.id, title, description: 'For Jebel Ali.', quantity: 2000, response_deadline: null, budget_range_min: null, budget_range_max: null },
  });
  const rfqId = ((await answer.json()) as { rfq: { id: number } }).rfq.id;
  await expectLine(captain, title, `New RFQ ${rfqId}`);
  await expectRing(seller, title, `New RFQ ${rfqId}`);
  await expect(rowOf(captain, title)).toBeVisible();

  // The captain prices it.
  await rowOf(captain, title).getByRole('button', { name: 'Accept' }).click();
  const accept = captain.getByRole('dialog', { name: 'Accept RFQ' });
  await accept.getByLabel(/Final price/).fill('12.50');
  await expect(accept.getByText('$25,000.00')).toBeVisible();
  await accept.getByRole('button', { name: 'Accept RFQ' }).click();
  await expectRing(buyer, title, `RFQ ${rfqId} accepted`);
  const draft = buyer.locator('tbody tr', { has: buyer.getByRole('link', { name: String(rfqId), exact: true }) });
  await expect(draft.getByText('$12.50')).toBeVisible();
  const dpqId = Number(await draft.locator('th').innerText());

  // Two rounds: the buyer asks, the captain gives way; each time the other's open page changes by itself.
  await openListening(captain, '/dashboard/captain/dpqs');
  const onDesk = captain.locator('tbody tr', { has: captain.locator('th', { hasText: new RegExp(`^${dpqId}$`) }) });
  for (const [round, wish, price] of [[1, 'Could you do 5 % less?', '11.90'], [2, 'And 2 % more for 4,000 kg?', '11.65']] as const) {
    await draft.getByRole('button', { name: 'Negotiate' }).click();
    const ask = buyer.getByRole('dialog', { name: 'Negotiate quotation' });
    await ask.getByLabel(/Negotiation message/).fill(wish);
    await ask.getByRole('button', { name: 'Send Request' }).click();
    await expect(ask).toBeHidden();
    await expect.poll(async () => (await linesAbout(captain, title)).filter((line) => line === `Quotation ${dpqId}: negotiation`).length).toBe(round);

    await onDesk.getByRole('button', { name: 'Update Quotation' }).click();
    const update = captain.getByRole('dialog', { name: 'Update Quotation' });
    await expect(update.getByText(wish)).toBeVisible();
    await update.getByLabel(/Unit price/).fill(price);
    await update.getByRole('button', { name: 'Update Quotation' }).click();
    await expect(update).toBeHidden();
    await expectRing(buyer, title, `Quotation ${dpqId} updated`, round);
    await expect(draft.getByText(`$${price}`)).toBeVisible();
  }

  // The same page, turned to Arabic with the page's own menu: third revision, what changed, and the agreement.
  await buyer.goto(`/draft-quotations?open=${dpqId}`);
  await expect(buyer.getByRole('dialog', { name: 'Quotation Details' })).toBeVisible();
  await buyer.keyboard.press('Escape');
  await buyer.locator('summary', { hasText: 'English' }).click();
  await buyer.getByRole('link', { name: 'العربية' }).click();
  await expect(buyer).toHaveURL(/\/ar\/draft-quotations/);
  await expect(buyer.locator('html')).toHaveAttribute('dir', 'rtl');
  await buyer.goto(`/ar/draft-quotations?open=${dpqId}`);
  const sheet = buyer.getByRole('dialog', { name: 'تفاصيل عرض السعر' });
  await expect(sheet.getByText('الإصدار 3').first()).toBeVisible();
  await expect(sheet.locator('del').filter({ hasText: '$11.90' }).first()).toBeVisible();
  await expect(sheet.locator('ins').filter({ hasText: '$11.65' }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'قبول' }).click();
  await buyer.getByRole('dialog', { name: 'قبول عرض السعر' }).getByRole('button', { name: 'قبول عرض السعر' }).click();
  await expect(buyer.getByText('تم قبول عرض السعر بنجاح!')).toBeVisible();
  await expectLine(captain, title, `Quotation ${dpqId} accepted`);

  // The order: buyer and seller are told, the buyer in Arabic.
  await onDesk.getByRole('button', { name: 'Convert to DPO' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Convert to DPO' }).click();
  await expect(captain.getByText('Quotation converted to DPO successfully!')).toBeVisible();
  const ordered = async (page: Page) => (await linesAbout(page, title)).filter((line) => /^Order \d+$/.test(line)).length;
  await expect.poll(() => ordered(seller)).toBe(1);
  await expect.poll(() => ordered(buyer)).toBe(1);
  await expectToasts(buyer, [`تحوّل عرض السعر بشأن «${title}» إلى طلب.`], 1);
});
