import { expect, test, type Locator, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** The row of a work list whose first cell holds an id. */
function rowOf(page: Page, id: number): Locator {
  return page.locator('tbody tr', { has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
}

/** Makes an RFQ as the demo buyer, and gives its id. */
async function makeRfq(baseURL: string | undefined): Promise<number> {
  const buyer = await bearerOf(baseURL, 'buyer');
  const [product] = (await (await buyer.get('/api/products?pageSize=1')).json()) as { id: number }[];
  const answer = await buyer.post('/api/buyer/rfqs', {
    data: { product_id: product?.id, title: `Desk test ${Date.now()}`, description: 'For Jebel Ali.', quantity: 1234, response_deadline: null, budget_range_min: null, budget_range_max: null },
  });
  return ((await answer.json()) as { rfq: { id: number } }).rfq.id;
}

test('an answer to an RFQ is checked, and survives a refusal', async ({ page, baseURL }) => {
  const rfqId = await makeRfq(baseURL);

  await signIn(page, 'captain');
  await page.goto(`/dashboard/captain/rfqs?q=${rfqId}`);
  await rowOf(page, rfqId).getByRole('button', { name: 'Accept' }).click();
  const form = page.getByRole('dialog', { name: 'Accept RFQ' });
  await form.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(form.getByText('Please provide the final quotation price')).toBeVisible();
  await form.getByLabel(/Final price/).fill('12.55');
  await expect(form.getByText('$15,486.70')).toBeVisible();
  await form.getByRole('combobox', { name: 'Delivery port' }).fill('jebel');
  await page.getByRole('option', { name: /Jebel Ali/ }).click();
  await form.getByLabel('Payment terms (Incoterms 2020)').selectOption('CIF');

  // What was typed survives a refusal, which stands beside the form too.
  await page.route('**/api/captain/rfqs/*/accept', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(form.locator('.alert').getByText('Failed to accept RFQ. Please try again.')).toBeVisible();
  await expect(form.getByLabel(/Final price/)).toHaveValue('12.55');
  await form.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(page.getByText('RFQ accepted and draft quotation created successfully!')).toBeVisible();
  await expect(rowOf(page, rfqId).getByText('accepted')).toBeVisible();
});

test('a work list keeps its view in the address, and an open row too', async ({ page }) => {
  await signIn(page, 'captain');
  await page.goto('/dashboard/captain/dpos');
  await page.getByRole('searchbox').fill('nothing has this name');
  await expect(page.getByText('Nothing in this list matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByLabel('Filter by status').selectOption('pending');
  await page.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL(/status=pending&sort=total/);
  await page.reload();
  await expect(page.locator('th[aria-sort=ascending]')).toHaveText('Total');

  await page.locator('tbody th a').first().click();
  await expect(page).toHaveURL(/open=\d+/);
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list that cannot be had says so, and is asked for again', async ({ page }) => {
  await signIn(page, 'captain');
  let isDown = true;
  await page.route('**/api/captain/dpqs', (route) => (isDown ? route.fulfill({ status: 503, json: { success: false, error: 'Service temporarily unavailable', code: 'unavailable' } }) : route.continue()));
  await page.goto('/dashboard/captain/dpqs');
  await expect(page.getByText('Error: Failed to fetch dashboard data')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('an empty desk says why, and logout leads home', async ({ page }) => {
  await signIn(page, 'all');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/buyer');
  await expect(page.getByText('No RFQs found. Create your first RFQ to get started.')).toBeVisible();
  await expect(page.getByText('No open RFQs found.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Switch role' })).toBeVisible();
  await page.goto('/draft-quotations');
  await expect(page.getByText("You don't have any draft quotations yet.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/shop');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect((await page.request.get('/api/buyer/rfqs')).status()).toBe(401);
});
