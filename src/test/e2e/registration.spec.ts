import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { loginReady } from './as';

const PASSWORD = 'Harbour-7-crane';
const NEW_PASSWORD = 'Quay.Tide.88-x';

/** A small PDF, told from others by a comment. */
const pdf = (name: string) => ({
  name, mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 240] >>\nendobj\n% ${name}\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`),
});

/** What the newest mail to an address holds, once it has come. */
async function fromMail(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect.poll(async () => {
    const mails = (await (await request.get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`)).json()) as { subject: string; text: string }[];
    found = pattern.exec(mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n'))?.[1] ?? '';
    return found;
  }).not.toBe('');
  return found;
}

async function fillFirstStep(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name or company name').fill('Anna Maria Port Traders');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  const byMail = page.getByRole('group', { name: 'Email', exact: true });
  await byMail.getByRole('button', { name: 'Send OTP' }).click();
  await byMail.getByPlaceholder('6-digit code').fill(await fromMail(page.request, email, /(\d{6})/));
  await byMail.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(byMail.getByText('Verified', { exact: true })).toBeVisible();
  await page.locator('input[name=whatsapp]').fill(`+91 98${Date.now().toString().slice(-8)}`);
  const byPhone = page.getByRole('group', { name: 'WhatsApp number' });
  await byPhone.getByRole('button', { name: 'Send OTP' }).click();
  await byPhone.getByPlaceholder('6-digit code').fill('123456');
  await byPhone.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByLabel('Address').fill('1 Quay Road');
  await page.getByLabel('Nearest port').selectOption('Mumbai Port');
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Signs in by the login's form. */
async function login(page: Page, email: string, password: string): Promise<void> {
  await loginReady(page);
  await page.locator('input[name=vendorCode]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a seller registers with two documents, forgets the password and changes it', async ({ page }) => {
  test.setTimeout(180_000);
  const email = `e2e-${Date.now()}@port.test`;
  await page.goto('/register');
  await next(page);
  await expect(page.getByRole('main').getByText('Please enter your name/company name').first()).toBeVisible();
  await fillFirstStep(page, email);

  // What was typed is there after a reload, but for the password.
  await page.reload();
  await expect(page.locator('input[name=email]')).toHaveValue(email);
  await expect(page.locator('input[name=password]')).toHaveValue('');
  await page.locator('input[name=password]').fill(PASSWORD);
  await next(page);

  await page.getByRole('radio', { name: /^Seller/ }).check();
  await page.locator('main input[type=file]').setInputFiles([pdf('gst.pdf'), pdf('bank.pdf')]);
  await expect(page.getByLabel('Kind of document: gst.pdf')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Kind of document: bank.pdf')).toBeVisible({ timeout: 20_000 });
  await next(page);
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect(page.getByRole('main').getByText('Please accept the declaration and consent checkbox').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit registration' }).click();
  const done = page.getByRole('alertdialog');
  await expect(done).toContainText(/Your vendor code is SELL-[A-Z2-9]{6}/);
  await done.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login$/);

  // A reset link works once, and its token leaves the address.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.locator('main input[name=email]').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByText(/If the email is registered/)).toBeVisible();
  const token = await fromMail(page.request, email, /reset-password\?token=([\w-]+)/);
  const document = await page.goto(`/reset-password?token=${token}`);
  expect(document?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.locator('input[name=newPassword]').fill(NEW_PASSWORD);
  await page.locator('input[name=confirmPassword]').fill(`${NEW_PASSWORD}!`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('main').getByText('Passwords do not match')).toBeVisible();
  await page.locator('input[name=confirmPassword]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('main').getByText('Your password has been reset.', { exact: false })).toBeVisible();
  await page.goto(`/reset-password?token=${token}`);
  await page.locator('input[name=newPassword]').fill(PASSWORD);
  await page.locator('input[name=confirmPassword]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('main').getByText('Invalid or missing reset token. Please request a new password reset.')).toBeVisible();

  // The dialog of the dashboard changes it again and closes by itself.
  await page.goto('/login');
  await login(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/seller/, { timeout: 20_000 });
  await page.getByRole('complementary').getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=currentPassword]').fill(NEW_PASSWORD);
  await dialog.locator('input[name=newPassword]').fill(PASSWORD);
  await dialog.locator('input[name=confirmPassword]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the link of a mail takes papers, opens the account and says what happens next', async ({ page, request }) => {
  const email = `link-${Date.now()}@port.test`;
  const answer = await request.post('/api/register', { data: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace', phone: '+49 40 123456', workClass: 'seller', companyName: 'Quay Traders' } });
  expect(await answer.json()).toMatchObject({ requiresEmailConfirmation: true });
  const token = await fromMail(request, email, /register\/confirm\?token=([\w-]+)/);
  await page.goto(`/register/confirm?token=${token}`);
  await expect(page).toHaveURL(/\/register\/confirm$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Quay Traders')).toBeVisible();
  await main.locator('input[type=file]').setInputFiles([pdf('gst.pdf')]);
  await expect(main.getByLabel('Kind of document: gst.pdf')).toBeVisible({ timeout: 20_000 });
  await main.getByRole('button', { name: 'Confirm registration' }).click();
  await expect(main.getByRole('heading', { name: 'Your account is open' })).toBeFocused();
  await expect(main.getByText(/^SELL-[A-Z2-9]{6}$/)).toBeVisible();
  await expect(main.getByText('Our team checks your paper.', { exact: false })).toBeVisible();
  await main.getByRole('link', { name: 'Go to login' }).click();
  await login(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/dashboard\/seller/, { timeout: 20_000 });
  await page.goto('/documents');
  await expect(page.getByRole('main').getByText('gst.pdf').first()).toBeVisible();

  // The link is used up, and says so.
  await page.goto(`/register/confirm?token=${token}`);
  await expect(main.getByText('This confirmation link is invalid or has expired. Please register again.')).toBeVisible();
});

test('a session that is over leads from the dialog to the login', async ({ page }) => {
  // The stream would tell the open page at once, and so would its end: here it says nothing.
  await page.route('**/api/notifications/stream', () => undefined);
  await page.goto('/login');
  // What the dashboard asks for itself is answered first: a refusal would take the cookie away.
  const settled = Promise.all(['/api/desk', '/api/notifications', '/api/transporter/orders'].map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path)));
  await login(page, 'transporter@demo.marsamart.test', 'Demo@1234');
  await expect(page).toHaveURL(/\/dashboard\/transporter/, { timeout: 20_000 });
  await settled;
  // Ended elsewhere: the browser still carries the cookie.
  const sessions = (await (await page.request.get('/api/account/sessions')).json()) as { id: string; current: boolean }[];
  const own = sessions.find(({ current }) => current);
  const cookies = await page.context().cookies();
  await page.request.delete(`/api/account/sessions/${own?.id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  await page.context().addCookies(cookies);
  await page.getByRole('complementary').getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, value] of [['currentPassword', 'Demo@1234'], ['newPassword', PASSWORD], ['confirmPassword', PASSWORD]] as const) await dialog.locator(`input[name=${name}]`).fill(value);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('Your session has expired. Please log in again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/, { timeout: 10_000 });
});
