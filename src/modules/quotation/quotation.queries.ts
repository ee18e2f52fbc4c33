import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { taxOf } from '@/modules/invoice/tax.schema';
import { platformFee } from '@/modules/payment/payment.schema';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { paperFacts } from '@/modules/document/paper-facts.schema';
import { lineTotal, toJsonNumber } from '@/modules/ledger/money.schema';
import { recentSetting, settingIn } from '@/modules/platform/kept-settings.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DpqAnswer, RevisionAnswer } from './quotation.schema';

const sellerFields = { id: true, ...partyNameFields, port: { select: { country: true } } } satisfies Prisma.PartySelect;

const dpqFields = {
  id: true, rfqId: true, status: true, createdAt: true, revision: true, version: true, rejectedReason: true,
  buyer: { select: { ...partyNameFields, port: { select: { country: true } } } },
  offer: { select: { unitPriceMinor: true, seller: { select: sellerFields } } },
  rfq: { select: { title: true, productId: true, productName: true, unit: true, product: { select: { seller: { select: sellerFields } } } } },
  revisions: {
    select: {
      number: true, unitPriceMinor: true, currency: true, quantity: true, specifications: true, deliveryPortId: true, deliveryDate: true,
      paymentTerms: true, message: true, validUntil: true, hash: true, paper: true, deliveryPort: { select: { name: true } },
    },
    orderBy: { number: 'desc' },
    take: 1,
  },
} satisfies Prisma.DpqSelect;

type DpqRow = Prisma.DpqGetPayload<{ select: typeof dpqFields }>;

type Supplier = Prisma.PartyGetPayload<{ select: typeof sellerFields }>;

/** Who delivers: as `supplierOf`, with what is known of it. */
const supplierIn = ({ offer, rfq }: DpqRow): Supplier | null => (offer ?? rfq.product)?.seller ?? null;

/** The settings that a quotation speaks of. */
interface Rules {
  readonly autoConfirmDays: number;
  /** Hundredths of a per cent. */
  readonly feeBasis: number;
}

/** A row with its newest revision, as the API answers it. */
function toDpqAnswer(row: DpqRow, nameOf: (party: Supplier) => string, { autoConfirmDays, feeBasis }: Rules): DpqAnswer {
  const [revision] = row.revisions;
  if (!revision) throw new Error(`Draft quotation ${row.id} has no revision`);
  const supplier = supplierIn(row);
  const totalMinor = lineTotal(revision.unitPriceMinor, revision.quantity);
  const { country, rateBasis, netMinor, taxMinor } = taxOf(totalMinor, supplier?.port?.country ?? null, row.buyer.port?.country ?? null);
  return {
    id: row.id,
    rfqId: row.rfqId,
    product: row.rfq.productName ?? row.rfq.title,
    productId: row.rfq.productId,
    buyer: displayName(row.buyer),
    quantity: revision.quantity,
    unitPrice: toJsonNumber(revision.unitPriceMinor),
    currency: revision.currency,
    status: row.status,
    specifications: revision.specifications,
    deliveryPortId: revision.deliveryPortId,
    deliveryPort: revision.deliveryPort?.name ?? null,
    deliveryDate: revision.deliveryDate?.toISOString().slice(0, 10) ?? null,
    paymentTerms: revision.paymentTerms,
    createdAt: row.createdAt.toISOString(),
    message: revision.message,
    unit: row.rfq.unit,
    total: toJsonNumber(totalMinor),
    validUntil: revision.validUntil.toISOString(),
    revision: revision.number,
    hash: revision.hash,
    version: row.version,
    rejectedReason: row.rejectedReason,
    leadTimeDays: paperFacts.parse(revision.paper).leadTimeDays,
    offerPrice: row.offer && toJsonNumber(row.offer.unitPriceMinor),
    autoConfirmDays,
    seller: supplier && nameOf(supplier),
    tax: { country, rate: rateBasis / 100, net: toJsonNumber(netMinor), tax: toJsonNumber(taxMinor) },
    fee: { percent: feeBasis / 100, amount: toJsonNumber(platformFee(totalMinor, feeBasis)) },
  };
}

