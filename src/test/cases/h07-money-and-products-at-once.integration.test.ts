import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProposedChange, makeSubmitted } from '@/modules/catalogue/admin-products.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { submitEvidence } from '@/modules/dispute/case.commands';
import { evidenceBody } from '@/modules/dispute/case.schema';
import { evidenceRequest, makeCase, makeDispute, makeRuledCase, rulingRequest } from '@/modules/dispute/dispute.factory';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { makeArchivedListing } from '@/modules/listing/listing.factory';
import { makeConfirmedOrder, makeUnacceptedOrder } from '@/modules/order/order.factory';
import { bookedToday, makeAwaitedPayment, makeHeldPayment } from '@/modules/payment/payment.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { makeBankDetails } from '@/modules/payout/payout.factory';
import { db } from '@/server/db';
import { call, patiently, type CallName } from '../call';
import { PATIENCE, share } from '../effort';
import { alone, asked, decideAtOnce, type Round } from './rounds';

/** Invariant 3 for payments, invoices, disputes and products: many at once, one winner, effects once. Orders and what leads to them: h07-decided-at-once; service partners' work: h07-work-at-once. */

/** What is told of an approved ruling on an order whose goods are not sent. */
const TOLD_OF_RULING = { release: 'ruling_released', refund: 'ruling_refunded', split: 'ruling_split_ended' } as const;

let captain: SignedIn;
let desks: Readonly<Record<'accountant' | 'admin', readonly [SignedIn, SignedIn]>>;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  const [accountant, admin] = [await makeSignedIn({ roles: ['accountant'] }), await makeSignedIn({ roles: ['admin'] })];
  desks = {
    accountant: [accountant, await makeSignedIn({ roles: ['accountant'] })],
    admin: [admin, await makeSignedIn({ roles: ['admin'] })],
  };
});

const invoiceOf = async (dpoId: number) => (await db.invoice.findUniqueOrThrow({ where: { dpoId }, select: { id: true } })).id;
const transfers = (dpoId: number, kind: 'hold' | 'release' | 'refund' | 'split') => db.ledgerTransfer.count({ where: { dpoId, kind } });
const PRICE = { rfq: { quantity: 3 }, terms: { finalPrice: '33.33' } };

