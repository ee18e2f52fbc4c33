import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeAwaitedPayment, makeHeldPayment } from '@/modules/payment/payment.factory';
import { makeDeliveredOrder } from '@/modules/tracking/tracking.factory';
import { makeDeliveryAddress } from '@/modules/profile/profile.factory';
import { db } from '@/server/db';
import { transact } from '@/server/transact';
import { call } from '@/test/call';
import { followGoods, processDpo } from './order.commands';
import { makeConfirmedOrder, makeOrder } from './order.factory';
import type { DpoAnswer, WorkflowAnswer } from './order.schema';

const PUT = 'PUT /api/buyer/orders/{dpoId}/delivery';
const WORKFLOW = 'GET /api/captain/orders/{dpoId}/workflow';
let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const dpoOf = (body: unknown) => (body as { dpo: DpoAnswer }).dpo;

describe('where the goods of an order go', () => {
  it('is a copy of a kept address, with consignee and notify party, seen by buyer, seller and captain', async () => {
    const { buyer, seller, dpo } = await makeOrder({ captain });
    const addressId = await makeDeliveryAddress(buyer);
    const answer = await call(PUT, { as: buyer, params: { dpoId: dpo.id }, body: { addressId, consignee: ' Port Ltd ', notifyParty: 'Gate' } });
    const delivery = { consignee: 'Port Ltd', notifyParty: 'Gate', recipient: 'Gate office', street: 'Am Kai 2', zipCode: '20457', city: 'Hamburg', country: 'DE' };
    expect(dpoOf(answer.body).delivery).toEqual(delivery);
    await call('DELETE /api/account/delivery-addresses/{addressId}', { as: buyer, params: { addressId } });
    for (const [as, name] of [[buyer, 'GET /api/buyer/orders'], [seller, 'GET /api/seller/orders'], [captain, 'GET /api/captain/dpos']] as const) {
      const rows = (await call(name, { as })).body as DpoAnswer[];
      expect(rows.find(({ id }) => id === dpo.id)?.delivery).toEqual(delivery);
    }
    expect(await db.notification.count({ where: { kind: 'order_delivery_set', partyId: { in: [seller.partyId, captain.partyId] } } })).toBe(2);
  });

  it('changes until the goods are shipped, and not after', async () => {
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    const addressId = await makeDeliveryAddress(buyer);
    const put = (consignee: string) => call(PUT, { as: buyer, params: { dpoId: dpo.id }, body: { addressId, consignee } });
    expect((await put('One')).status).toBe(200);
    expect(dpoOf((await put('Two')).body).delivery).toMatchObject({ consignee: 'Two', notifyParty: '' });
    await processDpo(captain, dpo.id);
    expect(dpoOf((await put('Three')).body).delivery).toMatchObject({ consignee: 'Three' });
    await transact((tx) => followGoods(tx, 'ship', dpo.id));
    expect(await put('Four')).toMatchObject({ status: 409, body: { code: 'status_changed' } });
  });

  it('is named for the first time on the way, too, once', async () => {
    const { buyer, dpo } = await makeConfirmedOrder({ captain });
    const addressId = await makeDeliveryAddress(buyer);
    await processDpo(captain, dpo.id);
    await transact((tx) => followGoods(tx, 'ship', dpo.id));
    const put = () => call(PUT, { as: buyer, params: { dpoId: dpo.id }, body: { addressId, consignee: 'One' } });
    expect([(await put()).status, (await put()).status]).toEqual([200, 409]);
  });

  it('takes no address of somebody else, and no blank consignee', async () => {
    const { buyer, seller, dpo } = await makeOrder({ captain });
    const foreign = await makeDeliveryAddress(seller);
    expect(await call(PUT, { as: buyer, params: { dpoId: dpo.id }, body: { addressId: foreign, consignee: 'X' } })).toMatchObject({ status: 400, body: { code: 'delivery_address_unknown' } });
    expect(await call(PUT, { as: buyer, params: { dpoId: dpo.id }, body: { addressId: foreign, consignee: ' ' } })).toMatchObject({ status: 400, body: { code: 'consignee_required' } });
    expect(await db.orderDelivery.count({ where: { dpoId: dpo.id } })).toBe(0);
  });
});

