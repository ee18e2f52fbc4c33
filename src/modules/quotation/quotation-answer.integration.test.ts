import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { makeAgreedTrade, makeOrder, makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import type { SellerRfqAnswer } from '@/modules/offer/offer.schema';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { letExpire, makeDpq } from './quotation.factory';
import { expireDpqs } from './quotation-answer.commands';
import type { DpqStatus } from './quotation.machine';

const REJECT = 'POST /api/buyer/dpqs/{dpqId}/reject';
const NEGOTIATE = 'POST /api/buyer/dpqs/{dpqId}/negotiate';
const ACCEPT = 'POST /api/buyer/dpqs/{dpqId}/accept';
const UPDATE = 'PUT /api/captain/dpqs/{dpqId}';
const DELETE = 'DELETE /api/buyer/rfqs/{rfqId}';

let captain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
});

const setStatus = (id: number, status: DpqStatus) => db.dpq.update({ where: { id }, data: { status }, select: { id: true } });
const readDpq = (id: number) => db.dpq.findUniqueOrThrow({ where: { id }, include: { rfq: { include: { messages: { orderBy: { id: 'asc' } } } }, revisions: { orderBy: { number: 'asc' } } } });
const last = async (entity: string, id: number) => (await auditOf(entity, id)).at(-1);

/** A trade whose buyer has asked for other terms. */
async function makeNegotiatedTrade(wish: Parameters<typeof makeQuotedTrade>[0] = {}) {
  const trade = await makeQuotedTrade({ captain, ...wish });
  const answer = await call(NEGOTIATE, { as: trade.buyer, params: { dpqId: trade.dpq.id }, body: { message: 'Could you do 5 % less?' } });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return trade;
}

describe('the buyer rejects a draft quotation', () => {
  it('and its RFQ is closed, and captains are told', async () => {
    const { buyer, dpq, rfq } = await makeQuotedTrade({ captain });
    expect(await call(REJECT, { as: buyer, params: { dpqId: dpq.id } })).toMatchObject({ status: 200, body: { success: true, dpq: { status: 'rejected' } } });
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'rejected', rejectedReason: null, rfq: { status: 'closed' } });
    expect(await toldOf('quotation_rejected', 'dpqId', dpq.id)).toEqual([captain.partyId]);
    expect(await last('dpq', dpq.id)).toEqual({ action: 'dpq.reject', actorId: buyer.partyId, actor: buyer.vendorCode, details: { from: 'draft', to: 'rejected' } });
    expect(await last('rfq', rfq.id)).toEqual({ action: 'rfq.close', actorId: null, actor: 'system', details: { from: 'accepted', to: 'closed' } });
  });

  it('or lets it expire, and the seller whose offer it was made of is told and reads it, until the request comes again; who was not chosen hears that it may be', async () => {
    for (const end of ['rejected', 'expired'] as const) {
      const { buyer, rfq, seller } = await makeTrade({ captain });
      const guest = await makeSignedIn({ roles: ['seller'] });
      await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [guest.partyId] } });
      await makeOfferOn(seller, rfq.id);
      const { offer } = await makeOfferOn(guest, rfq.id);
      const dpq = await makeDpq(captain, rfq.id, { offerId: offer?.id });
      const read = async (as: SignedIn) => ((await call('GET /api/seller/rfqs', { as })).body as SellerRfqAnswer[]).map(({ status, outcome, quotation }) => ({ status, outcome, quotation: quotation?.revision }));
      expect([await read(guest), await read(seller)]).toEqual([[{ status: 'accepted', outcome: 'chosen', quotation: 1 }], [{ status: 'closed', outcome: 'not_chosen', quotation: undefined }]]);
      if (end === 'rejected') await call(REJECT, { as: buyer, params: { dpqId: dpq.id } });
      else {
        await letExpire(dpq.id);
        await expireDpqs();
      }
      expect([await toldOf('offer_rejected', 'rfqId', rfq.id), await toldOf('offer_lapsed', 'rfqId', rfq.id)]).toEqual(end === 'rejected' ? [[guest.partyId], []] : [[], [guest.partyId]]);
      expect(await toldOf('offer_open_again', 'rfqId', rfq.id)).toEqual([seller.partyId]);
      expect([await read(guest), await read(seller)]).toEqual([[{ status: 'closed', outcome: `quotation_${end}`, quotation: undefined }], [{ status: 'closed', outcome: null, quotation: undefined }]]);
      await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body: rfqRequest({ title: rfq.title }) });
      expect(await read(guest)).toEqual([{ status: 'resubmitted', outcome: null, quotation: undefined }]);
    }
  });

  it('and tells no seller who had not offered', async () => {
    const { buyer, dpq, rfq, seller } = await makeQuotedTrade({ captain });
    await call(REJECT, { as: buyer, params: { dpqId: dpq.id } });
    for (const kind of ['offer_rejected', 'offer_open_again'] as const) expect(await toldOf(kind, 'rfqId', rfq.id)).toEqual([]);
    expect((await call('GET /api/seller/rfqs', { as: seller })).body).toMatchObject([{ status: 'closed', outcome: null }]);
  });

  it('and a resubmitted RFQ may be quoted again', async () => {
    const { buyer, dpq, rfq } = await makeQuotedTrade({ captain });
    await call(REJECT, { as: buyer, params: { dpqId: dpq.id } });
    await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body: { title: rfq.title, quantity: 5 } });
    expect(await call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: 4 } })).toMatchObject({ status: 200, body: { dpq: { quantity: 5, unitPrice: 4 } } });
  });
});

