import { step, type Line, type Step } from './trade-line';
import { CAPTAINS, move, tellParties, type OrderModel, type RequestModel, type TradeModel, type WorkKind, type WorkModel, type Works } from './trade-model';

/** domain.md, Work order: what is offered on an order. The survey comes with the order, the rest with its confirmation. */
const AT_CONFIRMATION = ['insurance', 'transport', 'logistics', 'customs'] as const;

/** The partners who are there. */
const PARTNER_OF = { transport: 'transporter', logistics: 'logistics', customs: 'cha' } as const;
const partnerOf = (kind: WorkKind) => (kind in PARTNER_OF ? PARTNER_OF[kind as keyof typeof PARTNER_OF] : undefined);

const offered = (model: TradeModel, kind: WorkKind): WorkModel => {
  model.audited += 1;
  return { kind, status: 'pending', version: 1, isHeld: false };
};

/** A new order's survey is offered; nobody is there who does such work. */
export const offerSurvey = (model: TradeModel): Works => ({ survey: offered(model, 'survey') });

/** A confirmed order's work is offered. */
export function offerGoods(model: TradeModel, dpo: OrderModel): void {
  for (const kind of AT_CONFIRMATION) dpo.works[kind] = offered(model, kind);
  tellParties(model, 'transporter', 'logistics', 'cha');
}

/** Open work ends with its order, and who holds it is told. */
function end(model: TradeModel, dpo: OrderModel, isMeant: (work: WorkModel) => boolean): void {
  for (const work of Object.values(dpo.works)) {
    if (work.status === 'completed' || work.status === 'cancelled' || !isMeant(work)) continue;
    move(model, work, 'cancelled');
    const partner = partnerOf(work.kind);
    if (work.isHeld && partner) tellParties(model, partner);
  }
}

/** An order comes to nothing: its open work and its request end. */
export function endWork(model: TradeModel, dpo: OrderModel, rfq: RequestModel): void {
  end(model, dpo, () => true);
  move(model, rfq, 'cancelled');
}

/** Goods that are on their way come without being looked at, or insured anew. */
export const endLooks = (model: TradeModel, dpo: OrderModel): void => end(model, dpo, ({ kind }) => kind === 'survey' || kind === 'insurance');

/** An order is completed; a transport that is on its way may still hand in its paper. */
export function complete(model: TradeModel, dpo: OrderModel, rfq: RequestModel): void {
  move(model, dpo, 'completed');
  move(model, rfq, 'fulfilled');
  end(model, dpo, ({ status }) => status !== 'in_progress');
}

/** domain.md, Dispute: release is frozen until a ruling is approved. */
export const isFrozen = ({ disputes }: OrderModel) => disputes.some(({ ruling }) => !ruling?.isApproved);

/** Whether nothing is owed any more: it is held, or a ruling has given it away. */
const isFunded = ({ payment }: OrderModel) => ['processed', 'released', 'settled'].includes(payment?.status ?? 'pending');

type Found = WorkModel & { readonly order: OrderModel };
const onTransport = (line: Line<Found>) =>
  step(({ dpo }) => (dpo?.works.transport ? Object.assign(dpo.works.transport, { order: dpo }) : undefined), { ...line, isHidden: ({ status, isHeld }) => !isHeld && status !== 'pending' });

export const GOODS_STEPS = {
  takeTransport: onTransport({
    by: 'transporter', from: ['pending'], tells: ['buyer', 'seller', ...CAPTAINS], refusal: ({ order }) => (isFrozen(order) ? 409 : undefined),
    effect: (model, work) => {
      move(model, work, 'accepted');
      work.isHeld = true;
    },
  }),
  // The goods leave when they are ready, and their money is held.
  startTransport: onTransport({
    by: 'transporter', from: ['accepted'], tells: ['buyer', 'seller', ...CAPTAINS],
    refusal: ({ order }) => (order.status === 'processing' && order.isReported && isFunded(order) && !isFrozen(order) ? undefined : 409),
    effect: (model, work, rfq) => {
      move(model, work.order, 'shipped');
      move(model, rfq, 'shipped');
      move(model, work, 'in_progress');
      // Of the transport's beginning, beside the goods' leaving.
      tellParties(model, 'buyer', 'seller');
    },
  }),
} satisfies Record<string, Step>;

/** The milestones of freight. */
const MILESTONES = 7;

/** Whether a forwarder can bring an order's goods now. */
export const canBring = (dpo: OrderModel | undefined): dpo is OrderModel => dpo?.status === 'shipped' && !isFrozen(dpo);

/** Those of a transport. */
const ROAD = 3;
/** Beside its file. */
const PAPER = 2;

/** The transporter tells of the road, with its paper at its end, and a customs agent takes the clearance on and files it: without them no freight comes. */
function clear(model: TradeModel, { transport, customs }: Works): void {
  if (!transport || !customs) return;
  model.audited += ROAD + PAPER;
  for (let milestone = 0; milestone < ROAD; milestone += 1) tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  move(model, transport, 'completed');
  move(model, customs, 'accepted');
  customs.isHeld = true;
  tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  move(model, customs, 'in_progress');
  move(model, customs, 'completed');
  tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  // Its paper has no file.
  model.audited += 1;
}

/**
 * A forwarder takes the freight and begins, tells of every milestone and hands in its paper with the last: the goods have
 * come. Road and customs come before (domain.md, Work order).
 */
export function bring(model: TradeModel, dpo: OrderModel, rfq: RequestModel): void {
  const { logistics } = dpo.works;
  if (!logistics) return;
  clear(model, dpo.works);
  move(model, logistics, 'accepted');
  logistics.isHeld = true;
  tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  move(model, logistics, 'in_progress');
  tellParties(model, 'buyer', 'seller');
  // The paper and its file.
  model.audited += MILESTONES + 2;
  for (let milestone = 0; milestone < MILESTONES; milestone += 1) tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  move(model, dpo, 'delivered');
  move(model, rfq, 'delivered');
  tellParties(model, 'buyer', 'seller', ...CAPTAINS);
  // Nobody's word is awaited where a ruling has paid out already.
  if (dpo.disputes.length > 0 && ['released', 'settled'].includes(dpo.payment?.status ?? '')) complete(model, dpo, rfq);
  move(model, logistics, 'completed');
}
