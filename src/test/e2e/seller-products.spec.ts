import { expect, test } from 'playwright/test';
import { signIn } from './as';

test('a seller adds a product, which stands in Submitted; what was typed and not sent is still there', async ({ page }) => {
  const name = `Jute bags ${Date.now()}`;
  await signIn(page, 'seller');
  await page.goto('/dashboard/seller/products');
  await page.getByRole('button', { name: 'Add New Product' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await form.getByLabel('Product Name').fill(name);
  await form.getByRole('button', { name: 'Submit Product' }).click();
  await expect(form.getByText("Field 'price' cannot be empty")).toBeVisible();
  await expect(form.getByText('Please accept the seller agreement.')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Add New Product' }).first().click();
  await expect(form.getByLabel('Product Name')).toHaveValue(name);
  await form.getByRole('combobox', { name: 'Category' }).fill('Packaging');
  await page.getByRole('option', { name: 'Packaging Material, Supplies & Machines', exact: true }).click();
  await form.getByLabel(/^Price \*?/).first().fill('2.50');
  await form.getByRole('textbox', { name: /^Description/ }).fill('Sound bags in bales.');
  await form.getByLabel('I accept the survey terms').check();
  await form.getByLabel('I accept the seller agreement').check();
  await form.getByRole('button', { name: 'Submit Product' }).click();
  await expect(page.getByText('Product added successfully!').first()).toBeVisible();
  await expect(form).toBeHidden();
  const submitted = page.locator('section', { has: page.getByRole('heading', { name: /^Submitted/ }) });
  await expect(submitted.getByText(name).first()).toBeVisible();
});
