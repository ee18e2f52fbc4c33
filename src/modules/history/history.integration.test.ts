import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeProcessingOrder, makeTrade, type OrderedTrade } from '@/modules/order/order.factory';
import { makeRfq, rfqRequest } from '@/modules/rfq/rfq.factory';
import { convertDpq } from '@/modules/order/order.commands';
import type { SellerRfqAnswer } from '@/modules/offer/offer.schema';
import { makeDpq } from '@/modules/quotation/quotation.factory';
import { db } from '@/server/db';
import { call, type CallName } from '@/test/call';
import { toldOf } from '@/test/effects';
import type { HistoryEntry } from './history.schema';

let trade: OrderedTrade;
let captain: SignedIn;
beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  trade = await makeProcessingOrder({ captain });
});

const ask = (entity: 'rfqs' | 'dpqs' | 'dpos', entityId: number, as: SignedIn, query?: string) => call(`GET /api/${entity}/{entityId}/history` as CallName, { as, params: { entityId }, query });

/** The lines of a history as short texts, oldest first. */
async function lines(...asked: Parameters<typeof ask>): Promise<string[]> {
  const answer = await ask(...asked);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return (answer.body as HistoryEntry[]).map(({ by, action, from, to }) => `${by}: ${action} ${from} → ${to}`).reverse();
}

describe('the history of', () => {
  it('an RFQ says who did what, the same to all three sides', async () => {
    const expected = ['buyer: rfq.create null → open', 'captain: rfq.accept open → accepted', 'system: rfq.follow_processing accepted → processing'];
    for (const as of [trade.buyer, trade.seller, captain]) expect(await lines('rfqs', trade.rfq.id, as)).toEqual(expected);
  });

  it('a draft quotation begins with the captain', async () => {
    const told = await lines('dpqs', trade.dpq.id, trade.buyer);
    expect(told.slice(-2)).toEqual(['buyer: dpq.accept draft → accepted', 'captain: dpq.convert accepted → converted']);
    expect(await lines('dpqs', trade.dpq.id, captain)).toEqual(told);
  });

  it('an order begins with the captain and goes on to its processing', async () => {
    expect(await lines('dpos', trade.dpo.id, trade.seller)).toEqual(['captain: dpo.create null → pending', 'captain: dpo.confirm pending → confirmed', 'captain: dpo.process confirmed → processing']);
  });

  it('an RFQ holds a seller’s offer, also one that was withdrawn', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    expect(await call('DELETE /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id } })).toMatchObject({ status: 200 });
    expect((await lines('rfqs', rfq.id, buyer)).slice(1)).toEqual(['seller: rfq.offer open → responded', 'seller: offer.withdraw null → null']);
  });

  it('an RFQ tells bidders apart to captain and buyer, and an improvement from an offer; not while they are sealed', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    for (let turn = 0; turn < 2; turn++) await makeOfferOn(seller, rfq.id);
    const told = async (as: SignedIn) => ((await ask('rfqs', rfq.id, as)).body as HistoryEntry[]).map(({ action, seller: whose }) => [action, whose]);
    const expected = [['offer.improve', seller.companyName], ['rfq.offer', seller.companyName], ['rfq.create', undefined]];
    expect(await told(buyer)).toEqual(expected);
    expect(await told(captain)).toEqual(expected);
    expect(await told(seller)).toEqual([['offer.improve', undefined], ['rfq.offer', undefined], ['rfq.create', undefined]]);
    await db.rfq.update({ where: { id: rfq.id }, data: { sealedUntil: new Date(Date.now() + 60_000) }, select: { id: true } });
    for (const as of [buyer, captain]) expect((await told(as)).every(([, whose]) => whose === undefined)).toBe(true);
  });

  it('an RFQ says what an edit has changed: a seller reads no budget, and no title that gives a contact away', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain, rfq: { quantity: 5, budget_range_max: 100 } });
    const title = 'Call +49 151 23456789';
    const body = rfqRequest({ title, description: 'Other', quantity: 7, response_deadline: '2097-01-31', budget_range_max: 120.5, currency_id: 1 });
    expect(await call('PUT /api/buyer/rfqs/{rfqId}', { as: buyer, params: { rfqId: rfq.id }, body })).toMatchObject({ status: 200 });
    const changed = async (as: SignedIn) => ((await ask('rfqs', rfq.id, as)).body as HistoryEntry[])[0]?.changes;
    const quantity = { field: 'quantity', before: 5, now: 7 };
    const deadline = { field: 'deadline', before: null, now: '2097-01-31' };
    const description = { field: 'description', before: null, now: null };
    const all = [{ field: 'title', before: rfq.title, now: title }, quantity, deadline, { field: 'budgetMax', before: '100.00', now: '120.50', currency: 'USD' }, description];
    for (const as of [buyer, captain]) expect(await changed(as)).toEqual(all);
    expect(await changed(seller)).toEqual([{ field: 'title', before: rfq.title, now: `#${rfq.id}` }, quantity, deadline, description]);
  });

  it('an RFQ names those who were invited to buyer and captain, and to one of them itself alone', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    const guests = [await makeSignedIn({ roles: ['seller'] }), await makeSignedIn({ roles: ['seller'] })] as const;
    for (const { partyId } of guests) await call('POST /api/buyer/rfqs/{rfqId}/invitations', { as: buyer, params: { rfqId: rfq.id }, body: { supplierIds: [partyId] } });
    const invited = async (as: SignedIn) => ((await ask('rfqs', rfq.id, as)).body as HistoryEntry[]).filter(({ action }) => action.startsWith('rfq_invitation.')).map((entry) => [entry.by, entry.invited]);
    for (const as of [buyer, captain]) expect(await invited(as)).toEqual([['buyer', [guests[1].companyName]], ['buyer', [guests[0].companyName]]]);
    expect(await invited(guests[0])).toEqual([['buyer', undefined]]);
    expect((await lines('rfqs', rfq.id, guests[0])).at(-1)).toBe('buyer: rfq_invitation.own null → null');
    expect(await invited(seller)).toEqual([]);
  });

  it('an RFQ ends for a seller with another’s offer', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    const other = await makeSignedIn({ roles: ['seller'] });
    await db.rfqInvitation.create({ data: { rfqId: rfq.id, sellerId: other.partyId }, select: { id: true } });
    await makeOfferOn(seller, rfq.id);
    await makeOfferOn(other, rfq.id);
    const { id: offerId } = await db.offer.findUniqueOrThrow({ where: { rfqId_sellerId: { rfqId: rfq.id, sellerId: other.partyId } }, select: { id: true } });
    const dpq = await makeDpq(captain, rfq.id, { offerId });
    await convertDpq(captain, dpq.id);
    await db.rfq.update({ where: { id: rfq.id }, data: { status: 'fulfilled' }, select: { id: true } });
    expect((await lines('rfqs', rfq.id, seller)).slice(1)).toEqual(['seller: rfq.offer open → responded', 'captain: offer.not_chosen responded → closed']);
    expect((await lines('rfqs', rfq.id, other)).at(-1)).toBe('captain: rfq.accept responded → accepted');
    const read = async (as: SignedIn) => ((await call('GET /api/seller/rfqs', { as })).body as SellerRfqAnswer[]).find(({ id }) => id === rfq.id);
    expect(await read(seller)).toMatchObject({ status: 'closed', outcome: 'not_chosen', quotation: null });
    expect(await read(other)).toMatchObject({ status: 'fulfilled', outcome: 'chosen', quotation: { unitPrice: 12.5, revision: 1, status: 'converted' } });
    expect(await toldOf('offer_not_chosen', 'rfqId', rfq.id)).toEqual([seller.partyId]);
    expect(await toldOf('offer_chosen', 'rfqId', rfq.id)).toEqual([other.partyId]);
    expect(await lines('rfqs', rfq.id, buyer)).toContain('captain: rfq.accept responded → accepted');
  });
});

