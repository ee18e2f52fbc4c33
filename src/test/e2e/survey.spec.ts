import sharp from 'sharp';
import { expect, test, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** The row of a work list that shows an order's number. */
const rowOf = (page: Page, orderId: number) => page.locator('tbody tr', { has: page.locator('td').getByText(String(orderId), { exact: true }) });

test('a surveyor takes on a survey and fails the goods, and the captain decides', async ({ page, baseURL, browser }) => {
  test.slow(); // three people, a photo
  const [buyer, captain] = await Promise.all(['buyer', 'captain'].map((key) => bearerOf(baseURL, key)));
  if (!buyer || !captain) throw new Error('Nobody trades');
  const sent = async <T>(answer: Promise<{ ok: () => boolean; text: () => Promise<string> }>): Promise<T> => {
    const response = await answer;
    expect(response.ok(), await response.text()).toBe(true);
    return JSON.parse(await response.text()) as T;
  };
  const [product] = JSON.parse(await (await buyer.get('/api/products?pageSize=1')).text()) as { id: number }[];
  const { rfq } = await sent<{ rfq: { id: number } }>(buyer.post('/api/buyer/rfqs', { data: { product_id: product?.id, title: `Surveyed ${Date.now()}`, description: 'Bags: neutral; First order of a yearly contract', quantity: 1000, response_deadline: null, budget_range_min: null, budget_range_max: null } }));
  const { dpq } = await sent<{ dpq: { id: number } }>(captain.post(`/api/captain/rfqs/${rfq.id}/accept`, { data: { finalPrice: '2', message: 'With survey.', specifications: 'Moisture 12 %', paymentTerms: 'FOB' } }));
  await sent(buyer.post(`/api/buyer/dpqs/${dpq.id}/accept`, { data: {} }));
  const { dpo } = await sent<{ dpo: { id: number } }>(captain.post(`/api/captain/dpqs/${dpq.id}/convert-to-dpo`));

  await signIn(page, 'surveyor');
  await page.goto(`/dashboard/surveyor/requests?q=${dpo.id}`);
  await rowOf(page, dpo.id).getByRole('button', { name: 'Accept' }).click();
  await rowOf(page, dpo.id).getByRole('button', { name: 'Workflow' }).click();
  const tracker = page.getByRole('dialog', { name: 'Order workflow' });
  await expect(tracker.getByText('Order summary')).toBeVisible();
  // The cross: a toast that has moved into the dialog has a button of that name as well.
  await tracker.getByRole('button', { name: 'Close' }).first().click();
  await expect(tracker).toBeHidden();
  await rowOf(page, dpo.id).getByRole('button', { name: 'Fill Survey' }).click();
  const form = page.getByRole('dialog', { name: 'Fill Survey' });
  await form.getByRole('textbox', { name: 'Place of inspection' }).fill('Shed 9');
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expect(form.getByText('Please answer every line of the checklist').first()).toBeVisible();
  for (const line of ['Bags: neutral', 'Moisture 12 %', 'Quantity as ordered', 'Packing sound and as agreed', 'Condition of the goods']) await form.getByRole('group', { name: line }).getByRole('radio', { name: 'Pass' }).check();
  await form.getByRole('group', { name: 'Marks and labels' }).getByRole('radio', { name: 'Fail' }).check();
  // What was answered is still there when the form is opened again.
  await form.getByRole('button', { name: 'Cancel' }).click();
  await rowOf(page, dpo.id).getByRole('button', { name: 'Fill Survey' }).click();
  await expect(form.getByRole('group', { name: 'Marks and labels' }).getByRole('radio', { name: 'Fail' })).toBeChecked();
  await form.getByRole('textbox', { name: /^Remark\b/ }).nth(4).fill('No lot numbers');
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c9a66b' } }).jpeg().toBuffer();
  await form.locator('input[type="file"]').setInputFiles({ name: 'labels.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
  await form.getByRole('radio', { name: /^Failed/ }).check();
  await form.getByRole('textbox', { name: /^Remarks/ }).fill('Lot numbers are missing.');
  await form.getByRole('button', { name: 'Submit report' }).click();
  await expect(page.getByText('Survey report submitted successfully!')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signIn(desk, 'captain');
  await desk.goto(`/dashboard/captain/dpos?open=${dpo.id}`);
  const sheet = desk.getByRole('dialog', { name: 'Order Details' });
  await expect(sheet.getByText('The survey has failed')).toBeVisible();
  await expect(sheet.getByText('Lot numbers are missing.')).toBeVisible();
  const photo = sheet.getByRole('img', { name: 'Photo: labels.jpg' });
  // It is fetched when it comes into sight.
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('naturalWidth', 80);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  const decision = desk.getByRole('dialog', { name: 'Confirm despite a failed survey' });
  await decision.getByRole('button', { name: 'Confirm order' }).click();
  await expect(decision.getByText('Please give the reason')).toBeVisible();
  await decision.getByRole('textbox', { name: 'Decision and reason' }).fill('The buyer labels the bags himself.');
  await decision.getByRole('button', { name: 'Confirm order' }).click();
  // The reason runs in its own direction, between two marks that nobody sees.
  await expect(sheet.getByText(/^The captain let the order go on all the same: .The buyer labels the bags himself\..$/u)).toBeVisible();
});