describe('the buyer asks for other terms', () => {
  it('and the message joins the thread, and captains are told', async () => {
    const { buyer, dpq, rfq } = await makeNegotiatedTrade();
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'negotiated', revision: 1, rfq: { status: 'accepted', messages: [{ kind: 'negotiate', body: 'Could you do 5 % less?', authorId: buyer.partyId }] } });
    expect(await toldOf('quotation_negotiated', 'dpqId', dpq.id)).toEqual([captain.partyId]);
    expect((await call('GET /api/captain/rfqs/{rfqId}', { as: captain, params: { rfqId: rfq.id } })).body).toMatchObject({ notifications: [{ title: 'negotiate', message: 'Could you do 5 % less?' }] });
  });

  it.each([{}, { message: '' }, { message: '  ' }, { message: null }, { message: 'x'.repeat(2001) }, { message: 'a\u0000' }, { message: 'x', unitPrice: 1 }])('and is refused %j', async (body) => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    expect(await call(NEGOTIATE, { as: buyer, params: { dpqId: dpq.id }, body })).toMatchObject({ status: 400 });
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'draft' });
  });
});

describe.each([[REJECT, {}], [NEGOTIATE, { message: 'Less?' }]] as const)('%s', (name, body) => {
  it('in no other state, and hears which one it is', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    for (const status of ['accepted', 'negotiated', 'rejected', 'converted'] as const) {
      await setStatus(dpq.id, status);
      expect(await call(name, { as: buyer, params: { dpqId: dpq.id }, body })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect(await readDpq(dpq.id)).toMatchObject({ rfq: { status: 'accepted', messages: [] } });
  });

  it('of another buyer’s is as absent as one that never was', async () => {
    const { dpq } = await makeQuotedTrade({ captain });
    const stranger = await makeSignedIn();
    const [foreign, missing] = [await call(name, { as: stranger, params: { dpqId: dpq.id }, body }), await call(name, { as: stranger, params: { dpqId: 2_147_483_647 }, body })];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});

describe('a buyer who negotiates', () => {
  it('may name the unit price that would do, which both sides read in the thread', async () => {
    const { buyer, dpq, rfq } = await makeQuotedTrade({ captain });
    const thread = async (as: SignedIn) => ((await call(as === buyer ? 'GET /api/buyer/rfqs/{rfqId}' : 'GET /api/captain/rfqs/{rfqId}', { as, params: { rfqId: rfq.id } })).body as { notifications: unknown[] }).notifications.at(-1);
    expect(await call(NEGOTIATE, { as: buyer, params: { dpqId: dpq.id }, body: { message: 'For a year.', targetPrice: '11.05' } })).toMatchObject({ status: 200 });
    for (const as of [buyer, captain]) expect(await thread(as)).toMatchObject({ title: 'negotiate', message: 'For a year.', target_price: 11.05 });
  });

  it.each(['-1', 0.001, '1e3', 'cheap', {}])('and not %j', async (targetPrice) => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    expect(await call(NEGOTIATE, { as: buyer, params: { dpqId: dpq.id }, body: { message: 'For a year.', targetPrice } })).toMatchObject({ status: 400, body: { code: 'target_price_invalid', field: 'targetPrice' } });
  });
});

describe('the captain updates a negotiated quotation', () => {
  it('with a new revision that is valid anew; what is left out stays, older ones stay readable, and the buyer is told', async () => {
    const port = await makePort();
    const { buyer, dpq } = await makeNegotiatedTrade({ rfq: { quantity: 3 }, terms: { specifications: 'Grade A', deliveryPortId: port.id, deliveryDate: '2097-05-31', paymentTerms: 'CIF' } });
    await letExpire(dpq.id);
    const answer = await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: '11.90' } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, message: expect.stringMatching(/\S/) as string, dpq: {
      status: 'draft', revision: 2, unitPrice: 11.9, total: 35.7, specifications: 'Grade A', deliveryPortId: port.id, deliveryDate: '2097-05-31', paymentTerms: 'CIF',
    } } });
    const row = await readDpq(dpq.id);
    expect(row.revisions.map(({ number, unitPriceMinor }) => [number, unitPriceMinor])).toEqual([[1, 1250n], [2, 1190n]]);
    expect(row.revisions[1]?.hash).not.toBe(row.revisions[0]?.hash);
    expect(await toldOf('quotation_updated', 'dpqId', dpq.id)).toEqual([buyer.partyId]);
    expect(await call(ACCEPT, { as: buyer, params: { dpqId: dpq.id }, body: { revision: 1, hash: dpq.hash } })).toMatchObject({ status: 409, body: { code: 'quotation_updated' } });
    for (const as of [buyer, captain]) {
      const list = await call(as === buyer ? 'GET /api/buyer/dpqs/{dpqId}/revisions' : 'GET /api/captain/dpqs/{dpqId}/revisions', { as, params: { dpqId: dpq.id } });
      expect(list.body).toMatchObject([{ revision: 2, unitPrice: 11.9 }, { revision: 1, unitPrice: 12.5, hash: dpq.hash }]);
    }
    expect(await call(ACCEPT, { as: buyer, params: { dpqId: dpq.id }, body: { revision: 2, hash: row.revisions[1]?.hash } })).toMatchObject({ status: 200 });
  });

  it('and the seller whose offer it is made of is told of another price, reads it, and agrees to the lead time it named', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    const offered = await makeOfferOn(seller, rfq.id, { unitPrice: '1.05', leadTimeDays: 21 });
    const dpq = await makeDpq(captain, rfq.id, { finalPrice: '1.05', paymentTerms: 'FOB', offerId: offered.offer?.id });
    expect(dpq).toMatchObject({ unitPrice: 1.05, offerPrice: 1.05, leadTimeDays: 21 });
    const renegotiate = async (unitPrice: string) => {
      expect(await call(NEGOTIATE, { as: buyer, params: { dpqId: dpq.id }, body: { message: 'A little less.', targetPrice: '1.03' } })).toMatchObject({ status: 200 });
      return call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice } });
    };
    expect(await renegotiate('1.05')).toMatchObject({ status: 200 });
    expect(await toldOf('offer_repriced', 'rfqId', rfq.id)).toEqual([]);
    expect(await renegotiate('1.04')).toMatchObject({ status: 200, body: { dpq: { unitPrice: 1.04, offerPrice: 1.05, leadTimeDays: 21 } } });
    expect(await toldOf('offer_repriced', 'rfqId', rfq.id)).toEqual([seller.partyId]);
    expect((await call('GET /api/seller/rfqs', { as: seller })).body).toMatchObject([{ outcome: 'chosen', quotation: { revision: 3, unitPrice: 1.04 }, offer: { unitPrice: 1.05 } }]);
    for (const as of [buyer, captain]) {
      const list = await call(as === buyer ? 'GET /api/buyer/dpqs/{dpqId}/revisions' : 'GET /api/captain/dpqs/{dpqId}/revisions', { as, params: { dpqId: dpq.id } });
      expect(list.body).toMatchObject([{ revision: 3, asked: null }, { revision: 2, asked: { message: 'A little less.', targetPrice: 1.03 } }, { revision: 1, asked: { targetPrice: 1.03 } }]);
    }
  });

  it('and takes away what is named as nothing', async () => {
    const { dpq } = await makeNegotiatedTrade({ terms: { specifications: 'Grade A', deliveryDate: '2097-05-31' } });
    const body = { unitPrice: 1, specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' };
    expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body })).toMatchObject({ status: 200, body: { dpq: { specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'FOB' } } });
  });

  it('in no other state, and hears which one it is', async () => {
    const { dpq } = await makeQuotedTrade({ captain });
    for (const status of ['draft', 'accepted', 'rejected', 'converted'] as const) {
      await setStatus(dpq.id, status);
      expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: 1 } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    expect((await readDpq(dpq.id)).revisions).toHaveLength(1);
  });

  it.each([{}, { unitPrice: -1 }, { unitPrice: 0.001 }, { unitPrice: 1, deliveryPortId: 2_147_483_647 }, { unitPrice: 1, deliveryDate: '2026-02-30' }, { unitPrice: 1, paymentTerms: 'FREE' }, { unitPrice: 1, version: 0 }, { unitPrice: 1, status: 'accepted' }])('and is refused %j', async (body) => {
    const { dpq } = await makeNegotiatedTrade();
    expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body })).toMatchObject({ status: 400 });
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'negotiated', revision: 1 });
  });

  it('and is refused a version that is not the newest, and a total that could not be paid', async () => {
    const { dpq } = await makeNegotiatedTrade({ rfq: { quantity: 100_000_000 } });
    expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: 1, version: 1 } })).toMatchObject({ status: 409, body: { code: 'version_changed' } });
    expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: '9999999999.99' } })).toMatchObject({ status: 400, body: { code: 'total_too_large', field: 'unitPrice' } });
    expect(await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: 1, version: 2 } })).toMatchObject({ status: 200 });
  });
});

