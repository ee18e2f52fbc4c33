import 'server-only';
import { Problem } from '@/http/problem';
import { toDecimal, type Money } from '@/modules/ledger/money.schema';
import { freezePaper } from '@/modules/document/paper-facts.commands';
import { freezeRate } from '@/modules/ledger/rate.queries';
import { notify } from '@/modules/notification/notification.commands';
import { audit, SYSTEM } from '@/server/audit';
import type { Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { SYSTEM_ACTOR, transition } from '@/server/transition';
import { invoiceMachine, type InvoiceAction } from './invoice.machine';
import { creditedFees, creditedParts, taxOf } from './tax.schema';

/** Invoices that one call issues at most. */
const MOST_AT_ONCE = 500;

/** Invoices and credit notes are each numbered without a gap within their year (UTC): one writer at a time until its transaction ends. */
async function nextNumber(tx: Tx, table: 'Invoice' | 'CreditNote'): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${table}))`;
  const series = table === 'Invoice' ? 'INV' : 'CN';
  const [next] = await tx.$queryRaw<{ number: string }[]>`
    WITH year AS (SELECT ${series} || to_char(now() AT TIME ZONE 'UTC', '"-"YYYY"-"') AS prefix)
    SELECT prefix || lpad((coalesce(max(right("number", 6)::int), 0) + 1)::text, 6, '0') AS "number"
    FROM year LEFT JOIN ${Prisma.raw(`"${table}"`)} ON "number" LIKE prefix || '%' GROUP BY prefix`;
  if (!next) throw new Error('No number for an invoice');
  return next.number;
}

/** States of an order that has been confirmed and goes on. */
const CONFIRMED = ['confirmed', 'processing', 'shipped', 'delivered', 'completed'] as const;

/**
 * The accountant issues every invoice that a confirmed order still lacks. An order gets its invoice when it is
 * confirmed; this is for those that came without one, from another house or before there were invoices.
 *
 * @returns how many were issued
 */
export async function issueMissingInvoices(): Promise<number> {
  return transact(async (tx) => {
    const orders = await tx.dpo.findMany({
      where: { status: { in: [...CONFIRMED] }, invoice: null }, orderBy: { id: 'asc' }, take: MOST_AT_ONCE,
      select: { id: true, totalMinor: true, currency: true, buyer: { select: { port: { select: { country: true } } } }, seller: { select: { port: { select: { country: true } } } }, payments: { select: { status: true } } },
    });
    for (const { id, totalMinor, currency, buyer, seller, payments } of orders) {
      await issueInvoice(tx, { id, total: { minor: totalMinor, currency }, sellerCountry: seller?.port?.country ?? null, buyerCountry: buyer.port?.country ?? null });
      if (totalMinor > 0n && payments.length > 0 && payments.every(({ status }) => status !== 'pending')) await moveInvoice(tx, 'settle', id);
    }
    return orders.length;
  });
}

/** Issues the invoice of an order, in the transaction that confirms it, with the tax that its price holds. One of 0 is paid from the start, as its payment is settled. */
export async function issueInvoice(tx: Tx, dpo: { id: number; total: Money; sellerCountry: string | null; buyerCountry: string | null }): Promise<void> {
  const number = await nextNumber(tx, 'Invoice');
  const { minor: amountMinor, currency } = dpo.total;
  const order = await tx.dpo.findUniqueOrThrow({ where: { id: dpo.id }, select: { buyerId: true, sellerId: true, productName: true, rfq: { select: { product: { select: { hsCode: true } } } } } });
  const paper = await freezePaper(tx, { buyerId: order.buyerId, sellerId: order.sellerId, product: order.productName, hsCode: order.rfq.product?.hsCode ?? '' }, true);
  const { id } = await tx.invoice.create({
    data: { dpoId: dpo.id, number, status: invoiceMachine.initial, amountMinor, currency, paper, ...(await freezeRate(tx, currency)), taxes: { create: taxOf(amountMinor, dpo.sellerCountry, dpo.buyerCountry) } },
    select: { id: true },
  });
  await audit(tx, { actor: SYSTEM, action: 'invoice.create', entity: 'invoice', entityId: id, details: { to: invoiceMachine.initial, dpoId: dpo.id, number } });
  if (amountMinor === 0n) await moveInvoice(tx, 'settle', dpo.id);
}

/**
 * Puts a line for an agreed fee on an order's unpaid invoice, whose amount grows by it; tax is reckoned of the goods alone
 * and stays as it is. Whoever calls it has locked the payment.
 *
 * @throws Problem payment_not_awaited (there is no invoice that could take a line)
 */
export async function chargeInvoice(tx: Tx, dpoId: number, charge: { readonly feeOfferId: number; readonly amountMinor: bigint }): Promise<void> {
  const invoice = await tx.invoice.findUnique({ where: { dpoId }, select: { id: true } });
  if (!invoice) throw new Problem('payment_not_awaited');
  const { count } = await tx.invoice.updateMany({ where: { id: invoice.id, status: 'issued' }, data: { amountMinor: { increment: charge.amountMinor } } });
  if (count !== 1) throw new Problem('payment_not_awaited');
  await tx.invoiceCharge.create({ data: { invoiceId: invoice.id, ...charge }, select: { id: true } });
  await audit(tx, { actor: SYSTEM, action: 'invoice.charge', entity: 'invoice', entityId: invoice.id, details: { feeOfferId: charge.feeOfferId, amount: toDecimal(charge.amountMinor) } });
}

/**
 * Issues the credit note for what has gone back to the buyer of an invoice, in the transaction that books it: after the
 * transfer, since its number is held until that ends. Both sides of the order are told. An order without an invoice, or
 * nothing that went back, has none.
 *
 * @param refund the key of the transfer, what of it is the buyer's in minor units of the order's currency, the ruling that gave it back, if one did,
 *   and whether it is of the invoice's fees alone
 */
export async function creditInvoice(tx: Tx, dpoId: number, refund: { readonly businessKey: string; readonly amountMinor: bigint; readonly rulingId: number | null; readonly ofFees?: boolean }): Promise<void> {
  const invoice = await tx.invoice.findUnique({
    where: { dpoId },
    select: { id: true, number: true, amountMinor: true, taxes: { orderBy: { id: 'asc' }, take: 1, select: { country: true, rateBasis: true, netMinor: true, taxMinor: true } }, dpo: { select: { buyerId: true, sellerId: true } } },
  });
  if (!invoice || refund.amountMinor === 0n) return;
  const { id: transferId } = await tx.ledgerTransfer.findUniqueOrThrow({ where: { businessKey: refund.businessKey }, select: { id: true } });
  const number = await nextNumber(tx, 'CreditNote');
  const [next] = await tx.$queryRaw<{ id: number }[]>`SELECT nextval(pg_get_serial_sequence('"Invoice"', 'id'))::int AS "id"`;
  if (!next) throw new Error('No id for a credit note');
  const { amountMinor, rulingId } = refund;
  const tax = invoice.taxes[0] ?? null;
  const parts = refund.ofFees ? creditedFees(amountMinor, tax) : creditedParts(amountMinor, { amountMinor: invoice.amountMinor, tax });
  await tx.creditNote.create({
    data: { id: next.id, invoiceId: invoice.id, transferId, rulingId, number, amountMinor, ...parts },
    select: { id: true },
  });
  await audit(tx, { actor: SYSTEM, action: 'credit_note.create', entity: 'credit_note', entityId: next.id, details: { dpoId, number, invoice: invoice.number, amount: toDecimal(amountMinor) } });
  await notify(tx, { kind: 'credit_note_issued', params: { creditNoteId: next.id, number, invoice: invoice.number, dpoId }, to: [invoice.dpo.buyerId, invoice.dpo.sellerId] });
}

/** An order's invoice follows what happened to its money or to the order; an order without one has nothing to move. */
export async function moveInvoice(tx: Tx, action: InvoiceAction, dpoId: number): Promise<void> {
  const row = await tx.invoice.findUnique({ where: { dpoId }, select: { id: true, status: true } });
  if (!row) return;
  await transition(tx, {
    machine: invoiceMachine, action, actor: SYSTEM_ACTOR, row,
    write: ({ id, from, to }) => tx.invoice.updateMany({ where: { id, status: from }, data: { status: to } }),
    reread: (id) => tx.invoice.findUnique({ where: { id }, select: { status: true } }),
  });
}
