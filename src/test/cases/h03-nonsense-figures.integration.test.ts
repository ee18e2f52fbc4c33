import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeQuotedTrade, makeTrade, type Trade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { call, type Answered } from '../call';
import { everything } from '../everything';

/** Quantities and prices that are none, or no good ones: taken for a number by a careless parser they turn totals round, or stay in the tables as nonsense. */

let trade: Trade;
let captain: SignedIn;
let unchanged: string;

beforeAll(async () => {
  trade = await makeTrade();
  captain = trade.captain;
  unchanged = await everything();
});

/** A refusal with its sentence, after which nothing is kept. */
async function expectRefused(answer: Answered, error: unknown): Promise<void> {
  expect(answer, answer.text).toMatchObject({ status: 400, body: { success: false, error } });
  expect(await everything()).toBe(unchanged);
}

const create = (over: Readonly<Record<string, unknown>>) => call('POST /api/buyer/rfqs', { as: trade.buyer, body: rfqRequest(over) });
const edit = (over: Readonly<Record<string, unknown>>) => call('PUT /api/buyer/rfqs/{rfqId}', { as: trade.buyer, params: { rfqId: trade.rfq.id }, body: rfqRequest(over) });
const accept = (finalPrice: unknown, rfqId = trade.rfq.id) => call('POST /api/captain/rfqs/{rfqId}/accept', { as: captain, params: { rfqId }, body: quotationTerms({ finalPrice }) });

describe.each([['a new request', create], ['an edit', edit]] as const)('%s', (_, send) => {
  it.each([0, -1, -200, 1.5, '1e3', 'NaN', null, undefined, true, [5], {}, '５', '5', 1e21, 2_147_483_648, 1_000_000_001, '0x10'])('is refused the quantity %j', async (quantity) => {
    await expectRefused(await send({ quantity }), 'Quantity is required and must be greater than 0');
  });

  it.each([-0.01, '1,5', 0.001, '-1', '1e2', '0x10', '１', 1e15, true, [1], {}])('is refused the budget %j, as either end', async (budget) => {
    await expectRefused(await send({ budget_range_min: budget }), expect.stringMatching(/budget/i));
    await expectRefused(await send({ budget_range_max: budget }), expect.stringMatching(/budget/i));
  });

  it.each([[10, 9], ['1000', '999.99'], [0.02, '0.01']])('is refused a budget from %j to %j', async (budget_range_min, budget_range_max) => {
    await expectRefused(await send({ budget_range_min, budget_range_max }), 'Minimum budget cannot be greater than maximum budget');
  });
});

describe('a captain’s price', () => {
  it.each([-1, 0.001, 1e15, '12abc', '', ' ', null, undefined, 'NaN', '1,5', '1e2', true, [5], {}])('is refused as %j', async (finalPrice) => {
    await expectRefused(await accept(finalPrice), expect.stringMatching(/price/i));
  });

  it('may be 0, in the first quotation and in a newer one', async () => {
    const { rfq, buyer } = await makeTrade({ captain });
    const answer = await accept(0, rfq.id);
    expect(answer).toMatchObject({ status: 200, body: { dpq: { unitPrice: 0, total: 0 } } });
    const { dpq } = answer.body as { dpq: { id: number } };
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    expect(await call('PUT /api/captain/dpqs/{dpqId}', { as: captain, params: { dpqId: dpq.id }, body: { unitPrice: 0 } })).toMatchObject({ status: 200, body: { dpq: { unitPrice: 0, total: 0 } } });
  });

  it.each([-1, 0.001, 1e15, '12abc', '', null, undefined, 'NaN'])('is refused as %j in a newer quotation', async (unitPrice) => {
    const { buyer, dpq } = await makeQuotedTrade({ captain });
    await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: buyer, params: { dpqId: dpq.id }, body: { message: 'Less?' } });
    expect(await call('PUT /api/captain/dpqs/{dpqId}', { as: captain, params: { dpqId: dpq.id }, body: { unitPrice } })).toMatchObject({ status: 400, body: { code: 'unit_price_required' } });
    expect(await db.dpqRevision.count({ where: { dpqId: dpq.id } })).toBe(1);
  });
});

describe('no number at all', () => {
  it('is no JSON as a literal, and no budget as null, which is what becomes of it on the way', async () => {
    const raw = (budget: string) => JSON.stringify(rfqRequest({ budget_range_max: 'HERE' })).replace('"HERE"', budget);
    const buyer = await makeSignedIn();
    for (const literal of ['NaN', 'Infinity', '-Infinity', '1e400']) expect((await call('POST /api/buyer/rfqs', { as: buyer, raw: raw(literal) })).status).toBe(400);
    expect(await call('POST /api/buyer/rfqs', { as: buyer, raw: raw('null') })).toMatchObject({ status: 201, body: { rfq: { budgetRangeMax: null } } });
    expect(await db.rfq.findMany({ where: { buyerId: buyer.partyId }, select: { budgetMinMinor: true, budgetMaxMinor: true } })).toEqual([{ budgetMinMinor: null, budgetMaxMinor: null }]);
  });
});
