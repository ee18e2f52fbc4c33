import { expect, test } from 'playwright/test';
import { playDeals } from '../../../scripts/lib/deal';

/** Two deals from the request to the payout, by all twelve roles: one goes well, one ends in a split ruling. */
test('the deal replay plays both deals and the books balance', async ({ baseURL }) => {
  const told: string[] = [];
  const books = await playDeals(baseURL ?? '', (line) => told.push(line));
  expect(told.length).toBeGreaterThan(8);
  expect(books.map(({ sum }) => sum)).toEqual(books.map(() => 0));
});
