import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { titleForOthers } from '@/modules/moderation/moderation.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { FeeAnswer } from './customs.schema';

const feeFields = {
  id: true, workOrderId: true, amountMinor: true, currency: true, note: true, status: true, version: true, createdAt: true, decidedAt: true,
  party: { select: partyNameFields },
  workOrder: { select: { dpo: { select: { id: true, productName: true, buyer: { select: partyNameFields }, seller: { select: partyNameFields } } } } },
} satisfies Prisma.FeeOfferSelect;

function toFeeAnswer({ workOrder: { dpo }, ...row }: Prisma.FeeOfferGetPayload<{ select: typeof feeFields }>): FeeAnswer {
  return {
    id: row.id, catalog: titleForOthers(dpo.productName, dpo.id), buyer: displayName(dpo.buyer), seller: dpo.seller && displayName(dpo.seller), status: row.status,
    fee: toJsonNumber(row.amountMinor), currency: row.currency, note: row.note, workId: row.workOrderId, orderId: dpo.id, partner: displayName(row.party), version: row.version,
    createdAt: row.createdAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function list(where: Prisma.FeeOfferWhereInput, range: Range): Promise<Counted<FeeAnswer>> {
  return readRange(range, {
    rows: (part) => db.feeOffer.findMany({ where, select: feeFields, orderBy: [{ status: 'asc' }, { id: 'desc' }], ...part }),
    count: () => db.feeOffer.count({ where }),
    answer: toFeeAnswer,
  });
}

/** A customs agent's own fee offers, those that wait first, then the newest. */
export function listFees(partyId: number, range: Range): Promise<Counted<FeeAnswer>> {
  return list({ partyId }, range);
}

/**
 * The fee offers of an order, for the captain.
 *
 * @throws Problem not_found (no such order)
 */
export async function listFeesOfOrder(dpoId: number, range: Range): Promise<Counted<FeeAnswer>> {
  if ((await db.dpo.count({ where: { id: dpoId } })) === 0) throw new Problem('not_found');
  return list({ workOrder: { dpoId } }, range);
}

/** A fee offer inside a transaction. */
export async function readFee(tx: Tx, id: number): Promise<FeeAnswer> {
  return toFeeAnswer(await tx.feeOffer.findUniqueOrThrow({ where: { id }, select: feeFields }));
}
