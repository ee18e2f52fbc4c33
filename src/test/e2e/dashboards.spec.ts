import AxeBuilder from '@axe-core/playwright';
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

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('nextjs-portal').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

test('an RFQ goes over the desks: accepted, agreed to, converted, confirmed, processed', async ({ page, browser, baseURL }) => {
  test.slow(); // two people, six pages
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

  const buyerWindow = await browser.newContext({ baseURL });
  const buyer = await buyerWindow.newPage();
  await signIn(buyer, 'buyer');
  await buyer.goto('/draft-quotations');
  const offered = buyer.locator('tbody tr', { has: buyer.getByRole('link', { name: String(rfqId), exact: true }) });
  await expect(offered.getByText('$12.55')).toBeVisible();
  await offered.getByRole('button', { name: 'Accept' }).click();
  await buyer.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(buyer.getByText('Quotation accepted successfully!')).toBeVisible();
  await expect(offered.getByText('accepted')).toBeVisible();
  await expect(offered.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  const dpqId = Number(await offered.locator('th').innerText());
  await buyerWindow.close();

  await page.goto('/dashboard/captain/dpqs');
  await rowOf(page, dpqId).getByRole('button', { name: 'Convert to DPO' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to convert this quotation to a DPO?', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Convert to DPO' }).click();
  await expect(page.getByText('Quotation converted to DPO successfully!')).toBeVisible();

  const captain = await bearerOf(baseURL, 'captain');
  const orders = (await (await captain.get('/api/captain/dpos')).json()) as { id: number; dpqId: number }[];
  const order = rowOf(page, orders.find((candidate) => candidate.dpqId === dpqId)?.id ?? 0);
  await page.goto('/dashboard/captain/dpos');
  await order.getByRole('button', { name: 'Confirm' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Order confirmed successfully!')).toBeVisible();
  await order.getByRole('button', { name: 'View Details' }).click();
  const sheet = page.getByRole('dialog', { name: 'Order Details' });
  await expect(sheet.getByText('payment not received')).toBeVisible();
  await sheet.getByRole('button', { name: 'Process' }).click();
  await question.getByRole('button', { name: 'Process' }).click();
  await expect(page.getByText('Order processing started successfully!')).toBeVisible();
  await expect(order.getByText('processing')).toBeVisible();
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

for (const path of ['/dashboard/captain', '/dashboard/captain/dpos', '/ar/dashboard/captain/dpqs']) {
  test(`${path} is accessible, and stays within a phone @phone`, async ({ page }) => {
    await signIn(page, 'captain');
    await page.goto(path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await page.locator('tbody tr').first().getByRole('button').first().click();
    await expect(page.locator('dialog dl').first()).toBeVisible();
    await expectNoViolations(page);
  });
}
