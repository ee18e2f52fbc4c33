import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeTrade } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, toldOf } from '@/test/effects';
import { makeRfq, rfqRequest } from './rfq.factory';
import type { RfqStatus } from './rfq.machine';

const EDIT = 'PUT /api/buyer/rfqs/{rfqId}';
const RESPOND = 'POST /api/captain/rfqs/{rfqId}/respond';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const setStatus = (id: number, status: RfqStatus) => db.rfq.update({ where: { id }, data: { status }, select: { id: true } });
const readRfq = (id: number) => db.rfq.findUniqueOrThrow({ where: { id }, include: { messages: { orderBy: { id: 'asc' } } } });

describe('the buyer edits an RFQ', () => {
  it('that is open: it stays open with the new words, and captains are told', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    const body = rfqRequest({ title: 'Basmati, long grain', description: 'Now in 25 kg bags.', quantity: 77, budget_range_min: '1.50', budget_range_max: 3, response_deadline: '2099-05-01' });
    const answer = await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, rfq: {
      id: rfq.id, status: 'open', title: 'Basmati, long grain', description: 'Now in 25 kg bags.', quantity: 77, budgetRangeMin: 1.5, budgetRangeMax: 3, responseDeadline: '2099-05-01', notifications: [],
      version: 2,
    } } });
    expect(await toldOf('rfq_edited', 'rfqId', rfq.id)).toEqual([captain.partyId]);
    expect((await auditOf('rfq', rfq.id)).at(-1)).toEqual({ action: 'rfq.edit', actorId: buyer.partyId, actor: buyer.vendorCode, details: {
      from: 'open', to: 'open', fields: ['description'],
      before: { title: rfq.title, quantity: 10, deadline: null, budgetMin: null, budgetMax: null },
      changed: { title: 'Basmati, long grain', quantity: 77, deadline: '2099-05-01', budgetMin: '1.50', budgetMax: '3.00' },
    } });
  });

  it.each(['negotiation_requested', 'doq_provided', 'responded', 'rejected', 'closed'] as const)('that is %s: it is resubmitted, and what is written joins the thread', async (status) => {
    const { buyer, rfq } = await makeTrade({ captain });
    await setStatus(rfq.id, status);
    const answer = await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ description: 'To Hamburg, please.', quantity: 20 }) });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { rfq: { status: 'resubmitted', quantity: 20, description: rfq.description, notifications: [{ title: 'note', message: 'To Hamburg, please.' }] } } });
    expect(await readRfq(rfq.id)).toMatchObject({ messages: [{ authorId: buyer.partyId, kind: 'note' }] });
  });

  it('with its thread unchanged when nothing new is written', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    await setStatus(rfq.id, 'negotiation_requested');
    for (const description of [rfq.description, '', null]) await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ description }) });
    expect((await readRfq(rfq.id)).messages).toEqual([]);
  });

  it('but neither its product nor its currency', async () => {
    const { buyer, rfq } = await makeTrade({ captain, rfq: { currency_id: 2 } });
    const other = await makeTrade({ captain });
    await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ product_id: other.product.id, currency_id: 4 }) });
    expect(await readRfq(rfq.id)).toMatchObject({ productId: rfq.productId, currency: 'EUR', productName: rfq.productName });
  });

  it('and its unit where it is about no product and no quotation was made in it', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    const edit = (of: { readonly id: number; readonly title: string }, over: object) => call(EDIT, { as: buyer, params: { rfqId: of.id }, body: rfqRequest({ title: of.title, ...over }) });
    expect(await edit(rfq, { unit: rfq.unit })).toMatchObject({ status: 200 });
    expect(await edit(rfq, { unit: 'mtr' })).toMatchObject({ status: 409, body: { code: 'rfq_unit_fixed', field: 'unit' } });
    const free = await makeRfq(buyer, { unit: 'kg' });
    expect(await edit(free, {})).toMatchObject({ status: 200, body: { rfq: { unit: 'kg' } } });
    expect(await edit(free, { unit: 'ltr' })).toMatchObject({ status: 200, body: { rfq: { unit: 'ltr' } } });
    expect(await edit(free, { unit: 'bales' })).toMatchObject({ status: 400, body: { code: 'rfq_unit_invalid', field: 'unit' } });
    await db.dpq.create({ data: { rfqId: free.id, buyerId: buyer.partyId, status: 'rejected' }, select: { id: true } });
    expect(await edit(free, { unit: 'kg' })).toMatchObject({ status: 409, body: { code: 'rfq_unit_fixed' } });
    expect(await readRfq(free.id)).toMatchObject({ unit: 'ltr', askedVersion: 2 });
  });

  it('in no later state, and hears which one it is', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    for (const status of ['accepted', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'] as const) {
      await setStatus(rfq.id, status);
      expect(await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest() })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await readRfq(rfq.id)).toMatchObject({ title: rfq.title, version: 1 });
  });

  it('not over a version that was not read', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    const edit = (over: object) => call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ version: 1, ...over }) });
    expect(await edit({ quantity: 11 })).toMatchObject({ status: 200, body: { rfq: { version: 2 } } });
    expect(await edit({ quantity: 12 })).toMatchObject({ status: 409, body: { code: 'version_changed' } });
    expect(await readRfq(rfq.id)).toMatchObject({ version: 2, quantity: 11 });
  });

  it('keeps a deadline that has passed, but sets none', async () => {
    const { buyer, rfq } = await makeTrade({ captain });
    await db.rfq.update({ where: { id: rfq.id }, data: { responseDeadline: new Date('2026-01-05T00:00:00Z') }, select: { id: true } });
    expect(await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ response_deadline: '2026-01-05' }) })).toMatchObject({ status: 200 });
    expect(await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ response_deadline: '2026-01-06' }) })).toMatchObject({ status: 400, body: { code: 'rfq_deadline_past' } });
  });

  it.each([{ quantity: 0 }, { title: '' }, { budget_range_min: 2, budget_range_max: 1 }, { version: 0 }, { version: '1' }, { status: 'accepted' }])('and is refused %j', async (over) => {
    const { buyer, rfq } = await makeTrade({ captain });
    expect(await call(EDIT, { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest(over) })).toMatchObject({ status: 400 });
    expect(await readRfq(rfq.id)).toMatchObject({ title: rfq.title, version: 1 });
  });
});

