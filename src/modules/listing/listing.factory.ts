import type { Actor } from '@/access/actor';
import { TEST_RATES } from '@/modules/catalogue/catalogue.factory';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import { archiveProduct, submitProduct } from './listing.commands';
import { listingBody, type ListingAnswer } from './listing.schema';

/** A body that the product calls take. */
export function listingRequest(over: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Jute bags', category: 'Packaging', price: '2.50', description: 'Sound bags in bales.', shortDescription: 'Bags of jute', branded: 'unbranded', moq: '100', moqUom: 'pcs',
    quantity: '5000', quantityUom: 'pcs', currency: 'USD', priceType: 'FOB', reLabeling: 'yes', relabelingPrice: '0.10', validityDate: '2099-12-31', validityTime: '18:30',
    hsCode: '630510', originCountry: 'IN', port: null, leadTimeDays: 14, packing: 'Bales of 100',
    tiers: [{ from: 500, price: '2.40' }], certificates: [{ name: 'ISO 9001', number: 'IN-1', issuer: 'Bureau', validUntil: '2098-01-31' }], specifications: [['Weight', '600 g']], pictures: [], ...over,
  };
}

/** Rates to US dollars, without which no price can be compared. */
export async function keepRates(): Promise<void> {
  await db.exchangeRate.createMany({ data: CURRENCIES.map((currency) => ({ currency, usdMicros: TEST_RATES[currency] })), skipDuplicates: true });
}

/** A product that a seller has submitted, made by the command. */
export async function makeListing(seller: Actor, over: Readonly<Record<string, unknown>> = {}): Promise<ListingAnswer> {
  await keepRates();
  return submitProduct(seller, listingBody.parse(listingRequest(over)), '');
}

/** A product that its seller has archived. */
export async function makeArchivedListing(seller: Actor): Promise<ListingAnswer> {
  return archiveProduct(seller, (await makeListing(seller)).id);
}
