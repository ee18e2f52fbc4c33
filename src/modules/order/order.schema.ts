import * as z from 'zod';
import { id, LIMITS, planDay, requiredText, text } from '@/http/input';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { invoiceMachine } from '@/modules/invoice/invoice.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { paymentMachine } from '@/modules/payment/payment.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { statesOf, statesWith } from '@/machine/machine';
import { dpoMachine, type DpoStatus } from './order.machine';

/** For what other modules say about orders. */
export { dpoMachine };

/** What stands open on an order without stopping it (domain.md, DPO). */
export const OUTSTANDING = ['survey', 'funds'] as const;

/** States in which the buyer may still say where the goods go; afterwards papers are made out. */
export const DELIVERY_STATES = statesWith(dpoMachine, 'cancel');

/** States in which an order may be disputed: from its confirmation until its money is released. */
export const DISPUTABLE: readonly DpoStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/** To whom the goods go. `notifyParty` is empty where the consignee itself is told. */
const deliveryAnswer = z.object({
  consignee: z.string(), notifyParty: z.string(), recipient: z.string(), street: z.string(), zipCode: z.string(), city: z.string(), country: z.string(),
});

/** A detailed product order. `unitPrice` and `total` are decimals in `currency`. */
export const dpoAnswer = z.object({
  id: z.int(),
  dpqId: z.int(),
  product: z.string(),
  buyer: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  currency: z.enum(CURRENCIES),
  status: z.enum(statesOf(dpoMachine)),
  specifications: z.string(),
  deliveryDate: z.iso.date().nullable(),
  deliveryPort: z.string().nullable(),
  paymentTerms: z.enum(PAYMENT_TERMS),
  rfqId: z.int(),
  seller: z.string().nullable(),
  unit: z.enum(UNITS),
  total: z.number(),
  createdAt: z.iso.datetime(),
  withoutAcceptance: z.boolean(),
  outstanding: z.array(z.enum(OUTSTANDING)),
  /** The day on which the seller has the goods ready, or null. */
  goodsReadyOn: z.iso.date().nullable(),
  goodsReadyPacking: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** The product of the shop that was asked for, where it was one. */
  productId: z.int().nullable(),
  delivery: deliveryAnswer.nullable(),
  /** Whether a dispute keeps its money from being released. */
  inDispute: z.boolean(),
  /** Whether its buyer has rated it. */
  isRated: z.boolean(),
  payment: z.object({ id: z.int(), status: z.enum(statesOf(paymentMachine)), reference: z.string() }).nullable(),
  invoice: z.object({ id: z.int(), number: z.string(), status: z.enum(statesOf(invoiceMachine)) }).nullable(),
});
export type DpoAnswer = z.output<typeof dpoAnswer>;

/** What the seller reports with Process: the day on which the goods are ready, and how they are packed. */
export const goodsReadyBody = z.strictObject({ date: planDay('goods_ready_date_invalid'), packing: requiredText(LIMITS.reason, 'goods_ready_packing_required') });
export type GoodsReadyBody = z.output<typeof goodsReadyBody>;

/** Why an order is cancelled; may be empty. */
export const cancelBody = z.strictObject({ reason: text(LIMITS.reason).optional().transform((value) => value ?? '') });

/** Where the goods go: one of the buyer's kept addresses, of which the order keeps a copy, and the names on the transport document. */
export const deliveryBody = z.strictObject({
  addressId: id('delivery_address_unknown'),
  consignee: requiredText(LIMITS.reason, 'consignee_required'),
  notifyParty: text(LIMITS.reason).optional().transform((value) => value ?? ''),
});
export type DeliveryBody = z.output<typeof deliveryBody>;

/** `plannedOn` is the day that was promised, `doneAt` when it was done; null where nothing is known of it. */
const step = z.object({ status: z.enum(['pending', 'in_progress', 'completed']), plannedOn: z.iso.date().nullable(), doneAt: z.iso.datetime().nullable() });

/** Where an order's money may be: with its buyer, held for the order, with the seller, given back, shared out by a ruling, or there was nothing to pay. */
export const MONEY_HOLDERS = ['buyer', 'escrow', 'seller', 'returned', 'shared', 'nothing'] as const;

/** The six steps of the order workflow tracker, computed and never stored, and the order they belong to. */
export const workflowAnswer = z.object({
  quotation: step, survey: step, orderConfirmation: step, transport: step, logistics: step, payment: step,
  order: z.object({
    id: z.int(), status: z.string(), paymentStatus: z.string(),
    /** Who holds the order's money now; `amount` is a decimal in `currency`. For the two sides, the captain and the admin alone. */
    money: z.object({ holder: z.enum(MONEY_HOLDERS), amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  }),
});
export type WorkflowAnswer = z.output<typeof workflowAnswer>;
