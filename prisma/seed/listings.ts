import { approveProduct, rejectProduct } from '../../src/modules/catalogue/product-review.commands.ts';
import { editProduct, submitProduct } from '../../src/modules/listing/listing.commands.ts';
import { takeCatalogDown } from '../../src/modules/listing/admin-catalogs.commands.ts';
import { createCatalog } from '../../src/modules/listing/seller-catalog.commands.ts';
import { sellerCatalogBody } from '../../src/modules/listing/seller-catalog.schema.ts';
import { listingBody } from '../../src/modules/listing/listing.schema.ts';
import { currentVersions } from '../../src/modules/legal/legal.schema.ts';
import { db } from '../../src/server/db.ts';
import { actorOf } from './actors.ts';

const ADDRESS = '192.0.2.40';
const ACCEPTED = currentVersions(['survey_terms', 'seller_agreement']);
const SPICES = 'Vegetables, Fruits, Grains, Dairy & FMCG';

const BLACK_PEPPER = {
  name: 'Black Pepper, Malabar Garbled', category: SPICES, price: '6.40', currency: 'USD', priceType: 'FOB', description: 'Garbled black pepper of the new crop, steam sterilised, 550 g/l.',
  shortDescription: 'Garbled, 550 g/l', moq: 1000, moqUom: 'kg', quantity: 18_000, hsCode: '090411', originCountry: 'IN', leadTimeDays: 12, packing: '25 kg PP bags', branded: 'unbranded',
  tiers: [{ from: 5000, price: '6.10' }], certificates: [{ name: 'FSSAI', number: '10020022001234', issuer: 'FSSAI India', validUntil: '2028-03-31' }], specifications: [['Moisture', 'max. 12 %']], accepted: ACCEPTED,
};

/** What a seller has with the admin: two products that wait, one that was rejected, and a change of one that is in the shop. Made by the commands. */
export async function seedListings(accounts: ReadonlyMap<string, number>): Promise<void> {
  const seller = await actorOf(accounts.get('seller'), 'seller');
  const admin = await actorOf(accounts.get('admin'), 'admin');
  const { id: port } = await db.port.findUniqueOrThrow({ where: { code: 'INCOK' }, select: { id: true } });
  const submit = (body: object) => submitProduct(seller, listingBody.parse({ ...body, port }), ADDRESS);
  await submit({ ...BLACK_PEPPER, name: 'Green Cardamom, 8 mm Bold', price: '21.50', hsCode: '090831', description: 'Bold green pods of Idukki, hand sorted.', shortDescription: '8 mm bold', tiers: [] });
  await submit({ ...BLACK_PEPPER, name: 'Dry Ginger, Cochin Unbleached', price: '3.80', hsCode: '091011', description: 'Sun-dried whole ginger, unbleached.', shortDescription: 'Whole, unbleached', tiers: [] });
  const rejected = await submit({ ...BLACK_PEPPER, name: 'Turmeric', price: '1.95', hsCode: '091030', description: 'Turmeric fingers. Call us for the price.', shortDescription: '', tiers: [] });
  await rejectProduct(admin, rejected.id, 'Contact details in description');
  const listed = await submit(BLACK_PEPPER);
  await approveProduct(admin, listed.id);
  const pepper = await submit({ ...BLACK_PEPPER, name: 'White Pepper, Double Washed', price: '8.20', description: 'Decorticated white pepper of the new crop, double washed, 630 g/l.', shortDescription: 'Double washed, 630 g/l', tiers: [] });
  await approveProduct(admin, pepper.id);
  // The shop shows new products first, and these two speak English alone.
  await db.product.updateMany({ where: { id: { in: [listed.id, pepper.id] } }, data: { createdAt: new Date('2026-01-15T08:00:00Z') } });
  await createCatalog(seller, sellerCatalogBody.parse({ title: 'Malabar pepper, black and white', description: 'Both peppers of one harvest, packed alike, so that they fill one container together.', productIds: [listed.id, pepper.id] }));
  const twice = await createCatalog(seller, sellerCatalogBody.parse({ title: 'Best pepper, best price', description: 'Our peppers once more.', productIds: [pepper.id] }));
  await takeCatalogDown(admin, twice.id, 'The same products stand in your other catalog');
  await editProduct(seller, listed.id, listingBody.parse({ ...BLACK_PEPPER, port, price: '6.75', tiers: [{ from: 5000, price: '6.45' }] }), ADDRESS);
}
