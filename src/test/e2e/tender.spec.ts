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
  await rowOf(page, rfq.id).getByRole('button', { name: 'Invite suppliers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite suppliers to offer' });
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Please choose suppliers, a category or a port')).toBeVisible();
  for (const { name } of sellers) {
    await dialog.getByRole('combobox', { name: 'Supplier' }).fill(name);
    await page.getByRole('option', { name }).click();
    await expect(dialog.getByRole('list', { name: 'Chosen suppliers' }).getByText(name)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('Suppliers invited successfully!')).toBeVisible();

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
