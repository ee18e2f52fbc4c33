import { expect, test } from 'playwright/test';
import { expectSound } from './accessible';
import { bearerOf, signIn } from './as';
import { IS_FULL } from '../effort';

/** A user of this test alone: inactive until its link is used, which nobody needs here. */
async function makeUser(baseURL: string | undefined): Promise<{ email: string; name: string }> {
  const admin = await bearerOf(baseURL, 'admin');
  const serial = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const user = { name: `Desk ${serial}`, email: `role-${serial}@newcomers.marsamart.test`, role: 'seller' };
  expect((await admin.post('/api/admin/users', { data: user })).status()).toBe(201);
  return user;
}

test('the captain makes a role, assigns it, sees its holder, demotes the holder, and deletes the role', async ({ page, baseURL }) => {
  test.slow(); // one role's whole life
  const user = await makeUser(baseURL);
  const code = `DESK${Date.now() % 1_000_000}`;
  const name = `Desk Auditor ${code}`;
  await signIn(page, 'captain');
  await page.goto('/dashboard/captain');
  await expect(page.getByRole('link', { name: 'Role Management' }).first()).toBeVisible();
  await expect(page.locator('tbody tr', { hasText: 'CAPT' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add New Role' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Role' });
  await add.getByRole('button', { name: 'Add Role' }).click();
  await expect(add.getByText('Role name and code are required').first()).toBeVisible();
  await add.getByLabel('Role Name').fill('Vice Captain');
  await add.getByLabel('Role Code').fill(code);
  await add.getByRole('button', { name: 'Add Role' }).click();
  await expect(add.locator('.alert').getByText('Failed to create role: The Captain role cannot be edited.')).toBeVisible();
  await add.getByLabel('Role Name').fill(name);
  await add.getByRole('button', { name: 'Add Role' }).click();
  await expect(page.getByText('Role created successfully!')).toBeVisible();
  const row = page.locator('tbody tr', { hasText: code });

  await page.getByRole('button', { name: 'Add New Role' }).click();
  await add.getByLabel('Role Name').fill(name.toUpperCase());
  await add.getByLabel('Role Code').fill(`${code}B`);
  await add.getByRole('button', { name: 'Add Role' }).click();
  await expect(add.getByText('A role has this name already').first()).toBeVisible();
  await expect(add.getByLabel('Role Name')).toHaveValue(name.toUpperCase());
  await add.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog', { name: 'Discard what you typed?' }).getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Assign Role to User' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign Role to User' });
  await assign.getByRole('button', { name: 'Assign Role' }).click();
  await expect(assign.getByText('Please select both a user and a role')).toBeVisible();
  await assign.getByRole('combobox', { name: 'User' }).fill(user.email);
  await page.getByRole('option', { name: user.email }).click();
  await assign.getByLabel('Role', { exact: false }).last().selectOption({ label: `${name} (${code})` });
  await assign.getByRole('button', { name: 'Assign Role' }).click();
  await expect(page.getByText('Role assigned successfully!')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.alert').getByText('Failed to delete role: Users still hold this role. Give them another one first.')).toBeVisible();

  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Role' });
  await expect(edit.getByText(user.email)).toBeVisible();
  await edit.getByRole('button', { name: 'Demote to Buyer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Demote to Buyer' }).click();
  await expect(edit.getByText('No users found.')).toBeVisible();
  await edit.getByLabel('Description').fill('Looks twice.');
  await edit.getByRole('button', { name: 'Update Role' }).click();
  await expect(page.getByText('Role updated successfully!')).toBeVisible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Role deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the admin adds a user, who can be switched off and on', async ({ page }) => {
  const email = `admin-desk-${Date.now()}@staff.marsamart.test`;
  await signIn(page, 'admin');
  await page.goto('/dashboard/admin');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const add = page.getByRole('dialog', { name: 'Add New User' });
  await expect(add.getByLabel('Role').locator('option')).toHaveText(['Choose a role', 'Admin', 'Seller', 'Buyer', 'Captain', 'HR', 'Accountant']);
  await add.getByLabel('Name').fill('Ada King');
  await add.getByLabel('Email').fill(email);
  await add.getByLabel('Role').selectOption('hr');
  await add.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('User added successfully!')).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  const row = page.locator('tbody tr', { hasText: email });
  await expect(row.getByText('Inactive')).toBeVisible();
  await row.getByRole('button', { name: 'Enable' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
});

for (const locale of IS_FULL ? ['', '/ar'] : ['/ar']) {
  test(`a role’s dialog holds for assistive technology${locale && ' in Arabic'}`, async ({ page }) => {
    await signIn(page, 'captain');
    await page.goto(`${locale}/dashboard/captain/roles`);
    await page.locator('tbody tr').first().locator('.table-actions button').nth(1).click();
    await expect(page.getByRole('dialog').locator('li').first()).toBeVisible();
    await expectSound(page);
  });
}
