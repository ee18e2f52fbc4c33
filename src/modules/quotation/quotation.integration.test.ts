import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makePort } from '@/modules/catalogue/catalogue.factory';
import { makeAgreedTrade, makeOrder, makeQuotedTrade, makeTrade } from '@/modules/order/order.factory';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf, sorted, toldOf } from '@/test/effects';
import { revisionHash } from './quotation.commands';
import { letExpire, quotationTerms, supersede } from './quotation.factory';
import type { DpqAnswer } from './quotation.schema';

const ACCEPT_RFQ = 'POST /api/captain/rfqs/{rfqId}/accept';
const ACCEPT_DPQ = 'POST /api/buyer/dpqs/{dpqId}/accept';

let captain: SignedIn;
let secondCaptain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  secondCaptain = await makeSignedIn({ roles: ['captain'] });
});

describe('the captain accepts an RFQ', () => {
  it('and its buyer gets a draft quotation, a line in the bell, and the message in the thread', async () => {
    const { buyer, seller, rfq } = await makeTrade({ captain, rfq: { quantity: 3, currency_id: 2 } });
    const port = await makePort();
    const terms = quotationTerms({ finalPrice: 0.07, message: 'Ready in May.', specifications: 'Grade A', deliveryPortId: port.id, deliveryDate: '2097-05-31', paymentTerms: 'FOB' });
    const began = Date.now();
    const answer = await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: terms });

    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpq: {
      rfqId: rfq.id, status: 'draft', revision: 1, unitPrice: 0.07, quantity: 3, total: 0.21, currency: 'EUR', specifications: 'Grade A', deliveryPortId: port.id,
      deliveryPort: port.name, deliveryDate: '2097-05-31', paymentTerms: 'FOB', message: 'Ready in May.', buyer: buyer.companyName, seller: seller.companyName,
      autoConfirmDays: 14, fee: { percent: 2, amount: 0 }, tax: { rate: 0, net: 0.21, tax: 0 },
    } } });
    const { dpq } = answer.body as { dpq: DpqAnswer };
    const validDays = (new Date(dpq.validUntil).getTime() - began) / 86_400_000;
    expect(validDays).toBeCloseTo(14, 2);
    const [revision] = await db.dpqRevision.findMany({ where: { dpqId: dpq.id } });
    expect(revision).toMatchObject({ number: 1, unitPriceMinor: 7n, hash: dpq.hash });
    expect(dpq.hash).toMatch(/^[0-9a-f]{64}$/);

    const row = await db.rfq.findUniqueOrThrow({ where: { id: rfq.id }, select: { status: true, version: true, messages: true } });
    expect(row).toMatchObject({ status: 'accepted', version: 2, messages: [{ kind: 'accept', body: 'Ready in May.', authorId: captain.partyId }] });
    expect(await toldOf('rfq_accepted', 'rfqId', rfq.id)).toEqual([buyer.partyId]);
    expect(await auditOf('dpq', dpq.id)).toEqual([{ action: 'dpq.create', actorId: captain.partyId, actor: captain.vendorCode, details: { to: 'draft', rfqId: rfq.id } }]);
    expect((await auditOf('rfq', rfq.id)).slice(1)).toEqual([{ action: 'rfq.accept', actorId: captain.partyId, actor: captain.vendorCode, details: { from: 'open', to: 'accepted' } }]);
  });

  it('with the terms’ defaults, at a price of 0, and without a line in the thread', async () => {
    const { rfq } = await makeTrade({ captain });
    const answer = await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: 0 } });
    expect(answer).toMatchObject({ status: 200, body: { dpq: { unitPrice: 0, total: 0, paymentTerms: 'EXW', deliveryPortId: null, deliveryPort: null, deliveryDate: null, message: '' } } });
    expect(await db.rfqMessage.count({ where: { rfqId: rfq.id } })).toBe(0);
  });

  it('and is refused a total that could not be paid, divided and insured', async () => {
    const { rfq } = await makeTrade({ captain, rfq: { quantity: 1_000_000_000 } });
    const answer = await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: '9999999999.99' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'total_too_large', field: 'finalPrice' } });
    expect((await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).status).toBe('open');
    expect(await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: '9.01' } })).toMatchObject({ status: 400 });
    // Nine thousand million is the most.
    expect(await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: { finalPrice: '9' } })).toMatchObject({ status: 200, body: { dpq: { total: 9_000_000_000 } } });
  });

  it.each([
    [{ deliveryDate: '2026-02-30' }, 'delivery_date_invalid'], [{ deliveryDate: '9999-12-31' }, 'date_too_far'], [{ deliveryDate: '0000-01-01' }, 'delivery_date_invalid'], [{ deliveryPortId: 2_147_483_647 }, 'delivery_port_unknown'],
    [{ deliveryPortId: '1' }, 'delivery_port_unknown'], [{ deliveryPortId: 2_147_483_648 }, 'delivery_port_unknown'], [{ paymentTerms: 'FREE' }, 'invalid_input'],
    [{ message: 'a\u0000b' }, 'text_invalid'], [{ specifications: 'x'.repeat(5001) }, 'text_too_long'], [{ status: 'accepted' }, 'invalid_input'],
  ])('and is refused %j', async (over, code) => {
    const { rfq } = await makeTrade({ captain });
    expect(await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: quotationTerms(over) })).toMatchObject({ status: 400, body: { code } });
    expect((await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).status).toBe('open');
  });

  it('in no other state, and hears which one it is', async () => {
    const { rfq } = await makeTrade({ captain });
    for (const status of ['accepted', 'rejected', 'closed', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'] as const) {
      await db.rfq.update({ where: { id: rfq.id }, data: { status }, select: { id: true } });
      expect(await call(ACCEPT_RFQ, { as: captain, params: { rfqId: rfq.id }, body: quotationTerms() })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
    for (const status of ['resubmitted', 'negotiation_requested', 'doq_provided', 'responded'] as const) {
      const { rfq: answerable } = await makeTrade({ captain });
      await db.rfq.update({ where: { id: answerable.id }, data: { status }, select: { id: true } });
      expect(await call(ACCEPT_RFQ, { as: captain, params: { rfqId: answerable.id }, body: quotationTerms() })).toMatchObject({ status: 200 });
    }
    expect(await db.dpq.count({ where: { rfqId: rfq.id } })).toBe(0);
  });

  it('alone: no other role may', async () => {
    const { rfq, buyer, seller } = await makeTrade({ captain });
    for (const as of [buyer, seller]) {
      expect(await call(ACCEPT_RFQ, { as, params: { rfqId: rfq.id }, body: quotationTerms() })).toMatchObject({ status: 403, body: { code: 'role_not_allowed' } });
    }
    expect((await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).status).toBe('open');
  });
});

describe('the buyer accepts a draft quotation', () => {
  it('and what was agreed to is kept, and every captain is told', async () => {
    const { buyer, rfq, dpq } = await makeQuotedTrade({ captain });
    const began = Date.now();
    const answer = await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id }, body: { revision: dpq.revision, hash: dpq.hash } });
    expect(answer, answer.text).toMatchObject({ status: 200, body: { success: true, dpq: { id: dpq.id, status: 'accepted', hash: dpq.hash } } });
    const row = await db.dpq.findUniqueOrThrow({ where: { id: dpq.id } });
    expect(row).toMatchObject({ status: 'accepted', version: 2, acceptedRevision: 1, acceptedHash: dpq.hash });
    expect(row.acceptedAt?.getTime()).toBeGreaterThanOrEqual(began - 1);
    expect(await toldOf('quotation_accepted', 'dpqId', dpq.id)).toEqual(sorted(captain.partyId, secondCaptain.partyId));
    expect((await auditOf('dpq', dpq.id)).slice(1)).toEqual([
      { action: 'dpq.accept', actorId: buyer.partyId, actor: buyer.vendorCode, details: { from: 'draft', to: 'accepted', revision: 1, hash: dpq.hash } },
    ]);
    expect((await db.rfq.findUniqueOrThrow({ where: { id: rfq.id } })).status).toBe('accepted');
  });

  it('without a body too: then the newest is meant', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    const newer = await supersede(dpq.id, 999n);
    expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id } })).toMatchObject({ status: 200, body: { dpq: { revision: 2, unitPrice: 9.99 } } });
    expect(await db.dpq.findUniqueOrThrow({ where: { id: dpq.id } })).toMatchObject({ acceptedRevision: 2, acceptedHash: newer.hash });
  });

  it('but no superseded revision', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    const newer = await supersede(dpq.id, 999n);
    for (const body of [{ revision: 1, hash: dpq.hash }, { revision: 1 }, { hash: dpq.hash }, { revision: 2, hash: dpq.hash }, { revision: 1, hash: newer.hash }, { revision: 3 }]) {
      expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id }, body })).toMatchObject({
        status: 409, body: { code: 'quotation_updated', error: 'Quotation was updated, please review' },
      });
    }
    expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id }, body: newer })).toMatchObject({ status: 200 });
  });

  it('nor an expired one', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    await letExpire(dpq.id);
    expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id } })).toMatchObject({ status: 409, body: { code: 'quotation_expired' } });
    expect((await db.dpq.findUniqueOrThrow({ where: { id: dpq.id } })).status).toBe('draft');
    expect(await auditOf('dpq', dpq.id)).toHaveLength(1);
  });

  it('in no other state, and hears which one it is', async () => {
    const { buyer, dpq } = await makeAgreedTrade({ captain });
    for (const status of ['accepted', 'negotiated', 'rejected', 'converted'] as const) {
      await db.dpq.update({ where: { id: dpq.id }, data: { status }, select: { id: true } });
      expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id } })).toMatchObject({ status: 409, body: { code: 'status_changed', status } });
    }
  });

  it('or the captain converts, when both come at once: what is written is one of the two ways it can have been', async () => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    const answers = await atOnce(20, (index) => index % 2
      ? call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id } })
      : call('POST /api/captain/dpqs/{dpqId}/convert-to-dpo', { as: captain, params: { dpqId: dpq.id } }));
    const order = await db.dpo.findMany({ where: { dpqId: dpq.id }, select: { withoutAcceptance: true } });
    const [, ...actions] = (await auditOf('dpq', dpq.id)).map(({ action }) => action);
    expect([['dpq.convert'], ['dpq.accept', 'dpq.convert']]).toContainEqual(actions);
    expect(order).toEqual([{ withoutAcceptance: actions.length === 1 }]);
    expect(answers.get(200)).toHaveLength(actions.length);
    expect([...answers.keys()].sort()).toEqual([200, 409]);
  });

  it('of the own: another buyer’s is as absent as one that never was', async () => {
    const { dpq } = await makeQuotedTrade({ captain });
    const stranger = await makeSignedIn({ roles: ['buyer'] });
    const foreign = await call(ACCEPT_DPQ, { as: stranger, params: { dpqId: dpq.id } });
    const missing = await call(ACCEPT_DPQ, { as: stranger, params: { dpqId: 2_147_483_647 } });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await db.dpq.findUniqueOrThrow({ where: { id: dpq.id } })).status).toBe('draft');
  });

  it.each([{ revision: 0 }, { revision: 1.5 }, { revision: '1' }, { hash: 'short' }, { hash: 5 }, { status: 'accepted' }, []])('and is refused the body %j', async (body) => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    expect(await call(ACCEPT_DPQ, { as: buyer, params: { dpqId: dpq.id }, body })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('a revision', () => {
  it('has another hash once anything of it changes', async () => {
    const terms = {
      unitPriceMinor: 1250n, currency: 'USD', quantity: 10, specifications: '', deliveryPortId: null, deliveryDate: null, paymentTerms: 'EXW', message: '', validUntil: new Date(0),
    };
    const changes = [
      { unitPriceMinor: 1251n }, { currency: 'EUR' }, { quantity: 11 }, { specifications: 'A' }, { deliveryPortId: 1 }, { deliveryDate: new Date(0) }, { paymentTerms: 'FOB' },
      { message: 'A' }, { validUntil: new Date(1) },
    ];
    const hashes = [revisionHash(1, 1, terms), revisionHash(2, 1, terms), revisionHash(1, 2, terms), ...changes.map((change) => revisionHash(1, 1, { ...terms, ...change }))];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(revisionHash(1, 1, { ...terms })).toBe(hashes[0]);
  });

  it('can be hashed again from what the database keeps', async () => {
    const { dpq } = await makeQuotedTrade({ captain, terms: { deliveryDate: '2097-03-01', message: 'é' } });
    const row = await db.dpqRevision.findFirstOrThrow({ where: { dpqId: dpq.id } });
    expect(revisionHash(dpq.id, row.number, row)).toBe(row.hash);
  });
});

describe('the lists of draft quotations', () => {
  it('show a buyer the own ones and a captain all, newest first', async () => {
    const mine = await makeQuotedTrade({ captain });
    const others = await makeOrder({ captain });
    const own = (await call('GET /api/buyer/dpqs', { as: mine.buyer })).body as DpqAnswer[];
    expect(own).toEqual([mine.dpq]);
    const all = (await call('GET /api/captain/dpqs', { as: captain })).body as DpqAnswer[];
    expect(all.slice(0, 2).map((dpq) => [dpq.id, dpq.status])).toEqual([[others.dpq.id, 'converted'], [mine.dpq.id, 'draft']]);
  });
});
