import * as z from 'zod';
import { statesOf } from '@/machine/machine';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { invoiceMachine } from './invoice.machine';

export { invoiceMachine };

/** Papers of what orders cost: what is owed, and what has gone back of it. */
const INVOICE_KINDS = ['invoice', 'credit_note'] as const;

/**
 * An invoice, or a credit note of one. Amounts are decimals in `currency`; `amount` holds the tax. Those of a credit note
 * are below zero, so that the sum of a list is what was asked for less what went back; it stays `issued`.
 */
export const invoiceAnswer = z.object({
  id: z.int(),
  kind: z.enum(INVOICE_KINDS),
  /** Of a credit note, the number of its invoice, and the case (the dispute's id) whose ruling gave the money back; null where it was no ruling. */
  creditOf: z.object({ number: z.string(), caseId: z.int().nullable(), isFee: z.boolean() }).nullable(),
  orderId: z.int(),
  buyerName: z.string(),
  amount: z.number(),
  status: z.enum(statesOf(invoiceMachine)),
  number: z.string(),
  currency: z.enum(CURRENCIES),
  sellerName: z.string().nullable(),
  issuedAt: z.iso.datetime(),
  dueOn: z.iso.date().nullable(),
  reference: z.string().nullable(),
  product: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS),
  unitPrice: z.number(),
  paymentTerms: z.enum(PAYMENT_TERMS),
  deliveryPort: z.string().nullable(),
  /** `rate` in per cent; `country` is null for an export, which is zero-rated. */
  taxes: z.array(z.object({ country: z.string().nullable(), rate: z.number(), net: z.number(), tax: z.number() })),
  /** Agreed fees of service partners; `amount` of the invoice holds them. One that was `returned` has gone back to the buyer's wallet, since its agent had not filed. */
  charges: z.array(z.object({ kind: z.literal('customs'), amount: z.number(), partner: z.string(), returned: z.boolean() })),
});
export type InvoiceAnswer = z.output<typeof invoiceAnswer>;
