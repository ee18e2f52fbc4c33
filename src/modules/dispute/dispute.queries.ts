import 'server-only';
import { readRange, sliceRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { freezes, type AccountantDisputeAnswer, type ArbitratorAnswer, type DisputeAnswer, type RulingAnswer } from './dispute.schema';

/** What `freezes` needs of a dispute. */
export const freezeFields = { status: true, ruling: { select: { status: true } } } satisfies Prisma.DisputeSelect;

/** Whether a dispute freezes an order's money now. */
export async function isFrozen(tx: Tx, dpoId: number): Promise<boolean> {
  return (await tx.dispute.findMany({ where: { dpoId }, select: freezeFields })).some(freezes);
}

/** Whether an approved ruling has paid an order's money out: nothing of it is held or awaited any more. */
export async function isRuledOut(tx: Tx, dpoId: number): Promise<boolean> {
  const where = { status: { in: ['released', 'settled'] }, dpo: { disputes: { some: { ruling: { status: 'approved' } } } } } satisfies Prisma.PaymentWhereInput;
  return (await tx.payment.count({ where: { dpoId, ...where } })) > 0;
}

/** Whether a ruling on an order's money waits for the accountant: until then nothing may come to it either. */
export async function awaitsApproval(tx: Tx, dpoId: number): Promise<boolean> {
  return (await tx.ruling.count({ where: { status: 'pending', dispute: { dpoId } } })) > 0;
}

export const disputeFields = {
  id: true, reason: true, status: true, createdAt: true, openedById: true,
  arbitrator: { select: partyNameFields },
  ruling: { select: { outcome: true, buyerMinor: true, sellerMinor: true, currency: true, reason: true, status: true, createdAt: true, approvedAt: true } },
  dpo: {
    select: {
      id: true, productName: true, currency: true, buyerId: true, sellerId: true, buyer: { select: partyNameFields }, seller: { select: partyNameFields },
      accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true, currency: true } },
    },
  },
} satisfies Prisma.DisputeSelect;

export type DisputeRow = Prisma.DisputeGetPayload<{ select: typeof disputeFields }>;

function toRulingAnswer({ buyerMinor, sellerMinor, createdAt, approvedAt, ...ruling }: NonNullable<DisputeRow['ruling']>): RulingAnswer {
  return { ...ruling, buyerAmount: toJsonNumber(buyerMinor), sellerAmount: toJsonNumber(sellerMinor), ruledAt: createdAt.toISOString(), approvedAt: approvedAt?.toISOString() ?? null };
}

/** A row as the API answers it. */
export function toDisputeAnswer({ dpo, ...row }: DisputeRow): DisputeAnswer {
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
    arbitrator: row.arbitrator && displayName(row.arbitrator),
    held: toJsonNumber(dpo.accounts.find(({ currency }) => currency === dpo.currency)?.balanceMinor ?? 0n),
    currency: dpo.currency,
    ruling: row.ruling && toRulingAnswer(row.ruling),
  };
}

/** A dispute inside a transaction, as the house reads it. */
export async function readDispute(tx: Tx, id: number): Promise<DisputeAnswer> {
  return toDisputeAnswer(await tx.dispute.findUniqueOrThrow({ where: { id }, select: disputeFields }));
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

/** A dispute inside a transaction, as the accountant reads it. */
export async function readAccountantDispute(tx: Tx, id: number): Promise<AccountantDisputeAnswer> {
  return toAccountantDispute(await tx.dispute.findUniqueOrThrow({ where: { id }, select: accountantFields }));
}

/** Every dispute, for the accountant's desk, newest first. */
export function listDisputesForAccountant(range: Range): Promise<Counted<AccountantDisputeAnswer>> {
  return readRange(range, {
    rows: (part) => db.dispute.findMany({ select: accountantFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dispute.count(),
    answer: toAccountantDispute,
  });
}

/** Parties that may decide disputes: approved, active, and holding the role. */
export const arbitrates = {
  status: 'active', approvedAt: { not: null }, rejectedAt: null, grants: { some: { role: { slug: 'arbitrator' } } },
} satisfies Prisma.PartyWhereInput;

/** Whom the captain may assign, by name, with what each has to decide already. */
export async function listArbitrators(range: Range): Promise<Counted<ArbitratorAnswer>> {
  const parties = await db.party.findMany({
    where: arbitrates, select: { id: true, ...partyNameFields, _count: { select: { cases: { where: { status: 'under_review' } } } } }, orderBy: { id: 'asc' },
  });
  const answers = parties.map(({ id, _count, ...party }) => ({ id, name: displayName(party), vendorCode: party.vendorCode, openCases: _count.cases }));
  return sliceRange(range, answers.sort((a, b) => a.name.localeCompare(b.name)));
}

/** How many disputes wait for an arbitrator, and how many rulings for the accountant. */
export const countUnassigned = () => db.dispute.count({ where: { status: 'open' } });
export const countPendingRulings = () => db.ruling.count({ where: { status: 'pending' } });