describe('the buyer withdraws an RFQ', () => {
  it.each(['open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded', 'rejected', 'closed'] as const)('that is %s: it is cancelled, and captains are told', async (status) => {
    const { buyer, rfq } = await makeTrade({ captain });
    await db.rfq.update({ where: { id: rfq.id }, data: { status }, select: { id: true } });
    expect(await call(DELETE, { as: buyer, params: { rfqId: rfq.id } })).toMatchObject({ status: 200, body: { success: true } });
    expect(await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).toMatchObject({ status: 'cancelled' });
    expect(await toldOf('rfq_cancelled', 'rfqId', rfq.id)).toEqual([captain.partyId]);
  });

  it.each(['draft', 'negotiated', 'accepted'] as const)('with a quotation that is %s: it is rejected with it', async (status) => {
    const { buyer, rfq, dpq } = await makeQuotedTrade({ captain });
    await setStatus(dpq.id, status);
    expect(await call(DELETE, { as: buyer, params: { rfqId: rfq.id } })).toMatchObject({ status: 200 });
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'rejected', rejectedReason: 'withdrawn', rfq: { status: 'cancelled' } });
    expect(await last('dpq', dpq.id)).toMatchObject({ action: 'dpq.withdraw', actor: 'system', details: { from: status, to: 'rejected', reason: 'withdrawn' } });
  });

  it('not once there is an order, and of no other buyer', async () => {
    const { buyer, rfq } = await makeOrder({ captain });
    expect(await call(DELETE, { as: buyer, params: { rfqId: rfq.id } })).toMatchObject({ status: 409, body: { code: 'order_exists' } });
    expect(await call(DELETE, { as: await makeSignedIn(), params: { rfqId: rfq.id } })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).toMatchObject({ status: 'accepted' });
  });

  it('or the captain converts, when both come at once: there is an order, or a withdrawn RFQ, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { buyer, rfq, dpq } = await makeAgreedTrade({ captain });
      const answers = await atOnce(20, (index) => index % 2
        ? call(DELETE, { as: buyer, params: { rfqId: rfq.id } })
        : call('POST /api/captain/dpqs/{dpqId}/convert-to-dpo', { as: captain, params: { dpqId: dpq.id } }));
      expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 19]);
      const { rfq: row, status } = await readDpq(dpq.id);
      const orders = await db.dpo.count({ where: { rfqId: rfq.id } });
      expect([['cancelled', 'rejected', 0], ['accepted', 'converted', 1]]).toContainEqual([row.status, status, orders]);
    }
  });
});

