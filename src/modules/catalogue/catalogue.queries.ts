import 'server-only';
import { isolateMeasures } from '@/i18n/isolate-measures';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { portName } from '@/modules/port/port-name.queries';
import { toJsonNumber, type Currency } from '@/modules/ledger/money.schema';
import { db } from '@/server/db';
import { Prisma, type Unit } from '@/server/generated/client';
import { runPrepared } from '@/server/prepared';
import * as z from 'zod';
import { categoryBySlug } from './category.schema';
import type { ProductDetail } from './catalogue.schema';
import { answeredPicture, keptPictureAddress, uploadedPicture } from './product-picture.queries';

const specificationsColumn = z.array(z.tuple([z.string(), z.string()]));

/** Which translation of a text is wanted; none for English, in which the texts themselves are. */
function inLanguage(language: Locale) {
  return { where: { language: { in: language === 'en' ? [] : [language] } } };
}

/** An approved product with everything its page shows, its texts in a language where they are translated, or null. */
export async function findProduct(id: number, language: Locale = DEFAULT_LOCALE): Promise<ProductDetail | null> {
  const product = await db.product.findFirst({
    where: { id, status: 'approved', isWithheld: false },
    select: {
      id: true, name: true, description: true, shortDescription: true, category: true, companyName: true, portName: true,
      isVerified: true, verifiedAt: true, priceMinor: true, currency: true, priceType: true, unit: true, moq: true, availableQuantity: true,
      hsCode: true, originCountry: true, leadTimeDays: true, packing: true, branded: true, relabelingAllowed: true, relabelingPriceMinor: true,
      offerValidUntil: true, rating: true, ratingCount: true, specifications: true, picture: true,
      pictures: { select: { fileKey: true }, orderBy: { position: 'asc' } },
      port: { select: { code: true } },
      tiers: { select: { fromQuantity: true, priceMinor: true }, orderBy: { fromQuantity: 'asc' } },
      certificates: { select: { name: true, number: true, issuer: true, validUntil: true }, orderBy: { name: 'asc' } },
      texts: { select: { language: true, name: true, shortDescription: true, description: true, packing: true, specifications: true }, ...inLanguage(language) },
      seller: { select: { id: true, about: true, tradingSince: true, port: { select: { code: true, name: true, country: true } }, texts: { select: { language: true, about: true }, ...inLanguage(language) } } },
    },
  });
  if (!product) return null;
  const said = product.texts[0] ?? { ...product, language: DEFAULT_LOCALE };
  const isolated = (text: string) => isolateMeasures(text, said.language);
  const home = product.seller.port;
  const about = product.seller.texts[0] ?? { ...product.seller, language: DEFAULT_LOCALE };
  return {
    id: product.id,
    name: isolated(said.name),
    description: isolated(said.description),
    short_description: isolated(said.shortDescription),
    text_language: said.language,
    category_name: categoryBySlug(product.category)?.name ?? product.category,
    company_name: product.companyName,
    origin_port_name: product.port && product.portName ? portName(product.port.code, product.portName, language) : product.portName,
    is_verified: product.isVerified,
    category: product.category,
    verified_at: product.verifiedAt?.toISOString() ?? null,
    origin_port_code: product.port?.code ?? null,
    supplier_id: product.seller.id,
    price: toJsonNumber(product.priceMinor),
    currency: product.currency,
    price_type: product.priceType,
    unit: product.unit,
    moq: product.moq,
    hs_code: product.hsCode,
    picture: answeredPicture(product.picture),
    pictures: product.pictures.map(({ fileKey }) => uploadedPicture(fileKey)),
    rating: product.rating === null ? null : product.rating / 100,
    rating_count: product.ratingCount,
    moqUom: product.unit,
    availableQuantity: product.availableQuantity,
    quantityUom: product.unit,
    priceType: product.priceType,
    isRelabelingAllowed: product.relabelingAllowed,
    relabelingPrice: product.relabelingPriceMinor === null ? null : toJsonNumber(product.relabelingPriceMinor),
    offerValidityDate: product.offerValidUntil?.toISOString() ?? null,
    origin_country: product.originCountry,
    lead_time_days: product.leadTimeDays,
    packing: isolated(said.packing),
    branded: product.branded,
    specifications: specificationsColumn.parse(said.specifications).map(([name, value]) => [name, isolated(value)]),
    certificates: product.certificates.map(({ validUntil, ...rest }) => ({ ...rest, valid_until: validUntil.toISOString().slice(0, 10) })),
    price_tiers: product.tiers.map((tier) => ({ from: tier.fromQuantity, price: toJsonNumber(tier.priceMinor) })),
    supplier: {
      id: product.seller.id, company_name: product.companyName, about: about.about, about_language: about.language, trading_since: product.seller.tradingSince,
      port: home && portName(home.code, home.name, language), country: home?.country ?? null,
    },
  };
}

/** What stands in a catalog and is in the shop now. */
const PUBLIC_ENTRY = { product: { status: 'approved', isWithheld: false } } satisfies Prisma.CatalogProductWhereInput;

