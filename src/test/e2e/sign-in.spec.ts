import { expect, test, type Page } from 'playwright/test';
import { ROLE_SLUGS } from '../../access/roles';
import { fillLogin, signIn } from './as';

const MINUTE = 60_000;
const SESSION_KEYS = ['user', 'role', 'token', 'vendorCode'];

/** What the browser's storage holds of some keys. */
function stored(page: Page, keys: readonly string[]): Promise<(string | null)[]> {
  return page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
}

/** Puts what is remembered over the login into the storage of the page that is open; a text stays as it is. */
async function remember(page: Page, values: Readonly<Record<string, object | string>>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, values);
}

const pending = (age: number) => ({ productId: 1, productName: 'Basmati Rice', timestamp: Date.now() - age });
const redirect = (age: number) => ({ path: '/draft-quotations', timestamp: Date.now() - age });

/** The documented order (specification 1, §4): a fresh pending RFQ, then a fresh redirect, then the role's dashboard. */
for (const { name, values, end } of [
  { name: 'a fresh pending RFQ comes before a fresh redirect', values: () => ({ pendingRFQ: pending(0), postLoginRedirect: redirect(0) }), end: '/rfq/1' },
  { name: 'a redirect counts where the pending RFQ is over 30 minutes old', values: () => ({ pendingRFQ: pending(31 * MINUTE), postLoginRedirect: redirect(29 * MINUTE) }), end: '/draft-quotations' },
  { name: 'the dashboard is left where both are too old', values: () => ({ pendingRFQ: pending(31 * MINUTE), postLoginRedirect: redirect(31 * MINUTE) }), end: '/dashboard/buyer' },
  { name: 'what can’t be read is removed', values: () => ({ pendingRFQ: '{broken', postLoginRedirect: '7' }), end: '/dashboard/buyer' },
  { name: 'a redirect leads to no other house', values: () => ({ postLoginRedirect: { path: '//evil.example/', timestamp: Date.now() } }), end: '/dashboard/buyer' },
]) {
  test(`after the login ${name}`, async ({ page }) => {
    await page.goto('/login');
    await remember(page, values());
    await fillLogin(page, 'buyer');
    await page.waitForURL((url) => url.pathname === end, { timeout: 30_000 });
    expect(await stored(page, ['pendingRFQ', 'postLoginRedirect'])).toEqual([null, null]);
  });
}

test('the login fills the four documented keys, the logout clears them and leads home', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'buyer');
  await page.waitForURL(/\/dashboard\/buyer$/, { timeout: 30_000 });
  const [user, role, token, vendorCode] = await stored(page, SESSION_KEYS);
  expect(JSON.parse(user ?? 'null')).toMatchObject({ role: 'buyer', vendor_code: vendorCode, first_name: expect.any(String) as unknown as string, last_name: expect.any(String) as unknown as string });
  expect(role).toBe('buyer');
  expect(vendorCode).toMatch(/^BUY-/);
  const [, claims = ''] = (token ?? '').split('.');
  expect((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }).exp * 1000).toBeGreaterThan(Date.now());

  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await stored(page, SESSION_KEYS)).toEqual([null, null, null, null]);
});

test('a logout leads this tab home and a guarded page in another one to the login; public pages stay', async ({ page, context }) => {
  await signIn(page, 'buyer');
  const [guarded, open] = [await context.newPage(), await context.newPage()];
  await guarded.goto('/draft-quotations');
  await open.goto('/about');
  await page.goto('/dashboard/buyer');
  await expect(open.getByRole('link', { name: 'My Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(guarded).toHaveURL(/\/login\?next=%2Fdraft-quotations$/);
  await expect(open.getByRole('link', { name: 'Join/Login' })).toBeVisible();
  await expect(open).toHaveURL(/\/about$/);
});

test('the header knows a session whose traces in the browser were removed, and asks once in a tab for a visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/auth/session') && asked.push(request.url()));
  for (const path of ['/', '/about']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Join/Login' })).toBeVisible();
  }
  expect(asked).toHaveLength(1);
  await signIn(page, 'buyer');
  await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
  await page.goto('/?rfq=new');
  await expect(page.getByRole('dialog', { name: 'Request for Quotation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard/buyer');
});

test('in Arabic the role switch runs from right to left and leads to the chosen dashboard', async ({ page }) => {
  test.slow(); // two dashboards
  await page.goto('/ar/login');
  await fillLogin(page, 'all', 'تسجيل الدخول');
  await page.waitForURL(/\/ar\/dashboard\/\w+$/, { timeout: 30_000 });
  const [current] = await stored(page, ['role']);
  await page.goto('/ar/role-switch');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const cards = page.getByRole('main').getByRole('radio');
  await expect(cards).toHaveCount(ROLE_SLUGS.length);
  // The first card of a line stands at the right, and nothing is wider than the window.
  const [first, second] = [await page.locator('main label').nth(0).boundingBox(), await page.locator('main label').nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const change = page.getByRole('button', { name: 'تبديل', exact: true });
  await expect(change).toBeDisabled();
  await page.locator(`input[type=radio][value=${current}]`).check();
  await expect(change).toBeDisabled();
  const other = current === 'surveyor' ? 'buyer' : 'surveyor';
  await page.locator(`input[type=radio][value=${other}]`).check();
  await change.click();
  await page.waitForURL(new RegExp(`/ar/dashboard/${other}$`), { timeout: 30_000 });
  expect(await stored(page, ['role'])).toEqual([other]);
});
