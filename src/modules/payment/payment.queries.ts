import 'server-only';
import { Problem } from '@/http/problem';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { freezeFields } from '@/modules/dispute/dispute.queries';
import { freezes } from '@/modules/dispute/dispute.schema';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { PaymentAnswer } from './payment.schema';

const paymentFields = {
  id: true, dpoId: true, amountMinor: true, receivedMinor: true, currency: true, status: true, reference: true, dueOn: true, createdAt: true,
  receipts: { orderBy: { id: 'asc' }, select: { id: true, amountMinor: true, bankReference: true, receivedOn: true } },
  advices: { orderBy: { id: 'asc' }, select: { id: true, bankReference: true, sentOn: true, createdAt: true, file: { select: { name: true, contentType: true } } } },
  dpo: {
    select: {
      status: true, disputes: { select: freezeFields }, productName: true, buyer: { select: partyNameFields }, seller: { select: partyNameFields },
      accounts: { where: { kind: 'escrow' }, select: { balanceMinor: true, currency: true } },
    },
  },
} satisfies Prisma.PaymentSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentFields }>;

const day = (date: Date) => date.toISOString().slice(0, 10);

function toPaymentAnswer(row: PaymentRow): PaymentAnswer {
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
    buyer: displayName(row.dpo.buyer),
    seller: row.dpo.seller && displayName(row.dpo.seller),
    createdAt: row.createdAt.toISOString(),
    receipts: row.receipts.map(({ id, amountMinor, bankReference, receivedOn }) => ({ id, amount: toJsonNumber(amountMinor), bankReference, receivedOn: day(receivedOn) })),
    advices: row.advices.map(({ id, bankReference, sentOn, createdAt, file }) => ({ id, bankReference, sentOn: day(sentOn), createdAt: createdAt.toISOString(), fileName: file.name, contentType: file.contentType })),
  };
}

/** A payment as it stands inside a transaction. */
export async function findPaymentOrThrow(tx: Tx, id: number): Promise<PaymentAnswer> {
  const row = await tx.payment.findUnique({ where: { id }, select: paymentFields });
  if (!row) throw new Problem('not_found');
  return toPaymentAnswer(row);
}

function list(where: Prisma.PaymentWhereInput, range: Range, answer = toPaymentAnswer): Promise<Counted<PaymentAnswer>> {
  return readRange(range, {
    rows: (part) => db.payment.findMany({ where, select: paymentFields, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.payment.count({ where }),
    answer,
  });
}

/** Every payment, for the accountant, newest first. */
export function listPayments(range: Range): Promise<Counted<PaymentAnswer>> {
  return list({}, range);
}

/** What a buyer owes and has paid, newest first. */
export function listPaymentsOfBuyer(buyerId: number, range: Range): Promise<Counted<PaymentAnswer>> {
  return list({ dpo: { buyerId } }, range);
}

/** What is paid for a seller's orders, newest first. The bank papers of their buyers are left out. */
export function listPaymentsOfSeller(sellerId: number, range: Range): Promise<Counted<PaymentAnswer>> {
  return list({ dpo: { sellerId } }, range, (row) => ({ ...toPaymentAnswer(row), advices: [] }));
}
