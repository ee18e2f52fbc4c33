import * as z from 'zod';
import type { RoleSlug } from '@/access/roles';
import { calendarDay, id, LIMITS, requiredText, text, titleText } from '@/http/input';
import { statesOf, statesWith } from '@/machine/machine';
import { UNITS } from '@/modules/catalogue/catalogue.schema';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { packedAnswer } from '@/modules/order/packing.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { fileKey } from '@/modules/upload/upload.schema';
import { workMachine, type WorkAction, type WorkStatus } from './work.machine';

/** For what other modules say about work orders. */
export { workMachine, type WorkAction, type WorkStatus };

/** The five kinds of work on an order, in the order in which it is done. */
export const WORK_KINDS = ['survey', 'insurance', 'transport', 'logistics', 'customs'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Who does a kind of work. */
export const ROLE_OF_KIND = {
  survey: 'surveyor', insurance: 'insurance', transport: 'transporter', logistics: 'logistics', customs: 'cha',
} as const satisfies Readonly<Record<WorkKind, RoleSlug>>;

/** Whether a kind of work waits as long as its order is in dispute; the survey alone goes on. */
export const waitsInDispute = (kind: WorkKind) => kind !== 'survey';

/** What a step of a work order waits for although its machine allows it, by the code with which the server refuses it until then. */
type WorkWait = 'work_disputed' | 'order_not_processing' | 'funds_not_held' | 'goods_not_ready' | 'survey_undecided';

/** What is known of an order when its goods or its ship are to start. `isBegun`: another had begun this work before, whose goods are on their way. */
interface StartFacts {
  readonly kind: WorkKind;
  readonly orderStatus: string;
  readonly isFunded: boolean;
  readonly isReady: boolean;
  readonly isSurveyUndecided: boolean;
  readonly isBegun: boolean;
}

/** What any step of a work order waits for: its order's dispute. Null where it may be taken. */
export const waitOfStep = ({ kind, inDispute }: { readonly kind: WorkKind; readonly inDispute: boolean }): WorkWait | null => (inDispute && waitsInDispute(kind) ? 'work_disputed' : null);

/**
 * What the start of a work that is followed on its way waits for, besides a dispute: a ship may be booked from the moment at
 * which the order is in process; goods leave once their money is held, their seller has reported them, and a failed survey is
 * decided about. Null where it may start.
 */
export function waitOfStart({ kind, orderStatus, isFunded, isReady, isSurveyUndecided, isBegun }: StartFacts): WorkWait | null {
  if (kind === 'logistics') return orderStatus === 'processing' || orderStatus === 'shipped' ? null : 'order_not_processing';
  if (kind !== 'transport' || isBegun) return null;
  if (orderStatus !== 'processing') return 'order_not_processing';
  if (!isFunded) return 'funds_not_held';
  if (!isReady) return 'goods_not_ready';
  return isSurveyUndecided ? 'survey_undecided' : null;
}

/** States of a payment in which its order's money is held, or was until it went where a ruling or a delivery has sent it. */
export const HELD_STATES = ['processed', 'released', 'settled'] as const;

/** Whether an order's money is held, or none is owed; `payments` are all of the order. */
export function isMoneyHeld(payments: readonly { readonly status: string; readonly amountMinor: bigint }[]): boolean {
  return payments.length > 0 && payments.every(({ status, amountMinor }) => (HELD_STATES as readonly string[]).includes(status) || amountMinor === 0n);
}

/** Kinds of work that do not start as long as a failed survey waits for the captain's decision. */
export const WAITS_FOR_SURVEY: readonly WorkKind[] = ['transport'];

/** States of a work order that is not over. */
export const OPEN_WORK = statesWith(workMachine, 'cancel');

/** Whether an order has ended, after which nothing is offered and nothing recorded any more. */
export const isOver = (orderStatus: string) => orderStatus === 'completed' || orderStatus === 'cancelled';

/** What has to happen to the goods, in this order, before a kind of work is done; only these kinds are tracked. */
export const MILESTONES_OF_KIND = {
  transport: ['picked_up', 'in_transit', 'at_port'],
  logistics: ['booked', 'gate_in', 'loaded', 'departed', 'arrived', 'customs_cleared', 'delivered'],
} as const;
export const MILESTONES = [...MILESTONES_OF_KIND.transport, ...MILESTONES_OF_KIND.logistics] as const;
export type MilestoneKind = (typeof MILESTONES)[number];

/** The paper with which a kind of work ends; a survey ends with its report. */
export const PAPER_OF_KIND = {
  insurance: 'policy', transport: 'proof_of_delivery', logistics: 'bill_of_lading', customs: 'customs_filing',
} as const;
const WORK_PAPERS = ['policy', 'proof_of_delivery', 'bill_of_lading', 'customs_filing'] as const;

/** Institute Cargo Clauses: A covers all risks, B and C named ones. */
export const POLICY_CLAUSES = ['A', 'B', 'C'] as const;

/** When something happened to the goods; `place` as the partner writes it, may be empty. */
const milestoneAnswer = z.object({ kind: z.enum(MILESTONES), at: z.iso.datetime(), place: z.string(), note: z.string() });

/** The paper of a work order. `insured` is a decimal in the paper's currency, of a policy alone; days are calendar days. */
export const workPaperAnswer = z.object({
  id: z.int(),
  kind: z.enum(WORK_PAPERS),
  number: z.string(),
  issuer: z.string(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  insured: z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  /** Institute Cargo Clauses of a policy. */
  clauses: z.enum(POLICY_CLAUSES).nullable(),
  note: z.string(),
  /** Whether the paper itself can be read, by GET /api/work-papers/{paperId}/file. */
  hasFile: z.boolean(),
});
export type WorkPaperAnswer = z.output<typeof workPaperAnswer>;

/** A work order as the partners read it to whom it is offered, or who hold it. `catalog` is what the goods are called. */
export const workAnswer = z.object({
  id: z.int(),
  catalog: z.string(),
  buyer: z.string(),
  seller: z.string().nullable(),
  status: z.enum(statesOf(workMachine)),
  kind: z.enum(WORK_KINDS),
  orderId: z.int(),
  orderStatus: z.string(),
  quantity: z.int(),
  unit: z.enum(UNITS),
  specifications: z.string(),
  /** Where the goods stand, as the seller's port; the named place of the terms; and where the voyage ends. */
  originPort: z.string().nullable(),
  deliveryPort: z.string().nullable(),
  dischargePort: z.string().nullable(),
  deliveryDate: z.iso.date().nullable(),
  paymentTerms: z.enum(PAYMENT_TERMS),
  /** The day on which the seller has the goods ready, and how they are packed; null until it says so. */
  goodsReadyOn: z.iso.date().nullable(),
  /** How the goods are packed, in words; `packed` says it where the seller has made a packing list. */
  packing: z.string().nullable(),
  packed: packedAnswer.nullable(),
  /** What the goods are worth, a decimal in `currency`: for who insures them, and customs, alone. */
  goodsValue: z.object({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  /** Whether the captain offers it to this party alone. */
  isAssigned: z.boolean(),
  /** Whether the order's money is held, or none was owed. */
  isFunded: z.boolean(),
  /** Whether a dispute freezes the order's money: until its end this work waits too, unless it is the survey. */
  inDispute: z.boolean(),
  /** Whether the goods failed their survey and the captain has not decided yet: their transport waits for that. */
  isSurveyUndecided: z.boolean(),
  /** Whether the order's money is still awaited, so that its invoice may take a further line. */
  isAwaited: z.boolean(),
  trackingId: z.string().nullable(),
  milestones: z.array(milestoneAnswer),
  paper: workPaperAnswer.nullable(),
  /** The fee that a customs agent has proposed or agreed for this work, a decimal in `currency`, and whether it went back to the buyer since; null without one, and of other kinds. */
  fee: z.object({ id: z.int(), amount: z.number(), currency: z.enum(CURRENCIES), status: z.enum(['proposed', 'accepted', 'declined']), returned: z.boolean() }).nullable(),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
});
export type WorkAnswer = z.output<typeof workAnswer>;

/** What the next step of a work order waits for; null where its partner may take it now, and of work that is over. */
export function waitOf(row: Pick<WorkAnswer, 'status' | 'kind' | 'inDispute' | 'orderStatus' | 'isFunded' | 'goodsReadyOn' | 'isSurveyUndecided' | 'trackingId'>): WorkWait | null {
  if (!(OPEN_WORK as readonly string[]).includes(row.status)) return null;
  const start = () => waitOfStart({ ...row, isReady: row.goodsReadyOn !== null, isBegun: row.trackingId !== null });
  return waitOfStep(row) ?? (row.status === 'accepted' ? start() : null);
}

/** A work order of one order, as the captain reads it. */
export const orderWorkAnswer = z.object({
  id: z.int(),
  kind: z.enum(WORK_KINDS),
  status: z.enum(statesOf(workMachine)),
  holder: z.string().nullable(),
  assignedTo: z.string().nullable(),
  /** How many partners have declined it. */
  refusals: z.int(),
  /** Who had it before and has recorded milestones, or handed in the paper. */
  formerHolders: z.array(z.string()),
  trackingId: z.string().nullable(),
  milestones: z.array(milestoneAnswer),
  paper: workPaperAnswer.nullable(),
});
export type OrderWorkAnswer = z.output<typeof orderWorkAnswer>;

/** A partner that can take a kind of work. */
export const partnerAnswer = z.object({ id: z.int(), name: z.string(), vendorCode: z.string(), openWork: z.int() });

/** To whom the captain offers a work order; null: to every verified partner of its kind again. */
export const assignBody = z.strictObject({ partyId: id('partner_unknown').nullable() });

/** Why the captain takes a work order away, and to whom it is offered instead; null: to every verified partner of its kind. */
export const takeAwayBody = z.strictObject({ reason: requiredText(LIMITS.reason, 'reason_required'), partyId: assignBody.shape.partyId });

/** What every paper says: its number and issuer as printed on it, the day it was issued, and a note for both sides of the order. */
export const paperParts = {
  number: titleText(LIMITS.name, 'paper_number_required'),
  issuer: titleText(LIMITS.name, 'paper_issuer_required'),
  issuedOn: calendarDay('paper_day_invalid'),
  note: text(LIMITS.reason).optional().transform((value) => value ?? ''),
  /** The scanned paper, one of the partner's own uploads. */
  key: fileKey,
};

/** A paper of goods on their way, as its partner hands it in. */
export const workPaperBody = z.strictObject({ number: paperParts.number, issuer: paperParts.issuer, issuedOn: paperParts.issuedOn, key: paperParts.key });
export type WorkPaperBody = z.output<typeof workPaperBody>;

/** Where the file of a work order's paper is led to. */
export function paperFilePath(paperId: number): string {
  return `/api/work-papers/${paperId}/file`;
}

/** Whether a customs agent may ask a fee for its work now: none is asked or agreed, and the order's money is still awaited. */
export function mayPropose({ status, isAwaited, fee }: Pick<WorkAnswer, 'status' | 'isAwaited' | 'fee'>): boolean {
  return (status === 'accepted' || status === 'in_progress') && isAwaited && (fee === null || fee.status === 'declined');
}
