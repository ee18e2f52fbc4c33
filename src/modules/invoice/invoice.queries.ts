import 'server-only';
import { readRange, type Counted, type Range } from '@/http/list';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { toJsonNumber } from '@/modules/ledger/money.schema';
import { namesForOthers } from '@/modules/moderation/moderation.queries';
import { db, type Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { invoiceMachine, type InvoiceAnswer } from './invoice.schema';

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

const creditFields = {
  id: true, number: true, amountMinor: true, country: true, rateBasis: true, netMinor: true, taxMinor: true, issuedAt: true,
  ruling: { select: { disputeId: true } }, transfer: { select: { kind: true } }, invoice: { select: { ...invoiceFields, charges: { take: 0, select: invoiceFields.charges.select } } },
} satisfies Prisma.CreditNoteSelect;

type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>;

type CreditRow = Prisma.CreditNoteGetPayload<{ select: typeof creditFields }>;
type NameOf = (party: InvoiceRow['dpo']['buyer']) => string;

/** A credit note as the list of invoices shows it: its amounts are below zero. */
function toCreditAnswer({ invoice, ...row }: CreditRow, nameOf: NameOf): InvoiceAnswer {
  const { country, rateBasis, netMinor, taxMinor } = row;
  const isFee = row.transfer.kind === 'fee_return';
  return {
    ...toInvoiceAnswer(invoice, nameOf), id: row.id, kind: 'credit_note', creditOf: { number: invoice.number, caseId: row.ruling?.disputeId ?? null, isFee },
    number: row.number, amount: toJsonNumber(-row.amountMinor), status: invoiceMachine.initial, issuedAt: row.issuedAt.toISOString(), dueOn: null, reference: null,
    taxes: isFee ? [] : [{ country, rate: rateBasis / 100, net: toJsonNumber(-netMinor), tax: toJsonNumber(-taxMinor) }], charges: [],
  };
}

function toInvoiceAnswer(row: InvoiceRow, nameOf: NameOf): InvoiceAnswer {
  const { dpo } = row;
  const payment = dpo.payments[0];
  return {
    id: row.id, kind: 'invoice', creditOf: null, orderId: row.dpoId, number: row.number, buyerName: nameOf(dpo.buyer), sellerName: dpo.seller && nameOf(dpo.seller),
    amount: toJsonNumber(row.amountMinor), currency: row.currency, status: row.status, issuedAt: row.issuedAt.toISOString(),
    dueOn: payment?.dueOn.toISOString().slice(0, 10) ?? null, reference: payment?.reference ?? null,
    product: dpo.productName, quantity: dpo.quantity, unit: dpo.unit, unitPrice: toJsonNumber(dpo.unitPriceMinor), paymentTerms: dpo.paymentTerms,
    deliveryPort: dpo.deliveryPort?.name ?? null,
    taxes: row.taxes.map(({ country, rateBasis, netMinor, taxMinor }) => ({ country, rate: rateBasis / 100, net: toJsonNumber(netMinor), tax: toJsonNumber(taxMinor) })),
    charges: row.charges.map(({ amountMinor, feeOffer }) => ({ kind: 'customs', amount: toJsonNumber(amountMinor), partner: nameOf(feeOffer.party), returned: dpo.transfers.length > 0 })),
  };
}

/** Invoices as the reader may read them: the house everything, a party its own name and those of the others that are not held back. */
async function nameReadBy(readerId: number | null, rows: readonly InvoiceRow[]): Promise<NameOf> {
  if (readerId === null) return displayName;
  const named = rows.flatMap(({ dpo: { buyer, seller }, charges }) => [buyer, ...(seller ? [seller] : []), ...charges.map(({ feeOffer }) => feeOffer.party)]);
  return namesForOthers(db, named.filter(({ id }) => id !== readerId));
}

type Owner = { readonly buyerId: number } | { readonly sellerId: number };

/** Which papers stand in a range of a party's list, or of the house's. Invoices and credit notes share their ids. */
async function idsIn(owner: Owner | null, { skip, take }: Range): Promise<number[]> {
  const whose = owner === null ? Prisma.empty : 'buyerId' in owner ? Prisma.sql`WHERE d."buyerId" = ${owner.buyerId}` : Prisma.sql`WHERE d."sellerId" = ${owner.sellerId}`;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT p."id" FROM (
      SELECT "id", "dpoId", "issuedAt" FROM "Invoice"
      UNION ALL SELECT c."id", i."dpoId", c."issuedAt" FROM "CreditNote" c JOIN "Invoice" i ON i."id" = c."invoiceId"
    ) p JOIN "Dpo" d ON d."id" = p."dpoId" ${whose}
    ORDER BY p."issuedAt" DESC, p."id" DESC LIMIT ${take} OFFSET ${skip}`;
  return rows.map(({ id }) => id);
}

function list(owner: Owner | null, range: Range): Promise<Counted<InvoiceAnswer>> {
  const readerId = owner === null ? null : 'buyerId' in owner ? owner.buyerId : owner.sellerId;
  return readRange(range, {
    rows: async (part) => {
      const ids = await idsIn(owner, part);
      const where = { id: { in: ids } };
      const [invoices, credits] = await Promise.all([db.invoice.findMany({ where, select: invoiceFields }), db.creditNote.findMany({ where, select: creditFields })]);
      const nameOf = await nameReadBy(readerId, [...invoices, ...credits.map(({ invoice }) => invoice)]);
      const answers = new Map([...invoices.map((row) => toInvoiceAnswer(row, nameOf)), ...credits.map((row) => toCreditAnswer(row, nameOf))].map((answer) => [answer.id, answer]));
      return ids.flatMap((id) => answers.get(id) ?? []);
    },
    count: async () => {
      const [invoices, credits] = await Promise.all([db.invoice.count({ where: owner ? { dpo: owner } : {} }), db.creditNote.count({ where: owner ? { invoice: { dpo: owner } } : {} })]);
      return invoices + credits;
    },
    answer: (answer) => answer,
  });
}

/** Every invoice and credit note, for the accountant, newest first. */
export function listInvoices(range: Range): Promise<Counted<InvoiceAnswer>> {
  return list(null, range);
}

/** The invoices and credit notes of a party's own orders, bought or sold, newest first. */
export function listInvoicesOf(party: Owner, range: Range): Promise<Counted<InvoiceAnswer>> {
  return list(party, range);
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