describe('the captain answers an RFQ', () => {
  it.each([['negotiate', 'negotiation_requested', 'rfq_negotiate'], ['doq', 'doq_provided', 'rfq_doq'], ['reject', 'rejected', 'rfq_reject']] as const)('with %s: it is %s, the message joins the thread, and the buyer is told', async (action, status, kind) => {
    const { buyer, rfq } = await makeTrade({ captain });
    const answer = await call(RESPOND, { as: captain, params: { rfqId: rfq.id }, body: { response: 'Which port?', action } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, rfq: { status, notifications: [{ title: action, message: 'Which port?', author: captain.companyName }] } } });
    expect(await toldOf(kind, 'rfqId', rfq.id)).toEqual([buyer.partyId]);
    expect((await auditOf('rfq', rfq.id)).at(-1)).toEqual({ action: `rfq.${action}`, actorId: captain.partyId, actor: captain.vendorCode, details: { from: 'open', to: status } });
  });

  it('with accept: names the call that accepts, and changes nothing', async () => {
    const { rfq } = await makeTrade({ captain });
    const answer = await call(RESPOND, { as: captain, params: { rfqId: rfq.id }, body: { response: 'Fine.', action: 'accept' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'accept_by_accept_call', error: expect.stringContaining('/accept') as string } });
    expect(await readRfq(rfq.id)).toMatchObject({ status: 'open', messages: [] });
  });

  it('in no state that is over, and hears which one it is', async () => {
    const { rfq } = await makeTrade({ captain });
    for (const status of ['accepted', 'rejected', 'closed', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'] as const) {
      await setStatus(rfq.id, status);
      for (const action of ['negotiate', 'doq', 'reject']) {
        expect(await call(RESPOND, { as: captain, params: { rfqId: rfq.id }, body: { response: 'No.', action } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
      }
    }
    expect((await readRfq(rfq.id)).messages).toEqual([]);
  });

  it.each([{ response: '', action: 'doq' }, { response: '  ', action: 'doq' }, { action: 'doq' }, { response: 'x' }, { response: 'x', action: 'approve' }, { response: 'x'.repeat(2001), action: 'doq' }, { response: 'a\u0000b', action: 'doq' }])('and is refused %j', async (body) => {
    const { rfq } = await makeTrade({ captain });
    expect(await call(RESPOND, { as: captain, params: { rfqId: rfq.id }, body })).toMatchObject({ status: 400 });
    expect(await readRfq(rfq.id)).toMatchObject({ status: 'open', messages: [] });
  });

  it('or accepts it, when both come at once: one of them wins, and the thread says which', async () => {
    const { rfq } = await makeTrade({ captain });
    const answers = await atOnce(20, (index) => index % 2
      ? call(RESPOND, { as: captain, params: { rfqId: rfq.id }, body: { response: 'No.', action: 'reject' } })
      : call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: 5, message: 'Yes.' } }));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
    const row = await readRfq(rfq.id);
    expect(row.messages.map(({ kind }) => kind)).toEqual([row.status === 'accepted' ? 'accept' : 'reject']);
    expect(await db.dpq.count({ where: { rfqId: rfq.id } })).toBe(row.status === 'accepted' ? 1 : 0);
    for (const { body } of answers.get(409) ?? []) expect(body).toMatchObject({ status: row.status });
  });
});
