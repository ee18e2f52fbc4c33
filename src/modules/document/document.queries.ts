import 'server-only';
import { Problem } from '@/http/problem';
import { displayName, partyNameFields } from '@/modules/account/party.queries';
import { isLocale, type Locale } from '@/i18n/locales';
import { lineTotal } from '@/modules/ledger/money.schema';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { creditHash, invoiceHash, proformaHash, type AgreedOrder } from './document.hash';
import type { DocumentState, TradeDocument } from './document.schema';
import { paperFacts, type PaperFacts } from './paper-facts.schema';

/** Who reads: the party and the role in which it acts. */
export interface Reader {
  readonly partyId: number;
  readonly role: string | null;
}

/** A document with the language of the party that it is made out for. */
export interface MadeOut {
  readonly document: TradeDocument;
  readonly locale: Locale;
}

const portFields = { code: true, name: true } satisfies Prisma.PortSelect;

const localeOf = ({ locale }: { locale: string }): Locale => (isLocale(locale) ? locale : 'en');

/** Orders whose papers a reader may have: the house's own roles all, a party those that it bought or sold, a partner those that it ships or clears, an arbitrator those of its cases. */
export function ordersOf({ partyId, role }: Reader): Prisma.DpoWhereInput {
  if (role === 'captain' || role === 'accountant') return {};
  // Who ships the goods and who clears them make out their own papers by these.
  if (role === 'cha' || role === 'logistics') return { workOrders: { some: { holderId: partyId, kind: role === 'cha' ? 'customs' : 'logistics' } } };
  if (role === 'arbitrator') return { disputes: { some: { arbitratorId: partyId } } };
  return role === 'seller' ? { sellerId: partyId } : { buyerId: partyId };
}

const revisionFields = {
  number: true, unitPriceMinor: true, currency: true, quantity: true, specifications: true, deliveryDate: true, paymentTerms: true, validUntil: true, hash: true, createdAt: true,
  usdMicros: true, rateOn: true, paper: true, deliveryPort: { select: portFields },
} satisfies Prisma.DpqRevisionSelect;

/** Of a draft quotation: an older revision is superseded; what was rejected or has run out holds no longer. */
function quotationState(dpq: { status: string; revision: number }, revision: { number: number; validUntil: Date }): DocumentState {
  if (revision.number < dpq.revision) return 'superseded';
  const isOpen = dpq.status === 'draft' || dpq.status === 'negotiated';
  return dpq.status === 'rejected' || (isOpen && revision.validUntil <= new Date()) ? 'cancelled' : 'valid';
}

/**
 * A revision of a draft quotation, the newest unless another is asked for.
 *
 * @throws Problem not_found (also another buyer's)
 */
export async function findQuotation(id: number, number: number | undefined, { partyId, role }: Reader): Promise<MadeOut> {
  const dpq = await db.dpq.findFirst({
    where: { id, ...(role === 'captain' ? {} : { buyerId: partyId }) },
    select: {
      id: true, status: true, revision: true, buyer: { select: { locale: true } }, rfq: { select: { unit: true } },
      revisions: { where: number === undefined ? {} : { number }, orderBy: { number: 'desc' }, take: 1, select: revisionFields },
      order: { select: { id: true } },
    },
  });
  const revision = dpq?.revisions[0];
  if (!dpq || !revision) throw new Problem('not_found');
  return {
    locale: localeOf(dpq.buyer),
    document: {
      kind: 'quotation', id, revision: revision.number, hash: revision.hash, number: `DPQ-${id}`, state: quotationState(dpq, revision), replacedBy: revision.number < dpq.revision ? { revision: dpq.revision } : null,
      issuedAt: revision.createdAt, validUntil: revision.validUntil, ...paperFacts.parse(revision.paper), quantity: revision.quantity, unit: dpq.rfq.unit,
      unitPriceMinor: revision.unitPriceMinor, totalMinor: lineTotal(revision.unitPriceMinor, revision.quantity), currency: revision.currency,
      terms: revision.paymentTerms, port: revision.deliveryPort, deliveryDate: revision.deliveryDate, specifications: revision.specifications,
      orderId: dpq.order?.id ?? null, taxes: [], charges: [], returned: null, payment: null, rate: toRate(revision),
    },
  };
}

function toRate({ usdMicros, rateOn }: { usdMicros: bigint | null; rateOn: Date | null }): TradeDocument['rate'] {
  return usdMicros === null || rateOn === null ? null : { usdMicros, on: rateOn };
}