const DECISIONS: Readonly<Record<string, () => Promise<Round>>> = {
  'payment.receive of one booking of the bank': async () => {
    const { paymentId, dpo, buyer } = await makeAwaitedPayment({ captain, ...PRICE });
    return {
      make: asked('POST /api/accountant/payments/{paymentId}/receipts', desks.accountant, () => ({ params: { paymentId }, body: { amount: '1.01', bankReference: 'STMT-1', receivedOn: bookedToday() } })),
      logged: [['payment', paymentId, 'payment.receive']],
      told: [['payment_received', 'dpoId', dpo.id, [buyer.partyId]]],
      rows: async () => [await db.paymentReceipt.count({ where: { paymentId } }), await transfers(dpo.id, 'hold')],
    };
  },
  'payment.process by a receipt of the whole': async () => {
    const { paymentId, dpo, buyer, seller } = await makeAwaitedPayment({ captain, ...PRICE });
    return {
      make: asked('POST /api/accountant/payments/{paymentId}/receipts', desks.accountant, (index) => ({ params: { paymentId }, body: { amount: '99.99', bankReference: `STMT-${index}`, receivedOn: bookedToday() } })),
      logged: [['payment', paymentId, 'payment.process'], ['invoice', await invoiceOf(dpo.id), 'invoice.settle']],
      told: [['payment_processed', 'dpoId', dpo.id, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [await db.paymentReceipt.count({ where: { paymentId } }), await transfers(dpo.id, 'hold')],
    };
  },
  'payment.process and invoice.settle': async () => {
    const { paymentId, dpo, buyer, seller } = await makeAwaitedPayment({ captain, ...PRICE });
    return {
      make: asked('POST /api/accountant/payments/process', desks.accountant, () => ({ body: { paymentId } })),
      logged: [['payment', paymentId, 'payment.process'], ['invoice', await invoiceOf(dpo.id), 'invoice.settle']],
      told: [['payment_processed', 'dpoId', dpo.id, [buyer.partyId, seller.partyId, captain.partyId]]],
      rows: async () => [await db.paymentReceipt.count({ where: { paymentId } }), await transfers(dpo.id, 'hold')],
    };
  },
  'payment.release': async () => {
    const { paymentId, dpo, buyer, seller } = await makeDeliveredOrder({ captain, ...PRICE });
    return {
      make: asked('POST /api/buyer/orders/{dpoId}/confirm-delivery', await alone(buyer), () => ({ params: { dpoId: dpo.id } })),
      logged: [['payment', paymentId, 'payment.release'], ['dpo', dpo.id, 'dpo.confirm_delivery']],
      told: [['payment_released', 'dpoId', dpo.id, [buyer.partyId, seller.partyId]]],
      rows: async () => [await transfers(dpo.id, 'release')],
    };
  },
  'payment.cancel and invoice.cancel': async () => {
    const { paymentId, dpo, buyer, seller } = await makeAwaitedPayment({ captain, ...PRICE });
    return {
      make: asked('POST /api/captain/dpos/{dpoId}/cancel', await alone(captain), (index) => ({ params: { dpoId: dpo.id }, body: { reason: `Reason ${index}` } })),
      logged: [['payment', paymentId, 'payment.cancel'], ['invoice', await invoiceOf(dpo.id), 'invoice.cancel'], ['dpo', dpo.id, 'dpo.cancel']],
      told: [['order_cancelled', 'dpoId', dpo.id, [buyer.partyId, seller.partyId]]],
    };
  },
  'payment.refund': async () => {
    const { paymentId, dpo, buyer, seller } = await makeHeldPayment(desks.accountant[0], { captain, ...PRICE });
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: {} });
    return {
      make: asked('POST /api/accountant/payments/{paymentId}/refund', desks.accountant, () => ({ params: { paymentId } })),
      logged: [['payment', paymentId, 'payment.refund']],
      told: [['payment_refunded', 'dpoId', dpo.id, [buyer.partyId, seller.partyId]]],
      rows: async () => [await transfers(dpo.id, 'refund')],
    };
  },
  'a payout under one reference': async () => {
    const { dpo, buyer, seller } = await makeDeliveredOrder({ captain, ...PRICE });
    await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } });
    await makeBankDetails(seller.partyId);
    const reference = `PAY-${dpo.id}`;
    return {
      make: asked('POST /api/accountant/payouts', desks.accountant, () => ({ body: { party: seller.vendorCode, currency: 'USD', amount: '1.00', reference } })),
      logged: [],
      rows: async () => [
        await db.payout.count({ where: { reference } }), await db.notification.count({ where: { partyId: seller.partyId, kind: 'payout_made' } }),
        await db.ledgerEntry.count({ where: { account: { kind: 'wallet', partyId: seller.partyId }, transfer: { kind: 'payout' } } }),
      ],
    };
  },
  'dispute.create by both sides': async () => {
    const { dpo, buyer, seller } = await makeConfirmedOrder({ captain });
    const sides = [['buyer', buyer], ['seller', seller]] as const;
    return {
      make: (index) => {
        const [side, as] = sides[index % 2 ? 1 : 0];
        return call(`POST /api/${side}/orders/{dpoId}/disputes`, { as, params: { dpoId: dpo.id }, body: { reason: `Wet ${index}.` } });
      },
      logged: [],
      rows: async () => [
        await db.dispute.count({ where: { dpoId: dpo.id } }), await db.auditEntry.count({ where: { action: 'dispute.create', details: { path: ['dpoId'], equals: dpo.id } } }),
        await db.notification.count({ where: { kind: 'dispute_opened', partyId: { in: [buyer.partyId, seller.partyId] }, params: { path: ['dpoId'], equals: dpo.id } } }),
      ],
    };
  },
  'dispute.assign': async () => {
    const { disputeId, buyer, seller } = await makeDispute({ captain });
    const arbitrators = [await makeSignedIn({ roles: ['arbitrator'] }), await makeSignedIn({ roles: ['arbitrator'] })];
    return {
      make: asked('POST /api/captain/disputes/{disputeId}/assign', await alone(captain), (index) => ({ params: { disputeId }, body: { arbitratorId: arbitrators[index % 2]?.partyId } })),
      logged: [['dispute', disputeId, 'dispute.assign']],
      rows: async () => [await db.notification.count({ where: { kind: 'dispute_assigned', partyId: buyer.partyId } }), await db.notification.count({ where: { kind: 'dispute_assigned', partyId: seller.partyId } })],
    };
  },
  'dispute.resolve by a ruling': async () => {
    const { disputeId, dpo, arbitrator } = await makeCase(desks.accountant[0], { captain, ...PRICE });
    return {
      make: asked('POST /api/arbitrator/cases/{disputeId}/ruling', await alone(arbitrator), (index) => ({
        params: { disputeId }, body: rulingRequest({ outcome: 'split', buyerAmount: (index / 100).toFixed(2), sellerAmount: ((9999 - index) / 100).toFixed(2) }),
      })),
      logged: [['dispute', disputeId, 'dispute.resolve']],
      rows: async () => [await db.ruling.count({ where: { dispute: { dpoId: dpo.id } } }), 1 + (await transfers(dpo.id, 'split'))],
    };
  },
  ...Object.fromEntries((['release', 'refund', 'split'] as const).map((outcome) => [`ruling.approve of a ${outcome}`, async () => {
    const shares = outcome === 'split' ? { buyerAmount: '33.33', sellerAmount: '66.66' } : {};
    const { disputeId, paymentId, dpo, buyer, seller, arbitrator } = await makeRuledCase(desks.accountant[0], { captain, ...PRICE }, { outcome, ...shares });
    const { id } = await db.ruling.findUniqueOrThrow({ where: { disputeId }, select: { id: true } });
    return {
      make: asked('POST /api/accountant/disputes/{disputeId}/approve', desks.accountant, () => ({ params: { disputeId } })),
      logged: [['ruling', id, 'ruling.approve'], ['payment', paymentId, `payment.${outcome}`]],
      told: [[TOLD_OF_RULING[outcome], 'dpoId', dpo.id, [buyer.partyId, seller.partyId, arbitrator.partyId, captain.partyId]]],
      rows: async () => [await transfers(dpo.id, outcome)],
    } satisfies Round;
  }])),
  'evidence.accept': async () => {
    const { disputeId, buyer, arbitrator } = await makeCase(desks.accountant[0], { captain });
    const evidence = await submitEvidence(buyer, disputeId, evidenceBody.parse(await evidenceRequest(buyer)));
    return {
      make: asked('POST /api/arbitrator/evidence/{evidenceId}/review', await alone(arbitrator), () => ({ params: { evidenceId: evidence.id }, body: { action: 'accept' } })),
      logged: [['evidence', evidence.id, 'evidence.accept']],
      rows: async () => [await db.notification.count({ where: { kind: 'evidence_accepted', partyId: buyer.partyId } })],
    };
  },
  'product.approve': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const productId = await makeSubmitted({}, seller);
    return {
      make: asked('POST /api/admin/products/approve', desks.admin, () => ({ body: { productId } })),
      logged: [['product', productId, 'product.approve']], told: [['product_approved', 'productId', productId, [seller.partyId]]],
    };
  },
  'product.reject': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const productId = await makeSubmitted({}, seller);
    return {
      make: asked('POST /api/admin/products/reject', desks.admin, (index) => ({ body: { productId, reason: `Reason ${index}` } })),
      logged: [['product', productId, 'product.reject']], told: [['product_rejected', 'productId', productId, [seller.partyId]]],
    };
  },
  'product.approve_change': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const changeId = await makeProposedChange({}, seller);
    const { productId } = await db.productChange.findUniqueOrThrow({ where: { id: changeId }, select: { productId: true } });
    return {
      make: asked('POST /api/admin/product-changes/{changeId}/approve', desks.admin, () => ({ params: { changeId } })),
      logged: [['product', productId, 'product.approve_change']], told: [['product_change_approved', 'productId', productId, [seller.partyId]]],
    };
  },
  'product.archive': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id: productId } = await makeProduct(seller);
    return { make: asked('POST /api/seller/products/{productId}/archive', await alone(seller), () => ({ params: { productId } })), logged: [['product', productId, 'product.archive']] };
  },
  'product.restore': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id: productId } = await makeArchivedListing(seller);
    return {
      make: asked('POST /api/seller/products/{productId}/restore', await alone(seller), () => ({ params: { productId } })), logged: [['product', productId, 'product.restore']],
      // The admin was told of the first submission too.
      rows: async () => [-1 + await db.notification.count({ where: { kind: 'product_submitted', partyId: desks.admin[0].partyId, params: { path: ['productId'], equals: productId } } })],
    };
  },
};

