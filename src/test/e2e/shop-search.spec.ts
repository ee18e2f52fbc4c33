import { expect, test, type Page } from 'playwright/test';
import { expectSound } from './accessible';
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
    await expect(page.getByText('Showing results for turmeric')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search for “tumeric” instead' })).toHaveAttribute('href', '/shop?search=tumeric&exact=yes');
    await expect(cards(page).first()).toContainText(/turmeric/i);
    await page.goto('/shop?search=wheat');
    await expect(page.getByText('No product was found for “wheat”.')).toBeVisible();
    await page.getByRole('link', { name: 'heat', exact: true }).click();
    await expect(page).toHaveURL('/shop?search=heat');
    await page.goto('/shop?search=heat&page=abc');
    await expect(page).toHaveURL('/shop?search=heat');
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

  test('the values beyond the first ten of a facet are one press away', async ({ page }) => {
    await page.goto('/shop?filters=more');
    const hidden = page.getByRole('link', { name: /^Tools and Machine Tools \d/ });
    await expect(hidden).toBeHidden();
    const more = page.locator('summary').filter({ hasText: /^Category/ });
    await more.focus();
    await page.keyboard.press('Enter');
    await hidden.click();
    await expect(page).toHaveURL(/category=Tools/);
    await page.goto('/shop?filters=more');
    const names = await page.locator('section').filter({ has: page.getByRole('heading', { name: 'Certificate' }) }).locator('bdi').allTextContents();
    expect(names).toContain('ISO 9001');
    expect(names.filter((name) => name.startsWith('ISO 9001'))).toEqual(['ISO 9001']);
    await expect(page.getByRole('link', { name: /^101 to 1,000 kg/ })).toBeVisible();
  });

  test('an order by price says what it compares', async ({ page }) => {
    await page.goto('/shop?sort=price-low');
    await expect(page.getByText(/^Prices are compared per unit as quoted/)).toBeVisible();
    await page.goto('/shop?sort=newest');
    await expect(page.getByText(/^Prices are compared per unit as quoted/)).toHaveCount(0);
  });

  test('a category is a page of its own, whatever else is filtered', async ({ page }) => {
    for (const [address, canonical] of [
      ['/shop?category=Gems%2C+Jewellery', /\/shop\?category=Gems%2C\+Jewellery$/], ['/shop?sort=newest&category=Gems,%20Jewellery&page=2&priceType=FOB', /\/shop\?category=Gems%2C\+Jewellery$/],
      ['/de/shop?category=Gems%2C+Jewellery', /\/de\/shop\?category=Gems%2C\+Jewellery$/], ['/shop?priceType=FOB', /\/shop$/], ['/shop?category=Nothing', /\/shop$/],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('link[rel="canonical"]'), address).toHaveAttribute('href', canonical);
    }
    await page.goto('/shop?category=Gems%2C+Jewellery');
    await expect(page).toHaveTitle(/^Gems, Jewellery: wholesale at the port/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gems, Jewellery' })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Gems, Jewellery from checked suppliers/);
    await expect(page.locator('link[rel="alternate"][hreflang="ar"]')).toHaveAttribute('href', /\/ar\/shop\?category=Gems%2C\+Jewellery$/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(new URL(picture ?? '', 'http://mart.test').pathname)).status()).toBe(200);
    expect(await (await page.request.get('/sitemaps/categories.xml')).text()).toContain('/zh/shop?category=Gems%2C+Jewellery</loc>');
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
  await expectSound(page);
  await page.getByRole('complementary', { name: 'Compare products' }).getByRole('link').click();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5);
  await expectSound(page);

  const first = page.getByRole('columnheader').nth(1).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(page.getByRole('region').or(page.getByRole('main')).getByRole('link', { name }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a chosen currency goes along to products, suppliers, ports and the comparison, until it is taken back', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeVisible();
  await page.getByLabel('Prices in').selectOption('GBP');
  await expect(page).toHaveURL(/prices=GBP/);
  const product = cards(page).first().getByRole('link').first();
  const supplier = await cards(page).first().getByRole('link').nth(1).getAttribute('href');
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Shop');
  await expect(page.getByRole('main').getByText(/^≈ £/).first()).toBeVisible();
  await expect(cards(page).getByText(/^≈ £/).first()).toBeVisible();
  for (const path of [supplier ?? '', '/ports/inbom', '/shop']) {
    await page.goto(path);
    await expect(cards(page).getByText(/^≈ £/).first(), path).toBeVisible();
  }
  await expect(page.getByLabel('Prices in')).toHaveValue('GBP');
  await page.goto('/compare?ids=1,2');
  await expect(page.getByRole('row', { name: /^Price/ }).first()).toContainText('≈ £');
  await page.goto('/shop');
  await expect(page.getByLabel('Prices in')).toHaveValue('GBP');
  await page.getByLabel('Prices in').selectOption('');
  await expect(cards(page).getByText(/^≈/)).toHaveCount(0);
});

test('a comparison without products in its address is the one that was begun, less what is taken out', async ({ page }) => {
  await page.goto('/shop');
  for (const place of [0, 1]) await page.getByRole('checkbox', { name: /^Compare/ }).nth(place).check();
  await page.goto('/compare');
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  for (const left of [2, 0]) {
    await page.getByRole('table').getByRole('link', { name: /^Remove/ }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(left);
  }
  await page.goto('/compare');
  await expect(page.getByText('Choose two to four products in the shop to compare them.')).toBeVisible();
});

test('the bar of a comparison stands above the widgets and hides nothing that is focused @phone', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('checkbox', { name: /^Compare/ }).first().check();
  const bar = page.getByRole('complementary', { name: 'Compare products' });
  const widgets = page.locator('.widget-button').first();
  const [bottom, top] = [await bar.boundingBox(), await widgets.boundingBox()];
  if ((page.viewportSize()?.width ?? 0) < 768) expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  for (const action of await page.getByRole('button', { name: /^Request Quotation/ }).or(page.getByRole('link', { name: /^Request Quotation/ })).all()) {
    await action.focus();
    const [it, edge] = [await action.boundingBox(), await bar.boundingBox()];
    expect((it?.y ?? 0) + (it?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  }
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

test('filters and comparison in Arabic fit a phone @narrow', async ({ page }) => {
  for (const path of ['/ar/shop?filters=more&verified=yes', '/ar/compare?ids=1,2']) {
    await page.goto(path);
    await expectSound(page);
  }
});
