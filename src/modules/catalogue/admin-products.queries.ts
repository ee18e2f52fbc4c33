import 'server-only';
import { Problem } from '@/http/problem';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toDecimal, toJsonNumber } from '@/modules/ledger/money.schema';
import { contactDetailsIn } from '@/modules/moderation/moderation.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { CHANGE_FIELDS, type AdminProductAnswer, type ChangedFigure } from './admin-products.schema';
import { categoryBySlug } from './category.schema';
import { productContent, type ProductContent } from './product-content.schema';

const fields = {
  id: true, name: true, shortDescription: true, description: true, category: true, portId: true, status: true, priceMinor: true, currency: true, priceType: true, unit: true, moq: true,
  availableQuantity: true, hsCode: true, originCountry: true, leadTimeDays: true, packing: true, branded: true, relabelingAllowed: true, relabelingPriceMinor: true, offerValidUntil: true,
  specifications: true, createdAt: true, updatedAt: true,
  seller: { select: { ...partyNameFields, approvedAt: true } },
  tiers: { select: { fromQuantity: true, priceMinor: true }, orderBy: { fromQuantity: 'asc' } },
  certificates: { select: { name: true, number: true, issuer: true, validUntil: true }, orderBy: { id: 'asc' } },
  pictures: { select: { fileKey: true }, orderBy: { position: 'asc' } },
  change: { select: { id: true, content: true, createdAt: true, refusedAt: true } },
} as const satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof fields }>;

/** What stands now, in the form in which a change waits. */
function contentNow(row: Row): ProductContent {
  return productContent.parse({
    ...row, price: toDecimal(row.priceMinor), relabelingPrice: row.relabelingPriceMinor === null ? null : toDecimal(row.relabelingPriceMinor), offerValidUntil: row.offerValidUntil?.toISOString() ?? null,
    tiers: row.tiers.map(({ fromQuantity, priceMinor }) => ({ fromQuantity, price: toDecimal(priceMinor) })),
    certificates: row.certificates.map((certificate) => ({ ...certificate, validUntil: certificate.validUntil.toISOString().slice(0, 10) })),
    pictures: row.pictures.map(({ fileKey }) => fileKey),
  });
}

/** A part of a product as lines of text, for showing two of them beside each other. */
function textOf(value: ProductContent[keyof ProductContent]): string {
  if (Array.isArray(value)) return value.map((part) => (typeof part === 'object' ? Object.values(part).join(' · ') : part)).join('\n');
  return value === null ? '' : String(value);
}

/** What people read for what is kept as a key, and amounts with their currency: the change may be of that alone. */
function readable(field: keyof ProductContent, content: ProductContent): string {
  const amount = (price: string | null) => price && `${price} ${content.currency}`;
  if (field === 'category') return categoryBySlug(content.category)?.name ?? content.category;
  if (field === 'price' || field === 'relabelingPrice') return textOf(amount(content[field]));
  if (field === 'tiers') return textOf(content.tiers.map(({ fromQuantity, price }) => `${fromQuantity} · ${amount(price)}`));
  return textOf(content[field]);
}

/** The figures of a part, none where nothing is said; undefined of a part that has none. */
function figuresOf(field: keyof ProductContent, { currency, unit, tiers, ...content }: ProductContent): ChangedFigure[] | undefined {
  const figure = (quantity: number | null, amount: string | null) => ({ quantity, unit, amount, currency });
  if (field === 'tiers') return tiers.map(({ fromQuantity, price }) => figure(fromQuantity, price));
  if (field === 'moq' || field === 'availableQuantity') return [figure(content[field], null)];
  if (field !== 'price' && field !== 'relabelingPrice') return undefined;
  const amount = content[field];
  return amount === null ? [] : [figure(null, amount)];
}

/** One part before and after. */
function changedPart(field: (typeof CHANGE_FIELDS)[number], before: ProductContent, after: ProductContent) {
  const [stood, proposed] = [figuresOf(field, before), figuresOf(field, after)];
  return { field, before: readable(field, before), after: readable(field, after), ...(stood && proposed && { figures: { before: stood, after: proposed } }) };
}

function changeOf(row: Row): AdminProductAnswer['change'] {
  if (!row.change || row.change.refusedAt !== null || row.status !== 'approved') return null;
  const [before, after] = [contentNow(row), productContent.parse(row.change.content)];
  const changed = CHANGE_FIELDS.map((field) => changedPart(field, before, after)).filter((part) => part.before !== part.after);
  return { id: row.change.id, proposedAt: row.change.createdAt.toISOString(), fields: changed };
}

function toAnswer(row: Row): AdminProductAnswer {
  const until = row.offerValidUntil?.toISOString() ?? '';
  const change = changeOf(row);
  const texts = change ? change.fields.map(({ after }) => after) : [row.name, row.shortDescription, row.description, row.packing, textOf(contentNow(row).specifications)];
  return {
    id: row.id, name: row.name, sellerName: displayName(row.seller), vendorCode: row.seller.vendorCode, category: categoryBySlug(row.category)?.name ?? row.category,
    price: toJsonNumber(row.priceMinor), currency: row.currency, status: row.status, description: row.description,
    moq: row.moq, moqUom: row.unit, quantity: row.availableQuantity, quantityUom: row.unit, priceType: row.priceType, reLabeling: row.relabelingAllowed ? 'yes' : 'no',
    validityDate: until.slice(0, 10), validityTime: until.slice(11, 16), branded: row.branded ? 'branded' : 'unbranded',
    shortDescription: row.shortDescription, hsCode: row.hsCode, originCountry: row.originCountry, packing: row.packing, created_at: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(),
    isSellerApproved: row.seller.approvedAt !== null, contactDetails: [...new Set(texts.flatMap(contactDetailsIn))], change,
  };
}

/** What waits for an admin's decision. */
const WAITING: Prisma.ProductWhereInput = { OR: [{ status: 'submitted' }, { status: 'approved', change: { refusedAt: null } }] };

/** Products that wait for approval, and approved ones whose seller proposes a change; newest first. */
export function listWaitingProducts(range: Range): Promise<Counted<AdminProductAnswer>> {
  return readRange(range, {
    rows: (part) => db.product.findMany({ where: WAITING, select: fields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.product.count({ where: WAITING }),
    answer: toAnswer,
  });
}

/** How many products and changes wait. */
export const countWaitingProducts = () => db.product.count({ where: WAITING });

/**
 * A product as the admin's desk shows it, inside a transaction.
 *
 * @throws Problem not_found
 */
export async function readAdminProduct(tx: Tx, id: number): Promise<AdminProductAnswer> {
  const row = await tx.product.findUnique({ where: { id }, select: fields });
  if (!row) throw new Problem('not_found');
  return toAnswer(row);
}
