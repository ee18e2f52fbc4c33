import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { namesOfSides } from '@/modules/work/work.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { FeeAnswer } from './customs.schema';

const feeFields = {
  id: true, workOrderId: true, amountMinor: true, currency: true, note: true, status: true, version: true, createdAt: true, decidedAt: true,
  party: { select: partyNameFields },
  workOrder: { select: { dpo: { select: { id: true, productName: true, transfers: { where: { kind: 'fee_return' }, select: { id: true }, take: 1 }, buyer: { select: { id: true, ...partyNameFields } }, seller: { select: { id: true, ...partyNameFields } } } } } },
} satisfies Prisma.FeeOfferSelect;

type FeeRow = Prisma.FeeOfferGetPayload<{ select: typeof feeFields }>;

function toFeeAnswer({ workOrder: { dpo }, ...row }: FeeRow, nameOf: (side: FeeRow['workOrder']['dpo']['buyer']) => string): FeeAnswer {
  return {
    id: row.id, catalog: dpo.productName, buyer: nameOf(dpo.buyer), seller: dpo.seller && nameOf(dpo.seller), status: row.status,
    fee: toJsonNumber(row.amountMinor), returned: row.status === 'accepted' && dpo.transfers.length > 0, currency: row.currency, note: row.note, workId: row.workOrderId, orderId: dpo.id, partner: displayName(row.party), version: row.version,
    createdAt: row.createdAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** Who reads fee offers: the captain, or the agents who make them. */
type FeeReader = 'captain' | 'cha';

async function asReadBy(client: Tx, reader: FeeReader, rows: readonly FeeRow[]): Promise<FeeAnswer[]> {
  const nameOf = reader === 'captain' ? displayName : await namesOfSides(client, rows.map(({ workOrder: { dpo } }) => dpo));
  return rows.map((row) => toFeeAnswer(row, nameOf));
}

function list(where: Prisma.FeeOfferWhereInput, reader: FeeReader, range: Range): Promise<Counted<FeeAnswer>> {
  return readRange(range, {
    rows: async (part) => asReadBy(db, reader, await db.feeOffer.findMany({ where, select: feeFields, orderBy: [{ status: 'asc' }, { id: 'desc' }], ...part })),
    count: () => db.feeOffer.count({ where }),
    answer: (fee) => fee,
  });
}

/** A customs agent's own fee offers, those that wait first, then the newest. */
export function listFees(partyId: number, range: Range): Promise<Counted<FeeAnswer>> {
  return list({ partyId }, 'cha', range);
}

/**
 * The fee offers of an order, for the captain.
 *
 * @throws Problem not_found (no such order)
 */
export async function listFeesOfOrder(dpoId: number, range: Range): Promise<Counted<FeeAnswer>> {
  if ((await db.dpo.count({ where: { id: dpoId } })) === 0) throw new Problem('not_found');
  return list({ workOrder: { dpoId } }, 'captain', range);
}

/** A fee offer inside a transaction, as the reader reads it. */
export async function readFee(tx: Tx, id: number, reader: FeeReader): Promise<FeeAnswer> {
  const [fee] = await asReadBy(tx, reader, [await tx.feeOffer.findUniqueOrThrow({ where: { id }, select: feeFields })]);
  if (!fee) throw new Error(`Fee offer ${id} is gone`);
  return fee;
}
