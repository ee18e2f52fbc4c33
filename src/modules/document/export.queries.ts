import 'server-only';
import { Problem } from '@/http/problem';
import { displayName } from '@/modules/account/party.queries';
import { deliveriesAsOthersRead } from '@/modules/order/order.queries';
import { isLocale, type Locale } from '@/i18n/locales';
import { asOthersRead, namesForOthers } from '@/modules/moderation/moderation.queries';
import { quantityTolerance } from '@/modules/quotation/quantity-tolerance.schema';
import { db } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { checkExport, missingFor, type ExportFacts } from './export-check';
import { EXPORT_KINDS, type ExportAnswer, type ExportKind, type ExportPaperKind } from './export.schema';
import { exportHash } from './document.hash';
import { ordersOf, type Reader } from './document.queries';
import type { DocumentState } from './document.schema';

const partyFields = { id: true, companyName: true, firstName: true, lastName: true, vendorCode: true, taxId: true, address: true, zipCode: true, locale: true, timeZone: true, port: { select: { code: true, name: true, country: true } } } satisfies Prisma.PartySelect;

const exportFields = {
  id: true, status: true, productName: true, quantity: true, unit: true, totalMinor: true, currency: true, paymentTerms: true, deliveryDate: true, goodsReadyOn: true, createdAt: true,
  buyer: { select: partyFields }, seller: { select: partyFields },
  deliveryPort: { select: { code: true, name: true } },
  specifications: true,
  rfq: { select: { description: true, product: { select: { hsCode: true, originCountry: true } } } },
  delivery: { select: { consignee: true, notifyParty: true, recipient: true, street: true, zipCode: true, city: true, country: true } },
  packingList: { select: { packages: true, packageKind: true, quantity: true, netGrams: true, grossGrams: true, marks: true, updatedAt: true } },
  invoice: { select: { id: true, number: true, issuedAt: true, amountMinor: true, charges: { select: { amountMinor: true } } } },
  workOrders: { where: { kind: 'insurance' }, select: { paper: { select: { insuredMinor: true, currency: true, validUntil: true } } } },
} satisfies Prisma.DpoSelect;
type ExportRow = Prisma.DpoGetPayload<{ select: typeof exportFields }>;

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Where the goods come from: as the product says, else where its seller stands. */
const originOf = ({ rfq, seller }: ExportRow) => rfq.product?.originCountry || seller?.port?.country || '';

function toFacts(row: ExportRow): ExportFacts {
  const paper = row.workOrders[0]?.paper;
  return {
    terms: row.paymentTerms, buyer: displayName(row.buyer), consignee: row.delivery?.consignee ?? null, hasPort: row.deliveryPort !== null, hsCode: row.rfq.product?.hsCode ?? '', origin: originOf(row),
    quantity: row.quantity, unit: row.unit, tolerance: quantityTolerance([row.specifications, row.rfq.description]), totalMinor: row.totalMinor, currency: row.currency, deliveryDate: dayOf(row.deliveryDate),
    invoice: row.invoice && { amountMinor: row.invoice.amountMinor, chargesMinor: row.invoice.charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) },
    packing: row.packingList,
    policy: paper && paper.insuredMinor !== null && paper.currency !== null ? { insuredMinor: paper.insuredMinor, currency: paper.currency, validUntil: dayOf(paper.validUntil) } : null,
  };
}

/** An order's papers: what they say, by which they are compared, and what of it this reader may read. */
interface FoundOrder {
  readonly said: ExportRow;
  readonly read: ExportRow;
}

/** The order without what is held back from this reader: the seller wrote the marks, the buyer where the goods go, and each knows its own name. */
async function asRead(row: ExportRow, { partyId, role }: Reader): Promise<ExportRow> {
  const { id, buyer, seller } = row;
  const nameOf = await namesForOthers(db, [buyer, ...(seller ? [seller] : [])].filter((party) => party.id !== partyId));
  const [packingList] = role === 'seller' || !row.packingList ? [row.packingList] : await asOthersRead(db, 'packing_list', [{ ...row.packingList, id }], ['marks']);
  const delivery = role === 'buyer' ? row.delivery : (await deliveriesAsOthersRead(db, [row])).get(id);
  return {
    ...row, packingList: packingList ?? null, delivery: delivery ?? null,
    buyer: { ...buyer, companyName: nameOf(buyer) }, seller: seller && { ...seller, companyName: nameOf(seller) },
  };
}