const orderFields = {
  id: true, dpqId: true, status: true, paper: true, productName: true, quantity: true, unit: true, unitPriceMinor: true, totalMinor: true, currency: true, specifications: true,
  deliveryDate: true, paymentTerms: true, createdAt: true,
  buyer: { select: { locale: true } }, deliveryPort: { select: portFields },
  payments: { select: { reference: true, dueOn: true, amountMinor: true, receivedMinor: true, receipts: { select: { receivedOn: true }, orderBy: { receivedOn: 'desc' }, take: 1 } }, orderBy: { id: 'asc' }, take: 1 },
  invoice: { select: { number: true } },
  transfers: { where: { kind: 'fee_return' }, select: { at: true, entries: { where: { amountMinor: { gt: 0 } }, select: { amountMinor: true } } }, take: 1 },
  dpq: { select: { revisions: { orderBy: { number: 'desc' }, take: 1, select: { usdMicros: true, rateOn: true } } } },
} satisfies Prisma.DpoSelect;
type OrderRow = Prisma.DpoGetPayload<{ select: typeof orderFields }>;

function proformaState(dpo: { status: string; invoice: { number: string } | null }): DocumentState {
  if (dpo.status === 'cancelled') return 'cancelled';
  return dpo.invoice ? 'superseded' : 'valid';
}

/** A fee for which nothing was filed, as the ledger returned it: read from there, since a paper that was issued says the same for ever. */
function toReturned(transfer: OrderRow['transfers'][number] | undefined): TradeDocument['returned'] {
  return transfer ? { at: transfer.at, amountMinor: transfer.entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) } : null;
}

/** How an order is paid, or on which day (as the bank booked it) the last of it came. */
function toOwed(payment: OrderRow['payments'][number] | undefined): TradeDocument['payment'] {
  if (!payment) return null;
  const { reference, dueOn, amountMinor, receivedMinor, receipts } = payment;
  return { reference, dueOn, paidOn: receivedMinor >= amountMinor ? (receipts[0]?.receivedOn ?? null) : null };
}

/** What pro-forma and invoice have in common. */
function ofOrder(dpo: OrderRow, facts: PaperFacts) {
  return {
    revision: 1, validUntil: null, ...facts, quantity: dpo.quantity, unit: dpo.unit, unitPriceMinor: dpo.unitPriceMinor,
    terms: dpo.paymentTerms, port: dpo.deliveryPort, deliveryDate: dpo.deliveryDate, specifications: dpo.specifications,
    orderId: dpo.id, payment: toOwed(dpo.payments[0]), returned: toReturned(dpo.transfers[0]),
  };
}

/** An order under the codes that its parties had when the paper was issued: HR may give a party another one. */
const asIssued = (dpo: OrderRow, { buyer, seller }: PaperFacts): AgreedOrder => ({ ...dpo, buyer: { vendorCode: buyer.code }, seller: seller && { vendorCode: seller.code } });

/**
 * The pro-forma of an order.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findProforma(id: number, reader: Reader): Promise<MadeOut> {
  const dpo = await db.dpo.findFirst({ where: { id, ...ordersOf(reader) }, select: orderFields });
  if (!dpo) throw new Problem('not_found');
  const facts = paperFacts.parse(dpo.paper);
  const state = proformaState(dpo);
  return {
    locale: localeOf(dpo.buyer),
    document: {
      ...ofOrder(dpo, facts), kind: 'proforma', id, hash: proformaHash(asIssued(dpo, facts)), number: `DPO-${id}`, state, replacedBy: state === 'superseded' && dpo.invoice ? { invoice: dpo.invoice.number } : null, issuedAt: dpo.createdAt,
      totalMinor: dpo.totalMinor, currency: dpo.currency, taxes: [], charges: [], rate: toRate(dpo.dpq.revisions[0] ?? { usdMicros: null, rateOn: null }),
    },
  };
}

const invoiceFields = {
  id: true, number: true, amountMinor: true, currency: true, status: true, issuedAt: true, usdMicros: true, rateOn: true, paper: true,
  taxes: { orderBy: { id: 'asc' }, select: { country: true, rateBasis: true, netMinor: true, taxMinor: true } },
  charges: { orderBy: { id: 'asc' }, select: { amountMinor: true, feeOffer: { select: { party: { select: partyNameFields } } } } },
  creditNotes: { orderBy: { id: 'asc' }, select: { number: true, amountMinor: true } },
  dpo: { select: orderFields },
} satisfies Prisma.InvoiceSelect;

function invoiceState(invoice: { status: string; charges: readonly unknown[] }, shown: number): DocumentState {
  if (invoice.status === 'cancelled') return 'cancelled';
  return shown < invoice.charges.length ? 'superseded' : 'valid';
}

/** An invoice with the fees that were on it in a revision, the newest unless an older one is asked for: each agreed fee makes a new one. */
function toInvoice(row: Prisma.InvoiceGetPayload<{ select: typeof invoiceFields }>, asked = row.charges.length + 1): MadeOut {
  const facts = paperFacts.parse(row.paper);
  const charges = row.charges.slice(0, asked - 1).map(({ amountMinor, feeOffer: { party } }) => ({ amountMinor, vendorCode: party.vendorCode, partner: displayName(party) }));
  const totalMinor = row.charges.slice(asked - 1).reduce((left, { amountMinor }) => left - amountMinor, row.amountMinor);
  const state = invoiceState(row, charges.length);
  return {
    locale: localeOf(row.dpo.buyer),
    document: {
      ...ofOrder(row.dpo, facts), kind: 'invoice', id: row.id, revision: charges.length + 1, hash: invoiceHash(asIssued(row.dpo, facts), { ...row, amountMinor: totalMinor, charges }), number: row.number, state, replacedBy: state === 'superseded' ? { revision: row.charges.length + 1 } : null,
      issuedAt: row.issuedAt, totalMinor, currency: row.currency, taxes: row.taxes, charges, credits: row.creditNotes, rate: toRate(row),
    },
  };
}

