import 'server-only';
import type { Actor } from '@/access/actor';
import { readRange, sliceRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { namesAsReadBy } from '@/modules/moderation/moderation.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { freezes, type AccountantDisputeAnswer, type ArbitratorAnswer, type DisputeAnswer, type MovedAnswer, type RulingAnswer } from './dispute.schema';

/** What `freezes` needs of a dispute. */
export const freezeFields = { status: true, ruling: { select: { status: true } } } satisfies Prisma.DisputeSelect;

/** Whether a dispute freezes an order's money now. */
export async function isFrozen(tx: Tx, dpoId: number): Promise<boolean> {
  return (await tx.dispute.findMany({ where: { dpoId }, select: freezeFields })).some(freezes);
}

/** `freezes` as the database asks it. */
export const FREEZING = { OR: [{ status: { not: 'resolved' } }, { ruling: { status: 'pending' } }] } satisfies Prisma.DisputeWhereInput;

/** Whether an approved ruling has paid an order's money out: nothing of it is held or awaited any more. */
export async function isRuledOut(tx: Tx, dpoId: number): Promise<boolean> {
  const where = { status: { in: ['released', 'settled'] }, dpo: { disputes: { some: { ruling: { status: 'approved' } } } } } satisfies Prisma.PaymentWhereInput;
  return (await tx.payment.count({ where: { dpoId, ...where } })) > 0;
}

/** Whether a ruling on an order's money waits for the accountant: until then nothing may come to it either. */
export async function awaitsApproval(tx: Tx, dpoId: number): Promise<boolean> {
  return (await tx.ruling.count({ where: { status: 'pending', dispute: { dpoId } } })) > 0;
}

const nameFields = { id: true, ...partyNameFields } satisfies Prisma.PartySelect;

/** What is read of a ruling. */
export const rulingFields = { outcome: true, buyerMinor: true, sellerMinor: true, currency: true, reason: true, status: true, createdAt: true, approvedAt: true } satisfies Prisma.RulingSelect;
type RulingRow = Prisma.RulingGetPayload<{ select: typeof rulingFields }>;

/** Payments out of an order's escrow, with whose account each reached. */
export const paidOutFields = { entries: { select: { amountMinor: true, account: { select: { kind: true, partyId: true } } } } } satisfies Prisma.LedgerTransferSelect;
/** Transfers that pay out of escrow. */
export const PAID_OUT = { kind: { in: ['release', 'refund', 'split', 'fee_return'] } } satisfies Prisma.LedgerTransferWhereInput;
type PaidOut = Prisma.LedgerTransferGetPayload<{ select: typeof paidOutFields }>;

/** What an approved ruling has moved. One on nothing moved nothing: what was paid out later was no ruling's. */
function movedBy({ status, buyerMinor, sellerMinor }: Pick<RulingRow, 'status' | 'buyerMinor' | 'sellerMinor'>, { buyerId, sellerId }: { readonly buyerId: number; readonly sellerId: number | null }, transfers: readonly PaidOut[]): MovedAnswer | null {
  if (status !== 'approved') return null;
  const entries = buyerMinor + sellerMinor === 0n ? [] : transfers.flatMap((transfer) => transfer.entries);
  const sum = (isMeant: (account: PaidOut['entries'][number]['account']) => boolean) => toJsonNumber(entries.reduce((minor, { amountMinor, account }) => (isMeant(account) ? minor + amountMinor : minor), 0n));
  const isWallet = (partyId: number | null) => (account: PaidOut['entries'][number]['account']) => account.kind === 'wallet' && account.partyId === partyId;
  return {
    buyer: sum(isWallet(buyerId)), seller: sum(isWallet(sellerId)), fee: sum(({ kind }) => kind === 'fees'),
    agents: sum(({ kind, partyId }) => kind === 'wallet' && partyId !== buyerId && partyId !== sellerId),
  };
}

/** A ruling as the API answers it, with what it has moved of the order between these two sides. */
export function toRulingAnswer(row: RulingRow, sides: { readonly buyerId: number; readonly sellerId: number | null }, transfers: readonly PaidOut[]): RulingAnswer {
  const { buyerMinor, sellerMinor, createdAt, approvedAt, ...ruling } = row;
  return { ...ruling, buyerAmount: toJsonNumber(buyerMinor), sellerAmount: toJsonNumber(sellerMinor), ruledAt: createdAt.toISOString(), approvedAt: approvedAt?.toISOString() ?? null, moved: movedBy(row, sides, transfers) };
}

export const disputeFields = {
  id: true, reason: true, status: true, createdAt: true, openedById: true,
  arbitrator: { select: nameFields },
  ruling: { select: rulingFields },
  dpo: {
    select: {
      id: true, productName: true, currency: true, buyerId: true, sellerId: true, buyer: { select: nameFields }, seller: { select: nameFields },
      accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true, currency: true } },
      transfers: { where: PAID_OUT, select: paidOutFields },
    },
  },
} satisfies Prisma.DisputeSelect;

