import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { fillLogin, signIn } from './as';

// Accounts that no other test edits.
test('a profile is changed, and keeps what was typed when that fails', async ({ page }) => {
  await signIn(page, 'surveyor2');
  await page.goto('/profile');
  const phone = page.getByLabel('Phone');
  await phone.fill('call me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  const number = `+65 6555 ${String(Date.now()).slice(-4)}`;
  await phone.fill(number);
  await page.route('**/api/account/profile', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('main .alert').getByText('Failed to save the profile. Please try again.')).toBeVisible();
  await expect(phone).toHaveValue(number);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue(number.replaceAll(' ', ''));
});

test('a delivery address is added, changed and deleted', async ({ page }) => {
  const label = `Shed ${Date.now()}`;
  await signIn(page, 'surveyor2');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Please choose a country from the list')).toBeVisible();
  await dialog.getByLabel('Name of the place').fill(label);
  await dialog.getByLabel('Recipient').fill('Gate');
  await dialog.getByLabel('Street address').fill('Quay 1');
  await dialog.getByLabel('City').fill('Singapore');
  await dialog.getByRole('combobox', { name: /Country/ }).fill('singap');
  await page.getByRole('option', { name: 'Singapore' }).click();
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The delivery address is saved.')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${label}` }).click();
  await dialog.getByLabel('City').fill('Jurong');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: label })).toContainText('Jurong');
  await page.getByRole('button', { name: `Delete ${label}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The delivery address is deleted.')).toBeVisible();
  await expect(page.getByText(label)).toHaveCount(0);
});

test('the language is kept with the party: the next sign-in follows it', async ({ page }) => {
  await signIn(page, 'insurance');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/settings');
  await page.request.post('/api/auth/logout');
  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogin(page, 'insurance');
  await expect(page).toHaveURL(/^[^?]*\/de\/dashboard\/insurance$/);
  await page.goto('/de/settings');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/settings');
});

test('time zone and mails are set at once', async ({ page }) => {
  await signIn(page, 'insurance');
  await page.goto('/settings');
  const zone = page.getByRole('combobox', { name: 'Time zone', exact: true });
  const isThere = (await zone.inputValue()) === 'Asia/Ho Chi Minh';
  const next = isThere ? { typed: 'kathm', name: 'Asia/Kathmandu', offset: 'UTC+05:45' } : { typed: 'ho chi', name: 'Asia/Ho Chi Minh', offset: 'UTC+07:00' };
  await zone.fill(next.typed);
  await page.getByRole('option', { name: next.name }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue(next.name);
  await expect(page.getByText(next.offset).first()).toBeVisible();
  const mails = page.getByRole('switch', { name: 'Send me every notification as a mail too' });
  const was = await mails.isChecked();
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/api/account/settings')), mails.click()]);
  await expect(mails).toBeChecked({ checked: !was });
  await page.reload();
  await expect(mails).toBeChecked({ checked: !was });
});

test('the own data come as a file', async ({ page }) => {
  await signIn(page, 'insurance');
  await page.goto('/settings');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download your data' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^marsa-mart-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { companyName: string } };
  expect(data.profile.companyName).toBe('Meridian Marine Insurance');
});

test('help is asked for, answered by HR, and the answer is read', async ({ page, browser, baseURL }) => {
  const title = `Help ${Date.now()}`;
  await signIn(page, 'insurance');
  await page.goto('/settings#help');
  await page.getByRole('button', { name: 'Send help request' }).click();
  await expect(page.getByText('Please describe what you need')).toBeVisible();
  await page.getByLabel('What is it about?').fill(title);
  await page.getByLabel('How can we help?').fill('The policy does not open.');
  await page.getByRole('button', { name: 'Send help request' }).click();
  await expect(page.getByText('Your help request has been sent.')).toBeVisible();

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signIn(desk, 'hr');
  await desk.goto(`/dashboard/hr/issues?q=${encodeURIComponent(title)}`);
  const row = desk.locator('tbody tr', { hasText: title });
  await row.getByRole('button', { name: 'Resolve' }).click();
  await desk.getByRole('dialog').getByLabel('Answer').fill('Please try again now.');
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('Issue resolved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Please try again now.');
});
