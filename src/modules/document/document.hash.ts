import 'server-only';
import { createHash } from 'node:crypto';

/** What an order agrees to, as its pro-forma and its invoice show it. */
export interface AgreedOrder {
  readonly id: number;
  readonly dpqId: number;
  readonly buyer: { readonly vendorCode: string };
  readonly seller: { readonly vendorCode: string } | null;
  readonly productName: string;
  readonly quantity: number;
  readonly unit: string;
  readonly unitPriceMinor: bigint;
  readonly totalMinor: bigint;
  readonly currency: string;
  readonly paymentTerms: string;
  readonly deliveryPort: { readonly code: string } | null;
  readonly deliveryDate: Date | null;
  readonly specifications: string;
}

/** What an invoice adds to it. */
export interface Invoiced {
  readonly number: string;
  readonly issuedAt: Date;
  readonly amountMinor: bigint;
  readonly taxes: readonly { readonly country: string | null; readonly rateBasis: number; readonly netMinor: bigint; readonly taxMinor: bigint }[];
  readonly charges: readonly { readonly amountMinor: bigint; readonly vendorCode: string }[];
}

function canonicalOrder(order: AgreedOrder) {
  return {
    dpoId: order.id,
    dpqId: order.dpqId,
    buyer: order.buyer.vendorCode,
    seller: order.seller?.vendorCode ?? null,
    product: order.productName,
    quantity: order.quantity,
    unit: order.unit,
    unitPriceMinor: order.unitPriceMinor.toString(),
    totalMinor: order.totalMinor.toString(),
    currency: order.currency,
    paymentTerms: order.paymentTerms,
    deliveryPort: order.deliveryPort?.code ?? null,
    deliveryDate: order.deliveryDate?.toISOString().slice(0, 10) ?? null,
    specifications: order.specifications,
  };
}

function sha256(canonical: object): string {
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** SHA-256 (hex) of what a pro-forma says: keys in this order, amounts as minor units. Parties are named by the vendor codes that they had when it was issued. */
export function proformaHash(order: AgreedOrder): string {
  return sha256({ kind: 'proforma', ...canonicalOrder(order) });
}

/** SHA-256 (hex) of what an invoice says, its tax lines and its fees included; one without fees says nothing of them. */
export function invoiceHash(order: AgreedOrder, invoice: Invoiced): string {
  const taxes = invoice.taxes.map(({ country, rateBasis, netMinor, taxMinor }) => [country, rateBasis, netMinor.toString(), taxMinor.toString()]);
  const charges = invoice.charges.map(({ amountMinor, vendorCode }) => [vendorCode, amountMinor.toString()]);
  return sha256({ kind: 'invoice', ...canonicalOrder(order), number: invoice.number, issuedAt: invoice.issuedAt.toISOString(), amountMinor: invoice.amountMinor.toString(), taxes, ...(charges.length === 0 ? {} : { charges }) });
}

/** What a credit note says. */
interface Credited {
  readonly number: string;
  readonly issuedAt: Date;
  readonly amountMinor: bigint;
  readonly country: string | null;
  readonly rateBasis: number;
  readonly netMinor: bigint;
  readonly taxMinor: bigint;
  readonly chargesMinor: bigint;
  readonly invoice: { readonly number: string };
  readonly ruling: { readonly disputeId: number } | null;
}

/** SHA-256 (hex) of what a credit note says: whose it is and for what, of which invoice, by which ruling, and how much. */
export function creditHash(order: AgreedOrder, credit: Credited): string {
  const { number, issuedAt, invoice, ruling, country, rateBasis } = credit;
  return sha256({
    kind: 'credit_note', dpoId: order.id, buyer: order.buyer.vendorCode, seller: order.seller?.vendorCode ?? null, product: order.productName, currency: order.currency,
    number, issuedAt: issuedAt.toISOString(), invoice: invoice.number, disputeId: ruling?.disputeId ?? null, amountMinor: credit.amountMinor.toString(),
    tax: [country, rateBasis, credit.netMinor.toString(), credit.taxMinor.toString()], chargesMinor: credit.chargesMinor.toString(),
  });
}

/** A side of an order as an export paper names it. */
interface ExportSide {
  readonly vendorCode: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly taxId: string;
  readonly address: string;
  readonly zipCode: string;
  readonly port: { readonly code: string } | null;
}

/** What the export papers of an order say, in full. */
export interface ExportSaid {
  readonly id: number;
  readonly productName: string;
  readonly unit: string;
  readonly paymentTerms: string;
  readonly deliveryDate: Date | null;
  readonly goodsReadyOn: Date | null;
  readonly buyer: ExportSide;
  readonly seller: ExportSide | null;
  readonly deliveryPort: { readonly code: string } | null;
  readonly rfq: { readonly product: { readonly hsCode: string } | null };
  readonly delivery: Readonly<Record<'consignee' | 'notifyParty' | 'recipient' | 'street' | 'zipCode' | 'city' | 'country', string>> | null;
  readonly packingList: { readonly packages: number; readonly packageKind: string; readonly quantity: number; readonly netGrams: bigint; readonly grossGrams: bigint; readonly marks: string; readonly updatedAt: Date } | null;
  readonly invoice: { readonly number: string; readonly issuedAt: Date } | null;
}

const sideText = ({ vendorCode, companyName, firstName, lastName, taxId, address, zipCode, port }: ExportSide) => [vendorCode, companyName, firstName, lastName, taxId, address, zipCode, port?.code ?? null];
const dayText = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null;

/**
 * SHA-256 (hex) of what the export papers of an order say, as it was written, whatever is held back from a reader of them.
 * They belong together: a change of what one of them says takes the place of all.
 */
export function exportHash(kind: string, origin: string, order: ExportSaid): string {
  const { delivery, packingList, invoice } = order;
  return sha256({
    kind, dpoId: order.id, product: order.productName, hsCode: order.rfq.product?.hsCode ?? null, origin, unit: order.unit, terms: order.paymentTerms, port: order.deliveryPort?.code ?? null,
    deliveryDate: dayText(order.deliveryDate), readyOn: dayText(order.goodsReadyOn), buyer: sideText(order.buyer), seller: order.seller && sideText(order.seller),
    delivery: delivery && [delivery.consignee, delivery.notifyParty, delivery.recipient, delivery.street, delivery.zipCode, delivery.city, delivery.country],
    packing: packingList && [packingList.packages, packingList.packageKind, packingList.quantity, packingList.netGrams.toString(), packingList.grossGrams.toString(), packingList.marks, packingList.updatedAt.toISOString()],
    invoice: invoice && [invoice.number, invoice.issuedAt.toISOString()],
  });
}