/** One draft quotation inside the transaction that has changed it. */
export async function readDpq(tx: Tx, id: number, reader: DpqReader): Promise<DpqAnswer> {
  const rules = { autoConfirmDays: await settingIn(tx, 'autoConfirmDays'), feeBasis: await settingIn(tx, 'platformFeeBasis') };
  const [answer] = await asReadBy(tx, reader, [await tx.dpq.findUniqueOrThrow({ where: { id }, select: dpqFields })], rules);
  if (!answer) throw new Error(`Draft quotation ${id} is gone`);
  return answer;
}

/** Who reads a draft quotation: for its buyer the seller's name is another party's. */
type DpqReader = 'house' | 'buyer';

async function asReadBy(client: Tx, reader: DpqReader, rows: readonly DpqRow[], rules: Rules): Promise<DpqAnswer[]> {
  const nameOf = reader === 'house' ? displayName : await namesForOthers(client, rows.flatMap((row) => supplierIn(row) ?? []));
  return rows.map((row) => toDpqAnswer(row, nameOf, rules));
}

async function list(where: Prisma.DpqWhereInput, reader: DpqReader, range: Range): Promise<Counted<DpqAnswer>> {
  const rules = { autoConfirmDays: await recentSetting('autoConfirmDays'), feeBasis: await recentSetting('platformFeeBasis') };
  return readRange(range, {
    rows: async (part) => asReadBy(db, reader, await db.dpq.findMany({ where, select: dpqFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }), rules),
    count: () => db.dpq.count({ where }),
    answer: (answer) => answer,
  });
}

/** A buyer's own draft quotations, newest first. */
export function listDpqsOfBuyer(buyerId: number, range: Range): Promise<Counted<DpqAnswer>> {
  return list({ buyerId }, 'buyer', range);
}

/** Every draft quotation, for the captain's desk, newest first. */
export function listAllDpqs(range: Range): Promise<Counted<DpqAnswer>> {
  return list({}, 'house', range);
}

/** Every revision of a draft quotation, newest first, or null when it is another buyer's. `buyerId` null: the captain, who sees all. */
export async function listRevisions(dpqId: number, buyerId: number | null): Promise<RevisionAnswer[] | null> {
  const dpq = await db.dpq.findFirst({
    where: { id: dpqId, ...(buyerId === null ? {} : { buyerId }) },
    select: { id: true, rfqId: true, buyerId: true, revisions: { select: { ...dpqFields.revisions.select, createdAt: true }, orderBy: { number: 'desc' } } },
  });
  if (!dpq) return null;
  const asked = await requestsOf(dpq);
  return dpq.revisions.map((revision, index) => ({
    quantity: revision.quantity,
    unitPrice: toJsonNumber(revision.unitPriceMinor),
    currency: revision.currency,
    specifications: revision.specifications,
    deliveryPort: revision.deliveryPort?.name ?? null,
    deliveryDate: revision.deliveryDate?.toISOString().slice(0, 10) ?? null,
    paymentTerms: revision.paymentTerms,
    message: revision.message,
    total: toJsonNumber(lineTotal(revision.unitPriceMinor, revision.quantity)),
    validUntil: revision.validUntil.toISOString(),
    revision: revision.number,
    hash: revision.hash,
    createdAt: revision.createdAt.toISOString(),
    asked: asked.find(({ at }) => at >= revision.createdAt.toISOString() && at < (dpq.revisions[index - 1]?.createdAt.toISOString() ?? '~')) ?? null,
  }));
}

/** What the buyer asked for in a quotation's negotiation: between its making and that of the RFQ's next one. */
async function requestsOf({ id, rfqId, buyerId, revisions }: { readonly id: number; readonly rfqId: number; readonly buyerId: number; readonly revisions: readonly { readonly createdAt: Date }[] }) {
  const next = await db.dpqRevision.findFirst({ where: { number: 1, dpq: { rfqId, id: { gt: id } } }, select: { createdAt: true }, orderBy: { dpqId: 'asc' } });
  const messages = await db.rfqMessage.findMany({
    where: { rfqId, authorId: buyerId, kind: 'negotiate', createdAt: { gte: revisions.at(-1)?.createdAt, lt: next?.createdAt } }, select: { body: true, targetPriceMinor: true, createdAt: true }, orderBy: { id: 'asc' },
  });
  return messages.map(({ body, targetPriceMinor, createdAt }) => ({ message: body, targetPrice: targetPriceMinor === null ? null : toJsonNumber(targetPriceMinor), at: createdAt.toISOString() }));
}
