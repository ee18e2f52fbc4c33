import { expect, test } from 'playwright/test';
import { fillLogin, loginReady, signIn } from './as';

/**
 * The same trade through two windows: a visitor finds a product and signs in as a buyer on the way; the captain answers;
 * every button reports with the specification's sentence.
 */
test('a visitor becomes a buyer with an order in process', async ({ browser }) => {
  test.setTimeout(120_000);
  const buyer = await (await browser.newContext()).newPage();
  const captain = await (await browser.newContext()).newPage();
  // The quantity marks this trade in every list: no other of the test's database has it.
  const quantity = 24_000 + (Date.now() % 9_000);
  const title = `Rice for marker order ${quantity}`;
  const lot = { hasText: new Intl.NumberFormat('en').format(quantity) };
  const total = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(quantity * 1.25);

  await buyer.goto('/shop?search=rice');
  await buyer.getByRole('link', { name: /^Request Quotation/ }).first().click();
  await expect(buyer).toHaveURL(/\/login/);
  await expect(buyer.getByText(/After signing in you go on with your quotation request for/)).toBeVisible();
  await fillLogin(buyer, 'buyer');
  await expect(buyer).toHaveURL(/\/rfq\/\d+$/);

  await buyer.getByRole('button', { name: 'Submit RFQ' }).click();
  await expect(buyer.getByText('Quantity is required and must be greater than 0')).toBeVisible();
  await buyer.getByLabel('Product Title').fill(title);
  await buyer.getByLabel('Quantity').fill(String(quantity));
  await buyer.getByText('Add details').click();
  await buyer.getByLabel('Budget Range (Min)').fill('20');
  await buyer.getByLabel('Budget Range (Max)').fill('10');
  await buyer.getByRole('button', { name: 'Submit RFQ' }).click();
  await expect(buyer.getByText('Minimum budget cannot be greater than maximum budget')).toBeVisible();
  await buyer.getByLabel('Budget Range (Max)').fill('30');
  await buyer.getByRole('button', { name: 'Submit RFQ' }).dblclick();
  await expect(buyer.getByText('RFQ submitted successfully! The seller will respond to your request soon.')).toBeVisible();
  await expect(buyer).toHaveURL(/\/dashboard\/buyer/);
  await expect(buyer.getByRole('row', { name: title })).toHaveCount(1);

  await signIn(captain, 'captain');
  await captain.goto('/dashboard/captain/rfqs');
  await captain.getByRole('row', { name: title }).getByRole('button', { name: 'Accept' }).click();
  const form = captain.getByRole('dialog');
  await form.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(form.getByText('Please provide the final quotation price')).toBeVisible();
  await form.getByLabel(/Final price per/).fill('1.25');
  await form.getByLabel('Message to the buyer').fill('Loading in the second half of the month.');
  await expect(form.getByText(total)).toBeVisible();
  await form.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(captain.getByText('RFQ accepted and draft quotation created successfully!')).toBeVisible();

  await buyer.goto('/draft-quotations');
  await buyer.getByRole('row').filter(lot).getByRole('button', { name: 'Accept' }).click();
  await buyer.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(buyer.getByText('Quotation accepted successfully!')).toBeVisible();

  await captain.goto('/dashboard/captain/dpqs');
  await captain.getByRole('row').filter(lot).getByRole('button', { name: 'Convert to DPO' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Convert to DPO' }).click();
  await expect(captain.getByText('Quotation converted to DPO successfully!')).toBeVisible();

  await captain.goto('/dashboard/captain/dpos');
  const order = captain.getByRole('row').filter(lot);
  await order.getByRole('button', { name: 'Confirm' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(captain.getByText('Order confirmed successfully!')).toBeVisible();
  await order.getByRole('button', { name: 'Process' }).click();
  await captain.getByRole('alertdialog').getByRole('button', { name: 'Process' }).click();
  await expect(captain.getByText('Order processing started successfully!')).toBeVisible();
  await expect(order.getByText('processing', { exact: true })).toBeVisible();
});

test('another role is told that only buyers can request quotations', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'seller');
  await expect(page).toHaveURL(/\/dashboard\/seller/);
  await page.goto('/shop');
  // Before the scripts are there the link leads to the request's page, which says it too.
  await expect(page.locator('[data-card] input').first()).toBeAttached();
  await page.getByRole('link', { name: /^Request Quotation/ }).first().click();
  await expect(page.getByRole('alertdialog').getByText('Only buyers can request quotations', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/shop/);
});

test('signing out ends the session and leads home', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'captain');
  await expect(page).toHaveURL(/\/dashboard\/captain/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => ['user', 'role', 'token', 'vendorCode'].map((key) => localStorage.getItem(key)))).toEqual([null, null, null, null]);
  await page.goto('/dashboard/captain/rfqs');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a wrong password keeps what was typed and says so', async ({ page }) => {
  await page.goto('/login');
  await loginReady(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main').getByText('Please enter both Vendor Code/Email and Password')).toBeVisible();
  await page.locator('input[name="vendorCode"]').fill('nobody@example.com');
  await page.locator('input[name="password"]').fill('Wrong@1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  await expect(page.locator('input[name="vendorCode"]')).toHaveValue('nobody@example.com');
});