/**
 * An invoice.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findInvoice(id: number, reader: Reader, revision?: number): Promise<MadeOut> {
  const row = await db.invoice.findFirst({ where: { id, dpo: ordersOf(reader) }, select: invoiceFields });
  if (!row) throw new Problem('not_found');
  return toInvoice(row, revision);
}

const creditFields = {
  id: true, number: true, amountMinor: true, country: true, rateBasis: true, netMinor: true, taxMinor: true, chargesMinor: true, issuedAt: true,
  ruling: { select: { disputeId: true } }, transfer: { select: { kind: true } }, invoice: { select: invoiceFields },
} satisfies Prisma.CreditNoteSelect;

/** A credit note names what its invoice named, and reckons in dollars as that did: it takes back a part of it. */
function toCredit(row: Prisma.CreditNoteGetPayload<{ select: typeof creditFields }>): MadeOut {
  const { invoice: { dpo, ...invoice }, country, rateBasis, netMinor, taxMinor, chargesMinor } = row;
  const facts = paperFacts.parse(invoice.paper);
  const isFee = row.transfer.kind === 'fee_return';
  return {
    locale: localeOf(dpo.buyer),
    document: {
      ...ofOrder(dpo, facts), kind: 'credit_note', id: row.id, hash: creditHash({ ...asIssued(dpo, facts), currency: invoice.currency }, row), number: row.number, state: 'valid', replacedBy: null,
      issuedAt: row.issuedAt, totalMinor: row.amountMinor, currency: invoice.currency, taxes: isFee ? [] : [{ country, rateBasis, netMinor, taxMinor }], charges: [], returned: null, payment: null,
      credit: { invoice: invoice.number, caseId: row.ruling?.disputeId ?? null, chargesMinor, isFee }, rate: toRate(invoice),
    },
  };
}

/**
 * A credit note, for the sides of its order and the house: what a partner's papers are made of is the invoice.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findCreditNote(id: number, reader: Reader): Promise<MadeOut> {
  const row = reader.role === 'cha' || reader.role === 'logistics' ? null : await db.creditNote.findFirst({ where: { id, invoice: { dpo: ordersOf(reader) } }, select: creditFields });
  if (!row) throw new Problem('not_found');
  return toCredit(row);
}

/**
 * The invoice or the credit note of an id, which they share.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function findInvoiceOrCredit(id: number, reader: Reader): Promise<MadeOut> {
  const invoice = await db.invoice.findUnique({ where: { id }, select: { id: true } });
  return invoice ? findInvoice(id, reader) : findCreditNote(id, reader);
}

/**
 * Some invoices and credit notes, each in the order of their numbers.
 *
 * @throws Problem not_found when one of them is not there
 */
export async function findInvoices(ids: readonly number[]): Promise<MadeOut[]> {
  const made = await papersWhere({ id: { in: [...ids] } });
  if (made.length !== new Set(ids).size) throw new Problem('not_found');
  return made;
}

async function papersWhere(where: { id: { in: number[] } } | { issuedAt: { gte: Date; lt: Date } }, most?: number): Promise<MadeOut[]> {
  const part = { where, orderBy: { number: 'asc' }, ...(most === undefined ? {} : { take: most }) } as const;
  const [invoices, credits] = await Promise.all([db.invoice.findMany({ ...part, select: invoiceFields }), db.creditNote.findMany({ ...part, select: creditFields })]);
  return [...invoices.map((row) => toInvoice(row)), ...credits.map(toCredit)].slice(0, most);
}

/** Invoices and credit notes issued from one day to another, both whole (UTC), each in the order of their numbers. */
export async function findInvoicesOf(from: Date, to: Date, most: number): Promise<MadeOut[]> {
  return papersWhere({ issuedAt: { gte: from, lt: addDays(to, 1) } }, most);
}
