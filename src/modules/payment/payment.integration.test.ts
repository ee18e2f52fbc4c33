import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOrder, makeUnacceptedOrder } from '@/modules/order/order.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { bookedToday, makeAwaitedPayment, makeHeldPayment } from './payment.factory';
import { isCreditorReference, type PaymentAnswer } from './payment.schema';

const PROCESS = 'POST /api/accountant/payments/process';
const RECEIPT = 'POST /api/accountant/payments/{paymentId}/receipts';
const REFUND = 'POST /api/accountant/payments/{paymentId}/refund';
const CONFIRM_DELIVERY = 'POST /api/buyer/orders/{dpoId}/confirm-delivery';
const CANCEL = 'POST /api/captain/dpos/{dpoId}/cancel';

let captain: SignedIn;
let accountant: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  accountant = await makeSignedIn({ roles: ['accountant'] });
});

/** What the accounts that an order touches hold, in minor units. */
async function balances(dpoId: number, partyId: number) {
  const of = async (where: { dpoId: number } | { partyId: number }) => (await db.ledgerAccount.findFirst({ where, select: { balanceMinor: true } }))?.balanceMinor ?? 0n;
  return { escrow: await of({ dpoId }), wallet: await of({ partyId }) };
}

const receipt = (amount: string, bankReference = 'STMT-1', receivedOn = bookedToday()) => ({ amount, bankReference, receivedOn });
const readPayment = (id: number) => db.payment.findUniqueOrThrow({ where: { id }, select: { status: true, receivedMinor: true } });
const isSound = async () => ((await call('GET /api/accountant/ledger', { as: accountant })).body as { isSound: boolean }).isSound;

