import { expect, test } from 'playwright/test';
import { expectSound } from './accessible';

interface Listed { readonly id: number; readonly supplier_id: number; readonly company_name: string; readonly origin_port_code: string | null }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory finds a port, whose page leads to its products and to a voyage on a map', async ({ page }) => {
    await page.goto('/ports');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Southern Asia');
    await page.getByRole('searchbox', { name: 'Search ports' }).fill('rotterd');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/ports\?q=rotterd$/);
    await page.getByRole('main').getByRole('link', { name: 'Rotterdam' }).click();
    await expect(page).toHaveURL(/\/ports\/nlrtm$/);
    await expect(page.getByRole('img', { name: 'Map of the sea routes from Rotterdam' })).toBeVisible();
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'JNPT (INNSA)' });
    await page.getByLabel('Avoid the Suez Canal').check();
    await page.getByRole('button', { name: 'Show the voyage' }).click();
    await expect(page).toHaveURL(/\/ports\/nlrtm\/voyage\?to=INNSA&avoid=suez$/);
    await expect(page.getByText('Cape of Good Hope').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of the sea route from Rotterdam to JNPT, 10,9\d\d nautical miles\.$/ })).toBeVisible();
  });

  test('a code in capitals leads to the one address, and an unknown one to no page', async ({ page, request }) => {
    expect((await request.get('/ports/INNSA', { maxRedirects: 0 })).status()).toBe(308);
    await page.goto('/ports/INNSA');
    await expect(page).toHaveURL(/\/ports\/innsa$/);
    const missing = await page.goto('/ports/zzzzz');
    expect(missing?.status()).toBe(404);
    await expect(page.getByText('This page is not here').first()).toBeVisible();
  });

  test('a product’s page leads to the distances from its port', async ({ page, request }) => {
    const products = (await (await request.get('/api/products?limit=20')).json()) as Listed[];
    const product = products.find(({ origin_port_code }) => origin_port_code !== null);
    await page.goto(`/product/${product?.id}`);
    await expect(page.getByRole('button', { name: 'Choose your port' })).toBeHidden();
    await page.getByRole('link', { name: /^Sea distances from/ }).click();
    await expect(page).toHaveURL(new RegExp(`/ports/${product?.origin_port_code?.toLowerCase()}#distances$`));
  });
});

test('a product’s page tells how far it is to a port that the browser remembers', async ({ page, request }) => {
  const products = (await (await request.get('/api/products?limit=20')).json()) as Listed[];
  const [product, other] = products.filter(({ origin_port_code }) => origin_port_code !== null);
  await page.goto(`/product/${product?.id}`);
  await page.getByRole('button', { name: 'Choose your port' }).click();
  await expect(page.getByRole('combobox', { name: 'Your port' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Your port' }).fill('hambu');
  await page.getByRole('option', { name: /Hamburg/ }).click();
  await expect(page.getByRole('button', { name: 'Change port' })).toBeFocused();
  await expect(page.getByText(/^[\d,]+ nm$/)).toBeVisible();
  await page.goto(`/product/${other?.id}`);
  await expect(page.getByText(/^[\d,]+ nm$/)).toBeVisible();
  await page.getByRole('link', { name: 'Show the voyage' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Voyage from .+ to Hamburg$/);
});

test('a card’s company leads to its page, which tells who it is and nothing that is private', async ({ page, request }) => {
  await page.goto('/shop');
  const [product] = (await (await request.get('/api/products?sort=featured&limit=1')).json()) as Listed[];
  await page.getByRole('article').first().getByRole('link', { name: product?.company_name }).click();
  await expect(page).toHaveURL(new RegExp(`/suppliers/${product?.supplier_id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.company_name ?? '');
  await expect(page.getByRole('link', { name: 'Contact Supplier' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(/SELL-|@/);
  expect((await request.get('/suppliers/2147483647')).status()).toBe(404);
});

test('ports, voyages and suppliers read from right to left and pass axe @narrow', async ({ page, request }) => {
  const [product] = (await (await request.get('/api/products?limit=1')).json()) as Listed[];
  for (const path of ['/ar/ports', '/ar/ports/innsa', '/ar/ports/innsa/voyage?to=NLRTM', `/ar/suppliers/${product?.supplier_id}`]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectSound(page);
  }
});
