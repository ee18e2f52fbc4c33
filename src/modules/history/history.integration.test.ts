import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeOfferOn } from '@/modules/offer/offer.factory';
import { makeProcessingOrder, makeTrade, type OrderedTrade } from '@/modules/order/order.factory';
import { makeRfq } from '@/modules/rfq/rfq.factory';
import { call, type CallName } from '@/test/call';
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

  it('an order goes on to its processing', async () => {
    expect((await lines('dpos', trade.dpo.id, trade.seller)).slice(-2)).toEqual(['captain: dpo.confirm pending → confirmed', 'captain: dpo.process confirmed → processing']);
  });

  it('an RFQ holds a seller’s offer, also one that was withdrawn', async () => {
    const { rfq, seller, buyer } = await makeTrade({ captain });
    await makeOfferOn(seller, rfq.id);
    expect(await call('DELETE /api/seller/rfqs/{rfqId}/offers', { as: seller, params: { rfqId: rfq.id } })).toMatchObject({ status: 200 });
    expect((await lines('rfqs', rfq.id, buyer)).slice(1)).toEqual(['seller: rfq.offer open → responded', 'seller: offer.withdraw null → null']);
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
