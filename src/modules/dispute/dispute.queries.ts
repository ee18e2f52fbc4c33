import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { AccountantDisputeAnswer, DisputeAnswer } from './dispute.schema';

export const disputeFields = {
  id: true, reason: true, status: true, createdAt: true, openedById: true,
  dpo: { select: { id: true, productName: true, buyerId: true, buyer: { select: partyNameFields }, seller: { select: partyNameFields } } },
} satisfies Prisma.DisputeSelect;

/** A row as the API answers it. */
export function toDisputeAnswer({ dpo, ...row }: Prisma.DisputeGetPayload<{ select: typeof disputeFields }>): DisputeAnswer {
  const [buyer, seller] = [displayName(dpo.buyer), dpo.seller && displayName(dpo.seller)];
  return {
    id: row.id,
    parties: [buyer, seller].filter((name) => name !== null).join(' / '),
    reason: row.reason,
    status: row.status,
    orderId: dpo.id,
    product: dpo.productName,
    buyer,
    seller,
    openedBy: row.openedById === dpo.buyerId ? 'buyer' : 'seller',
    createdAt: row.createdAt.toISOString(),
  };
}

/** Every dispute, for the captain's desk, newest first. */
export function listDisputes(range: Range): Promise<Counted<DisputeAnswer>> {
  return readRange(range, {
    rows: (part) => db.dispute.findMany({ select: disputeFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dispute.count(),
    answer: toDisputeAnswer,
  });
}

const accountantFields = {
  ...disputeFields, openedBy: { select: partyNameFields }, dpo: { select: { ...disputeFields.dpo.select, payments: { select: { id: true }, orderBy: { id: 'asc' }, take: 1 } } },
} satisfies Prisma.DisputeSelect;

function toAccountantDispute({ openedBy: claimant, ...row }: Prisma.DisputeGetPayload<{ select: typeof accountantFields }>): AccountantDisputeAnswer {
  const { parties: _, openedBy, ...shared } = toDisputeAnswer(row);
  return { ...shared, type: `${openedBy}_claim`, submittedBy: displayName(claimant), paymentId: row.dpo.payments[0]?.id ?? null };
}

/** Every dispute, for the accountant's desk, newest first. */
export function listDisputesForAccountant(range: Range): Promise<Counted<AccountantDisputeAnswer>> {
  return readRange(range, {
    rows: (part) => db.dispute.findMany({ select: accountantFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dispute.count(),
    answer: toAccountantDispute,
  });
}
