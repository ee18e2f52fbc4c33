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
