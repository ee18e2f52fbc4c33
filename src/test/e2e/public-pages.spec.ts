import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { fillLogin } from './as';
import { IS_FULL } from '../effort';

const LANGUAGES = ['', '/zh', '/hi', '/de', '/ar'] as const;
const PAGES = ['/', '/shop', '/product/1', '/categories', '/about', '/contact', '/ports', '/ports/innsa', '/compare?ids=1,2,3', '/terms', '/offline', '/nothing-is-here'];
/** The others that a visitor can open: with PROVE=1. */
const OTHER_PAGES = ['/suppliers', '/suppliers/19', '/catalogs/1', '/ports/innsa/voyage?to=nlrtm', '/shop?q=stel', '/shop?q=zzzz', '/privacy', '/login', '/register', '/reset-password?token=x', '/access-denied'];
const ALL_PAGES = [...PAGES, ...OTHER_PAGES];
const WIDTHS = [390, 768, 1440] as const;
/** The pages whose texts differ most between languages. */
const MAIN_PAGES = ['/', '/shop', '/product/1'];
/** The main pages in Arabic by night; the whole product of languages and themes with PROVE=1. */
const LOOKS = LANGUAGES.flatMap((language) => (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme, pages: IS_FULL ? ALL_PAGES : MAIN_PAGES })))
  .filter(({ language, colorScheme }) => IS_FULL || (language === '/ar' && colorScheme === 'dark'));
const ZONES = ['America/Los_Angeles', 'UTC', 'Asia/Kolkata'] as const;

