import { expect, test } from 'playwright/test';
import { signIn } from './as';

test('the admin changes a setting, and the log shows it and proves itself', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/admin/config');
  const row = page.locator('tbody tr').filter({ has: page.locator('th', { hasText: 'Help requests per hour' }) });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Setting' });
  await dialog.getByLabel('Help requests per hour').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The value must be a number within the bounds of this setting.').first()).toBeVisible();
  await dialog.getByLabel('Help requests per hour').fill('21');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Setting updated successfully!')).toBeVisible();

  await page.getByRole('link', { name: 'Audit Logs' }).first().click();
  await page.getByRole('combobox', { name: 'All actions' }).selectOption('setting.change');
  await expect(page).toHaveURL(/action=setting\.change/);
  await expect(page.locator('tbody tr').first()).toContainText(/Setting changed.*Setting Help requests per hour.*To: 21/);
  await expect(page.getByText(/entries verified/)).toBeVisible();
});
