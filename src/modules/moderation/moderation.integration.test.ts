import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { offerRequest } from '@/modules/offer/offer.factory';
import { makeRfq, rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import en from '../../../messages/en.json';
import { makeHeldText } from './moderation.factory';
import type { HeldTextAnswer } from './moderation.schema';

let admin: SignedIn;
let captain: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
  captain = await makeSignedIn({ roles: ['captain'] });
});

interface Read { id: number; title: string; description: string }
const readBy = async (who: SignedIn, role: 'seller' | 'buyer' | 'captain', id: number) =>
  ((await call(`GET /api/${role}/rfqs`, { as: who })).body as Read[]).find((rfq) => rfq.id === id);

describe('a text that gives a contact away', () => {
  it('is read by its author and the captain; the seller reads a sentence in its place, and the bell a number', async () => {
    const { buyer, seller, product } = await makeTrade({ captain });
    const [title, description] = ['Angles, mail sales@quay.com', 'Call +91 98765 43210'];
    const { id } = await makeRfq(buyer, { product_id: product.id, title, description });
    expect(await readBy(buyer, 'buyer', id)).toMatchObject({ title, description });
    expect(await readBy(captain, 'captain', id)).toMatchObject({ title, description });
    expect(await readBy(seller, 'seller', id)).toMatchObject({ title: en.moderation.held, description: en.moderation.held });
    const bell = await db.notification.findFirstOrThrow({ where: { partyId: seller.partyId, kind: 'rfq_created' }, orderBy: { id: 'desc' } });
    expect(bell.params).toMatchObject({ rfqId: id, title: `#${id}` });
    expect((await call('GET /api/seller/rfqs', { as: seller })).text).not.toMatch(/quay\.com|98765/);
    expect((await call('GET /api/account/held-texts', { as: buyer })).body).toMatchObject([{ rfqId: id, field: 'description', status: 'held' }, { rfqId: id, field: 'title', status: 'held' }]);
    expect((await call('GET /api/account/held-texts', { as: seller })).body).toEqual([]);
  });

  it('in two halves, one in the title and one in the description, is held back in both', async () => {
    const { buyer, seller, product } = await makeTrade({ captain });
    const { id } = await makeRfq(buyer, { product_id: product.id, title: 'Angles for 98765', description: '43210 is how it goes on' });
    expect(await readBy(seller, 'seller', id)).toMatchObject({ title: en.moderation.held, description: en.moderation.held });
  });

  it('is released by an admin: the seller reads it, its author is told, the log knows', async () => {
    const { id, rfqId, buyer, seller } = await makeHeldText();
    expect((await call('GET /api/admin/held-texts', { as: admin })).body as HeldTextAnswer[]).toEqual(expect.arrayContaining([expect.objectContaining({ id, rfqId, kinds: ['phone'], status: 'held', field: 'description' })]));
    expect(await call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId: id } })).toMatchObject({ status: 200, body: { success: true, text: { status: 'released' } } });
    expect(await readBy(seller, 'seller', rfqId)).toMatchObject({ description: 'Call me: +91 98765 43210' });
    expect((await call('GET /api/account/held-texts', { as: buyer })).body).toEqual([]);
    expect(await db.notification.count({ where: { partyId: buyer.partyId, kind: 'text_released' } })).toBe(1);
    expect(await db.auditEntry.findMany({ where: { entity: 'held_text', entityId: String(id) }, orderBy: { seq: 'asc' }, select: { action: true } })).toMatchObject([{ action: 'held_text.create' }, { action: 'held_text.release' }]);
  });

  it('is kept back by an admin, until its author writes another', async () => {
    const { id, rfqId, buyer, seller } = await makeHeldText();
    expect(await call('POST /api/admin/held-texts/{textId}/keep', { as: admin, params: { textId: id } })).toMatchObject({ status: 200 });
    expect(await readBy(seller, 'seller', rfqId)).toMatchObject({ description: en.moderation.kept });
    await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId }, body: rfqRequest({ title: 'Steel angles', description: 'Forty feet, please.' }) });
    expect(await readBy(seller, 'seller', rfqId)).toMatchObject({ description: 'Forty feet, please.' });
    expect(await db.heldText.count({ where: { id } })).toBe(0);
  });

  it('stays as it was decided while it stays the same', async () => {
    const { id, rfqId, buyer, seller } = await makeHeldText();
    await call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId: id } });
    await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId }, body: rfqRequest({ title: 'Steel angles, long', description: 'Call me: +91 98765 43210' }) });
    expect(await readBy(seller, 'seller', rfqId)).toMatchObject({ title: 'Steel angles, long', description: 'Call me: +91 98765 43210' });
    await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId }, body: rfqRequest({ title: 'Steel angles, long', description: 'Call me: +91 98765 43211' }) });
    expect(await readBy(seller, 'seller', rfqId)).toMatchObject({ description: en.moderation.held });
  });

  it('is decided once, however many admins press at once', async () => {
    const { id } = await makeHeldText();
    const answers = await atOnce(4, () => call('POST /api/admin/held-texts/{textId}/release', { as: admin, params: { textId: id } }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 3]);
  });

  it('is held back in negotiations and offers too', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'WhatsApp: harbour_ali' } });
    const held = await db.heldText.findFirstOrThrow({ where: { authorId: buyer.partyId } });
    expect(held).toMatchObject({ entity: 'message', field: 'message', kinds: ['handle'] });
    // By this its author's thread marks the message.
    expect((await call('GET /api/account/held-texts', { as: buyer })).body).toMatchObject([{ entity: 'message', entityId: held.entityId, status: 'held' }]);
    const { seller, rfq } = await makeTrade({ captain });
    await call('POST /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ message: 'www.quay-steel.com' }) });
    expect(await db.heldText.findFirstOrThrow({ where: { authorId: seller.partyId } })).toMatchObject({ entity: 'offer', field: 'message', kinds: ['link'] });
    await call('POST /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id }, body: offerRequest({ message: 'In a week.' }) });
    expect(await db.heldText.count({ where: { authorId: seller.partyId } })).toBe(0);
  });
});

it('a plain text is not touched', async () => {
  const { buyer, seller, product } = await makeTrade({ captain });
  const before = await db.heldText.count();
  const { id } = await makeRfq(buyer, { product_id: product.id, title: '500 MT steel', description: 'HS 7308.90.00, by 2099-03-31, ISO 9001:2015' });
  expect(await readBy(seller, 'seller', id)).toMatchObject({ title: '500 MT steel', description: 'HS 7308.90.00, by 2099-03-31, ISO 9001:2015' });
  expect(await db.heldText.count()).toBe(before);
});
