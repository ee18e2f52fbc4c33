import * as z from 'zod';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { statesOf } from '@/machine/machine';
import { dpoMachine } from './order.machine';

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
});
export type DpoAnswer = z.output<typeof dpoAnswer>;
