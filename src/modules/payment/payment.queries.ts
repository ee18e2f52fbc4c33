import 'server-only';
import { Problem } from '@/http/problem';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { FREEZING, freezeFields } from '@/modules/dispute/dispute.queries';
import { freezes } from '@/modules/dispute/dispute.schema';
import { deductionFields, deductionsOf } from '@/modules/ledger/ledger.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { namesAsReadBy } from '@/modules/moderation/moderation.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { settingIn } from '@/modules/platform/kept-settings.queries';
import { explainedRate, releaseShares, type PaymentAnswer, type ReleaseAnswer } from './payment.schema';

const paymentFields = {
  id: true, dpoId: true, amountMinor: true, receivedMinor: true, currency: true, status: true, reference: true, dueOn: true, createdAt: true,
  receipts: { orderBy: { id: 'asc' }, select: { id: true, amountMinor: true, bankReference: true, receivedOn: true } },
  advices: { orderBy: { id: 'asc' }, select: { id: true, bankReference: true, amountMinor: true, sentOn: true, createdAt: true, file: { select: { name: true, contentType: true } } } },
  dpo: {
    select: {
      status: true, disputes: { select: freezeFields }, productName: true, buyer: { select: { id: true, ...partyNameFields } }, seller: { select: { id: true, ...partyNameFields } },
      accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true, currency: true } },
      invoice: { select: { charges: { orderBy: { id: 'asc' }, select: { amountMinor: true } } } },
      transfers: { where: { kind: { in: ['release', 'split'] } }, select: { kind: true, ...deductionFields } },
    },
  },
} satisfies Prisma.PaymentSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentFields }>;

const day = (date: Date) => date.toISOString().slice(0, 10);

/** What a seller gets, or has got, of a payment: as the ledger has booked it, before that as it would be booked now. */
function releaseOf({ status, amountMinor, receivedMinor, dpo }: PaymentRow, feeBasis: number): ReleaseAnswer | null {
  if (dpo.seller === null) return null;
  const answer = (isExpected: boolean, grossMinor: bigint, feeMinor: bigint, netMinor: bigint): ReleaseAnswer => ({
    isExpected, gross: toJsonNumber(grossMinor), customs: toJsonNumber(grossMinor - feeMinor - netMinor), fee: toJsonNumber(feeMinor),
    feePercent: explainedRate(feeMinor + netMinor, feeMinor, feeBasis), returned: null, net: toJsonNumber(netMinor),
  });
  if (status === 'released') {
    const [booked] = dpo.transfers;
    const taken = booked && deductionsOf({ dpo: { sellerId: dpo.seller.id }, ...booked }, dpo.seller.id);
    return taken ? answer(false, receivedMinor, taken.feeMinor, taken.grossMinor - taken.feeMinor - taken.customsMinor) : null;
  }
  const divided = dpo.transfers.find(({ kind }) => kind === 'split');
  if (divided) {
    const { entries } = divided;
    const sum = (of: (account: (typeof entries)[number]['account']) => boolean) => entries.filter(({ account }) => of(account)).reduce((total, { amountMinor }) => total + amountMinor, 0n);
    const grossMinor = -sum(({ kind }) => kind === 'escrow');
    const netMinor = sum(({ kind, partyId }) => kind === 'wallet' && partyId === dpo.seller?.id);
    return { isExpected: false, gross: toJsonNumber(grossMinor), customs: 0, fee: 0, feePercent: null, returned: toJsonNumber(grossMinor - netMinor), net: toJsonNumber(netMinor) };
  }
  if (status !== 'pending' && status !== 'processed') return null;
  const { sellerMinor, feeMinor } = releaseShares(amountMinor, amountMinor, (dpo.invoice?.charges ?? []).map((charge) => charge.amountMinor), feeBasis);
  return answer(true, amountMinor, feeMinor, sellerMinor);
}

interface Reading {
  readonly nameOf: (party: PaymentRow['dpo']['buyer']) => string;
  /** Null for who is not told what the house takes of the seller. */
  readonly feeBasis: number | null;
}

