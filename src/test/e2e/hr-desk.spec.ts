import { expect, request as requests, test, type Locator, type Page } from 'playwright/test';
import { expectSound } from './accessible';
import { account, bearerOf, signIn } from './as';
import { IS_FULL } from '../effort';

const PASSWORD = 'Quay.Tide.88-x';

/** The row of a list that holds an e-mail. */
function rowOf(page: Page, email: string): Locator {
  return page.locator('tbody tr', { hasText: email });
}

/** A seller of this test alone, made by the admin's call and the link in its mail. */
async function makeSeller(baseURL: string | undefined): Promise<{ email: string; id: number }> {
  const admin = await bearerOf(baseURL, 'admin');
  const email = `desk-${Date.now()}-${Math.floor(Math.random() * 1e6)}@newcomers.marsamart.test`;
  const added = await admin.post('/api/admin/users', { data: { name: 'Desk Seller', email, role: 'seller' } });
  expect(added.status(), await added.text()).toBe(201);
  const { user } = (await added.json()) as { user: { id: number } };
  let text = '';
  await expect.poll(async () => {
    const mails = (await (await admin.get(`/api/dev/mailbox?to=${encodeURIComponent(email)}`)).json()) as { text: string }[];
    text = mails[0]?.text ?? '';
    return text;
  }, { timeout: 20_000 }).toContain('token=');
  const token = /token=([\w-]+)/.exec(text)?.[1];
  const chosen = await admin.post('/api/auth/reset-password', { data: { token, newPassword: PASSWORD } });
  expect(chosen.status(), await chosen.text()).toBe(200);
  return { email, id: user.id };
}

test('a message of the contact form rings, HR’s overview counts it by itself, and the line in the bell leads to it', async ({ page, request }) => {
  await signIn(page, 'hr');
  await page.goto('/dashboard/hr');
  const figure = page.getByRole('link', { name: /Contact Forms/ }).locator('.card', { hasText: 'Contact Forms' });
  await expect(figure).toBeVisible();
  const count = async () => Number(/\d+/.exec((await figure.innerText()).replace(/,/g, ''))?.[0]);
  const before = await count();
  const name = `Visitor ${Date.now().toString(36)}`;
  const sent = await request.post('/api/contact', { data: { name, phone: '', email: `visitor-${Date.now().toString(36)}@example.com`, subject: 'general', message: 'Do you ship to Jeddah?' } });
  expect(sent.status(), await sent.text()).toBe(200);
  // Another test may send one at the same time.
  await expect.poll(count).toBeGreaterThan(before);
  await page.goto('/notifications');
  await page.getByRole('link', { name: new RegExp(name) }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/hr\/contact-forms\?open=\d+/);
  await expect(page.getByRole('dialog').getByText('Do you ship to Jeddah?')).toBeVisible();
});

