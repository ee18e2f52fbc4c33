import { complete, endLooks, endWork, isFrozen } from './trade-goods';
import { step, type Line, type Step } from './trade-line';
import { CAPTAINS, move, tellParties, type DisputeModel, type OrderModel, type Outcome, type PaymentModel, type RequestModel, type TradeModel } from './trade-model';

/** The part of a payment that the model's bank books at once. */
export const PART = 1_01n;

const awaitsApproval = ({ disputes }: OrderModel) => disputes.some(({ ruling }) => ruling && !ruling.isApproved);

/** A confirmed order's money is awaited, and its invoice issued. */
export function awaitPayment(model: TradeModel, dpo: OrderModel): void {
  dpo.payment = { order: dpo, status: 'pending', version: 1, amount: dpo.total, received: 0n, held: 0n, invoice: 'issued' };
  model.audited += 2;
  tellParties(model, 'accountant');
}

function moveInvoice(model: TradeModel, payment: PaymentModel, to: PaymentModel['invoice']): void {
  payment.invoice = to;
  model.audited += 1;
}

/** What ends with an order: what is awaited for it, its invoice, its open work and its request. */
export function endTrade(model: TradeModel, dpo: OrderModel, rfq: RequestModel): void {
  const { payment } = dpo;
  if (payment?.status === 'pending') move(model, payment, 'cancelled');
  if (payment) moveInvoice(model, payment, 'cancelled');
  endWork(model, dpo, rfq);
}

/** Money comes in from the bank. */
function hold(model: TradeModel, payment: PaymentModel, amount: bigint): void {
  payment.received += amount;
  payment.held += amount;
  model.books.bank -= amount;
  model.books.escrow += amount;
  booked(model);
}

function booked(model: TradeModel): void {
  model.books.transfers += 1;
  model.audited += 1;
}

/** All that is held leaves the escrow. */
function empty(model: TradeModel, payment: PaymentModel): bigint {
  const { held } = payment;
  payment.held = 0n;
  model.books.escrow -= held;
  booked(model);
  tellParties(model, 'buyer', 'seller');
  return held;
}

/** What is held goes to the seller, less 2 % for the house, half a cent and more rounded up. */
export function release(model: TradeModel, payment: PaymentModel): void {
  move(model, payment, 'released');
  const held = empty(model, payment);
  const fee = (held * 2n + 50n) / 100n;
  model.books.seller += held - fee;
  model.books.fees += fee;
}

/** What is held goes back to the buyer. */
function refund(model: TradeModel, payment: PaymentModel): void {
  move(model, payment, 'refunded');
  model.books.buyer += empty(model, payment);
}

/** Books an approved ruling. On a part payment nothing more is awaited afterwards; where nothing had come, a release leaves it awaited. */
function payRuling(model: TradeModel, payment: PaymentModel, outcome: Outcome, shares: { readonly buyer: bigint; readonly seller: bigint }): void {
  if (payment.held === 0n) return;
  if (outcome === 'refund') return refund(model, payment);
  if (payment.status === 'pending') {
    move(model, payment, 'processed');
    moveInvoice(model, payment, 'paid');
  }
  if (outcome === 'release') return release(model, payment);
  move(model, payment, 'settled');
  empty(model, payment);
  model.books.buyer += shares.buyer;
  model.books.seller += shares.seller;
}

const onPayment = (line: Line<PaymentModel>) => step(({ dpo }) => dpo?.payment ?? undefined, line);
const onOrder = (line: Line<OrderModel>) => step(({ dpo }) => dpo, line);
/** The newest one is meant. */
const onDispute = (line: Line<DisputeModel>) => step(({ dpo }) => dpo?.disputes.at(-1), line);

