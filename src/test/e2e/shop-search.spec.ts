import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { signIn } from './as';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('further filters are links with true numbers, chips take them away, and the form keeps them', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('link', { name: 'More filters' }).click();
    const offer = page.getByRole('link', { name: /^FOB/ });
    const count = Number((await offer.innerText()).replace(/\D/g, ''));
    await offer.click();
    await expect(page).toHaveURL(/priceType=FOB/);
    await expect(page.getByRole('heading', { name: `${count} products` })).toBeVisible();
    await page.getByLabel('Search products').last().fill('rice');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/search=rice/);
    await expect(page).toHaveURL(/priceType=FOB/);
    await page.getByRole('link', { name: 'Remove the filter FOB' }).click();
    await expect(page).not.toHaveURL(/priceType/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/search|priceType/);
  });

  test('a typing error is forgiven, and said', async ({ page }) => {
    await page.goto('/shop?search=tumeric');
    await expect(page.getByRole('link', { name: 'turmeric', exact: true })).toHaveAttribute('href', '/shop?search=turmeric');
    await expect(cards(page).first()).toContainText(/turmeric/i);
  });

  test('products stand side by side, with what differs marked', async ({ page }) => {
    await page.goto('/compare?ids=1,2,nonsense,2147483647,3');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('row', { name: /^Price/ }).first()).toContainText('differs');
    await table.getByRole('link', { name: /^Remove/ }).first().click();
    await expect(page).toHaveURL(/\/compare\?ids=2%2C3|\/compare\?ids=2,3/);
    await page.goto('/compare?ids=x');
    await expect(page.getByText('Choose two to four products in the shop to compare them.')).toBeVisible();
  });

  test('prices are shown in another currency as well', async ({ page }) => {
    await page.goto('/shop?prices=GBP');
    await expect(cards(page).getByText(/^≈ £/).first()).toBeVisible();
  });
});

test('the list follows while somebody types', async ({ page }) => {
  await page.goto('/shop?page=3');
  const field = page.getByLabel('Search products').last();
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible();
  await field.pressSequentially('basm');
  await expect(page).toHaveURL(/search=basm$/);
  await field.pressSequentially('ati');
  await expect(page).toHaveURL(/\/shop\?search=basmati$/);
  await expect(field).toHaveValue('basmati');
  await expect(cards(page).first()).toContainText(/basmati/i);
});

test('products are taken into a comparison, and those looked at are remembered', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/shop');
  const toggles = page.getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2, 3]) await toggles.nth(place).check();
  await toggles.nth(4).click();
  await expect(page.getByText('Four products can be compared at a time. Take one out first.')).toBeVisible();
  await expect(toggles.nth(4)).not.toBeChecked();
  await expect(page.getByText('4 products of 4 chosen')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('complementary', { name: 'Compare products' }).getByRole('link').click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  const first = page.getByRole('columnheader').nth(1).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(page.getByRole('region').or(page.getByRole('main')).getByRole('link', { name }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a buyer is handed on from the shop to a request, and nobody else', async ({ page, browser }) => {
  await page.goto('/shop?rfq=1');
  await expect(page).toHaveURL(/\/shop\?rfq=1$/);
  await signIn(page, 'buyer');
  await page.goto('/shop?rfq=1');
  await expect(page).toHaveURL(/\/rfq\/1$/);
  const seller = await (await browser.newContext()).newPage();
  await signIn(seller, 'seller');
  await seller.goto('/shop?rfq=1');
  await expect(seller).toHaveURL(/\/shop\?rfq=1$/);
});

test('filters and comparison in Arabic fit a phone @phone', async ({ page }) => {
  for (const path of ['/ar/shop?filters=more&verified=yes', '/ar/compare?ids=1,2']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  }
});
