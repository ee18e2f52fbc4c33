import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeConfirmedOrder, makeOrder, makeProcessingOrder, makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { call } from '@/test/call';

let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const desk = async (as: SignedIn) => (await call('GET /api/desk', { as })).body as Readonly<Record<string, number>>;

describe('what waits', () => {
  it('for a captain: new requests and offers, never what waits for a buyer', async () => {
    expect(await desk(captain)).toEqual({ rfqs: 0, dpqs: 0, dpos: 0 });
    const { rfq, seller } = await makeTrade({ captain });
    expect(await desk(captain)).toEqual({ rfqs: 1, dpqs: 0, dpos: 0 });
    await makeOfferOn(seller, rfq.id);
    expect(await desk(captain)).toEqual({ rfqs: 1, dpqs: 0, dpos: 0 });
    await call('POST /api/captain/rfqs/{rfqId}/respond', { as: captain, params: { rfqId: rfq.id }, body: { response: 'Which port?', action: 'negotiate' } });
    expect(await desk(captain)).toEqual({ rfqs: 0, dpqs: 0, dpos: 0 });
  });

  it('for a captain: drafts to revise or convert, orders to confirm or process', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    expect(await desk(captain)).toMatchObject({ dpqs: 0 });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    expect(await desk(captain)).toMatchObject({ dpqs: 1 });
    await makeOrder({ captain });
    await makeConfirmedOrder({ captain });
    await makeProcessingOrder({ captain });
    expect(await desk(captain)).toMatchObject({ dpqs: 1, dpos: 2 });
  });

  it('for a buyer: what the captain answered', async () => {
    const { buyer } = await makeQuotedTrade({ captain });
    expect(await desk(buyer)).toEqual({ rfqs: 1, dpqs: 1, orders: 0 });
    expect(await desk((await makeTrade({ captain })).buyer)).toEqual({ rfqs: 0, dpqs: 0, orders: 0 });
    // Whose order is there waits for the captain.
    expect(await desk((await makeOrder({ captain })).buyer)).toEqual({ rfqs: 0, dpqs: 0, orders: 0 });
  });

  it('for a seller: RFQs without an own offer, orders whose goods are not ready', async () => {
    const { seller, rfq } = await makeTrade({ captain });
    expect(await desk(seller)).toEqual({ rfqs: 1, orders: 0 });
    await makeOfferOn(seller, rfq.id);
    expect(await desk(seller)).toEqual({ rfqs: 0, orders: 0 });
    const order = await makeProcessingOrder({ captain });
    expect(await desk(order.seller)).toEqual({ rfqs: 0, orders: 1 });
    await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: order.seller, params: { dpoId: order.dpo.id }, body: { date: '2097-03-01', packing: 'Bags' } });
    expect(await desk(order.seller)).toEqual({ rfqs: 0, orders: 0 });
  });

  it('for a role without work lists is nothing', async () => {
    expect(await desk(await makeSignedIn({ roles: ['cha'] }))).toEqual({});
  });
});
