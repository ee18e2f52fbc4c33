import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

const newTitle = () => `Bell test ${Date.now()}`;

/** Submits an RFQ over the API; gives its id and its title, which no other has. */
async function submitRfq(buyer: APIRequestContext, title = newTitle()): Promise<{ id: number; title: string }> {
  const [product] = (await (await buyer.get('/api/products?pageSize=1')).json()) as { id: number }[];
  const answer = await buyer.post('/api/buyer/rfqs', {
    data: { product_id: product?.id, title, description: 'For Jebel Ali.', quantity: 12, response_deadline: null, budget_range_min: null, budget_range_max: null },
  });
  return { id: ((await answer.json()) as { rfq: { id: number } }).rfq.id, title };
}

/** Opens a page and waits until its stream stands. */
async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/notifications/stream') && response.ok());
  await page.goto(path);
  await stream;
  await page.waitForTimeout(500); // `ready`, and the list after it
}

/** A captain is told of every RFQ that other tests submit meanwhile, and toasts of many at once become one: of those this page hears nothing. */
async function hearOnly(page: Page, title: string): Promise<void> {
  await page.route('**/api/notifications', async (route) => {
    const response = await route.fetch();
    const lines = (await response.json()) as { message: string }[];
    await route.fulfill({ response, json: lines.filter(({ message }) => message.includes(title)) });
  });
}

async function unreadOf(page: Page, title: string): Promise<number> {
  const lines = (await (await page.request.get('/api/notifications')).json()) as { is_read: boolean; message: string }[];
  return lines.filter((line) => !line.is_read && line.message.includes(title)).length;
}

for (const { path, bell, rfq, readOne } of [
  { path: '/dashboard/captain', bell: /^Notifications: /, rfq: (id: number) => `New RFQ ${id}`, readOne: /^Mark as read: / },
  { path: '/ar/dashboard/captain', bell: /^الإشعارات: /, rfq: (id: number) => `طلب عرض سعر جديد ${id}`, readOne: /^تحديد كمقروء: / },
]) {
  test(`the captain's bell at ${path} rings once, without a reload`, async ({ page, baseURL }) => {
    const buyer = await bearerOf(baseURL, 'buyer');
    const title = newTitle();
    await hearOnly(page, title);
    await signIn(page, 'captain');
    await openListening(page, path);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const { id } = await submitRfq(buyer, title);
    const rung = page.locator('.toast', { hasText: title });
    await expect(rung).toBeVisible();
    await expect(rung).toContainText(rfq(id));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForTimeout(1500);
    await expect(rung).toHaveCount(1);

    await page.getByRole('button', { name: bell }).click();
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: title });
    await line.getByRole('button', { name: readOne }).click();
    await expect(line.getByRole('button')).toHaveCount(0);
    await line.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/captain/rfqs\\?open=${id}$`));
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });
}

test('the list is read as a whole, says when it cannot be, and leads every role to it', async ({ page, baseURL }) => {
  const { title } = await submitRfq(await bearerOf(baseURL, 'buyer'));
  await hearOnly(page, title);
  await signIn(page, 'captain');
  await page.goto('/dashboard/captain/notifications');
  await expect(page).toHaveURL('/notifications');
  await page.route('**/api/notifications/read-all', (route) => route.abort(), { times: 1 });
  const all = page.locator('main').getByRole('button', { name: 'Mark all as read' });
  await all.click();
  await expect(page.locator('main .alert').getByText('Failed to mark notifications as read. Please try again.')).toBeVisible();
  expect(await unreadOf(page, title)).toBe(1);
  await all.click();
  await expect(all).toHaveCount(0);
  await expect.poll(() => unreadOf(page, title)).toBe(0);
});

test('where there is no stream, the bell is asked for again when the reader comes back', async ({ page, baseURL }) => {
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await signIn(page, 'captain');
  const first = page.waitForResponse((response) => response.url().endsWith('/api/notifications') && response.ok());
  await page.goto('/dashboard/captain');
  await first;
  await page.getByRole('button', { name: /^Notifications: / }).click();
  const { title } = await submitRfq(await bearerOf(baseURL, 'buyer'));
  const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: title });
  // The outbox may tell of it a moment after the reader came back, and a toast counts what came together.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(line).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
});

test('a session elsewhere is seen in the settings, and ended', async ({ page, baseURL }) => {
  // An account that no other test signs in with: one of its sessions is ended here.
  const elsewhere = await bearerOf(baseURL, 'newseller');
  await signIn(page, 'newseller');
  await page.goto('/dashboard/seller/settings');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('This session', { exact: true })).toHaveCount(1);
  const other = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'End this session' }) }).first();
  await other.getByRole('button', { name: 'End this session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this session' }).click();
  await expect(page.getByText('The session has been ended.')).toBeVisible();
  expect((await elsewhere.get('/api/seller/orders')).status()).toBe(401);
});
