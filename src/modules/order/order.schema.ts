import * as z from 'zod';
import { LIMITS, planDay, requiredText, text } from '@/http/input';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { statesOf } from '@/machine/machine';
import { dpoMachine } from './order.machine';

/** For what other modules say about orders. */
export { dpoMachine };

/** What stands open on an order without stopping it (domain.md, DPO). */
export const OUTSTANDING = ['survey', 'funds'] as const;

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
});
export type DpoAnswer = z.output<typeof dpoAnswer>;

/** What the seller reports with Process: the day on which the goods are ready, and how they are packed. */
export const goodsReadyBody = z.strictObject({ date: planDay('goods_ready_date_invalid'), packing: requiredText(LIMITS.reason, 'goods_ready_packing_required') });
export type GoodsReadyBody = z.output<typeof goodsReadyBody>;

/** Why an order is cancelled; may be empty. */
export const cancelBody = z.strictObject({ reason: text(LIMITS.reason).optional().transform((value) => value ?? '') });

const step = z.object({ status: z.enum(['pending', 'in_progress', 'completed']) });

/** The six steps of the order workflow tracker, computed and never stored, and the order they belong to. */
export const workflowAnswer = z.object({
  quotation: step, survey: step, orderConfirmation: step, transport: step, logistics: step, payment: step,
  order: z.object({ id: z.int(), status: z.string(), paymentStatus: z.string() }),
});
export type WorkflowAnswer = z.output<typeof workflowAnswer>;
