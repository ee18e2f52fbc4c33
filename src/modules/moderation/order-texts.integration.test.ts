import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProcessingOrder, makeUnacceptedOrder } from '@/modules/order/order.factory';
import type { DpoAnswer } from '@/modules/order/order.schema';
import { processPayment } from '@/modules/payment/payment.commands';
import { bringGoods } from '@/modules/tracking/tracking.factory';
import { db } from '@/server/db';
import { call } from '@/test/call';
import en from '../../../messages/en.json';
import { READY_DAY } from '@/modules/order/ready-day.factory';

/** Invariant 7 for the texts of an order: what one side writes, as the other, the captain and the author read it. */

let captain: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [captain, admin] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['admin'] })];
});

const readBy = async (who: SignedIn, role: 'buyer' | 'seller', id: number) => ((await call(`GET /api/${role}/orders`, { as: who })).body as DpoAnswer[]).find((order) => order.id === id);
const readByCaptain = async (id: number) => ((await call('GET /api/captain/dpos', { as: captain })).body as DpoAnswer[]).find((order) => order.id === id);

const TELLING = [
  ['en', '40 pallets, call +91 98765 43210'], ['zh', '40 托盘，加微信：harbour2026'], ['hi', '४० पैलेट, फोन करें ९८७६५४३२१०'], ['de', '40 Paletten, lager (ät) stahlwerk (punkt) de'], ['ar', '40 منصة، هاتف ٠٥٠١٢٣٤٥٦٧'],
] as const;
const PLAIN = '40 pallets of 1,200 kg, HS 630510, 120 x 80 x 140 cm';

describe('the packing of goods that are ready', () => {
  it.each(TELLING)('is held back from the buyer where it gives a contact away: %s', async (_, packing) => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    const answer = await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, packing } });
    expect(answer).toMatchObject({ status: 200, body: { dpo: { goodsReadyPacking: packing } } });
    expect(await readBy(buyer, 'buyer', dpo.id)).toMatchObject({ goodsReadyPacking: en.moderation.held });
    expect(await readBy(seller, 'seller', dpo.id)).toMatchObject({ goodsReadyPacking: packing });
    expect(await readByCaptain(dpo.id)).toMatchObject({ goodsReadyPacking: packing });
    const { id } = await db.heldText.findFirstOrThrow({ where: { entity: 'dpo', entityId: dpo.id }, select: { id: true } });
    expect(await call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId: id } })).toMatchObject({ status: 200, body: { text: { entity: 'dpo', field: 'goodsReadyPacking', text: packing } } });
    expect(await readBy(buyer, 'buyer', dpo.id)).toMatchObject({ goodsReadyPacking: packing });
  });

  it('is read by both sides where it gives none away', async () => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, packing: PLAIN } });
    expect(await readBy(buyer, 'buyer', dpo.id)).toMatchObject({ goodsReadyPacking: PLAIN });
    expect(await db.heldText.count({ where: { entity: 'dpo', entityId: dpo.id } })).toBe(0);
  });

  it('is held back in the answers to the buyer’s own calls too', async () => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    await call('POST /api/seller/orders/{dpoId}/goods-ready', { as: seller, params: { dpoId: dpo.id }, body: { date: READY_DAY, packing: TELLING[0][1] } });
    await processPayment(await makeSignedIn({ roles: ['accountant'] }), (await db.payment.findFirstOrThrow({ where: { dpoId: dpo.id }, select: { id: true } })).id);
    await bringGoods({ dpo });
    expect(await call('POST /api/buyer/orders/{dpoId}/confirm-delivery', { as: buyer, params: { dpoId: dpo.id } })).toMatchObject({ status: 200, body: { dpo: { goodsReadyPacking: en.moderation.held } } });
  });
});

describe('the reason of a cancellation', () => {
  it.each(TELLING)('that a buyer writes is held back from the seller: %s', async (_, reason) => {
    const { buyer, seller, dpo } = await makeUnacceptedOrder({ captain });
    expect(await call('POST /api/buyer/orders/{dpoId}/cancel', { as: buyer, params: { dpoId: dpo.id }, body: { reason } })).toMatchObject({ status: 200, body: { dpo: { cancelReason: reason } } });
    expect(await readBy(seller, 'seller', dpo.id)).toMatchObject({ cancelReason: en.moderation.held });
    expect(await readBy(buyer, 'buyer', dpo.id)).toMatchObject({ cancelReason: reason });
    expect(await readByCaptain(dpo.id)).toMatchObject({ cancelReason: reason });
  });

  it('that the captain writes is the house’s own', async () => {
    const { seller, dpo } = await makeUnacceptedOrder({ captain });
    const reason = 'Questions: help@marsa.example';
    await call('POST /api/captain/dpos/{dpoId}/cancel', { as: captain, params: { dpoId: dpo.id }, body: { reason } });
    expect(await readBy(seller, 'seller', dpo.id)).toMatchObject({ cancelReason: reason });
  });
});

describe('the reason of a dispute', () => {
  it('is read by its author and the captain alone: nothing that the other side reads has it', async () => {
    const { buyer, seller, dpo } = await makeProcessingOrder({ captain });
    const reason = 'The bags are wet, call +91 98765 43210';
    expect((await call('POST /api/buyer/orders/{dpoId}/disputes', { as: buyer, params: { dpoId: dpo.id }, body: { reason } })).status).toBe(201);
    for (const list of ['GET /api/seller/orders', 'GET /api/seller/notifications'] as const) expect((await call(list, { as: seller })).text).not.toContain('98765');
    expect((await call('GET /api/captain/disputes', { as: captain })).text).toContain('98765');
  });
});
