import { readdir } from 'node:fs/promises';
import { parseDecimal, toBaseMinor } from '../../src/modules/ledger/money.schema.ts';
import { CATEGORIES } from '../../src/modules/catalogue/category.schema.ts';
import { db } from '../../src/server/db.ts';
import { CATALOGS } from './data/catalogs.ts';
import { RATES } from './data/rates.ts';
import { SUPPLIERS } from './data/suppliers.ts';
import type { CategorySeed, ProductSeed } from './data/types.ts';

const FIRST_LISTING = Date.UTC(2026, 2, 20);
const HOUR = 3_600_000;

/** The demo products by category, in the order of the category strip. */
export async function readProducts(): Promise<CategorySeed[]> {
  const folder = new URL('./data/products/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const seeds = await Promise.all(files.map(async (name) => ((await import(new URL(name, folder).href)) as { seed: CategorySeed }).seed));
  return CATEGORIES.flatMap(({ slug }) => seeds.filter((seed) => seed.category === slug));
}

function minor(text: string): bigint {
  const amount = parseDecimal(text);
  if (amount === undefined) throw new Error(`"${text}" is no amount`);
  return amount;
}

interface Seller {
  readonly id: number;
  readonly company: string;
  readonly verifiedAt: Date | null;
  readonly port: { id: number; name: string; country: string };
}

async function readSellers(suppliers: ReadonlyMap<string, number>): Promise<Map<string, Seller>> {
  const ports = new Map((await db.port.findMany({ select: { id: true, code: true, name: true, country: true } })).map((port) => [port.code, port]));
  const parties = new Map((await db.party.findMany({ select: { id: true, verifiedAt: true } })).map((party) => [party.id, party]));
  return new Map(SUPPLIERS.map((supplier) => {
    const id = suppliers.get(supplier.key);
    const port = ports.get(supplier.port);
    if (id === undefined || !port) throw new Error(`Supplier ${supplier.key} or its port is missing`);
    return [supplier.key, { id, company: supplier.company, verifiedAt: parties.get(id)?.verifiedAt ?? null, port }];
  }));
}

async function createProduct(category: string, product: ProductSeed, seller: Seller, place: number): Promise<number> {
  const priceMinor = minor(product.price);
  const row = await db.product.create({
    data: {
      sellerId: seller.id,
      name: product.name,
      shortDescription: product.shortDescription,
      description: product.description,
      category,
      companyName: seller.company,
      portId: seller.port.id,
      portName: seller.port.name,
      isVerified: seller.verifiedAt !== null,
      verifiedAt: seller.verifiedAt,
      status: 'approved',
      priceMinor,
      currency: product.currency,
      priceBaseMinor: toBaseMinor(priceMinor, RATES[product.currency]),
      priceType: product.priceType,
      unit: product.unit,
      moq: product.moq,
      availableQuantity: product.available,
      hsCode: product.hsCode,
      originCountry: seller.port.country,
      leadTimeDays: product.leadTimeDays,
      packing: product.packing,
      branded: product.branded,
      offerValidUntil: new Date(Date.UTC(2027, 5, 30, 18)),
      specifications: product.specifications.map((line) => [...line]),
      picture: product.picture,
      // A stride through the days, so that neighbours in a list come from different categories.
      createdAt: new Date(FIRST_LISTING + ((place * 181) % 4800) * HOUR),
      tiers: { create: (product.tiers ?? []).map(([fromQuantity, price]) => ({ fromQuantity, priceMinor: minor(price) })) },
      certificates: { create: product.certificates.map(({ validUntil, ...rest }) => ({ ...rest, validUntil: new Date(`${validUntil}T00:00:00Z`) })) },
    },
    select: { id: true },
  });
  return row.id;
}

/** Products and catalogs. Gives the products' ids by slug. */
export async function seedCatalogue(suppliers: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const sellers = await readSellers(suppliers);
  const ids = new Map<string, number>();
  for (const { category, products } of await readProducts()) {
    for (const product of products) {
      const seller = sellers.get(product.supplier);
      if (!seller || ids.has(product.slug)) throw new Error(`Product ${product.slug}: unknown supplier or a slug twice`);
      ids.set(product.slug, await createProduct(category, product, seller, ids.size));
    }
  }
  await seedCatalogs(ids);
  return ids;
}

async function seedCatalogs(products: ReadonlyMap<string, number>): Promise<void> {
  for (const { products: slugs, ...catalog } of CATALOGS) {
    const entries = slugs.map((slug, position) => ({ productId: products.get(slug), position }));
    const known = entries.filter((entry): entry is { productId: number; position: number } => entry.productId !== undefined);
    if (known.length !== entries.length) throw new Error(`Catalog ${catalog.key} names a product that is not there`);
    await db.catalog.create({ data: { ...catalog, status: 'approved', products: { create: known } }, select: { id: true } });
  }
}

