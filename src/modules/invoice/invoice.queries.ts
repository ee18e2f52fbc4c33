import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { InvoiceAnswer } from './invoice.schema';

const invoiceFields = {
  id: true, dpoId: true, number: true, amountMinor: true, currency: true, status: true, issuedAt: true,
  taxes: { orderBy: { id: 'asc' }, select: { country: true, rateBasis: true, netMinor: true, taxMinor: true } },
  charges: { orderBy: { id: 'asc' }, select: { amountMinor: true, feeOffer: { select: { party: { select: partyNameFields } } } } },
  dpo: {
    select: {
      productName: true, quantity: true, unit: true, unitPriceMinor: true, paymentTerms: true,
      buyer: { select: partyNameFields }, seller: { select: partyNameFields }, deliveryPort: { select: { name: true } },
      payments: { select: { reference: true, dueOn: true } },
    },
  },
} satisfies Prisma.InvoiceSelect;

function toInvoiceAnswer(row: Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>): InvoiceAnswer {
  const { dpo } = row;
  const payment = dpo.payments[0];
  return {
    id: row.id, orderId: row.dpoId, number: row.number, buyerName: displayName(dpo.buyer), sellerName: dpo.seller && displayName(dpo.seller),
    amount: toJsonNumber(row.amountMinor), currency: row.currency, status: row.status, issuedAt: row.issuedAt.toISOString(),
    dueOn: payment?.dueOn.toISOString().slice(0, 10) ?? null, reference: payment?.reference ?? null,
    product: dpo.productName, quantity: dpo.quantity, unit: dpo.unit, unitPrice: toJsonNumber(dpo.unitPriceMinor), paymentTerms: dpo.paymentTerms,
    deliveryPort: dpo.deliveryPort?.name ?? null,
    taxes: row.taxes.map(({ country, rateBasis, netMinor, taxMinor }) => ({ country, rate: rateBasis / 100, net: toJsonNumber(netMinor), tax: toJsonNumber(taxMinor) })),
    charges: row.charges.map(({ amountMinor, feeOffer }) => ({ kind: 'customs', amount: toJsonNumber(amountMinor), partner: displayName(feeOffer.party) })),
  };
}

function list(where: Prisma.InvoiceWhereInput, range: Range): Promise<Counted<InvoiceAnswer>> {
  return readRange(range, {
    rows: (part) => db.invoice.findMany({ where, select: invoiceFields, orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }], ...part }),
    count: () => db.invoice.count({ where }),
    answer: toInvoiceAnswer,
  });
}

/** Every invoice, for the accountant, newest first. */
export function listInvoices(range: Range): Promise<Counted<InvoiceAnswer>> {
  return list({}, range);
}

/** The invoices of a party's own orders, bought or sold, newest first. */
export function listInvoicesOf(party: { buyerId: number } | { sellerId: number }, range: Range): Promise<Counted<InvoiceAnswer>> {
  return list({ dpo: party }, range);
}

/** The agreed fees on an order's invoice, and whose they are (who asked one, or holds the work in its place: docs/decisions/0022); amounts in minor units of the order's currency. */
export async function chargesOf(tx: Tx, dpoId: number): Promise<{ readonly partyId: number; readonly amountMinor: bigint }[]> {
  const rows = await tx.invoiceCharge.findMany({ where: { invoice: { dpoId } }, orderBy: { id: 'asc' }, select: { amountMinor: true, feeOffer: { select: { partyId: true, workOrder: { select: { holderId: true } } } } } });
  return rows.map(({ amountMinor, feeOffer }) => ({ partyId: feeOffer.workOrder.holderId ?? feeOffer.partyId, amountMinor }));
}