describe('the tracker of an order', () => {
  const see = async (as: SignedIn, dpoId: number) => (await call(WORKFLOW, { as, params: { dpoId } })).body as WorkflowAnswer;

  it('says who holds the money at each stage', async () => {
    const accountant = await makeSignedIn({ roles: ['accountant'] });
    const awaited = await makeAwaitedPayment({ captain });
    expect((await see(awaited.buyer, awaited.dpo.id)).order.money).toEqual({ holder: 'buyer', amount: awaited.dpo.total, currency: 'USD', outstanding: awaited.dpo.total });
    const held = await makeHeldPayment(accountant, { captain });
    expect((await see(held.seller, held.dpo.id)).order.money).toEqual({ holder: 'escrow', amount: held.dpo.total, currency: 'USD', outstanding: 0 });
    const delivered = await makeDeliveredOrder({ captain });
    await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: delivered.buyer, params: { dpoId: delivered.dpo.id } });
    const released = await see(delivered.buyer, delivered.dpo.id);
    expect(released.order.money).toMatchObject({ holder: 'seller' });
    expect(released.payment).toMatchObject({ status: 'completed', doneAt: expect.any(String) as string });
  });

  it('puts the planned day beside the done one', async () => {
    const { buyer, dpo } = await makeAwaitedPayment({ captain, terms: { deliveryDate: '2099-01-31' } });
    const workflow = await see(buyer, dpo.id);
    expect(workflow.logistics).toMatchObject({ status: 'pending', plannedOn: '2099-01-31', doneAt: null });
    expect(workflow.orderConfirmation).toMatchObject({ status: 'completed', doneAt: expect.any(String) as string });
    expect(workflow.payment.plannedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('plans the survey, the confirmation, the transport and the logistics one after the other', async () => {
    const { buyer, dpo } = await makeAwaitedPayment({ captain, terms: { deliveryDate: '2099-01-31' } });
    await db.dpo.update({ where: { id: dpo.id }, data: { goodsReadyOn: new Date('2098-12-01') } });
    const { survey, orderConfirmation, transport, logistics } = await see(buyer, dpo.id);
    expect([survey.plannedOn, orderConfirmation.plannedOn]).toEqual(['2098-12-01', '2098-12-02']);
    expect(String(transport.plannedOn) > '2098-12-02' && String(logistics.plannedOn) > String(transport.plannedOn)).toBe(true);
  });

  it('plans from the lead time of the offer until the goods are reported, and no step before an earlier one', async () => {
    const { buyer, dpo } = await makeAwaitedPayment({ captain });
    const { paper } = await db.dpo.findUniqueOrThrow({ where: { id: dpo.id }, select: { paper: true } });
    await db.dpo.update({ where: { id: dpo.id }, data: { paper: { ...(paper as object), leadTimeDays: 21 }, createdAt: new Date('2098-01-01T12:00:00Z'), deliveryDate: new Date('2098-01-10') } });
    const { survey, orderConfirmation, transport, logistics } = await see(buyer, dpo.id);
    expect([survey.plannedOn, orderConfirmation.plannedOn]).toEqual(['2098-01-22', '2098-01-23']);
    expect(String(transport.plannedOn) >= '2098-01-24' && String(logistics.plannedOn) > String(transport.plannedOn)).toBe(true);
  });

  it('warns captain and buyer of goods that travel without cover or filing, and nobody else', async () => {
    const { buyer, seller, dpo } = await makeAwaitedPayment({ captain });
    expect((await see(buyer, dpo.id)).order.travelGaps).toEqual([]);
    await db.dpo.update({ where: { id: dpo.id }, data: { status: 'shipped' }, select: { id: true } });
    for (const as of [buyer, captain]) expect((await see(as, dpo.id)).order.travelGaps).toEqual(['insurance', 'customs']);
    expect((await see(seller, dpo.id)).order.travelGaps).toEqual([]);
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'insurance' }, data: { status: 'completed' } });
    expect((await call('GET /api/buyer/orders', { as: buyer })).body).toMatchObject([{ travelGaps: ['customs'] }]);
  });

  it('keeps the money from a partner who only works on the order', async () => {
    const { dpo } = await makeAwaitedPayment({ captain });
    const surveyor = await makeSignedIn({ roles: ['surveyor'] });
    await db.workOrder.updateMany({ where: { dpoId: dpo.id, kind: 'survey' }, data: { holderId: surveyor.partyId } });
    expect((await see(surveyor, dpo.id)).order.money).toBeNull();
  });
});