export const PAYMENT_STEPS = {
  // Another booking of the bank may follow; the same one is refused.
  receivePart: onPayment({
    by: 'accountant', from: ['pending'], repetition: 'another', tells: ['buyer'], refusal: ({ order }) => (awaitsApproval(order) ? 409 : undefined),
    effect: (model, payment) => {
      move(model, payment, 'pending');
      hold(model, payment, PART);
    },
  }),
  receiveRest: onPayment({
    by: 'accountant', from: ['pending'], tells: ['buyer', 'seller', ...CAPTAINS], refusal: ({ order }) => (awaitsApproval(order) ? 409 : undefined),
    effect: (model, payment) => {
      move(model, payment, 'processed');
      hold(model, payment, payment.amount - payment.received);
      moveInvoice(model, payment, 'paid');
    },
  }),
  returnFunds: onPayment({
    by: 'accountant', from: ['processed', 'cancelled'], tells: [], refusal: ({ order, held }) => (order.status === 'cancelled' && !isFrozen(order) && held > 0n ? undefined : 409),
    effect: (model, payment) => refund(model, payment),
  }),
} satisfies Record<string, Step>;

/** From the confirmation on, as long as its money is not gone; one at a time. */
const disputing = (by: 'buyer' | 'seller') =>
  onOrder({
    by, from: ['confirmed', 'processing', 'shipped', 'delivered'], success: 201, tells: [by === 'buyer' ? 'seller' : 'buyer', ...CAPTAINS],
    refusal: (dpo) => (isFrozen(dpo) || ['released', 'refunded', 'settled'].includes(dpo.payment?.status ?? '') ? 409 : undefined),
    effect: (model, dpo) => {
      dpo.version += 1;
      dpo.disputes.push({ order: dpo, status: 'open', version: 1, ruling: null });
      model.audited += 1;
    },
  });

/** How a split ruling of the model divides what is held: a third, and the rest. */
export const halves = (held: bigint) => ({ buyer: held / 3n, seller: held - held / 3n });

const ruling = (outcome: Outcome) =>
  onDispute({
    by: 'arbitrator', from: ['under_review'], isHidden: ({ status }) => status === 'open', tells: ['buyer', 'seller', 'accountant'],
    refusal: ({ order }) => (outcome === 'split' && order.payment?.held === 0n ? 409 : undefined),
    effect: (model, dispute) => {
      const held = dispute.order.payment?.held ?? 0n;
      const shares = { release: { buyer: 0n, seller: held }, refund: { buyer: held, seller: 0n }, split: halves(held) }[outcome];
      move(model, dispute, 'resolved');
      dispute.ruling = { outcome, ...shares, isApproved: false };
      model.audited += 1;
    },
  });

export const DISPUTE_STEPS = {
  disputeBought: disputing('buyer'),
  disputeSold: disputing('seller'),
  assignArbitrator: onDispute({ by: 'captain', from: ['open'], tells: ['arbitrator', 'buyer', 'seller'], effect: (model, dispute) => move(model, dispute, 'under_review') }),
  ruleRelease: ruling('release'),
  ruleRefund: ruling('refund'),
  ruleSplit: ruling('split'),
  approveRuling: onDispute({
    by: 'accountant', from: ['resolved'], tells: ['buyer', 'seller', 'arbitrator', ...CAPTAINS], refusal: (dispute) => (dispute.ruling?.isApproved ? 409 : undefined),
    effect: (model, { order, ruling: given }, rfq) => {
      if (!given || !order.payment) return;
      given.isApproved = true;
      model.audited += 1;
      if (given.outcome === 'refund') {
        move(model, order, 'cancelled');
        endTrade(model, order, rfq);
      } else if (given.outcome === 'split' && ['confirmed', 'processing'].includes(order.status)) {
        // Of goods that are not sent yet.
        move(model, order, 'cancelled');
        endWork(model, order, rfq);
      } else if (order.status === 'delivered') {
        complete(model, order, rfq);
      } else {
        if (given.outcome === 'split') endLooks(model, order);
        order.version += 1;
      }
      payRuling(model, order.payment, given.outcome, given);
    },
  }),
} satisfies Record<string, Step>;