describe('a confirmed order', () => {
  it('awaits its money within two weeks under a reference that banks check, and has its numbered invoice with tax', async () => {
    const { paymentId, dpo, buyer } = await makeAwaitedPayment({ captain, rfq: { quantity: 3, currency_id: 2 }, terms: { finalPrice: '33.33' } });
    const list = (await call('GET /api/buyer/payments', { as: buyer })).body as PaymentAnswer[];
    expect(list).toMatchObject([{ id: paymentId, orderId: dpo.id, amount: 99.99, currency: 'EUR', status: 'pending', received: 0, outstanding: 99.99, held: 0, isOverdue: false, receipts: [] }]);
    expect(isCreditorReference(list[0]?.reference ?? '')).toBe(true);
    const days = (Date.parse(`${list[0]?.dueOn}T00:00:00Z`) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(12);
    expect(days).toBeLessThan(15);
    const invoices = (await call('GET /api/buyer/invoices', { as: buyer })).body as { number: string; taxes: object[] }[];
    expect(invoices).toMatchObject([{ orderId: dpo.id, amount: 99.99, currency: 'EUR', status: 'issued', taxes: [{ net: 99.99, tax: 0, country: null }] }]);
    expect(invoices[0]?.number).toMatch(/^INV-\d{4}-\d{6}$/);
  });

  it('numbers invoices without a gap, also when many are confirmed at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => makeOrder({ captain })));
    await Promise.all(orders.map(({ dpo }) => call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id } })));
    const numbers = (await db.invoice.findMany({ orderBy: { number: 'asc' }, select: { number: true } })).map(({ number }) => Number(number.slice(-6)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('the accountant processes a payment', () => {
  it('and all that was awaited is held for the order; both sides and captains are told', async () => {
    const { paymentId, dpo, buyer, seller } = await makeAwaitedPayment({ captain, rfq: { quantity: 4 }, terms: { finalPrice: '10' } });
    const answer = await call(PROCESS, { as: accountant, body: { paymentId } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, payment: { status: 'processed', received: 40, outstanding: 0, held: 40 } } });
    expect(await balances(dpo.id, seller.partyId)).toEqual({ escrow: 4000n, wallet: 0n });
    expect(await db.invoice.findUniqueOrThrow({ where: { dpoId: dpo.id }, select: { status: true } })).toEqual({ status: 'paid' });
    expect(await toldOf('payment_processed', 'dpoId', dpo.id)).toEqual(sorted(buyer.partyId, seller.partyId, captain.partyId));
    expect((await auditOf('payment', paymentId)).map(({ action }) => action)).toEqual(['payment.create', 'payment.process']);
    expect(await isSound()).toBe(true);
  });

  it('once, of fifty at once and of five repeats (case H8)', async () => {
    const { paymentId, dpo } = await makeAwaitedPayment({ captain });
    const answers = await atOnce(50, () => call(PROCESS, { as: accountant, body: { paymentId } }));
    // A machine that is busy may answer some of them that it is.
    expect([answers.get(200)?.length, (answers.get(409)?.length ?? 0) + (answers.get(503)?.length ?? 0)]).toEqual([1, 49]);
    for (let again = 0; again < 5; again += 1) {
      expect(await call(PROCESS, { as: accountant, body: { paymentId } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'processed' } });
    }
    expect(await db.ledgerTransfer.count({ where: { dpoId: dpo.id } })).toBe(1);
    expect(await toldOf('payment_processed', 'dpoId', dpo.id)).toHaveLength(3);
  });

  it('with the amount that was read: where another is awaited by now, nothing is booked', async () => {
    const { paymentId } = await makeAwaitedPayment({ captain, rfq: { quantity: 4 }, terms: { finalPrice: '10' } });
    await call(RECEIPT, { as: accountant, params: { paymentId }, body: receipt('15') });
    expect(await call(PROCESS, { as: accountant, body: { paymentId, amount: 40 } })).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    expect(await readPayment(paymentId)).toEqual({ status: 'pending', receivedMinor: 1500n });
    const answer = await call(PROCESS, { as: accountant, body: { paymentId, amount: 25 } });
    // The bank gave no reference for it, and none is made up.
    expect(answer, answer.text).toMatchObject({ status: 200, body: { payment: { status: 'processed', receipts: [{ bankReference: 'STMT-1' }, { amount: 25, bankReference: null }] } } });
    expect(await call(PROCESS, { as: accountant, body: { paymentId, amount: 25 } })).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it.each(['buyer', 'seller'] as const)('unless it is the order’s %s: its money is booked by somebody else', async (side) => {
    const order = await makeAwaitedPayment({ captain });
    const { paymentId, dpo } = order;
    const own = await makeSignedIn({ roles: ['accountant'] });
    await db.dpo.update({ where: { id: dpo.id }, data: side === 'buyer' ? { buyerId: own.partyId } : { sellerId: own.partyId }, select: { id: true } });
    const refused = { status: 403, body: { code: 'own_order' } };
    expect(await call(PROCESS, { as: own, body: { paymentId } })).toMatchObject(refused);
    expect(await call(RECEIPT, { as: own, params: { paymentId }, body: receipt('1') })).toMatchObject(refused);
    expect(await call(REFUND, { as: own, params: { paymentId } })).toMatchObject(refused);
    expect(await readPayment(paymentId)).toEqual({ status: 'pending', receivedMinor: 0n });
  });

  it('nor the captain who confirmed the order, wrote its quotation or let it go on: what one sets in motion, another pays', async () => {
    const author = await makeSignedIn({ roles: ['captain', 'accountant'] });
    const { paymentId, dpo } = await makeAwaitedPayment({ captain: author });
    const both = await signedIn({ ...author, role: 'accountant' });
    const refused = { status: 403, body: { code: 'own_order' } };
    expect(await call(PROCESS, { as: both, body: { paymentId } })).toMatchObject(refused);
    expect(await call(RECEIPT, { as: both, params: { paymentId }, body: receipt('1') })).toMatchObject(refused);
    expect(await call(PROCESS, { as: accountant, body: { paymentId } })).toMatchObject({ status: 200 });
    expect((await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id } })).status).toBe(200);
    expect(await call(REFUND, { as: both, params: { paymentId } })).toMatchObject(refused);
    expect(await call(REFUND, { as: accountant, params: { paymentId } })).toMatchObject({ status: 200 });
  });

  it('and no payment that is not there', async () => {
    expect(await call(PROCESS, { as: accountant, body: { paymentId: 2_147_483_647 } })).toMatchObject({ status: 404 });
  });
});

describe('money that arrives in parts', () => {
  it('is held part by part, and the last part makes the payment processed', async () => {
    const { paymentId, dpo, buyer, seller } = await makeAwaitedPayment({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '100' } });
    const params = { paymentId };
    expect(await call(RECEIPT, { as: accountant, params, body: receipt('30.01', 'A') })).toMatchObject({ status: 200, body: { payment: { status: 'pending', received: 30.01, outstanding: 69.99, held: 30.01 } } });
    expect(await toldOf('payment_received', 'dpoId', dpo.id)).toEqual([buyer.partyId]);
    expect((await call('GET /api/seller/payments', { as: seller })).body).toMatchObject([{ release: { isExpected: true, gross: 100, fee: 2, feePercent: 2, net: 98 } }]);
    expect(await call('GET /api/captain/orders/{dpoId}/workflow', { as: seller, params: { dpoId: dpo.id } })).toMatchObject({ body: { order: { money: { holder: 'escrow', amount: 30.01, outstanding: 69.99 } } } });
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toMatchObject([{ payment: { rest: 69.99 } }]);
    expect(await call(RECEIPT, { as: accountant, params, body: receipt('70', 'B') })).toMatchObject({ status: 400, body: { code: 'receipt_too_large', field: 'amount' } });
    expect(await call(RECEIPT, { as: accountant, params, body: receipt('69.99', 'A') })).toMatchObject({ status: 409, body: { code: 'receipt_recorded' } });
    expect(await readPayment(paymentId)).toEqual({ status: 'pending', receivedMinor: 3001n });
    expect(await call(PROCESS, { as: accountant, body: { paymentId } })).toMatchObject({ status: 200, body: { payment: { status: 'processed', received: 100, held: 100 } } });
    expect(await isSound()).toBe(true);
  });

  it.each([
    [receipt('0'), 'receipt_amount_invalid'], [receipt('-1'), 'receipt_amount_invalid'], [receipt('1.005'), 'receipt_amount_invalid'], [receipt('1e3'), 'receipt_amount_invalid'],
    [receipt('1', ' '), 'bank_reference_required'], [receipt('1', 'X', '2026-02-30'), 'receipt_day_invalid'], [receipt('1', 'X', '2099-01-01'), 'receipt_day_invalid'], [receipt('1', 'X', '2019-01-01'), 'receipt_too_early'],
  ])('is refused as %j', async (body, code) => {
    const { paymentId } = await makeAwaitedPayment({ captain });
    expect(await call(RECEIPT, { as: accountant, params: { paymentId }, body })).toMatchObject({ status: 400, body: { code } });
    expect(await readPayment(paymentId)).toEqual({ status: 'pending', receivedMinor: 0n });
  });
});

