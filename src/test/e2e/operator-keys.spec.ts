import { expect, test, type Page } from 'playwright/test';
import { expectSound } from './accessible';
import { bearerOf, signIn } from './as';
import { IS_FULL } from '../effort';

/** Opens a work list and waits until it can be worked with. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

/** The id in the first cell of a row. */
const idOf = (page: Page, row: number) => page.locator('tbody th').nth(row).innerText();

test('rows are walked, selected and opened by keys, which stay out of fields and dialogs', async ({ page }) => {
  await signIn(page, 'captain');
  // Rows of the demonstration alone: what others ask for meanwhile would move the rows under the keys.
  await openList(page, '/dashboard/captain/rfqs?q=Kabuli');
  const links = page.locator('tbody th a');
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('1 row selected')).toBeVisible();

  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'RFQ Details' });
  await expect(sheet.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(sheet.getByText('RFQ submitted')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('jx?k');
  await expect(search).toHaveValue('jx?k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove: Search: jx?k' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('the help lists the keys and switches the single ones off', async ({ page }) => {
  await signIn(page, 'captain');
  await openList(page, '/dashboard/captain/rfqs');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next row')).toBeVisible();
  await expectSound(page);
  await help.getByRole('switch').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.locator('tbody th a').first()).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});

test('the palette goes to pages, opens a record by its number and acts on the row', async ({ page }) => {
  await signIn(page, 'captain');
  await openList(page, '/dashboard/captain/dpos');
  const id = await idOf(page, 0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await page.keyboard.type('dpq');
  await expect(palette.getByRole('option')).toHaveText(['DPQ Management']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/captain/dpqs');
  await expect(palette).toHaveCount(0);

  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`order ${id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/captain/dpos\\?open=${id}$`));
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('j');
  await page.keyboard.press('Control+k');
  await palette.getByRole('option', { name: 'View', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an action is done with many rows: asked once, done one by one, reported with what was refused', async ({ page, baseURL }) => {
  const buyer = await bearerOf(baseURL, 'buyer');
  const ids: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const answer = await buyer.post('/api/buyer/rfqs', { data: { title: `Bulk ${Date.now()} ${index}`, description: '', quantity: 5, response_deadline: null, budget_range_min: null, budget_range_max: null } });
    ids.push(((await answer.json()) as { rfq: { id: number } }).rfq.id);
  }
  // One of them will go away behind the reader's back.
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await signIn(page, 'buyer');
  await openList(page, '/dashboard/buyer/rfqs?q=Bulk');
  for (const id of ids) await page.getByRole('checkbox', { name: `Select row ${id}` }).check();
  expect((await buyer.delete(`/api/buyer/rfqs/${ids[1]}`)).status()).toBe(200);

  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 rows selected')).toBeVisible();
  const file = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^rfqs-.*\.csv$/);
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Delete: carry this out for 3 rows?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  const report = page.getByRole('alertdialog', { name: 'Done for 2 of 3. The others were refused:' });
  await expect(report.getByText(`No. ${ids[1]}:`)).toBeVisible();
  await report.getByRole('button', { name: 'OK' }).click();
  for (const id of [ids[0], ids[2]]) expect(await (await buyer.get(`/api/buyer/rfqs/${id}`)).json()).toMatchObject({ status: 'cancelled' });
});

test('a tab says how much waits, and learns of news without a reload', async ({ page, baseURL }) => {
  await signIn(page, 'captain');
  await openList(page, '/dashboard/captain/dpqs');
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /RFQ Management/ });
  await expect(tab).toHaveAccessibleName(/\d+ needs? your action$/);
  const before = Number(/(\d+) need/.exec((await tab.textContent()) ?? '')?.[1]);
  const buyer = await bearerOf(baseURL, 'buyer');
  await buyer.post('/api/buyer/rfqs', { data: { title: `Count ${Date.now()}`, description: '', quantity: 5, response_deadline: null, budget_range_min: null, budget_range_max: null } });
  await expect.poll(async () => Number(/(\d+) need/.exec((await tab.textContent()) ?? '')?.[1])).toBeGreaterThan(before);
});

for (const locale of IS_FULL ? ['', '/ar'] : ['/ar']) {
  test(`selection, palette and history hold for assistive technology${locale && ' in Arabic'}`, async ({ page }) => {
    await signIn(page, 'captain');
    await openList(page, `${locale}/dashboard/captain/dpqs`);
    // Keys are found by their place too: an Arabic keyboard types other letters with them.
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true })));
    await expect(page.locator('tbody th a').first()).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.locator('.bulk-bar')).toBeVisible();
    const { height } = (await page.locator('tbody [data-kind=check] label').first().boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(24);
    await expectSound(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page.locator('.trail li').first()).toBeVisible();
    await expectSound(page);
  });
}

test('buttons of a row without room for them stand in a menu, which keys open and walk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'transporter');
  await openList(page, '/dashboard/transporter/orders');
  const more = page.getByRole('button', { name: 'More actions' });
  await expect(more.first()).toBeVisible();
  const lines = await page.locator('.table-actions').evaluateAll((rows) => rows.filter(({ children }) => new Set([...children].filter((child) => child instanceof HTMLButtonElement).map((child) => Math.round(child.getBoundingClientRect().top / 12))).size > 1).length);
  expect(lines).toBe(0);
  await more.first().focus();
  await page.keyboard.press('Enter');
  const reject = page.getByRole('menuitem', { name: 'Reject' });
  await expect(reject).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(more.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Reject' })).toBeVisible();
  // Where there is room in height or width, every button stands there.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('row').getByRole('button', { name: 'Reject' }).first()).toBeVisible();
});
