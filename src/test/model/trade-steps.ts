import { step, type Line, type Intent, type Repetition, type Step } from './trade-line';
import { begin, CAPTAINS, move, ROLE_OF, tellParties, type OrderModel, type Person, type Place, type QuotationModel, type RequestModel, type RequestStatus, type Role, type TradeModel } from './trade-model';
import { complete, GOODS_STEPS, isFrozen, offerGoods, offerSurvey } from './trade-goods';
import { awaitPayment, DISPUTE_STEPS, endTrade, PAYMENT_STEPS, release } from './trade-money';

/** What somebody asks for, and how. */
export interface Asked extends Intent {
  readonly action: Action;
  readonly as: Person;
  /** Once; twice under one Idempotency-Key and once more with another body; or several times at the same moment. */
  readonly manner: 'once' | 'keyed' | 'crowd';
  readonly by: 'cookie' | 'bearer';
  /** Which request; counted round. */
  readonly rfq: number;
}

const onRequest = (line: Line<RequestModel>) => step(({ rfq }) => rfq, line);
const onQuotation = (line: Line<QuotationModel>) => step(({ dpq }) => dpq, line);
const onOrder = (line: Line<OrderModel>) => step(({ dpo }) => dpo, line);

const WEIGHED: readonly RequestStatus[] = ['open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded'];

/** A captain's answer that moves the request and tells its buyer. */
const answer = (to: RequestStatus, repetition?: Repetition) =>
  onRequest({ by: 'captain', from: WEIGHED, repetition, tells: ['buyer'], effect: (model, rfq) => move(model, rfq, to) });

/** The request that an impatient buyer's second click means: the newest, unless it was withdrawn or asks for something else now. */
const repeated = ({ requests }: TradeModel, { fault }: Intent) => fault === 'stale' && requests.length > 0 && requests.at(-1)?.status !== 'cancelled' && requests.at(-1)?.deadline === null;

/** What an edit makes of the deadline: a day of a month. */
export const deadlineOf = (dpq: number) => 10 + Math.floor(dpq / 2);

const REQUEST_STEPS = {
  create: {
    by: 'buyer', repetition: 'same', fits: () => true, judge: () => 201,
    apply: (model, _, asked) => {
      if (!repeated(model, asked)) begin(model);
    },
  },
  edit: onRequest({
    by: 'buyer', from: [...WEIGHED, 'rejected', 'closed'], repetition: 'another', isVersioned: true, tells: CAPTAINS,
    effect: (model, rfq, _, { dpq }) => {
      move(model, rfq, rfq.status === 'open' ? 'open' : 'resubmitted');
      const deadline = deadlineOf(dpq);
      if (deadline === rfq.deadline) return;
      rfq.deadline = deadline;
      if (rfq.hasOffer && !rfq.isOfferOutdated) tellParties(model, 'seller');
      rfq.isOfferOutdated = rfq.hasOffer;
    },
  }),
  offer: onRequest({
    by: 'seller', from: WEIGHED, repetition: 'another', tells: CAPTAINS,
    effect: (model, rfq) => {
      move(model, rfq, 'responded');
      rfq.hasOffer = true;
      rfq.isOfferOutdated = false;
      // The offer's own step, beside the RFQ's.
      model.audited += 1;
    },
  }),
  withdrawOffer: onRequest({
    by: 'seller', from: WEIGHED, tells: CAPTAINS, refusal: ({ hasOffer }) => (hasOffer ? undefined : 404),
    effect: (model, rfq) => {
      rfq.hasOffer = false;
      model.audited += 1;
    },
  }),
  negotiate: answer('negotiation_requested', 'another'),
  doq: answer('doq_provided', 'another'),
  reject: answer('rejected'),
  accept: onRequest({
    by: 'captain', from: WEIGHED, tells: ['buyer'],
    // No quotation while the only offer was made on what was asked before.
    refusal: ({ hasOffer, isOfferOutdated }) => (hasOffer && isOfferOutdated ? 409 : undefined),
    effect: (model, rfq) => {
      move(model, rfq, 'accepted');
      // Whoever offered learns what became of the offer.
      if (rfq.hasOffer) tellParties(model, 'seller');
      rfq.quotations.push({ status: 'draft', version: 1, revision: 1, price: 12_50n, isOverdue: false, order: null });
      model.audited += 1;
    },
  }),
  delete: onRequest({
    by: 'buyer', from: [...WEIGHED, 'accepted', 'rejected', 'closed'], tells: CAPTAINS,
    refusal: (rfq) => (rfq.quotations.some(({ order }) => order !== null) ? 409 : undefined),
    effect: (model, rfq) => {
      move(model, rfq, 'cancelled');
      for (const dpq of rfq.quotations) if (dpq.status !== 'rejected') move(model, dpq, 'rejected');
    },
  }),
} satisfies Record<string, Step>;

/** Of every request. */
const QUANTITY = 10n;

