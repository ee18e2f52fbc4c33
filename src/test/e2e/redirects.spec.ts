import { expect, test, type Page } from 'playwright/test';
import { ROLE_SLUGS } from '../../access/roles';
import de from '../../../messages/de.json' with { type: 'json' };
import { bearerOf, signIn } from './as';

/** Opens a page and gives where it ends, with the number of redirects on the way. */
async function open(page: Page, path: string): Promise<{ path: string; hops: number; status: number }> {
  const response = await page.goto(path);
  let hops = 0;
  for (let request = response?.request().redirectedFrom(); request; request = request.redirectedFrom()) hops += 1;
  return { path: new URL(page.url()).pathname, hops, status: response?.status() ?? 0 };
}

const GUARDED = [...ROLE_SLUGS.map((role) => `/dashboard/${role}`), '/dashboard', '/dashboard/ccaptain', '/draft-quotations', '/role-switch', '/rfq/1'];

test('a visitor is asked to sign in, and comes back', async ({ page }) => {
  for (const path of GUARDED) {
    const end = await open(page, path);
    expect(end, path).toMatchObject({ path: '/login', hops: 1 });
    expect(new URL(page.url()).searchParams.get('next'), path).toBe(path);
  }
});

test('every role reaches its own dashboard and no other, in at most three redirects', async ({ page }) => {
  for (const role of ROLE_SLUGS) {
    await page.context().clearCookies();
    await signIn(page, role);
    for (const path of ['/dashboard', '/login', '/dashboard/ccaptain', '/draft-quotations', '/rfq/1', ...ROLE_SLUGS.map((other) => `/dashboard/${other}`)]) {
      const response = await page.request.get(path, { maxRedirects: 3 });
      const end = new URL(response.url()).pathname;
      const own = path === '/dashboard' || path === '/login' || path === `/dashboard/${role}` || (path === '/dashboard/ccaptain' && role === 'captain');
      const buyersOnly = role === 'buyer' && ['/draft-quotations', '/rfq/1'].includes(path);
      expect(end, `${role} at ${path}`).toBe(own ? `/dashboard/${role}` : buyersOnly ? path : '/access-denied');
      expect(response.status(), `${role} at ${path}`).toBe(200);
    }
  }
});

/** Registers a buyer, whom a captain gives a role of its own: no dashboard is made for that. Signs the window in as it. */
async function signInWithCustomRole(page: Page, baseURL: string | undefined): Promise<void> {
  const serial = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const [email, password] = [`aud-${serial}@newcomers.marsamart.test`, 'Harbour-7-crane'];
  await page.request.post('/api/send-otp', { data: { email } });
  let otp = '';
  await expect.poll(async () => {
    const mails = (await (await page.request.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    otp = /\b(\d{6})\b/.exec(mails.map(({ text }) => text).join())?.[1] ?? '';
    return otp;
  }).not.toBe('');
  const { ticket } = (await (await page.request.post('/api/verify-otp', { data: { email, otp } })).json()) as { ticket: string };
  const registered = await page.request.post('/api/register', { data: { email, password, firstName: 'Ada', lastName: 'Aud', phone: '+49 40 123456', workClass: 'buyer', ticket } });
  const { vendorCode } = (await registered.json()) as { vendorCode: string };
  const captain = await bearerOf(baseURL, 'captain');
  const users = (await (await captain.get('/api/captain/users')).json()) as { id: number; vendor_code: string }[];
  const role = (await (await captain.post('/api/captain/roles', { data: { name: 'Auditor', code: `AUD${serial}` } })).json()) as { role: { id: number } };
  const given = await captain.post('/api/captain/users/assign-role', { data: { userId: users.find((user) => user.vendor_code === vendorCode)?.id, roleId: role.role.id } });
  expect(given.status(), await given.text()).toBe(200);
  const login = await page.request.post('/api/auth/login', { data: { vendorCode, password } });
  expect(login.status(), await login.text()).toBe(200);
}

test('a role that has no dashboard ends at the choice of roles, and is let in nowhere else', async ({ page, baseURL }) => {
  await signInWithCustomRole(page, baseURL);
  const ends: Readonly<Record<string, string>> = { '/dashboard': '/role-switch', '/login': '/role-switch', '/role-switch': '/role-switch', '/access-denied': '/access-denied' };
  for (const path of [...GUARDED, '/login', '/access-denied', '/ar/dashboard']) {
    const end = await open(page, path);
    expect(end.path, path).toBe(path === '/ar/dashboard' ? '/ar/role-switch' : (ends[path] ?? '/access-denied'));
    expect([end.hops <= 3, end.status], path).toEqual([true, 200]);
  }
});

test('a broken cookie is taken away and leads to the login', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'marsa.session', value: 'tampered.token.value', url: baseURL ?? '' }]);
  expect(await open(page, '/dashboard/buyer')).toMatchObject({ path: '/login', hops: 1, status: 200 });
  expect((await context.cookies()).filter(({ name }) => name === 'marsa.session')).toEqual([]);
});