describe('when the buyer confirms the delivery', () => {
  it('the money goes to the seller less two per cent, once, to the cent', async () => {
    const { paymentId, dpo, buyer, seller } = await makeDeliveredOrder({ captain, rfq: { quantity: 3 }, terms: { finalPrice: '33.33' } });
    const answers = await atOnce(20, () => call(CONFIRM_DELIVERY, { as: buyer, params: { dpoId: dpo.id } }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
    expect(await balances(dpo.id, seller.partyId)).toEqual({ escrow: 0n, wallet: 9799n });
    expect(await readPayment(paymentId)).toMatchObject({ status: 'released' });
    const statement = (await call('GET /api/account/statement', { as: seller })).body;
    expect(statement).toMatchObject([{ kind: 'release', orderId: dpo.id, amount: 97.99, balance: 97.99, deductions: { gross: 99.99, fee: 2, customs: 0 } }]);
    const release = { isExpected: false, gross: 99.99, customs: 0, fee: 2, feePercent: 2, net: 97.99 };
    expect((await call('GET /api/seller/payments', { as: seller })).body).toMatchObject([{ release }]);
    expect((await call('GET /api/buyer/payments', { as: buyer })).body).toMatchObject([{ release: null }]);
    const today = new Date().toISOString().slice(0, 10);
    const own = await call('GET /api/account/statement/csv', { as: seller, query: `from=${today}&to=${today}&lang=en` });
    expect(own.text).toContain('Released: 99.99 less platform fee 2.00');
    expect(own.text).toContain('97.99');
    expect(await call('GET /api/account/statement/pdf', { as: seller, query: `from=${today}&to=${today}` })).toMatchObject({ status: 200 });
    expect((await call('GET /api/account/statement/csv', { as: await makeSignedIn({ roles: ['seller'] }), query: `from=${today}&to=${today}&lang=en` })).text).not.toContain('97.99');
    expect(await call('GET /api/account/statement/csv', { as: seller, query: 'from=2026-02-01&to=2026-01-01' })).toMatchObject({ status: 400, body: { code: 'period_invalid' } });
    expect(await call('GET /api/account/wallets', { as: seller })).toMatchObject({ body: [{ currency: 'USD', balance: 97.99 }] });
    expect(await isSound()).toBe(true);
  });

  it('nothing is released of an order that is not delivered, nor by another buyer, nor without funds', async () => {
    const { dpo, buyer } = await makeHeldPayment(accountant, { captain });
    expect(await call(CONFIRM_DELIVERY, { as: buyer, params: { dpoId: dpo.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'confirmed', why: 'order_not_delivered' } });
    const other = await makeSignedIn({ roles: ['buyer'] });
    expect(await call(CONFIRM_DELIVERY, { as: other, params: { dpoId: dpo.id } })).toMatchObject({ status: 404 });
    // No command brings an order so far without funds; the release asks for them all the same.
    const unpaid = await makeAwaitedPayment({ captain });
    await db.dpo.update({ where: { id: unpaid.dpo.id }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
    expect(await call(CONFIRM_DELIVERY, { as: unpaid.buyer, params: { dpoId: unpaid.dpo.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'pending' } });
    expect(await db.dpo.findUniqueOrThrow({ where: { id: unpaid.dpo.id }, select: { status: true } })).toEqual({ status: 'delivered' });
  });
});

describe('money of a cancelled order', () => {
  it.each([['all of it', null], ['a part of it', '7.5']] as const)('goes back to the buyer: %s', async (_, part) => {
    const { paymentId, dpo, buyer } = await makeAwaitedPayment({ captain, rfq: { quantity: 1 }, terms: { finalPrice: '20' } });
    await (part ? call(RECEIPT, { as: accountant, params: { paymentId }, body: receipt(part) }) : call(PROCESS, { as: accountant, body: { paymentId } }));
    expect(await call(REFUND, { as: accountant, params: { paymentId } })).toMatchObject({ status: 409 });
    expect(await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 200 });
    expect(await call(REFUND, { as: accountant, params: { paymentId } })).toMatchObject({ status: 200, body: { payment: { status: 'refunded', held: 0, isRefundable: false } } });
    expect(await call(REFUND, { as: accountant, params: { paymentId } })).toMatchObject({ status: 409, body: { code: 'status_changed', status: 'refunded' } });
    expect(await balances(dpo.id, buyer.partyId)).toEqual({ escrow: 0n, wallet: part ? 750n : 2000n });
    expect(await isSound()).toBe(true);
  });

  it('is nothing to return where none had come', async () => {
    const { paymentId, dpo } = await makeAwaitedPayment({ captain });
    await call(CANCEL, { as: captain, params: { dpoId: dpo.id }, body: {} });
    expect(await call(REFUND, { as: accountant, params: { paymentId } })).toMatchObject({ status: 409, body: { code: 'nothing_held' } });
  });

  it('stays the buyer’s reason not to cancel by itself once it is held', async () => {
    const { buyer, dpo } = await makeUnacceptedOrder({ captain });
    await call('POST /api/captain/dpos/{dpoId}/confirm', { as: captain, params: { dpoId: dpo.id } });
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    await call(PROCESS, { as: accountant, body: { paymentId } });
    expect(await call('POST /api/buyer/orders/{dpoId}/cancel', { as: buyer, params: { dpoId: dpo.id }, body: {} })).toMatchObject({ status: 409, body: { code: 'payment_processed' } });
  });
});

describe('whose payments', () => {
  it('a buyer and a seller see: their own alone', async () => {
    const { buyer, seller, paymentId } = await makeAwaitedPayment({ captain });
    const ids = async (name: 'GET /api/buyer/payments' | 'GET /api/seller/payments', as: SignedIn) => ((await call(name, { as })).body as { id: number }[]).map(({ id }) => id);
    expect(await ids('GET /api/buyer/payments', buyer)).toEqual([paymentId]);
    expect(await ids('GET /api/seller/payments', seller)).toEqual([paymentId]);
    const others = await makeAwaitedPayment({ captain });
    expect(await ids('GET /api/buyer/payments', others.buyer)).toEqual([others.paymentId]);
    expect(await ids('GET /api/seller/payments', others.seller)).toEqual([others.paymentId]);
  });
});
