import * as z from 'zod';
import { id, LIMITS, planDay, requiredText, text } from '@/http/input';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { emailAddress, phoneOrNone } from '@/modules/account/identity.schema';
import { disputeMachine, rulingAnswer } from '@/modules/dispute/dispute.schema';
import { invoiceMachine } from '@/modules/invoice/invoice.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { paymentMachine } from '@/modules/payment/payment.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { VERDICTS } from '@/modules/survey/survey.schema';
import { statesOf } from '@/machine/machine';
import { ENDINGS, OUTSTANDING, STAGES, TRAVEL_GAPS } from './order-facts.schema';
import { dpoMachine, type DpoStatus } from './order.machine';
import { PACKAGE_KINDS, packedAnswer } from './packing.schema';

/** For what other modules say about orders. */
export { dpoMachine };

/** States in which the buyer may say where the goods go: otherwise than before until they are shipped, and for the first time as long as they have not come. */
export function deliveryStates(isNamed: boolean): readonly DpoStatus[] {
  return isNamed ? ['pending', 'confirmed', 'processing'] : ['pending', 'confirmed', 'processing', 'shipped'];
}

/** States in which an order may be disputed: from its confirmation until its money is released. */
export const DISPUTABLE: readonly DpoStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/** To whom the goods go. `notifyParty` is empty where the consignee itself is told. */
const deliveryAnswer = z.object({
  consignee: z.string(), notifyParty: z.string(), recipient: z.string(), street: z.string(), zipCode: z.string(), city: z.string(), country: z.string(),
});

/** States of a survey's work order in which the seller still says where the goods can be inspected. */
export const AWAITED_SURVEY_STATES = ['pending', 'accepted', 'in_progress'] as const;

/** Where, when and with whom the goods can be inspected. How that person is reached is the surveyor's alone. */
const inspectionAnswer = z.object({ place: z.string(), date: z.iso.date(), contactName: z.string() });

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
  /** Agreed fees of customs agents, which the invoice adds, and the total with them; fees are agreed in the order's currency. */
  customsFees: z.number(),
  totalWithFees: z.number(),
  /** Whether those fees went back to the buyer, since nothing was filed before the money was paid out. */
  feesReturned: z.boolean(),
  createdAt: z.iso.datetime(),
  withoutAcceptance: z.boolean(),
  outstanding: z.array(z.enum(OUTSTANDING)),
  /** What its goods lack although they are on their way. */
  travelGaps: z.array(z.enum(TRAVEL_GAPS)),
  /** What happens next with it. */
  stage: z.enum(STAGES),
  /** What ended a cancelled one; null of any other. */
  endedBy: z.enum(ENDINGS).nullable(),
  /** When its delivery confirms itself; null as long as it has not come, and while a dispute freezes it. */
  confirmsAt: z.iso.datetime().nullable(),
  /** How many days after the delivery that is. */
  autoConfirmDays: z.int(),
  /** The day on which the seller has the goods ready, or null. */
  goodsReadyOn: z.iso.date().nullable(),
  /** Whether the seller may still correct that day: nobody has fetched the goods. */
  mayChangeReady: z.boolean(),
  /** How the goods are packed, in words; the packing list says it where there is one. */
  goodsReadyPacking: z.string().nullable(),
  /** When the seller last said how the order is packed. */
  packedAt: z.iso.datetime().nullable(),
  packingList: packedAnswer.extend({ quantity: z.int(), marks: z.string() }).nullable(),
  cancelReason: z.string().nullable(),
  /** The product of the shop that was asked for, where it was one. */
  productId: z.int().nullable(),
  delivery: deliveryAnswer.nullable(),
  /** What the seller has told the surveyor, as far as others may know it. */
  inspection: inspectionAnswer.nullable(),
  /** Whether a dispute keeps its money from being released. */
  inDispute: z.boolean(),
  /** Every dispute about it, newest first, with what was ruled. */
  disputes: z.array(z.object({ id: z.int(), status: z.enum(statesOf(disputeMachine)), ruling: rulingAnswer.omit({ reason: true }).nullable() })),
  /** Whether its buyer has rated it. */
  isRated: z.boolean(),
  /** Its payment; `rest` is what is left to pay once a part has come, a decimal in `currency`, and null otherwise. */
  payment: z.object({ id: z.int(), status: z.enum(statesOf(paymentMachine)), reference: z.string(), rest: z.number().nullable() }).nullable(),
  /** What the survey of the goods came to; null until there is a report, which GET /api/dpos/{entityId}/survey answers. */
  surveyVerdict: z.enum(VERDICTS).nullable(),
  /** How many lines of its checklist failed; a survey may have passed all the same. */
  surveyFailedLines: z.int(),
  /** Why the captain confirmed the order although the survey had failed. */
  surveyDecision: z.string().nullable(),
  invoice: z.object({ id: z.int(), number: z.string(), status: z.enum(statesOf(invoiceMachine)) }).nullable(),
});
export type DpoAnswer = z.output<typeof dpoAnswer>;

/** What the seller tells the surveyor with Complete Survey: where and on which day the goods can be inspected, and whom to ask for there, with a telephone number or an e-mail address. */
export const surveyAppointmentBody = z.strictObject({
  place: requiredText(LIMITS.reason, 'survey_place_required'),
  date: planDay('survey_date_invalid'),
  contactName: requiredText(LIMITS.name, 'survey_contact_required'),
  phone: phoneOrNone(),
  email: z.union([z.literal(''), emailAddress('email_invalid', 'email_invalid')], 'email_invalid'),
  note: text(LIMITS.reason),
}).refine(({ phone, email }) => phone !== '' || email !== '', { error: 'survey_reach_required', path: ['phone'] });
export type SurveyAppointmentBody = z.output<typeof surveyAppointmentBody>;

