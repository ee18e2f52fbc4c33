import type { RulingOutcome } from '@/modules/dispute/ruling.schema';
import type { DpoStatus } from './order.machine';

/** What stands open on an order without stopping it (domain.md, DPO), in the order in which it is said. */
export const OUTSTANDING = ['dispute', 'ruling', 'survey', 'surveyFailed', 'funds', 'delivery', 'goods', 'insurance', 'customs', 'confirmation'] as const;
export type Outstanding = (typeof OUTSTANDING)[number];

/** What an order hangs on now: its status, and within some of them what has happened meanwhile. `order.next` has the sentences. */
export const STAGES = [
  'pending', 'surveyTaken', 'surveyBegun', 'surveyed', 'surveyFailed', 'confirmed', 'confirmedPaid', 'processing', 'surveyFailedLate', 'ready', 'readySurveyTaken', 'readySurveyBegun', 'readySurveyed', 'shipped', 'delivered', 'completed', 'cancelled',
  'disputeOpen', 'disputeReview', 'disputeApproval', 'released', 'settled', 'completedSettled',
] as const;
export type Stage = (typeof STAGES)[number];

/** What ended an order that came to nothing: one of two rulings, or who cancelled it. */
export const ENDINGS = ['refund', 'split', 'captain', 'buyer'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where a dispute stands that freezes an order: nobody decides it yet, an arbitrator does, or its ruling waits for the accountant. */
export type Freeze = 'open' | 'review' | 'approval';

/** What is known of an order when one says what is outstanding and what happens next. */
export interface OrderFacts {
  readonly status: DpoStatus;
  /** What its survey came to; null as long as it is not done. */
  readonly verdict: 'passed' | 'failed' | null;
  /** How far a survey is that is not done: merely offered, a surveyor has taken it, or has begun. */
  readonly surveyIs: 'offered' | 'taken' | 'begun';
  /** Whether the captain has decided to go on although the survey had failed. */
  readonly isDecided: boolean;
  /** Whether all that is owed has come, or nothing was. */
  readonly isFunded: boolean;
  /** Whether the buyer has named the consignee and where the goods go. */
  readonly isDeliveryNamed: boolean;
  readonly isReady: boolean;
  readonly isInsured: boolean;
  readonly isFiled: boolean;
  readonly freeze: Freeze | null;
  /** The outcome of an approved ruling. */
  readonly ruling: RulingOutcome | null;
}

/** Whether a ruling has shared an order's money out: of its deal nothing more is open. */
const isSettled = ({ ruling }: Pick<OrderFacts, 'ruling'>): boolean => ruling === 'split';

/** States in which an order's goods still wait for their way, or are on it. */
const IN_WORK: readonly DpoStatus[] = ['confirmed', 'processing', 'shipped'];

/**
 * What stands open on an order. Of one that has ended or that a ruling has settled nothing does; of goods that have come the
 * money and the buyer's word. Goods, insurance and customs count from the order's confirmation, with which they are asked for.
 */
export function outstandingOf(facts: OrderFacts): Outstanding[] {
  const { status, verdict, freeze } = facts;
  if (status === 'completed' || status === 'cancelled' || isSettled(facts)) return [];
  const isBeforeArrival = status !== 'delivered';
  const isInWork = IN_WORK.includes(status);
  const open: Readonly<Record<Outstanding, boolean>> = {
    dispute: freeze !== null && freeze !== 'approval',
    ruling: freeze === 'approval',
    survey: isBeforeArrival && verdict === null,
    surveyFailed: isBeforeArrival && verdict === 'failed' && !facts.isDecided,
    funds: !facts.isFunded,
    delivery: isBeforeArrival && !facts.isDeliveryNamed,
    goods: isInWork && !facts.isReady,
    insurance: isInWork && !facts.isInsured,
    customs: isInWork && !facts.isFiled,
    confirmation: !isBeforeArrival,
  };
  return OUTSTANDING.filter((kind) => open[kind]);
}

/** What goods can lack that are on their way: a policy that covers them, a filing without which no customs clear them. */
export const TRAVEL_GAPS = ['insurance', 'customs'] as const satisfies readonly Outstanding[];
export type TravelGap = (typeof TRAVEL_GAPS)[number];

/** What the goods of an order lack since their transport has started: not merely outstanding any more, but a risk that is being taken. */
export function travelGapsOf({ status, isInsured, isFiled, ruling }: Pick<OrderFacts, 'status' | 'isInsured' | 'isFiled' | 'ruling'>): TravelGap[] {
  if (status !== 'shipped' || isSettled({ ruling })) return [];
  return TRAVEL_GAPS.filter((gap) => !(gap === 'insurance' ? isInsured : isFiled));
}

const FROZEN = { open: 'disputeOpen', review: 'disputeReview', approval: 'disputeApproval' } as const satisfies Record<Freeze, Stage>;

/** While a survey is to come: what an order waits for before it is confirmed, and once its goods are ready. */
const SURVEY_TO_COME = {
  pending: { offered: 'pending', taken: 'surveyTaken', begun: 'surveyBegun' },
  ready: { offered: 'ready', taken: 'readySurveyTaken', begun: 'readySurveyBegun' },
} as const satisfies Readonly<Record<string, Readonly<Record<OrderFacts['surveyIs'], Stage>>>>;

/** Which sentence says what happens next: a dispute comes before all else, then a ruling, then the order's own course. */
export function stageOf(facts: OrderFacts): Stage {
  const { status, verdict, surveyIs, isDecided, isReady } = facts;
  if (status === 'cancelled') return status;
  if (status === 'completed') return isSettled(facts) ? 'completedSettled' : status;
  if (facts.freeze) return FROZEN[facts.freeze];
  if (isSettled(facts)) return 'settled';
  if (facts.ruling === 'release' && facts.isFunded) return 'released';
  if (status === 'pending') return verdict === null ? SURVEY_TO_COME.pending[surveyIs] : verdict === 'passed' ? 'surveyed' : 'surveyFailed';
  if (status === 'shipped' || status === 'delivered') return status;
  if (verdict === 'failed' && !isDecided) return 'surveyFailedLate';
  if (status === 'confirmed') return facts.isFunded ? 'confirmedPaid' : status;
  if (!isReady) return status;
  return verdict === null ? SURVEY_TO_COME.ready[surveyIs] : 'readySurveyed';
}