export type DisputeRow = Prisma.DisputeGetPayload<{ select: typeof disputeFields }>;

/** Who reads disputes: the party and the role in which it acts. */
export type DisputeReader = Pick<Actor, 'partyId' | 'role'>;

/** A party with its name and number. */
type Named = DisputeRow['dpo']['buyer'];
export type NameOf = (party: Named) => string;

/** Names of those who take part in disputes, as a reader reads them: captain and accountant as they are, the parties of a case and its arbitrator as others do. */
export async function namesInDisputes(client: Tx, { partyId, role }: DisputeReader, people: readonly (Named | null)[]): Promise<NameOf> {
  return role === 'captain' || role === 'accountant' ? displayName : namesAsReadBy(client, partyId, people.filter((party) => party !== null));
}

/** Everybody whose name a dispute's answer says. */
export const peopleOf = ({ arbitrator, dpo: { buyer, seller } }: DisputeRow): (Named | null)[] => [arbitrator, buyer, seller];

/** A row as the API answers it. */
export function toDisputeAnswer({ dpo, ...row }: DisputeRow, nameOf: NameOf): DisputeAnswer {
  const [buyer, seller] = [nameOf(dpo.buyer), dpo.seller && nameOf(dpo.seller)];
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
    arbitrator: row.arbitrator && nameOf(row.arbitrator),
    held: toJsonNumber(dpo.accounts.find(({ currency }) => currency === dpo.currency)?.balanceMinor ?? 0n),
    currency: dpo.currency,
    ruling: row.ruling && toRulingAnswer(row.ruling, dpo, dpo.transfers),
  };
}

/** A dispute inside a transaction, as the captain, or the side that has just opened it, reads it. */
export async function readDispute(tx: Tx, reader: DisputeReader, id: number): Promise<DisputeAnswer> {
  const row = await tx.dispute.findUniqueOrThrow({ where: { id }, select: disputeFields });
  return toDisputeAnswer(row, await namesInDisputes(tx, reader, peopleOf(row)));
}

/** Every dispute, for the captain's desk, newest first. */
export function listDisputes(range: Range): Promise<Counted<DisputeAnswer>> {
  return readRange(range, {
    rows: (part) => db.dispute.findMany({ select: disputeFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.dispute.count(),
    answer: (row) => toDisputeAnswer(row, displayName),
  });
}

const accountantFields = {
  ...disputeFields, openedBy: { select: partyNameFields }, dpo: { select: { ...disputeFields.dpo.select, payments: { select: { id: true }, orderBy: { id: 'asc' }, take: 1 } } },
} satisfies Prisma.DisputeSelect;

function toAccountantDispute({ openedBy: claimant, ...row }: Prisma.DisputeGetPayload<{ select: typeof accountantFields }>): AccountantDisputeAnswer {
  const { parties: _, openedBy, ...shared } = toDisputeAnswer(row, displayName);
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