/** An order as its reader may have its papers; the house reads everything. */
async function findOrder(id: number, reader: Reader): Promise<FoundOrder> {
  const row = await db.dpo.findFirst({ where: { id, ...ordersOf(reader) }, select: exportFields });
  if (!row) throw new Problem('not_found');
  return { said: row, read: reader.role === 'captain' || reader.role === 'accountant' ? row : await asRead(row, reader) };
}

/** What the papers say differently, told with the names that the reader may read. Of an order that has come to nothing there is nothing to mend, and before its confirmation nobody can have insured it. */
function findingsFor({ said, read }: FoundOrder): ExportAnswer['findings'] {
  if (said.status === 'cancelled') return [];
  const names = { expected: { name: displayName(read.buyer) }, found: { name: read.delivery?.consignee.split('\n')[0] ?? '' } };
  const findings = checkExport(toFacts(said)).filter(({ code }) => code !== 'policy_missing' || said.status !== 'pending');
  return findings.map((finding) => (finding.code === 'consignee_differs' ? { ...finding, ...names } : finding));
}

const HREFS: Readonly<Record<Exclude<ExportKind, 'invoice'>, (id: number) => string>> = {
  proforma: (id) => `/api/dpos/${id}/pro-forma`,
  packing_list: (id) => `/api/dpos/${id}/packing-list`,
  shipping_instructions: (id) => `/api/dpos/${id}/shipping-instructions`,
  certificate_of_origin: (id) => `/api/dpos/${id}/certificate-of-origin`,
};

/**
 * The export papers of an order: which can be made, what the others lack (unless it was cancelled), and what they say differently.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part)
 */
export async function listExportDocuments(id: number, reader: Reader): Promise<ExportAnswer> {
  const order = await findOrder(id, reader);
  const facts = toFacts(order.said);
  return {
    documents: EXPORT_KINDS.map((kind) => {
      const missing = missingFor(kind, facts);
      return { kind, missing: order.said.status === 'cancelled' ? [] : missing, href: missing.length > 0 ? null : kind === 'invoice' ? `/api/invoices/${order.said.invoice?.id ?? 0}/pdf` : HREFS[kind](id) };
    }),
    findings: findingsFor(order),
  };
}

/** What stands on an export paper, in no language yet. */
export interface ExportPaper {
  readonly kind: ExportPaperKind;
  /** SHA-256 (hex) of what it says, held back or not. */
  readonly hash: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly order: ExportRow & { readonly packingList: NonNullable<ExportRow['packingList']> };
}

/**
 * An export paper of an order, made out for its buyer.
 *
 * @throws Problem not_found (also of an order in which the reader takes no part, and as long as the paper lacks something)
 */
export async function findExportPaper(kind: ExportPaper['kind'], id: number, reader: Reader): Promise<ExportPaper> {
  const { said, read } = await findOrder(id, reader);
  const { packingList } = read;
  if (!packingList || missingFor(kind, toFacts(said)).length > 0) throw new Problem('not_found');
  return { kind, hash: exportHash(kind, originOf(said), said), locale: isLocale(read.buyer.locale) ? read.buyer.locale : 'en', origin: originOf(read), order: { ...read, packingList } };
}

/** What was made out under a hash: its revision, its day, and whether the order's papers still say so; null when nothing was. */
export async function findExportMark(dpoId: number, kind: ExportPaperKind, hash: string): Promise<{ revision: number; issuedAt: Date; state: DocumentState } | null> {
  const mark = await db.exportMark.findUnique({ where: { dpoId_kind_hash: { dpoId, kind, hash } }, select: { revision: true, createdAt: true, dpo: { select: exportFields } } });
  if (!mark) return null;
  const { dpo } = mark;
  const state = dpo.status === 'cancelled' ? 'cancelled' : exportHash(kind, originOf(dpo), dpo) === hash ? 'valid' : 'superseded';
  return { revision: mark.revision, issuedAt: mark.createdAt, state };
}
