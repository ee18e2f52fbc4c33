import { expect, test, type Locator, type Page } from 'playwright/test';
import { bearerOf, signIn } from './as';

/** The row of a work list whose first cell holds an id. */
function rowOf(page: Page, id: number): Locator {
  return page.locator('tbody tr', { has: page.locator('th', { hasText: new RegExp(`^${id}$`) }) });
}

/** Makes an RFQ as the demo buyer on a product of the demo seller, and gives its id. */
async function makeRfq(baseURL: string | undefined): Promise<number> {
  const buyer = await bearerOf(baseURL, 'buyer');
  const products = (await (await buyer.get('/api/products?pageSize=100')).json()) as { id: number; company_name: string }[];
  const answer = await buyer.post('/api/buyer/rfqs', {
    data: {
      product_id: products.find(({ company_name }) => company_name.startsWith('Sahyadri Agro'))?.id, title: `Negotiation ${Date.now()}`, description: 'For Jebel Ali.',
      quantity: 1000, response_deadline: null, budget_range_min: null, budget_range_max: null,
    },
  });
  return ((await answer.json()) as { rfq: { id: number } }).rfq.id;
}

test('a price is found: offer, answer, draft, negotiation, new revision, agreement', async ({ browser, baseURL }) => {
  test.slow(); // three people, a dozen pages
  const rfqId = await makeRfq(baseURL);
  const open = async (key: string, path: string) => {
    const page = await (await browser.newContext({ baseURL })).newPage();
    await signIn(page, key);
    await page.goto(path);
    return page;
  };

  // The seller quotes, and improves.
  const seller = await open('seller', '/dashboard/seller/rfqs');
  await rowOf(seller, rfqId).getByRole('button', { name: 'Quote' }).click();
  const offer = seller.getByRole('dialog', { name: 'Make an offer' });
  await offer.getByRole('button', { name: 'Send Offer' }).click();
  await expect(offer.getByText('Please enter the unit price as a number greater than 0')).toBeVisible();
  await offer.getByLabel(/Unit price/).fill('11.20');
  await expect(offer.getByText('$11,200.00')).toBeVisible();
  await offer.getByLabel(/Lead time/).fill('21');
  await offer.getByLabel(/Valid until/).fill('2099-12-31');
  await seller.route('**/api/seller/rfqs/*/offers', (route) => route.abort(), { times: 1 });
  await offer.getByRole('button', { name: 'Send Offer' }).click();
  await expect(offer.locator('.alert').getByText('Failed to send offer. Please try again.')).toBeVisible();
  await expect(offer.getByLabel(/Unit price/)).toHaveValue('11.20');
  await offer.getByRole('button', { name: 'Send Offer' }).click();
  await expect(seller.getByText('Offer sent successfully!')).toBeVisible();
  await rowOf(seller, rfqId).getByRole('button', { name: 'Improve offer' }).click();
  const improved = seller.getByRole('dialog', { name: 'Improve your offer' });
  await expect(improved.getByLabel(/Lead time/)).toHaveValue('21');
  await improved.getByLabel(/Unit price/).fill('11');
  await improved.getByRole('button', { name: 'Send Offer' }).click();
  await expect(rowOf(seller, rfqId).getByText('$11.00')).toBeVisible();

  // The captain sees the offer, and asks back.
  const captain = await open('captain', `/dashboard/captain/rfqs?q=${rfqId}&open=${rfqId}`);
  const sheet = captain.getByRole('dialog', { name: 'RFQ Details' });
  await expect(sheet.getByRole('cell', { name: /\$11\.00/ }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Respond' }).click();
  const response = captain.getByRole('dialog', { name: 'Respond to RFQ' });
  await response.getByRole('button', { name: 'Submit Response' }).click();
  await expect(response.getByText('Please provide a response message')).toBeVisible();
  await response.getByLabel(/Response message/).fill('Which packing do you need?');
  await response.getByRole('button', { name: 'Submit Response' }).click();
  await expect(captain.getByText('RFQ response submitted successfully!')).toBeVisible();

  // The buyer answers; the text joins the thread.
  const buyer = await open('buyer', '/dashboard/buyer/rfqs');
  await rowOf(buyer, rfqId).getByRole('button', { name: 'Respond' }).click();
  const answer = buyer.getByRole('dialog', { name: 'Respond to RFQ' });
  await expect(answer.getByText('Which packing do you need?')).toBeVisible();
  await expect(answer.getByLabel('Message to Captain')).toHaveValue('');
  await answer.getByLabel('Message to Captain').fill('Bags of 50 kg, please.');
  await answer.getByRole('button', { name: 'Update RFQ' }).click();
  await expect(buyer.getByText('RFQ updated successfully! The seller will respond to your request soon.')).toBeVisible();
  await expect(rowOf(buyer, rfqId).getByText('resubmitted')).toBeVisible();

  // Accepting from the Respond form leads to the Accept form, and what was written goes along.
  await captain.goto(`/dashboard/captain/rfqs?q=${rfqId}`);
  await rowOf(captain, rfqId).getByRole('button', { name: 'Respond' }).click();
  await response.getByLabel(/Response message/).fill('As agreed, bags of 50 kg.');
  await response.getByLabel(/Action/).selectOption('accept');
  await response.getByRole('button', { name: 'Submit Response' }).click();
  const accept = captain.getByRole('dialog', { name: 'Accept RFQ' });
  await expect(accept.getByLabel('Message to the buyer')).toHaveValue('As agreed, bags of 50 kg.');
  await accept.getByLabel(/Final price/).fill('12.50');
  await accept.getByRole('button', { name: 'Accept RFQ' }).click();
  await expect(captain.getByText('RFQ accepted and draft quotation created successfully!')).toBeVisible();

  // The buyer negotiates.
  await buyer.goto('/draft-quotations');
  const draft = buyer.locator('tbody tr', { has: buyer.getByRole('link', { name: String(rfqId), exact: true }) });
  await draft.getByRole('button', { name: 'Negotiate' }).click();
  const wish = buyer.getByRole('dialog', { name: 'Negotiate quotation' });
  await wish.getByRole('button', { name: 'Send Request' }).click();
  await expect(wish.getByText('Please enter a negotiation message.')).toBeVisible();
  await wish.getByLabel(/Negotiation message/).fill('Could you do 5 % less?');
  await wish.getByRole('button', { name: 'Send Request' }).click();
  await expect(buyer.getByText('Negotiation request sent successfully!')).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Negotiate' })).toHaveCount(0);
  const dpqId = Number(await draft.locator('th').innerText());

  // The captain gives way.
  await captain.goto('/dashboard/captain/dpqs');
  await rowOf(captain, dpqId).getByRole('button', { name: 'Update Quotation' }).click();
  const update = captain.getByRole('dialog', { name: 'Update Quotation' });
  await expect(update.getByText('Could you do 5 % less?')).toBeVisible();
  await expect(update.getByLabel(/Unit price/)).toHaveValue('12.50');
  await update.getByLabel(/Unit price/).fill('11.90');
  await update.getByRole('button', { name: 'Update Quotation' }).click();
  await expect(captain.getByText('Quotation updated successfully!')).toBeVisible();

  // The buyer sees what changed, and agrees.
  await buyer.goto(`/draft-quotations?open=${dpqId}`);
  const details = buyer.getByRole('dialog', { name: 'Quotation Details' });
  await expect(details.locator('del').getByText('$12.50')).toBeVisible();
  await expect(details.locator('ins').getByText('$11.90')).toBeVisible();
  await expect(details.locator('ins').first()).toContainText('Now:');
  await details.getByRole('button', { name: 'Accept' }).click();
  await buyer.getByRole('button', { name: 'Accept Quotation' }).click();
  await expect(buyer.getByText('Quotation accepted successfully!')).toBeVisible();
});