/** What a page said that it should not: errors in the console (hydration, security policy) and failed scripts. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The document that is not there says 404 by design.
    if (message.type() === 'error' && !(message.text().includes('404') && page.url().includes('nothing-is-here'))) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return faults;
}

async function openPage(browser: Browser, baseURL: string | undefined, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}

const address = (language: string, path: string) => (path === '/' ? language || '/' : `${language}${path}`);

test.describe.configure({ mode: 'parallel' });

for (const { language, colorScheme, pages } of LOOKS) {
  test(`axe finds nothing on the public pages, ${language || '/en'}, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(360_000);
    const page = await openPage(browser, baseURL, { colorScheme });
    const faults = faultsOf(page);
    for (const path of pages) {
      await page.goto(address(language, path));
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

for (const language of IS_FULL ? LANGUAGES : (['/de'] as const)) {
  test(`no public page is wider than its window, ${language || '/en'}`, async ({ browser, baseURL }) => {
    test.setTimeout(360_000);
    const page = await openPage(browser, baseURL, {});
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of IS_FULL ? ALL_PAGES : PAGES) {
        await page.goto(address(language, path), { waitUntil: 'domcontentloaded' });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.context().close();
  });
}

for (const timezoneId of IS_FULL ? ZONES : ZONES.slice(0, 1)) {
  test(`nothing in the console, whatever the clock says: ${timezoneId}`, async ({ browser, baseURL }) => {
    test.setTimeout(360_000);
    const page = await openPage(browser, baseURL, { timezoneId });
    const faults = faultsOf(page);
    for (const language of LANGUAGES) {
      for (const path of IS_FULL ? ALL_PAGES : MAIN_PAGES) await page.goto(address(language, path), { waitUntil: 'load' });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

test('search engines find one address of each page, in five languages', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, part = '']) => part);
  expect(parts).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/categories.xml', '/sitemaps/catalogs.xml', '/sitemaps/ports.xml', '/sitemaps/suppliers.xml', '/sitemaps/products-1.xml']));
  for (const part of ['catalogs', 'suppliers']) expect(await (await request.get(`/sitemaps/${part}.xml`)).text()).toMatch(new RegExp(`<loc>[^<]*/ar/${part}/\\d+</loc>`));
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  for (const [, path = ''] of [...pages.matchAll(/<loc>https?:\/\/[^/<]+(\/?[^<]*)<\/loc>/g)].slice(0, 20)) {
    expect((await request.get(path || '/', { maxRedirects: 0 })).status(), path).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Disallow: \/api\/[^]*Sitemap: http/);
  for (const [from, to] of [['/Shop?sort=newest', '/shop?sort=newest'], ['/shop/', '/shop'], ['/en/about', '/about'], ['/EN/Shop/?q=A', '/shop?q=A']] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers()['location'] ?? '', 'http://x').pathname + new URL(answer.headers()['location'] ?? '', 'http://x').search]).toEqual([308, to]);
  }
  const picture = await request.get('/open-graph/ar/product-1.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await request.get('/open-graph/en/nothing.png')).status()).toBe(404);
});

test('no page tries what its own security policy forbids', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    (window as unknown as { violated: (what: string) => void }).violated(`${location.pathname} ${violatedDirective} ${blockedURI}`);
  }));
  for (const path of ['/', '/shop', '/contact', '/login', '/login?forgot=1', '/register', '/reset-password?token=x', '/api-docs']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

test('the API’s page can be read without JavaScript', async ({ browser, baseURL }) => {
  const page = await openPage(browser, baseURL, { javaScriptEnabled: false });
  await page.goto('/api-docs');
  await expect(page.getByRole('heading', { name: 'Marsa Mart API' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenAPI 3.1 (JSON)' })).toHaveAttribute('href', '/api/openapi.json');
  await expect(page.getByText('/api/auth/login', { exact: true }).first()).toBeVisible();
  await page.context().close();
});

test('an address that holds nothing says so in its language, without JavaScript too', async ({ browser, baseURL }) => {
  const page = await openPage(browser, baseURL, { javaScriptEnabled: false });
  for (const [path, title] of [
    ['gibt-es-nicht', 'Diese Seite gibt es hier nicht'], ['product/999999', 'Produkt nicht gefunden'], ['suppliers/999999', 'Diese Seite gibt es hier nicht'],
    ['ports/ZZZZZ', 'Diese Seite gibt es hier nicht'], ['ports/zzzzz/voyage', 'Diese Seite gibt es hier nicht'], ['catalogs/999999', 'Diese Seite gibt es hier nicht'],
  ] as const) {
    const answer = await page.goto(`/de/${path}`);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('main').getByRole('heading'), path).toHaveText(title);
  }
  await page.context().close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('slides move by dots, arrows and the keyboard, and stand still when told to', async ({ page }) => {
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Highlights' });
    await slides.getByRole('button', { name: 'Show slide 2: Verified Suppliers Worldwide' }).click();
    await expect(slides.getByRole('heading', { name: 'Verified Suppliers Worldwide' })).toBeInViewport();
    await slides.getByRole('button', { name: 'Next slide' }).press('Enter');
    await expect(slides.getByRole('heading', { name: 'End-to-End Trade Solutions' })).toBeInViewport();
    await slides.getByRole('button', { name: 'Pause the slides' }).click();
    await expect(slides.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });
});

test('every page says the address of the start, whatever the build was made with; a chosen language leads on from the home page', async ({ page, baseURL }) => {
  for (const path of ['/', '/about', '/contact', '/terms', '/privacy', '/legal/seller-agreement', '/ports', '/de/about']) {
    const text = await (await page.request.get(path)).text();
    const said = [...text.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"|property="og:(?:image|url)" content="([^"]+)"/g)].map(([, link, meta]) => new URL(link ?? meta ?? '').origin);
    expect([said.length > 7, ...new Set(said)], path).toEqual([true, new URL(baseURL ?? '').origin]);
  }
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: baseURL ?? '' }]);
  await page.goto('/?from=here');
  await expect(page).toHaveURL(/\/de\?from=here$/);
});

test('a buyer starts a request on the home page, for a product or not at all', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'buyer');
  await expect(page).toHaveURL(/\/dashboard\/buyer/, { timeout: 20_000 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start an RFQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request for Quotation' });
  await dialog.getByLabel('Quantity').fill('700');
  await dialog.getByRole('button', { name: 'Submit RFQ' }).click();
  await expect(dialog.getByText('Product is required')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Product', exact: false }).last().fill('Ribbon Blender');
  await page.getByRole('option', { name: /Ribbon Blender/ }).first().click();
  await dialog.getByRole('button', { name: 'Submit RFQ' }).click();
  await expect(page).toHaveURL(/\/dashboard\/buyer\?open=\d+/, { timeout: 20_000 });
});
