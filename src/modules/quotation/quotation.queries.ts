import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { paperFacts } from '@/modules/document/paper-facts.schema';
import { lineTotal, toJsonNumber } from '@/modules/ledger/money.schema';
import { recentSetting, settingIn } from '@/modules/platform/kept-settings.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { DpqAnswer, RevisionAnswer } from './quotation.schema';

export const dpqFields = {
  id: true, rfqId: true, status: true, createdAt: true, revision: true, version: true, rejectedReason: true,
  buyer: { select: partyNameFields },
  offer: { select: { unitPriceMinor: true } },
  rfq: { select: { title: true, productId: true, productName: true, unit: true } },
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

/** A row with its newest revision, as the API answers it. */
function toDpqAnswer(row: DpqRow, autoConfirmDays: number): DpqAnswer {
  const [revision] = row.revisions;
  if (!revision) throw new Error(`Draft quotation ${row.id} has no revision`);
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
    total: toJsonNumber(lineTotal(revision.unitPriceMinor, revision.quantity)),
    validUntil: revision.validUntil.toISOString(),
    revision: revision.number,
    hash: revision.hash,
    version: row.version,
    rejectedReason: row.rejectedReason,
    leadTimeDays: paperFacts.parse(revision.paper).leadTimeDays,
    offerPrice: row.offer && toJsonNumber(row.offer.unitPriceMinor),
    autoConfirmDays,
  };
}

/** One draft quotation inside the transaction that has changed it. */
export async function readDpq(tx: Tx, id: number): Promise<DpqAnswer> {
  return toDpqAnswer(await tx.dpq.findUniqueOrThrow({ where: { id }, select: dpqFields }), await settingIn(tx, 'autoConfirmDays'));
}

async function list(where: Prisma.DpqWhereInput, range: Range): Promise<Counted<DpqAnswer>> {
  const autoConfirmDays = await recentSetting('autoConfirmDays');
  return readRange(range, {
    rows: (part) => db.dpq.findMany({ where, select: dpqFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dpq.count({ where }),
    answer: (row) => toDpqAnswer(row, autoConfirmDays),
  });
}

/** A buyer's own draft quotations, newest first. */
export function listDpqsOfBuyer(buyerId: number, range: Range): Promise<Counted<DpqAnswer>> {
  return list({ buyerId }, range);
}

/** Every draft quotation, for the captain's desk, newest first. */
export function listAllDpqs(range: Range): Promise<Counted<DpqAnswer>> {
  return list({}, range);
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