const QUOTATION_STEPS = {
  acceptQuotation: onQuotation({
    by: 'buyer', from: ['draft'], isVersioned: true, tells: CAPTAINS, refusal: ({ isOverdue }) => (isOverdue ? 409 : undefined),
    effect: (model, dpq) => move(model, dpq, 'accepted'),
  }),
  rejectQuotation: onQuotation({
    by: 'buyer', from: ['draft'], tells: CAPTAINS,
    effect: (model, dpq, rfq) => {
      move(model, dpq, 'rejected');
      move(model, rfq, 'closed');
      // Whose offer it was made of learns that it came to nothing.
      if (rfq.hasOffer) tellParties(model, 'seller');
    },
  }),
  negotiateQuotation: onQuotation({ by: 'buyer', from: ['draft'], tells: CAPTAINS, effect: (model, dpq) => move(model, dpq, 'negotiated') }),
  updateQuotation: onQuotation({
    by: 'captain', from: ['negotiated'], isVersioned: true, tells: ['buyer'],
    effect: (model, dpq) => {
      move(model, dpq, 'draft');
      dpq.revision += 1;
      dpq.price = 9_99n;
      dpq.isOverdue = false;
    },
  }),
  convert: onQuotation({
    by: 'captain', from: ['draft', 'accepted'], tells: ['buyer', 'seller'], refusal: ({ status, isOverdue }) => (status === 'draft' && isOverdue ? 409 : undefined),
    effect: (model, dpq) => {
      dpq.order = { status: 'pending', version: 1, isWithoutAcceptance: dpq.status === 'draft', total: dpq.price * QUANTITY, isReported: false, works: offerSurvey(model), payment: null, disputes: [] };
      move(model, dpq, 'converted');
      // The order.
      model.audited += 1;
    },
  }),
} satisfies Record<string, Step>;

/** The end of an order before its processing takes the request with it. Funds that are held stay so until the accountant returns them. */
const cancelled = (model: TradeModel, dpo: OrderModel, rfq: RequestModel) => {
  move(model, dpo, 'cancelled');
  endTrade(model, dpo, rfq);
};

const ORDER_STEPS = {
  confirm: onOrder({
    by: 'captain', from: ['pending'], tells: ['buyer', 'seller'],
    effect: (model, dpo) => {
      move(model, dpo, 'confirmed');
      awaitPayment(model, dpo);
      offerGoods(model, dpo);
    },
  }),
  process: onOrder({
    by: 'captain', from: ['confirmed'], tells: ['buyer', 'seller'],
    effect: (model, dpo, rfq) => {
      move(model, dpo, 'processing');
      move(model, rfq, 'processing');
    },
  }),
  goodsReady: onOrder({
    by: 'seller', from: ['processing'], tells: ['buyer', ...CAPTAINS], refusal: ({ isReported }) => (isReported ? 409 : undefined),
    effect: (model, dpo) => {
      move(model, dpo, 'processing');
      dpo.isReported = true;
    },
  }),
  // Every payment is awaited or held, and held money goes back: what was paid out can't be.
  cancel: onOrder({
    by: 'captain', from: ['pending', 'confirmed'], tells: ['buyer', 'seller'],
    refusal: (dpo) => (isFrozen(dpo) || !['pending', 'processed'].includes(dpo.payment?.status ?? 'pending') ? 409 : undefined), effect: cancelled,
  }),
  cancelOwn: onOrder({
    by: 'buyer', from: ['pending', 'confirmed'], tells: ['buyer', 'seller', ...CAPTAINS],
    refusal: (dpo) => (dpo.isWithoutAcceptance && !isFrozen(dpo) && (dpo.payment?.status ?? 'pending') === 'pending' ? undefined : 409), effect: cancelled,
  }),
  confirmDelivery: onOrder({
    by: 'buyer', from: ['delivered'], tells: [], refusal: (dpo) => (isFrozen(dpo) ? 409 : undefined),
    effect: (model, dpo, rfq) => {
      complete(model, dpo, rfq);
      // What a ruling has given away before is no longer there to release.
      if (dpo.payment?.status === 'processed') release(model, dpo.payment);
    },
  }),
} satisfies Record<string, Step>;

const STEPS = { ...REQUEST_STEPS, ...QUOTATION_STEPS, ...ORDER_STEPS, ...PAYMENT_STEPS, ...DISPUTE_STEPS, ...GOODS_STEPS };
export type Action = keyof typeof STEPS;
export const ACTIONS = Object.keys(STEPS) as Action[];

/** Whom a step belongs to. */
export const roleFor = (action: Action): Role => STEPS[action].by;
export const repetitionOf = (action: Action): Repetition => STEPS[action].repetition;

/** What an asker means, as the model has it; empty where there is no such thing. */
export function placeOf(model: TradeModel, asked: Pick<Asked, 'fault' | 'rfq' | 'dpq'>): Place {
  const rfq = asked.fault === 'missing' ? undefined : model.requests[asked.rfq % model.requests.length];
  const dpq = rfq?.quotations.at(-1 - (asked.dpq % rfq.quotations.length));
  return { rfq, dpq, dpo: dpq?.order ?? undefined };
}

/** The steps that begin where what is meant stands. */
export function fitting(model: TradeModel, meant: Pick<Asked, 'rfq' | 'dpq'>): Action[] {
  const place = placeOf(model, { ...meant, fault: 'none' });
  return ACTIONS.filter((action) => STEPS[action].fits(place));
}

/** The status code of one call: who asks, whether they may, whether the input is right, whether the thing is theirs, whether its state allows it. */
export function predict(model: TradeModel, asked: Asked): number {
  const { by, judge } = STEPS[asked.action];
  if (asked.as === 'nobody') return 401;
  if (ROLE_OF[asked.as] !== by) return 403;
  if (asked.fault === 'body') return 400;
  if (asked.as === 'otherBuyer' || asked.as === 'otherSeller') return 404;
  return judge(model, placeOf(model, asked), asked);
}

/** What a call that succeeds does. */
export function apply(model: TradeModel, asked: Asked): void {
  STEPS[asked.action].apply(model, placeOf(model, asked), asked);
}
