import { bookedToday } from '@/modules/payment/payment.factory';
import { rulingRequest } from '@/modules/dispute/dispute.factory';
import { toDecimal } from '@/modules/ledger/money.schema';
import { offerRequest } from '@/modules/offer/offer.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import type { CallName } from '../call';
import type { Outcome } from './trade-model';
import { halves, PART } from './trade-money';
import { deadlineOf, type Action, type Asked } from './trade-steps';
import type { SeenOrder, SeenQuotation, SeenRequest } from './trade-world';
import { READY_DAY } from '@/modules/order/ready-day.factory';

/** What a body may be made of: the things that are meant, as they were seen last, and a figure that tells two bodies apart. */
export interface Meant {
  readonly rfq: SeenRequest | undefined;
  readonly dpq: SeenQuotation | undefined;
  readonly dpo: SeenOrder | undefined;
  readonly arbitratorId: number;
  readonly title: string;
  readonly productId: number;
  readonly variant: number;
}

/** The real call behind a step. Steps without a body send none. */
interface RealCall {
  readonly name: CallName;
  readonly body?: (asked: Asked, meant: Meant) => object;
  /** What the call can't take; a step without a body is sent broken JSON. */
  readonly wrong?: object;
}

/** The version to send: none, the one that was seen, or one that is not so any more. */
const versionOf = (asked: Asked, seen: { version: number } | undefined): number | undefined => {
  if (asked.fault === 'stale') return (seen?.version ?? 0) + 7;
  return asked.dpq % 2 === 0 ? seen?.version : undefined;
};

/** The revision that the buyer agrees to: the newest by name, the newest without a name, or one that was superseded. */
function agreement({ fault }: Asked, { dpq, variant }: Meant): object {
  const wanted = fault === 'stale' ? (dpq?.revision ?? 1) - 1 : dpq?.revision;
  const revision = dpq?.revisions.find(({ number }) => number === wanted);
  if (fault === 'stale') return revision ? { revision: revision.number, hash: revision.hash } : { revision: 9 };
  return variant === 0 && revision ? { revision: revision.number, hash: revision.hash } : {};
}

const respond = (action: 'negotiate' | 'doq' | 'reject'): RealCall => ({
  name: 'POST /api/captain/rfqs/{rfqId}/respond', body: (_, { variant }) => ({ response: `Answer ${variant}`, action }), wrong: { response: 'Yes.', action: 'accept' },
});

const dispute = (side: 'buyer' | 'seller'): RealCall => ({
  name: `POST /api/${side}/orders/{dpoId}/disputes`, body: (_, { variant }) => ({ reason: `Wet, ${variant}.` }), wrong: { reason: '' },
});

const rule = (outcome: Outcome): RealCall => ({
  name: 'POST /api/arbitrator/cases/{disputeId}/ruling', wrong: rulingRequest({ outcome: 'burn' }),
  body: (_, { dpo, variant }) => {
    const { buyer, seller } = halves(dpo?.accounts[0]?.balanceMinor ?? 0n);
    return rulingRequest({ outcome, reason: `Reason ${variant}`, ...(outcome === 'split' ? { buyerAmount: toDecimal(buyer), sellerAmount: toDecimal(seller) } : {}) });
  },
});

const MISSING = 2_147_483_647;