test('a party that HR blocks is out within one request, by cookie and by bearer, and back after it is unblocked', async ({ page, browser, baseURL }) => {
  test.slow(); // two people, two blocks
  const seller = await makeSeller(baseURL);
  const sellerWindow = await browser.newContext({ baseURL });
  const login = await sellerWindow.request.post('/api/auth/login', { data: { vendorCode: seller.email, password: PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const client = await requests.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const statuses = async () => [(await sellerWindow.request.get('/api/seller/rfqs')).status(), (await client.get('/api/seller/rfqs')).status()];
  expect(await statuses()).toEqual([200, 200]);

  await signIn(page, 'hr');
  await page.goto(`/dashboard/hr/users?q=${encodeURIComponent(seller.email)}`);
  await rowOf(page, seller.email).getByRole('button', { name: 'Temp Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Temporary Block' });
  const confirm = dialog.getByRole('button', { name: 'Block User' });
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('7');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Reason').fill('   ');
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Reason').fill('An invoice is unpaid.');
  await dialog.getByLabel('Duration (days)').fill('soon');
  await dialog.getByLabel('Reason').focus();
  await expect(dialog.getByLabel('Duration (days)')).toHaveValue('7');
  await confirm.click();
  await expect(page.getByText('User blocked temporarily successfully!')).toBeVisible();
  await expect(rowOf(page, seller.email).getByText('Temporarily Blocked')).toBeVisible();
  expect(await statuses()).toEqual([401, 401]);

  const sellerPage = await sellerWindow.newPage();
  await sellerPage.goto('/dashboard/seller');
  await expect(sellerPage).toHaveURL(/\/login\?next=/);

  await rowOf(page, seller.email).getByRole('button', { name: 'Unblock' }).click();
  const unblock = page.getByRole('dialog', { name: 'Unblock User' });
  await expect(unblock.getByRole('button', { name: 'Unblock' })).toBeDisabled();
  await unblock.getByLabel('Reason').fill('Paid.');
  await unblock.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('User unblocked successfully!')).toBeVisible();
  await expect(rowOf(page, seller.email).getByText('Active')).toBeVisible();
  await Promise.all([sellerWindow.close(), client.dispose()]);
});

test('HR finds users by status and role, edits one, and has no button for staff', async ({ page, baseURL }) => {
  const seller = await makeSeller(baseURL);
  await signIn(page, 'hr');
  await page.goto('/dashboard/hr/users');
  await page.getByLabel('Filter by status').selectOption('Permanently Blocked');
  await expect(page).toHaveURL(/status=Permanently/);
  await expect(page.locator('tbody').getByText('Permanently Blocked').first()).toBeVisible();
  await expect(page.locator('tbody').getByText('Active', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  const roles = page.getByLabel('Role', { exact: true });
  for (const staff of ['Captain', 'Accountant', 'Arbitrator', 'HR', 'Admin']) await expect(roles.locator('option', { hasText: new RegExp(`^${staff} \\(`) })).toHaveCount(0);
  await roles.selectOption('logistics');
  await expect(page.locator('tbody tr').first()).toContainText('Logistics');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox').fill(account('captain').email);
  await expect(rowOf(page, account('captain').email).getByRole('button')).toHaveText(['View']);

  await page.getByRole('searchbox').fill(seller.email);
  await rowOf(page, seller.email).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Details' });
  expect((await dialog.locator('.panel').boundingBox())?.width).toBeLessThanOrEqual(600);
  await expect(dialog.getByLabel('Role')).toHaveValue('seller');
  await dialog.getByLabel('Last Name').fill('Renamed');
  await dialog.getByLabel('Vendor Code').fill('a@b');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('A vendor code holds letters, figures and hyphens only.')).toBeVisible();
  await dialog.getByLabel('Vendor Code').fill(`desk-${seller.id}`);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User details updated successfully!')).toBeVisible();
  await expect(rowOf(page, seller.email)).toContainText(`DESK-${seller.id}`);
  await expect(rowOf(page, seller.email)).toContainText('Desk Renamed');
});

for (const locale of IS_FULL ? ['', '/ar'] : ['/ar']) {
  test(`HR’s figures and dialogs hold for assistive technology${locale && ' in Arabic'}`, async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto(`${locale}/dashboard/hr`);
    await expect(page.getByRole('img', { name: /%|٪/ })).toBeVisible();
    await page.locator('main summary').click();
    await expect(page.locator('details table')).toBeVisible();
    await page.goto(`${locale}/dashboard/hr/users`);
    await page.locator('tbody tr', { hasText: '@newcomers' }).first().locator('.table-actions button').nth(1).click();
    await expect(page.getByRole('dialog').locator('select')).toBeVisible();
    await expectSound(page);
  });
}

test('HR approves a registration, which leaves the list', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/dashboard/hr/new-users?sort=created');
  const row = page.locator('tbody tr', { hasText: '@newcomers' }).first();
  const email = (await row.locator('[data-label="Email"]').innerText()).trim();
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('New user approved successfully!')).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
  await page.goto(`/dashboard/hr/users?q=${encodeURIComponent(email)}`);
  await expect(rowOf(page, email)).toBeVisible();
});

test('on a small desk every list of HR shows all its columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'hr');
  for (const list of ['documents', 'contacts', 'contact-forms', 'new-users', 'users', 'issues']) {
    await page.goto(`/dashboard/hr/${list}`);
    const table = page.locator('table').first();
    await expect(table).toBeVisible();
    expect(await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0)), list).toBeLessThanOrEqual(0);
  }
});
