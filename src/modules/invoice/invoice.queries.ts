import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { InvoiceAnswer } from './invoice.schema';

const invoiceFields = {
  id: true, dpoId: true, number: true, amountMinor: true, currency: true, status: true, issuedAt: true,
  taxes: { orderBy: { id: 'asc' }, select: { country: true, rateBasis: true, netMinor: true, taxMinor: true } },
  charges: { orderBy: { id: 'asc' }, select: { amountMinor: true, feeOffer: { select: { party: { select: { id: true, ...partyNameFields } } } } } },
  dpo: {
    select: {
      productName: true, quantity: true, unit: true, unitPriceMinor: true, paymentTerms: true,
      buyer: { select: { id: true, ...partyNameFields } }, seller: { select: { id: true, ...partyNameFields } }, deliveryPort: { select: { name: true } },
      payments: { select: { reference: true, dueOn: true } }, transfers: { where: { kind: 'fee_return' }, select: { id: true }, take: 1 },
    },
  },
} satisfies Prisma.InvoiceSelect;

type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>;

function toInvoiceAnswer(row: InvoiceRow, nameOf: (party: InvoiceRow['dpo']['buyer']) => string): InvoiceAnswer {
  const { dpo } = row;
  const payment = dpo.payments[0];
  return {
    id: row.id, orderId: row.dpoId, number: row.number, buyerName: nameOf(dpo.buyer), sellerName: dpo.seller && nameOf(dpo.seller),
    amount: toJsonNumber(row.amountMinor), currency: row.currency, status: row.status, issuedAt: row.issuedAt.toISOString(),
    dueOn: payment?.dueOn.toISOString().slice(0, 10) ?? null, reference: payment?.reference ?? null,
    product: dpo.productName, quantity: dpo.quantity, unit: dpo.unit, unitPrice: toJsonNumber(dpo.unitPriceMinor), paymentTerms: dpo.paymentTerms,
    deliveryPort: dpo.deliveryPort?.name ?? null,
    taxes: row.taxes.map(({ country, rateBasis, netMinor, taxMinor }) => ({ country, rate: rateBasis / 100, net: toJsonNumber(netMinor), tax: toJsonNumber(taxMinor) })),
    charges: row.charges.map(({ amountMinor, feeOffer }) => ({ kind: 'customs', amount: toJsonNumber(amountMinor), partner: nameOf(feeOffer.party), returned: dpo.transfers.length > 0 })),
  };
}

/** Invoices as the reader may read them: the house everything, a party its own name and those of the others that are not held back. */
async function asReadBy(readerId: number | null, rows: readonly InvoiceRow[]): Promise<InvoiceAnswer[]> {
  if (readerId === null) return rows.map((row) => toInvoiceAnswer(row, displayName));
  const named = rows.flatMap(({ dpo: { buyer, seller }, charges }) => [buyer, ...(seller ? [seller] : []), ...charges.map(({ feeOffer }) => feeOffer.party)]);
  const nameOf = await namesForOthers(db, named.filter(({ id }) => id !== readerId));
  return rows.map((row) => toInvoiceAnswer(row, nameOf));
}

function list(where: Prisma.InvoiceWhereInput, readerId: number | null, range: Range): Promise<Counted<InvoiceAnswer>> {
  return readRange(range, {
    rows: async (part) => asReadBy(readerId, await db.invoice.findMany({ where, select: invoiceFields, orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }], ...part })),
    count: () => db.invoice.count({ where }),
    answer: (invoice) => invoice,
  });
}

/** Every invoice, for the accountant, newest first. */
export function listInvoices(range: Range): Promise<Counted<InvoiceAnswer>> {
  return list({}, null, range);
}

/** The invoices of a party's own orders, bought or sold, newest first. */
export function listInvoicesOf(party: { buyerId: number } | { sellerId: number }, range: Range): Promise<Counted<InvoiceAnswer>> {
  return list({ dpo: party }, 'buyerId' in party ? party.buyerId : party.sellerId, range);
}

/** An agreed fee on an order's invoice: whose it is, and whether its work is done. */
export interface OwedFee {
  readonly partyId: number;
  /** Minor units of the order's currency. */
  readonly amountMinor: bigint;
  readonly isEarned: boolean;
}

/**
 * The agreed fees on an order's invoice, and whose they are (who asked one, or holds the work in its place:
 * docs/decisions/0023). Locks the work: a filing that comes at the same moment comes before this or after it.
 */
export async function lockCharges(tx: Tx, dpoId: number): Promise<OwedFee[]> {
  await tx.$queryRaw`SELECT 1 FROM "WorkOrder" WHERE "dpoId" = ${dpoId} AND "kind" = 'customs' ORDER BY "id" FOR UPDATE`;
  const rows = await tx.invoiceCharge.findMany({ where: { invoice: { dpoId } }, orderBy: { id: 'asc' }, select: { amountMinor: true, feeOffer: { select: { partyId: true, workOrder: { select: { holderId: true, status: true } } } } } });
  return rows.map(({ amountMinor, feeOffer: { partyId, workOrder } }) => ({ partyId: workOrder.holderId ?? partyId, amountMinor, isEarned: workOrder.status === 'completed' }));
}
