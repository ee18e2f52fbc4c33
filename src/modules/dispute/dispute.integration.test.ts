import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeOrder } from '@/modules/order/order.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { db } from '@/server/db';
import { call } from '@/test/call';
import type { AccountantDisputeAnswer, DisputeAnswer } from './dispute.schema';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const open = (as: SignedIn, side: 'buyer' | 'seller', dpoId: number, reason = 'The bags are wet.') => call(`POST /api/${side}/orders/{dpoId}/disputes`, { as, params: { dpoId }, body: { reason } });
const confirmDelivery = (as: SignedIn, dpoId: number) => call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as, params: { dpoId } });

describe('a dispute', () => {
  it('freezes the release of the money until it is resolved', async () => {
    const { buyer, seller, dpo } = await makeDeliveredOrder({ captain });
    expect((await open(seller, 'seller', dpo.id)).status).toBe(201);
    expect(await confirmDelivery(buyer, dpo.id)).toMatchObject({ status: 409, body: { code: 'order_disputed' } });
    expect(await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { status: true } })).toEqual({ status: 'processed' });
    expect(await db.dpo.findUniqueOrThrow({ where: { id: dpo.id }, select: { status: true } })).toEqual({ status: 'delivered' });
    // The ruling has no command yet.
    await db.dispute.updateMany({ where: { dpoId: dpo.id }, data: { status: 'resolved' } });
    expect((await confirmDelivery(buyer, dpo.id)).status).toBe(200);
  });

  it('is listed for the captain, who is told with the other side, and shown in the order', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const { body } = await open(buyer, 'buyer', dpo.id);
    const { dispute } = body as { dispute: DisputeAnswer };
    const listed = (await call('GET /api/captain/disputes', { as: captain })).body as DisputeAnswer[];
    expect(listed.find(({ id }) => id === dispute.id)).toMatchObject({ orderId: dpo.id, reason: 'The bags are wet.', status: 'open', openedBy: 'buyer', parties: `${dispute.buyer} / ${dispute.seller ?? ''}` });
    expect(await db.notification.count({ where: { kind: 'dispute_opened', partyId: { in: [seller.partyId, captain.partyId] }, params: { path: ['disputeId'], equals: dispute.id } } })).toBe(2);
    const orders = (await call('GET /api/seller/orders', { as: seller })).body as DpoAnswer[];
    expect(orders[0]?.inDispute).toBe(true);
  });

  it('is listed for the accountant, with the payment that it freezes', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const bySeller = (await open(seller, 'seller', dpo.id)).body as { dispute: DisputeAnswer };
    const payment = await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } });
    const listed = (await call('GET /api/accountant/disputes', { as: accountant })).body as AccountantDisputeAnswer[];
    expect(listed[0]).toMatchObject({ id: bySeller.dispute.id, orderId: dpo.id, type: 'seller_claim', submittedBy: bySeller.dispute.seller, status: 'open', paymentId: payment.id });
    const other = await makeConfirmedOrder({ captain });
    const byBuyer = (await open(other.buyer, 'buyer', other.dpo.id)).body as { dispute: DisputeAnswer };
    const [newest] = (await call('GET /api/accountant/disputes', { as: accountant })).body as AccountantDisputeAnswer[];
    expect(newest).toMatchObject({ type: 'buyer_claim', submittedBy: byBuyer.dispute.buyer });
    expect(newest).not.toHaveProperty('parties');
    expect((await call('GET /api/accountant/disputes', { as: buyer })).status).toBe(403);
  });

  it('is one at a time, of its two sides alone, and never before the confirmation', async () => {
    const { buyer, seller, dpo } = await makeConfirmedOrder({ captain });
    const answers = await Promise.all([open(buyer, 'buyer', dpo.id), open(seller, 'seller', dpo.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await open(await makeSignedIn({ roles: ['buyer'] }), 'buyer', dpo.id)).status).toBe(404);
    const early = await makeOrder({ captain });
    expect(await open(early.buyer, 'buyer', early.dpo.id)).toMatchObject({ status: 409, body: { code: 'status_changed' } });
    expect(await open(buyer, 'buyer', dpo.id, ' ')).toMatchObject({ status: 400, body: { code: 'dispute_reason_required' } });
  });
});
