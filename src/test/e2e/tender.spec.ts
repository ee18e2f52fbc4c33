import { expect, test, type Locator, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** The row of a work list whose first cell holds an id. */
function rowOf(page: Page, id: number): Locator {
  return page.locator('tbody tr', { has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
}

test('a buyer invites two sellers and compares their offers', async ({ page, baseURL }) => {
  test.slow(); // two sheets, three people
  const buyer = await bearerOf(baseURL, 'buyer');
  const title = `Tender ${Date.now()}`;
  const made = await buyer.post('/api/buyer/rfqs', { data: { title, description: '', quantity: 1000, response_deadline: null, budget_range_min: null, budget_range_max: null } });
  const { rfq } = (await made.json()) as { rfq: { id: number } };
  const sellers = await Promise.all(['seller', 'seller2'].map(async (key) => {
    const api = await bearerOf(baseURL, key);
    const { company_name: name } = (await (await api.get('/api/account/profile')).json()) as { company_name: string };
    return { api, name };
  }));

  await signIn(page, 'buyer');
  await page.goto(`/dashboard/buyer/rfqs?q=${rfq.id}`);
  await rowOf(page, rfq.id).getByRole('button', { name: 'Invite sellers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite sellers to offer' });
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Please choose sellers, a category or a port')).toBeVisible();
  for (const { name } of sellers) {
    await dialog.getByRole('combobox', { name: 'Seller' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(dialog.getByRole('list', { name: 'Chosen sellers' }).getByText(name)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Sellers invited successfully!')).toBeVisible();

  for (const [index, { api }] of sellers.entries()) {
    const answer = await api.post(`/api/seller/rfqs/${rfq.id}/offers`, { data: { unitPrice: index === 0 ? '4.20' : '3.90', minQuantity: 500, leadTimeDays: 20 + index, validUntil: '2099-12-31', paymentTerms: 'FOB', message: '' } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await page.goto(`/dashboard/buyer/rfqs?open=${rfq.id}`);
  const sheet = page.getByRole('dialog', { name: 'RFQ Details' });
  const table = sheet.getByRole('table', { name: 'Offers of sellers' });
  await expect(table.getByRole('row', { name: /^Total for the requested quantity/ }).getByRole('cell')).toContainText(['$3,900.00', '$4,200.00']);
  await expect(table.getByRole('columnheader').nth(1)).toContainText('Best value');
  await expect(sheet.getByText('The captain decides which offer your quotation is made of.')).toBeVisible();
});

test('a seller whose request changes under the open form reads what it asks for now, and sends what was typed', async ({ page, baseURL }) => {
  const buyer = await bearerOf(baseURL, 'buyer');
  const wish = { title: `Twine ${Date.now()}`, description: '', quantity: 800, unit: 'kg', response_deadline: null, budget_range_min: null, budget_range_max: null };
  const { rfq } = (await (await buyer.post('/api/buyer/rfqs', { data: wish })).json()) as { rfq: { id: number } };
  const { company_name: name } = (await (await (await bearerOf(baseURL, 'seller')).get('/api/account/profile')).json()) as { company_name: string };
  const suppliers = (await (await buyer.get('/api/buyer/suppliers', { params: { search: name } })).json()) as { id: number; name: string }[];
  await buyer.post(`/api/buyer/rfqs/${rfq.id}/invitations`, { data: { supplierIds: suppliers.filter((supplier) => supplier.name === name).map(({ id }) => id) } });

  await signIn(page, 'seller');
  await page.goto(`/dashboard/seller/rfqs?q=${rfq.id}`);
  await rowOf(page, rfq.id).getByRole('button', { name: 'Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  await dialog.getByLabel('Unit price per kg (USD)').fill('1.75');
  await dialog.getByLabel('Lead time in days').fill('14');
  await dialog.getByLabel('Valid until').fill('2099-12-31');
  expect((await buyer.put(`/api/buyer/rfqs/${rfq.id}`, { data: { ...wish, quantity: 900 } })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Send Offer' }).click();
  await expect(dialog.getByText('The buyer has changed this request since you opened it.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'What is asked for' })).toContainText('900 kg');
  await expect(dialog.getByLabel('Unit price per kg (USD)')).toHaveValue('1.75');
  await dialog.getByRole('button', { name: 'Send Offer' }).click();
  await expect(page.getByText('Offer sent successfully!')).toBeVisible();
});