function toPaymentAnswer(row: PaymentRow, { nameOf, feeBasis }: Reading): PaymentAnswer {
  const isAwaited = row.status === 'pending';
  const heldMinor = row.dpo.accounts.find(({ currency }) => currency === row.currency)?.balanceMinor ?? 0n;
  return {
    id: row.id,
    orderId: row.dpoId,
    amount: toJsonNumber(row.amountMinor),
    currency: row.currency,
    status: row.status,
    received: toJsonNumber(row.receivedMinor),
    outstanding: isAwaited ? toJsonNumber(row.amountMinor - row.receivedMinor) : 0,
    held: toJsonNumber(heldMinor),
    reference: row.reference,
    dueOn: day(row.dueOn),
    // The day itself lasts to its end, wherever the reader is.
    isOverdue: isAwaited && row.dueOn.getTime() + 86_400_000 < Date.now(),
    isRefundable: heldMinor > 0n && row.dpo.status === 'cancelled' && !row.dpo.disputes.some(freezes),
    product: row.dpo.productName,
    buyer: nameOf(row.dpo.buyer),
    seller: row.dpo.seller && nameOf(row.dpo.seller),
    createdAt: row.createdAt.toISOString(),
    release: feeBasis === null ? null : releaseOf(row, feeBasis),
    receipts: row.receipts.map(({ id, amountMinor, bankReference, receivedOn }) => ({ id, amount: toJsonNumber(amountMinor), bankReference, receivedOn: day(receivedOn) })),
    advices: row.advices.map(({ id, bankReference, amountMinor, sentOn, createdAt, file }) => ({ id, bankReference, amount: amountMinor === null ? null : toJsonNumber(amountMinor), sentOn: day(sentOn), createdAt: createdAt.toISOString(), fileName: file.name, contentType: file.contentType })),
  };
}

/** Payments as the accountant reads them, or with `side` a side of their orders: it reads the other's name as others do. */
async function asReadBy(client: Tx, side: number | null, rows: readonly PaymentRow[]): Promise<PaymentAnswer[]> {
  const nameOf = side === null ? displayName : await namesAsReadBy(client, side, rows.flatMap(({ dpo: { buyer, seller } }) => (seller ? [buyer, seller] : [buyer])));
  const feeBasis = await settingIn(client, 'platformFeeBasis');
  return rows.map((row) => toPaymentAnswer(row, { nameOf, feeBasis: side === null || side === row.dpo.seller?.id ? feeBasis : null }));
}

/** A payment as it stands inside a transaction, for the accountant, or for a side of its order. */
export async function findPaymentOrThrow(tx: Tx, id: number, side: number | null = null): Promise<PaymentAnswer> {
  const [payment] = await asReadBy(tx, side, await tx.payment.findMany({ where: { id }, select: paymentFields }));
  if (!payment) throw new Problem('not_found');
  return payment;
}

function list(where: Prisma.PaymentWhereInput, side: number | null, range: Range): Promise<Counted<PaymentAnswer>> {
  return readRange(range, {
    rows: async (part) => asReadBy(db, side, await db.payment.findMany({ where, select: paymentFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.payment.count({ where }),
    answer: (payment) => payment,
  });
}

/** Every payment, for the accountant, newest first. */
export function listPayments(range: Range): Promise<Counted<PaymentAnswer>> {
  return list({}, null, range);
}

/** What a buyer owes and has paid, newest first. */
export function listPaymentsOfBuyer(buyerId: number, range: Range): Promise<Counted<PaymentAnswer>> {
  return list({ dpo: { buyerId } }, buyerId, range);
}

/** What is paid for a seller's orders, newest first. The bank papers of their buyers are left out. */
export async function listPaymentsOfSeller(sellerId: number, range: Range): Promise<Counted<PaymentAnswer>> {
  const { rows, total } = await list({ dpo: { sellerId } }, sellerId, range);
  return { rows: rows.map((payment) => ({ ...payment, advices: [] })), total };
}

/** Payments that wait for the accountant: their money is awaited, or it is held for a cancelled order and may go back. */
export function countPaymentsToBook(): Promise<number> {
  const isRefundable = { dpo: { status: 'cancelled', disputes: { none: FREEZING }, accounts: { some: { kind: 'escrow', balanceMinor: { gt: 0 } } } } } satisfies Prisma.PaymentWhereInput;
  return db.payment.count({ where: { OR: [{ status: 'pending' }, isRefundable] } });
}

/** Payments that wait for their buyer. */
export function countPaymentsToMake(buyerId: number): Promise<number> {
  return db.payment.count({ where: { dpo: { buyerId }, status: 'pending' } });
}