/** A survey that a seller's order waits for; `id` is the survey's own. `appointment` is what the seller has told the surveyor. */
export const awaitedSurveyAnswer = z.object({
  id: z.int(),
  dpoId: z.int(),
  product: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS),
  status: z.enum(AWAITED_SURVEY_STATES),
  orderStatus: z.enum(statesOf(dpoMachine)),
  goodsReadyOn: z.iso.date().nullable(),
  appointment: inspectionAnswer.extend({ phone: z.string(), email: z.string(), note: z.string() }).nullable(),
});
export type AwaitedSurveyAnswer = z.output<typeof awaitedSurveyAnswer>;
/** States in which the seller may say how an order is packed: until it ends, since its export papers wait for it. */
export const PACKING_STATES: readonly DpoStatus[] = ['confirmed', 'processing', 'shipped', 'delivered'];

/** Whether the seller may say how an order is packed; of a completed one for the first time, where nobody has. */
export const mayPack = (status: DpoStatus, isPacked: boolean) => PACKING_STATES.includes(status) || (status === 'completed' && !isPacked);

/** A weight in kilograms, a JSON number or text of at most three decimal places, as grams. */
const weight = z.union([z.number(), z.string()], { error: 'packing_weight_invalid' }).transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, 'packing_weight_invalid'))
  .transform((text) => { const [whole = '', part = ''] = text.split('.'); return BigInt(whole) * 1000n + BigInt(part.padEnd(3, '0')); })
  .refine((grams) => grams > 0n, 'packing_weight_invalid');
const counted = (code: string) => z.int(code).min(1, code).max(2_147_483_647, code);

/** How the seller has packed an order: `quantity` in the order's unit, weights in kilograms, `marks` as they stand on the packages. */
const packingFields = z.strictObject({
  packages: counted('packing_count_invalid'),
  packageKind: z.enum(PACKAGE_KINDS, 'packing_kind_invalid'),
  quantity: counted('packing_quantity_invalid'),
  netKg: weight,
  grossKg: weight,
  marks: text(LIMITS.reason).optional().transform((value) => value ?? ''),
});
export const packingBody = packingFields.refine(({ netKg, grossKg }) => grossKg >= netKg, { error: 'packing_gross_below_net', path: ['grossKg'] });
export type PackingBody = z.output<typeof packingBody>;

/**
 * What the seller reports with Process: the day on which the goods are ready, and how they are packed. That is the packing
 * list, the one place for it; who has none yet may say it in words, for which export papers still wait.
 */
export const goodsReadyBody = z.strictObject({
  date: planDay('goods_ready_date_invalid'),
  packing: text(LIMITS.reason).optional().transform((value) => value ?? ''),
  list: packingBody.optional(),
}).refine(({ packing, list }) => packing !== '' || list !== undefined, { error: 'goods_ready_packing_required', path: ['packing'] });
export type GoodsReadyBody = z.output<typeof goodsReadyBody>;

/** Another day on which the goods are ready than the one that was reported. */
export const readyDayBody = z.strictObject({ date: planDay('goods_ready_date_invalid') });

/** States in which the day may still be another one, as long as nobody has fetched the goods: until their transport starts. */
export const READY_DAY_STATES: readonly DpoStatus[] = ['processing'];

/** Why an order is cancelled; may be empty. */
export const cancelBody = z.strictObject({ reason: text(LIMITS.reason).optional().transform((value) => value ?? '') });

/** Why an order goes on although its survey has failed. */
export const surveyDecisionBody = z.strictObject({ decision: text(LIMITS.reason).optional().transform((value) => value ?? '') });

/** The same for an order that is confirmed; only after a failed survey is it asked for. Callers that know of no body may send what they like. */
export const confirmBody = surveyDecisionBody.loose();

/** Where the goods go: one of the buyer's kept addresses, of which the order keeps a copy, and the names on the transport document. */
export const deliveryBody = z.strictObject({
  addressId: id('delivery_address_unknown'),
  consignee: requiredText(LIMITS.reason, 'consignee_required'),
  notifyParty: text(LIMITS.reason).optional().transform((value) => value ?? ''),
});
export type DeliveryBody = z.output<typeof deliveryBody>;

/** `accepted`: a partner has taken the work and not begun it. `plannedOn` is the day that was promised, `doneAt` when it was done; null where nothing is known of it. */
const step = z.object({ status: z.enum(['pending', 'accepted', 'in_progress', 'completed']), plannedOn: z.iso.date().nullable(), doneAt: z.iso.datetime().nullable() });

/** Where an order's money may be: with its buyer, held for the order, with the seller, given back, shared out by a ruling, or there was nothing to pay. */
export const MONEY_HOLDERS = ['buyer', 'escrow', 'seller', 'returned', 'shared', 'nothing'] as const;

/** The six steps of the order workflow tracker, computed and never stored, and the order they belong to. */
export const workflowAnswer = z.object({
  quotation: step, survey: step, orderConfirmation: step, transport: step, logistics: step, payment: step,
  order: z.object({
    id: z.int(), status: z.string(), paymentStatus: z.string(),
    /** What ended a cancelled order. */
    endedBy: z.enum(ENDINGS).nullable(),
    /** What its goods lack although they are on their way: for its captain and its buyer alone, who can do something about it. */
    travelGaps: z.array(z.enum(TRAVEL_GAPS)),
    /** Who holds the order's money now; `amount` is a decimal in `currency`, `outstanding` what is still owed. For the two sides, the captain, the admin and the arbitrator of a case alone. */
    money: z.object({ holder: z.enum(MONEY_HOLDERS), amount: z.number(), outstanding: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  }),
});
export type WorkflowAnswer = z.output<typeof workflowAnswer>;
