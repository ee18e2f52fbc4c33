import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { makeProduct, TEST_RATES, type ProductWish } from './catalogue.factory';
import type { ProductContent } from './product-content.schema';

/** A right body of an admin's edit. */
export const adminProductRequest = (over: object = {}) => ({
  name: 'Deck planks', category: 'Packaging', description: 'Sound planks in export packing.', price: '10.50', currency: 'USD', moq: 1, moqUom: 'pcs', quantity: 10, quantityUom: 'pcs',
  priceType: 'EXW', reLabeling: 'no', validityDate: '2099-12-31', validityTime: '18:00', ...over,
});

/** The rates that prices are compared by. */
async function keepRates(): Promise<void> {
  await db.exchangeRate.createMany({ data: (Object.entries(TEST_RATES) as [keyof typeof TEST_RATES, bigint][]).map(([currency, usdMicros]) => ({ currency, usdMicros })), skipDuplicates: true });
}

/** A submitted product of a seller whom HR has approved; gives its id. */
export async function makeSubmitted(wish: ProductWish = {}, seller?: SignedIn): Promise<number> {
  await keepRates();
  return (await makeProduct(seller ?? (await makeSignedIn({ roles: ['seller'] })), { ...wish, status: 'submitted' })).id;
}

/** What a seller says of a product. */
const productContentOf = (over: Partial<ProductContent> = {}): ProductContent => ({
  name: 'Deck planks', shortDescription: 'Planks', description: 'Sound planks in export packing.', category: 'packaging', portId: null, price: '11.00', currency: 'USD', priceType: 'EXW', unit: 'pcs',
  moq: 5, availableQuantity: 100, hsCode: '', originCountry: '', leadTimeDays: null, packing: '', branded: true, relabelingAllowed: false, relabelingPrice: null, offerValidUntil: null,
  tiers: [], certificates: [], specifications: [], pictures: [], ...over,
});

/** A change that the seller of a public product proposes; gives the change's id. */
export async function makeProposedChange(over: Partial<ProductContent> = {}, seller?: SignedIn): Promise<number> {
  await keepRates();
  const product = await makeProduct(seller ?? (await makeSignedIn({ roles: ['seller'] })), { name: 'Deck boards', price: '10.00' });
  return (await db.productChange.create({ data: { productId: product.id, content: productContentOf(over) }, select: { id: true } })).id;
}
