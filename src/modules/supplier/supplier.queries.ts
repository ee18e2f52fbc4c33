import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locales';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { portName } from '@/modules/port/port-name.queries';
import { db, type Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import type { SupplierChoice } from './supplier.schema';

/** Whose account has a page: a seller that HR has approved and nobody has blocked. */
const PUBLIC: Prisma.PartyWhereInput = {
  status: 'active', approvedAt: { not: null }, rejectedAt: null, companyName: { not: '' }, grants: { some: { role: { slug: 'seller' } } },
};

/** What everybody may know of a supplier. Not its vendor code, which is a sign-in name. */
export interface Supplier {
  readonly id: number;
  readonly companyName: string;
  readonly about: string;
  readonly tradingSince: number | null;
  readonly memberSince: Date;
  readonly verifiedAt: Date | null;
  readonly port: { readonly code: string; readonly name: string; readonly country: string } | null;
}

/** Suppliers under the names that everybody may read. */
async function withReadNames<R extends { readonly id: number; readonly companyName: string }>(rows: readonly R[]): Promise<R[]> {
  const nameOf = await namesForOthers(db, rows.map(({ id, companyName }) => ({ id, companyName, firstName: '', lastName: '' })));
  return rows.map((row) => ({ ...row, companyName: nameOf({ id: row.id, companyName: row.companyName, firstName: '', lastName: '' }) }));
}

/** The supplier with this id, with what it says of itself in a language where that is translated; null when there is none that has a page. */
export async function findSupplier(id: number, language: Locale = DEFAULT_LOCALE): Promise<Supplier | null> {
  const party = await db.party.findFirst({
    where: { id, ...PUBLIC },
    select: {
      id: true, companyName: true, about: true, tradingSince: true, approvedAt: true, createdAt: true, verifiedAt: true,
      port: { select: { code: true, name: true, country: true } },
      texts: { select: { about: true }, where: { language: { in: language === 'en' ? [] : [language] } } },
    },
  });
  if (!party) return null;
  const { approvedAt, createdAt, texts, port, ...kept } = party;
  const [rest = kept] = await withReadNames([kept]);
  return { ...rest, port: port && { ...port, name: portName(port.code, port.name, language) }, about: texts[0]?.about ?? rest.about, memberSince: approvedAt ?? createdAt };
}

/** What HR found in order among a supplier's papers, and when. */
export interface CheckedPaper {
  readonly type: string;
  readonly checkedAt: Date;
}

/** A verified supplier's checked papers, the oldest first: kinds and dates alone, since what they say is nobody's business. */
export async function checkedPapers(supplierId: number): Promise<CheckedPaper[]> {
  const papers = await db.documentSubmission.findMany({
    where: { partyId: supplierId, status: 'approved', decidedAt: { not: null } },
    select: { documentType: true, decidedAt: true }, orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
  });
  return papers.flatMap(({ documentType, decidedAt }) => (decidedAt ? [{ type: documentType, checkedAt: decidedAt }] : []));
}

/** What a supplier has done here, counted. */
export interface SupplierFigures {
  readonly offers: number;
  readonly orders: number;
  /** From a request to the supplier's first offer, the middle value; null while there are too few to say. */
  readonly answerHours: number | null;
}

/** Offers from which on a usual answer time means something. */
const LEAST_OFFERS = 3;

/** Counts of a supplier's offers and orders, and how fast it answers. */
export async function supplierFigures(supplierId: number): Promise<SupplierFigures> {
  const [orders, [answers]] = await Promise.all([
    db.dpo.count({ where: { sellerId: supplierId, status: { notIn: ['pending', 'cancelled'] } } }),
    db.$queryRaw<{ offers: number; hours: number | null }[]>`
      SELECT count(*)::int AS offers,
             (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "Offer"."createdAt" - "Rfq"."createdAt") / 3600))::float8 AS hours
      FROM "Offer" JOIN "Rfq" ON "Rfq"."id" = "Offer"."rfqId" WHERE "Offer"."sellerId" = ${supplierId}`,
  ]);
  const offers = answers?.offers ?? 0;
  const hours = offers < LEAST_OFFERS ? null : (answers?.hours ?? null);
  return { offers, orders, answerHours: hours === null ? null : Math.max(1, Math.ceil(hours)) };
}

/** Suppliers that have their home at a port or offer goods there, by name; as many as a page can show. */
export async function listSuppliersOfPort(portId: number): Promise<{ id: number; companyName: string; verifiedAt: Date | null }[]> {
  return withReadNames(await db.party.findMany({
    where: { ...PUBLIC, OR: [{ portId }, { products: { some: { portId, status: 'approved', isWithheld: false } } }] },
    select: { id: true, companyName: true, verifiedAt: true }, orderBy: [{ companyName: 'asc' }, { id: 'asc' }], take: 24,
  }));
}

/** A supplier as the list shows it. */
export interface ListedSupplier extends Pick<Supplier, 'id' | 'companyName' | 'tradingSince' | 'memberSince' | 'verifiedAt' | 'port'> {
  /** Approved products. */
  readonly products: number;
}

/** Whose name holds a text. */
function named(search: string): Prisma.PartyWhereInput {
  return search === '' ? {} : { companyName: { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } };
}

/** Suppliers whose name holds a text, by name, for who chooses some of them. */
export function listSupplierChoices(search: string, range: Range): Promise<Counted<SupplierChoice>> {
  const where: Prisma.PartyWhereInput = { AND: [PUBLIC, named(search)] };
  return readRange(range, {
    rows: async (part) => withReadNames(await db.party.findMany({
      where, orderBy: [{ companyName: 'asc' }, { id: 'asc' }], select: { id: true, companyName: true, verifiedAt: true, port: { select: { name: true } } }, ...part,
    })),
    count: () => db.party.count({ where }),
    answer: ({ id, companyName, verifiedAt, port }) => ({ id, name: companyName, port: port?.name ?? null, verified: verifiedAt !== null }),
  });
}

/** Suppliers on a page of their list. */
export const SUPPLIERS_PER_PAGE = 24;

/**
 * One page of the suppliers by name: whose name holds a text, who are at home at a port or load there, who sell in a category.
 * A page beyond the last is the last.
 */
export async function findSuppliers(
  { search, portId, category, page: asked }: { search: string; portId: number | undefined; category: string | undefined; page: number }, language: Locale = DEFAULT_LOCALE,
): Promise<{ suppliers: ListedSupplier[]; count: number; page: number; pages: number }> {
  const offered = { status: 'approved', isWithheld: false } as const;
  const where: Prisma.PartyWhereInput = {
    AND: [
      PUBLIC,
      named(search),
      portId === undefined ? {} : { OR: [{ portId }, { products: { some: { portId, ...offered } } }] },
      category === undefined ? {} : { products: { some: { category, ...offered } } },
    ],
  };
  const count = await db.party.count({ where });
  const pages = Math.max(1, Math.ceil(count / SUPPLIERS_PER_PAGE));
  const page = Math.min(asked, pages);
  const parties = await withReadNames(await db.party.findMany({
    where, orderBy: [{ companyName: 'asc' }, { id: 'asc' }], take: SUPPLIERS_PER_PAGE, skip: (page - 1) * SUPPLIERS_PER_PAGE,
    select: { id: true, companyName: true, tradingSince: true, approvedAt: true, createdAt: true, verifiedAt: true, port: { select: { code: true, name: true, country: true } } },
  }));
  const counts = await db.product.groupBy({ by: ['sellerId'], where: { sellerId: { in: parties.map(({ id }) => id) }, ...offered }, _count: true });
  const suppliers = parties.map(({ approvedAt, createdAt, port, ...rest }) => ({
    ...rest,
    port: port && { ...port, name: portName(port.code, port.name, language) },
    memberSince: approvedAt ?? createdAt,
    products: counts.find(({ sellerId }) => sellerId === rest.id)?._count ?? 0,
  }));
  return { suppliers, count, page, pages };
}

/** What sellers are looked for as: by id, or the verified ones that sell in a category and are at home at a port or load there. */
export type InvitableWish = { readonly ids: readonly number[] } | { readonly category: string | undefined; readonly portId: number | undefined; readonly except: readonly number[] };

/** Ids of the suppliers that may be invited to an RFQ, by name; at most `limit`. Withheld products count for nothing. */
export async function findInvitable(client: Tx, wish: InvitableWish, limit: number): Promise<number[]> {
  const offered = { status: 'approved', isWithheld: false } as const;
  const where: Prisma.PartyWhereInput = 'ids' in wish
    ? { ...PUBLIC, id: { in: [...wish.ids] } }
    : {
      ...PUBLIC, id: { notIn: [...wish.except] }, verifiedAt: { not: null },
      AND: [
        wish.category === undefined ? {} : { products: { some: { category: wish.category, ...offered } } },
        wish.portId === undefined ? {} : { OR: [{ portId: wish.portId }, { products: { some: { portId: wish.portId, ...offered } } }] },
      ],
    };
  return (await client.party.findMany({ where, select: { id: true }, orderBy: [{ companyName: 'asc' }, { id: 'asc' }], take: limit })).map(({ id }) => id);
}

/** Ids of the suppliers that have a page, for the sitemap. */
export async function listSupplierIds(): Promise<number[]> {
  return (await db.party.findMany({ where: PUBLIC, select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id);
}