describe('the clock', () => {
  it('ends drafts and negotiations whose validity has passed, closes their RFQs, and tells both sides', async () => {
    const [draft, negotiated, agreed, valid] = [await makeQuotedTrade({ captain }), await makeNegotiatedTrade(), await makeAgreedTrade({ captain }), await makeQuotedTrade({ captain })];
    for (const { dpq } of [draft, negotiated, agreed]) await letExpire(dpq.id);
    expect(await expireDpqs()).toBeGreaterThanOrEqual(2);
    for (const { dpq, rfq, buyer } of [draft, negotiated]) {
      expect(await readDpq(dpq.id)).toMatchObject({ status: 'rejected', rejectedReason: 'expired', rfq: { status: 'closed' } });
      expect(await toldOf('quotation_expired', 'dpqId', dpq.id)).toEqual(sorted(buyer.partyId, captain.partyId));
      expect(await last('dpq', dpq.id)).toMatchObject({ action: 'dpq.expire', actorId: null, details: { to: 'rejected', reason: 'expired' } });
      expect(await last('rfq', rfq.id)).toMatchObject({ action: 'rfq.close' });
    }
    expect([(await readDpq(agreed.dpq.id)).status, (await readDpq(valid.dpq.id)).status]).toEqual(['accepted', 'draft']);
    expect(await expireDpqs()).toBe(0);
  });

  it('counts the newest revision’s validity alone', async () => {
    const { dpq } = await makeNegotiatedTrade();
    await letExpire(dpq.id);
    await call(UPDATE, { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: 3 } });
    await expireDpqs();
    expect(await readDpq(dpq.id)).toMatchObject({ status: 'draft', revision: 2 });
  });

  it('ends each once, when several processes look at once', async () => {
    const trades = [await makeQuotedTrade({ captain }), await makeQuotedTrade({ captain }), await makeQuotedTrade({ captain })];
    for (const { dpq } of trades) await letExpire(dpq.id);
    const ended = await Promise.all([expireDpqs(), expireDpqs(), expireDpqs()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const { dpq, buyer } of trades) expect(await toldOf('quotation_expired', 'dpqId', dpq.id)).toEqual(sorted(buyer.partyId, captain.partyId));
  });

  it('leaves one alone that the captain renewed while it was on its way there', async () => {
    const [first, second] = [await makeQuotedTrade({ captain }), await makeNegotiatedTrade()];
    for (const { dpq } of [first, second]) await letExpire(dpq.id);
    let round: Promise<number> | undefined;
    await db.$transaction(async (tx) => {
      // The clock has both on its list, and waits for the first one's RFQ.
      await tx.$executeRaw`SELECT 1 FROM "Rfq" WHERE "id" = ${first.rfq.id} FOR UPDATE`;
      round = expireDpqs();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await call(UPDATE, { as: captain, params: { dpqId: second.dpq.id }, body: { unitPrice: 3 } })).toMatchObject({ status: 200 });
    });
    await round;
    expect(await readDpq(first.dpq.id)).toMatchObject({ status: 'rejected' });
    expect(await readDpq(second.dpq.id)).toMatchObject({ status: 'draft', revision: 2, rfq: { status: 'accepted' } });
  });
});