/** The calls of the steps. */
export const CALLS: Readonly<Record<Action, RealCall>> = {
  create: {
    name: 'POST /api/buyer/rfqs', wrong: rfqRequest({ quantity: 0 }),
    body: (_, { title, productId, variant }) => rfqRequest({ title, product_id: productId, quantity: 10 + variant }),
  },
  edit: {
    name: 'PUT /api/buyer/rfqs/{rfqId}', wrong: rfqRequest({ budget_range_min: 2, budget_range_max: 1 }),
    body: (asked, { rfq }) => rfqRequest({ title: rfq?.title ?? 'Missing', version: versionOf(asked, rfq), response_deadline: `2099-05-${deadlineOf(asked.dpq)}` }),
  },
  delete: { name: 'DELETE /api/buyer/rfqs/{rfqId}' },
  offer: { name: 'POST /api/seller/rfqs/{rfqId}/offers', body: (_, { variant }) => offerRequest({ leadTimeDays: variant }), wrong: offerRequest({ unitPrice: -1 }) },
  withdrawOffer: { name: 'DELETE /api/seller/rfqs/{rfqId}/offers' },
  negotiate: respond('negotiate'),
  doq: respond('doq'),
  reject: respond('reject'),
  accept: {
    name: 'POST /api/captain/rfqs/{rfqId}/accept', body: (_, { variant }) => quotationTerms({ message: `Terms ${variant}` }), wrong: quotationTerms({ finalPrice: '0.001' }),
  },
  acceptQuotation: { name: 'POST /api/buyer/dpqs/{dpqId}/accept', body: agreement, wrong: { revision: '1' } },
  rejectQuotation: { name: 'POST /api/buyer/dpqs/{dpqId}/reject' },
  negotiateQuotation: { name: 'POST /api/buyer/dpqs/{dpqId}/negotiate', body: (_, { variant }) => ({ message: `Less? ${variant}` }), wrong: { message: ' ' } },
  updateQuotation: { name: 'PUT /api/captain/dpqs/{dpqId}', body: (asked, { dpq }) => ({ unitPrice: '9.99', version: versionOf(asked, dpq) }), wrong: { unitPrice: -1 } },
  convert: { name: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo' },
  confirm: { name: 'POST /api/captain/dpos/{dpoId}/confirm' },
  process: { name: 'POST /api/captain/dpos/{dpoId}/process' },
  cancel: { name: 'POST /api/captain/dpos/{dpoId}/cancel', body: (_, { variant }) => ({ reason: `Reason ${variant}` }), wrong: { reason: 5 } },
  cancelOwn: { name: 'POST /api/buyer/orders/{dpoId}/cancel', body: (_, { variant }) => ({ reason: `Reason ${variant}` }), wrong: { reason: 'a\u0000' } },
  goodsReady: {
    name: 'POST /api/seller/orders/{dpoId}/goods-ready', body: (_, { variant }) => ({ date: READY_DAY, packing: `Pallet ${variant}` }), wrong: { date: '2099-02-30', packing: 'Pallet' },
  },
  confirmDelivery: { name: 'POST /api/buyer/orders/{dpoId}/confirm-delivery' },
  takeTransport: { name: 'POST /api/transporter/orders/{workId}/accept' },
  startTransport: { name: 'POST /api/transporter/orders/{workId}/start' },
  receivePart: {
    name: 'POST /api/accountant/payments/{paymentId}/receipts', wrong: { amount: '0', bankReference: 'STMT', receivedOn: bookedToday() },
    body: (_, { dpo, variant }) => ({ amount: toDecimal(PART), bankReference: `STMT ${dpo?.id ?? 0}-${dpo?.payments[0]?.version ?? 0}-${variant}`, receivedOn: bookedToday() }),
  },
  receiveRest: { name: 'POST /api/accountant/payments/process', body: (_, { dpo, variant }) => ({ paymentId: (dpo?.payments[0]?.id ?? MISSING) + variant }), wrong: { paymentId: 1.5 } },
  returnFunds: { name: 'POST /api/accountant/payments/{paymentId}/refund' },
  disputeBought: dispute('buyer'),
  disputeSold: dispute('seller'),
  assignArbitrator: { name: 'POST /api/captain/disputes/{disputeId}/assign', body: (_, { arbitratorId, variant }) => ({ arbitratorId: arbitratorId + variant }), wrong: { arbitratorId: 0 } },
  ruleRelease: rule('release'),
  ruleRefund: rule('refund'),
  ruleSplit: rule('split'),
  approveRuling: { name: 'POST /api/accountant/disputes/{disputeId}/approve' },
};
