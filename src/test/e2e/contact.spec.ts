import { expect, test } from 'playwright/test';
import { expectSound } from './accessible';
import { bearerOf, fillLogin, signIn } from './as';

test('a visitor writes, and HR reads it, marks it, and marks it back', async ({ page, browser, baseURL }) => {
  const name = `Visitor ${Date.now().toString(36)}`;
  await page.goto('/contact?subject=supplier', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Subject')).toHaveValue('supplier');
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const sentence of ['Please enter your name', 'Please enter your email address', 'Please enter your message']) await expect(page.getByText(sentence)).toBeVisible();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(`visitor-${Date.now().toString(36)}@example.com`);
  await page.getByLabel('Message').fill('Which papers do you need?\nWe sell rice.');

  // What was typed survives a failure.
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for your message. We will get back to you soon.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signIn(desk, 'hr');
  await desk.goto(`/dashboard/hr/contact-forms?q=${encodeURIComponent(name)}`);
  const row = desk.locator('tbody tr', { hasText: name });
  await expect(row).toContainText('—');
  await row.getByRole('link', { name }).click();
  await expect(desk.getByRole('dialog').getByText('We sell rice.')).toBeVisible();
  await desk.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Mark as Reviewed' }).click();
  await expect(desk.getByText('Contact form submission marked as reviewed!')).toBeVisible();
  await row.getByRole('button', { name: 'Mark as Pending' }).click();
  await expect(desk.getByText('Contact form submission marked as pending!')).toBeVisible();
});

test('a party asks for a supplier’s details on its card, and reads them once HR has approved', async ({ page, browser, baseURL }) => {
  const buyer = await bearerOf(baseURL, 'all');
  const asked = (await (await buyer.get('/api/account/contact-requests')).json()) as { party: { id: number } }[];
  const products = (await (await buyer.get('/api/products?pageSize=100')).json()) as { id: number }[];
  let product: { id: number; supplier: { id: number; company_name: string } } | undefined;
  for (const { id } of products) {
    const found = (await (await buyer.get(`/api/products/${id}`)).json()) as NonNullable<typeof product>;
    if (!asked.some(({ party }) => party.id === found.supplier.id)) {
      product = found;
      break;
    }
  }
  if (!product) throw new Error('No supplier is left that was not asked for');

  // A visitor is led to the form.
  await page.goto(`/product/${product.id}`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Supplier', exact: true }) });
  await expect(card.getByRole('link', { name: 'Contact Supplier' })).toHaveAttribute('href', `/contact?product=${product.id}`);

  await page.goto('/login');
  await fillLogin(page, 'all');
  await expect(page).toHaveURL(/\/dashboard\//);
  await page.goto(`/product/${product.id}`);
  await card.getByRole('button', { name: 'Contact Supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for contact details' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Please say why you need the contact details')).toBeVisible();
  await dialog.getByLabel('Why do you need them?').fill('A yearly contract.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(card.getByText('Your request for contact details is waiting for our HR desk.')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signIn(desk, 'hr');
  await desk.goto(`/dashboard/hr/contacts?status=pending&q=${encodeURIComponent(product.supplier.company_name)}`);
  await desk.locator('tbody tr', { hasText: 'Marsa Mart Training' }).getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Contact request approved successfully!')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('heading', { name: 'Contact details' })).toBeVisible();
  await expect(card.getByText(/@.*marsamart\.test/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is refused by the same rules, keeps what was typed, and is taken', async ({ page }) => {
    await page.goto('/contact?product=1');
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue(/^Product 1: /);
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel('Message').fill('Do you pack in 10 kg bags?');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const sentence of ['Please enter your name', 'Please enter your email address', 'Please enter a valid phone number with its country code']) await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Do you pack in 10 kg bags?');
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue(/^Product 1: /);
    await page.getByLabel('Full name').fill('Ada Port');
    await page.getByLabel('Email').fill(`no-script-${Date.now().toString(36)}@example.com`);
    await page.getByLabel('Phone').fill('');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you for your message. We will get back to you soon.')).toBeVisible();
  });

  test('a supplier that is not there answers 404 with its words, in the reader’s language', async ({ page }) => {
    const answer = await page.goto('/de/suppliers/999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es hier nicht' })).toBeVisible();
  });
});

for (const path of ['/contact', '/ar/contact']) {
  test(`${path} is accessible, and stays within a phone @narrow`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    await expectSound(page);
  });
}