/**
 * Approved catalogs, with the names the API documents, their texts in a language where they are translated. A seller's shows
 * the picture of its first product, and none of its products in the shop means no catalog.
 */
export const listCatalogs = (language: Locale = DEFAULT_LOCALE) => findCatalogs({}, language);

/** A seller's catalogs that everybody sees, newest first. */
export const listCatalogsOfSeller = async (sellerId: number, language: Locale) => (await findCatalogs({ sellerId }, language)).reverse();

async function findCatalogs(scope: { readonly sellerId?: number }, language: Locale) {
  const catalogs = await db.catalog.findMany({
    where: { ...scope, status: 'approved', OR: [{ sellerId: null }, { products: { some: PUBLIC_ENTRY } }] },
    select: {
      id: true, title: true, description: true, picture: true, status: true, likes: true, sellerId: true,
      products: { where: PUBLIC_ENTRY, select: { product: { select: { picture: true } } }, orderBy: [{ position: 'asc' }, { productId: 'asc' }], take: 1 },
      texts: { select: { language: true, title: true, description: true }, ...inLanguage(language) },
    },
    orderBy: { id: 'asc' },
  });
  return catalogs.map(({ picture, texts, sellerId, products: [first], ...catalog }) => {
    const { language: textLanguage, title, description } = texts[0] ?? { ...catalog, language: DEFAULT_LOCALE };
    return { ...catalog, title, description, text_language: textLanguage, image: keptPictureAddress(sellerId === null || !first ? picture : first.product.picture) };
  });
}

/** Ids of a catalog's products in the order that was chosen; null where there is no approved catalog. */
export async function catalogProductIds(catalogId: number): Promise<number[] | null> {
  const catalog = await db.catalog.findFirst({
    where: { id: catalogId, status: 'approved' }, select: { products: { select: { productId: true }, orderBy: [{ position: 'asc' }, { productId: 'asc' }] } },
  });
  return catalog && catalog.products.map(({ productId }) => productId);
}

/** Numbers of approved products per category slug. */
export async function countsByCategory(): Promise<Map<string, number>> {
  const rows = await db.productCount.groupBy({ by: ['category'], _sum: { count: true } });
  return new Map(rows.map((row) => [row.category, row._sum.count ?? 0]));
}

/** What the shop holds now: approved products, suppliers with a badge among those who sell them, and ports they load at. */
export async function shopTotals(): Promise<{ products: number; suppliers: number; ports: number }> {
  const [products, ports, suppliers] = await Promise.all([
    db.productCount.aggregate({ _sum: { count: true } }),
    db.productCount.findMany({ where: { count: { gt: 0 }, portId: { not: 0 } }, distinct: ['portId'], select: { portId: true } }),
    db.party.count({ where: { verifiedAt: { not: null }, products: { some: { status: 'approved', isWithheld: false } } } }),
  ]);
  return { products: products._sum.count ?? 0, suppliers, ports: ports.length };
}

/** The highest id that a product has; 0 where there is none. */
export async function lastProductId(): Promise<number> {
  return (await db.product.aggregate({ _max: { id: true } }))._max.id ?? 0;
}

/** Ids of approved products within a range, both ends included. */
export async function productIdsBetween(first: number, last: number): Promise<number[]> {
  const rows = await db.product.findMany({ where: { id: { gte: first, lte: last }, status: 'approved', isWithheld: false }, select: { id: true }, orderBy: { id: 'asc' } });
  return rows.map(({ id }) => id);
}

/** Numbers of approved products per port. */
export async function countsByPort(): Promise<Map<number, number>> {
  const rows = await db.productCount.groupBy({ by: ['portId'], _sum: { count: true } });
  return new Map(rows.map((row) => [row.portId, row._sum.count ?? 0]));
}

/** Certificates of a seller's approved products that are still valid, each once. */
export async function listCertificatesOfSeller(sellerId: number): Promise<ProductDetail['certificates']> {
  const rows = await db.productCertificate.findMany({
    where: { validUntil: { gte: new Date() }, product: { sellerId, status: 'approved', isWithheld: false } },
    select: { name: true, number: true, issuer: true, validUntil: true }, distinct: ['number', 'issuer'], orderBy: [{ name: 'asc' }, { number: 'asc' }], take: 60,
  });
  return rows.map(({ validUntil, ...rest }) => ({ ...rest, valid_until: validUntil.toISOString().slice(0, 10) }));
}

/** What an RFQ keeps of an approved product as it stands now, or null. */
export async function findProductForRfq(id: number) {
  const [product] = await runPrepared<{ id: number; sellerId: number; name: string; unit: Unit; priceMinor: string; currency: Currency }>(Prisma.sql`
    SELECT "id", "sellerId", "name", "unit"::text, "priceMinor", "currency"::text FROM "Product" WHERE "id" = ${id} AND "status" = 'approved' AND NOT "isWithheld"`);
  return product ? { ...product, priceMinor: BigInt(product.priceMinor) } : null;
}
