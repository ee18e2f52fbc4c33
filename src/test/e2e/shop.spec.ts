import { expect, test, type Page } from 'playwright/test';
import { expectSound } from './accessible';
import { fillLogin } from './as';

/** The cards of the page that is shown. */
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, category, port, sort and pages really apply', async ({ page, request }) => {
    await page.goto('/shop');
    await expect(cards(page)).toHaveCount(8);
    await page.getByLabel('Port').selectOption({ label: 'JNPT' });
    await page.getByLabel('Sort by').selectOption('price-low');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/port=INNSA/);
    const all = (await (await request.get('/api/products?sort=price-low')).json()) as { name: string; origin_port_name: string }[];
    const expected = all.filter(({ origin_port_name: port }) => port === 'JNPT').map(({ name }) => name);
    await expect(cards(page).getByRole('heading')).toHaveText(expected.slice(0, 8));

    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).getByRole('heading')).toHaveText(expected.slice(8, 16));

    await page.goto('/shop?category=Leather&search=100%25');
    await expect(page.getByText('No products match these filters.')).toBeVisible();
    await page.goto('/shop?page=9999');
    await expect(cards(page).first()).toBeVisible();
  });

  test('a product page shows everything, and its request leads to the login', async ({ page }) => {
    await page.goto('/shop');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await page.getByText('Specifications', { exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
    await page.getByRole('link', { name: /^Request Quotation/ }).first().click();
    await expect(page).toHaveURL(/\/login\?next=%2Frfq%2F\d+$/);
  });

  test('a product that is not there says so, in the page’s language', async ({ page }) => {
    const response = await page.goto('/product/2147483647');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Product not found').first()).toBeVisible();
  });
});

test('the first page in Arabic reads from right to left and leads to the request @narrow', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expectSound(page);
  await page.getByRole('link', { name: /^طلب عرض سعر/ }).first().click();
  await expect(page).toHaveURL(/\/ar\/login/);
  await fillLogin(page, 'buyer', 'تسجيل الدخول');
  await expect(page).toHaveURL(/\/ar\/rfq\/\d+$/);
  await expect(page.locator('input[name="title"]')).not.toHaveValue('');
  expect(faults).toEqual([]);
});