test('languages keep their prefix through the guard, English has none', async ({ page }) => {
  expect(await open(page, '/ar/dashboard/captain')).toMatchObject({ path: '/ar/login' });
  expect(await open(page, '/en/shop')).toMatchObject({ path: '/shop', status: 200 });
  expect((await open(page, '/login.php')).status).toBe(404);
});

test('redirects and answers without a body have a policy too', async ({ request }) => {
  for (const [path, to] of [['/dashboard/buyer', '/login?next=%2Fdashboard%2Fbuyer'], ['/zh-CN/shop?page=2', '/zh/shop?page=2'], ['/Shop', '/shop']] as const) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([headers['location']?.replace(/^https?:\/\/[^/]+/, ''), headers['content-security-policy']], path).toEqual([to, "default-src 'none'; frame-ancestors 'none'"]);
  }
  expect((await request.fetch('/shop', { method: 'OPTIONS' })).headers()['content-security-policy']).toContain("default-src 'none'");
});

test('signing in keeps its way where the browser runs no scripts and keeps nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const sign = async (password: string) => {
    await page.locator('input[name=vendorCode]').fill('surveyor@demo.marsamart.test');
    await page.locator('input[name=password]').fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  };
  await page.goto('/de/dashboard/surveyor/reports');
  await sign('not this one');
  await expect(page).toHaveURL(/\/de\/login\?next=%2Fdashboard%2Fsurveyor%2Freports&refused=invalid_credentials/);
  await expect(page.getByText(de.errors.invalid_credentials)).toBeVisible();
  await sign('Demo@1234');
  await expect(page).toHaveURL(/\/de\/dashboard\/surveyor\/reports$/);
  await context.close();
});

test('what is not there, or takes no form, says so', async ({ request }) => {
  for (const path of ['/open-graph', '/open-graph/1', '/open-graph/en/1.png', '/sitemaps', '/sitemaps/x.xml', '/api-docs/x', '/pictures/x.webp', '/icons/x.png', '/vendor/x.js', '/music/x.mp3', '/_next/x', '/_next/static/x.js']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type'], (await response.text()).length < 30], path).toEqual([404, expect.stringMatching(/^text\/plain/), true]);
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
  }
  for (const path of ['/.git/config', '/.git/HEAD', '/.env', '/.env.example', '/.data', '/.next/BUILD_ID', '/package.json', '/server.mjs', '/src/server/env.ts', '/prisma/schema']) expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ['/nope', '/product/999999', '/ports/xxxxx', '/zh/nope', '/shop']) expect((await request.post(path)).status(), path).toBe(405);
  const allow = (await request.fetch('/api/products', { method: 'OPTIONS' })).headers()['allow'];
  expect(allow).toBe('GET, HEAD, OPTIONS');
});

test('the back button shows nothing of what was seen while signed in', async ({ page }) => {
  await signIn(page, 'buyer');
  for (const path of ['/dashboard/buyer', '/profile']) await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  }
});