type Way = readonly [name: CallName, who: 'buyer' | 'captain' | 'accountant', body: object | undefined, key: 'dpoId' | 'paymentId'];
/** What may come to an order's money beside its cancellation: who cancels, what else is asked, and whether both may happen, one after the other. */
const BESIDE: Readonly<Record<string, { readonly cancel: 'buyer' | 'captain'; readonly other: Way; readonly both: boolean }>> = {
  'the buyer cancels, the accountant processes': { cancel: 'buyer', other: ['POST /api/accountant/payments/process', 'accountant', {}, 'paymentId'], both: false },
  'the captain cancels, the accountant processes': { cancel: 'captain', other: ['POST /api/accountant/payments/process', 'accountant', {}, 'paymentId'], both: true },
  'the captain cancels, the buyer disputes': { cancel: 'captain', other: ['POST /api/buyer/orders/{dpoId}/disputes', 'buyer', { reason: 'Wet.' }, 'dpoId'], both: false },
  'the captain cancels and processes': { cancel: 'captain', other: ['POST /api/captain/dpos/{dpoId}/process', 'captain', undefined, 'dpoId'], both: false },
};

describe('a cancellation beside another step', () => {
  it.each(Object.entries(BESIDE))('%s: what stands is what was answered', async (_, { cancel, other: [name, who, body, key], both }) => {
    for (let round = 0; round < share(20); round += 1) {
      const order = await makeUnacceptedOrder({ captain });
      await call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: order.dpo.id } });
      const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: order.dpo.id }, select: { id: true } });
      const ids = { dpoId: order.dpo.id, paymentId };
      const people = { buyer: order.buyer, captain, accountant: desks.accountant[0] };
      const answers = await Promise.all([
        patiently(() => call(cancel === 'buyer' ? 'POST /api/buyer/orders/{dpoId}/cancel' : 'POST /api/captain/dpos/{dpoId}/cancel', { as: people[cancel], params: { dpoId: ids.dpoId }, body: {} })),
        patiently(() => call(name, { as: people[who], params: { [key]: ids[key] }, body: body && (key === 'paymentId' ? { ...body, paymentId } : body) })),
      ]);
      const [isCancelled, isOther] = answers.map(({ status }) => status === 200 || status === 201);
      expect(answers.every(({ status }) => [200, 201, 409].includes(status)), answers.map(({ text }) => text).join()).toBe(true);
      if (!both) expect([isCancelled, isOther].filter(Boolean)).toHaveLength(1);
      const { status, payments } = await db.dpo.findUniqueOrThrow({ where: { id: ids.dpoId }, select: { status: true, payments: { select: { status: true } } } });
      expect(status === 'cancelled').toBe(isCancelled);
      if (cancel === 'buyer' && isCancelled) expect(payments.map((payment) => payment.status)).toEqual(['cancelled']);
    }
    expect((await readBooks()).isSound).toBe(true);
  }, PATIENCE);
});

/** The rest is refused as late; a proposed change that was decided about is gone. */
const LATE: Readonly<Record<string, number>> = { 'product.approve_change': 404 };

describe('decided by many at once', () => {
  it.each(Object.entries(DECISIONS))('%s has one winner, whose effects are there once', async (name, begin) => {
    await decideAtOnce(begin, LATE[name]);
    expect((await readBooks()).isSound).toBe(true);
  }, PATIENCE);
});