describe('a history', () => {
  it('tells the house alone who of it acted', async () => {
    const persons = async (as: SignedIn) => ((await ask('dpos', trade.dpo.id, as)).body as HistoryEntry[]).map(({ person }) => person);
    const { firstName, lastName } = captain;
    expect((await persons(captain)).slice(0, 2)).toEqual([`${firstName} ${lastName}`, `${firstName} ${lastName}`]);
    for (const as of [trade.buyer, trade.seller]) expect(new Set(await persons(as))).toEqual(new Set([undefined]));
  });

  it('names nobody to parties: neither code, name nor id', async () => {
    const { text } = await ask('rfqs', trade.rfq.id, trade.seller);
    for (const { vendorCode, firstName, lastName, companyName } of [trade.buyer, trade.seller, captain]) {
      for (const secret of [vendorCode, `${firstName} ${lastName}`, companyName]) expect(text).not.toContain(secret);
    }
    expect(Object.keys((JSON.parse(text) as object[])[0] ?? {}).sort()).toEqual(['action', 'at', 'by', 'from', 'to']);
  });

  it('is newest first, and paged with its total', async () => {
    const [first, second] = await Promise.all([ask('rfqs', trade.rfq.id, captain, 'page=1&pageSize=2'), ask('rfqs', trade.rfq.id, captain, 'page=2&pageSize=2')]);
    expect([...(first.body as HistoryEntry[]), ...(second.body as HistoryEntry[])]).toEqual((await ask('rfqs', trade.rfq.id, captain)).body);
    expect(first.headers.get('x-total-count')).toBe('3');
  });

  it('of another party’s, or of an RFQ without product for any seller, is not there', async () => {
    const other = await makeTrade({ captain });
    const free = await makeRfq(trade.buyer);
    for (const as of [other.buyer, other.seller]) {
      expect(await ask('rfqs', trade.rfq.id, as)).toMatchObject({ status: 404 });
      expect(await ask('dpos', trade.dpo.id, as)).toMatchObject({ status: 404 });
    }
    expect(await ask('rfqs', free.id, trade.seller)).toMatchObject({ status: 404 });
    expect(await ask('dpqs', trade.dpq.id, trade.seller)).toMatchObject({ status: 403 });
    expect(await ask('rfqs', free.id, captain)).toMatchObject({ status: 200 });
  });
});
