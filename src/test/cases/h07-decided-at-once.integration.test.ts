import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeConfirmedOrder, makeAgreedTrade, makeOrder, makeProcessingOrder, makeQuotedTrade, makeTrade, makeUnacceptedOrder, type OrderedTrade, type QuotedTrade, type Trade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { rfqRequest } from '@/modules/rfq/rfq.factory';
import { db } from '@/server/db';
import { atOnce, call, type CallName } from '../call';
import { auditOf, sorted, toldOf } from '../effects';
import { PATIENCE, share } from '../effort';
import { tell } from '../figures';
import { READY_DAY } from '@/modules/order/ready-day.factory';

/** A check and a write that is not one with it: everybody passes the check, and everybody writes. */

const CROWD = 50;
const ROUNDS = share(20);
let captain: SignedIn;
let otherCaptain: SignedIn;

beforeAll(async () => {
  captain = await makeSignedIn({ roles: ['captain'] });
  otherCaptain = await makeSignedIn({ roles: ['captain'] });
});

type Full = Trade & Partial<QuotedTrade> & Partial<OrderedTrade>;
const NAMES = { rfq: 'rfqId', dpq: 'dpqId', dpo: 'dpoId' } as const;

/** A decision that can be made once from where `make` leads. */
interface Decision {
  readonly name: CallName;
  readonly who: 'buyer' | 'seller' | 'captain';
  readonly on: keyof typeof NAMES;
  readonly make: () => Promise<Full>;
  /** A body of its own for everybody, so that the winner can be told from the rest. */
  readonly body?: (index: number) => object;
  /** The entry of the log. */
  readonly action: string;
  readonly kind: string;
  readonly told: (trade: Full) => readonly number[];
  /** Rows that the winner alone makes. */
  readonly rows?: (id: number) => Promise<readonly number[]>;
}

const buyerOf = ({ buyer }: Full) => [buyer.partyId];
const bothOf = ({ buyer, seller }: Full) => [buyer.partyId, seller.partyId];
const captains = () => [captain.partyId, otherCaptain.partyId];

/** A trade whose buyer asked for other terms. */
async function makeNegotiatedTrade(): Promise<QuotedTrade> {
  const trade = await makeQuotedTrade({ captain });
  await call('POST /api/buyer/dpqs/{dpqId}/negotiate', { as: trade.buyer, params: { dpqId: trade.dpq.id }, body: { message: 'Less?' } });
  return trade;
}

const DECISIONS: readonly Decision[] = [
  {
    name: 'PUT /api/buyer/rfqs/{rfqId}', who: 'buyer', on: 'rfq', make: () => makeTrade({ captain }), body: (index) => rfqRequest({ quantity: 100 + index, version: 1 }),
    action: 'rfq.edit', kind: 'rfq_edited', told: captains,
  },
  { name: 'DELETE /api/buyer/rfqs/{rfqId}', who: 'buyer', on: 'rfq', make: () => makeTrade({ captain }), action: 'rfq.delete', kind: 'rfq_cancelled', told: captains },
  {
    name: 'POST /api/captain/rfqs/{rfqId}/respond', who: 'captain', on: 'rfq', make: () => makeTrade({ captain }), body: (index) => ({ response: `No ${index}.`, action: 'reject' }),
    action: 'rfq.reject', kind: 'rfq_reject', told: buyerOf, rows: async (rfqId) => [await db.rfqMessage.count({ where: { rfqId } })],
  },
  {
    name: 'POST /api/captain/rfqs/{rfqId}/accept', who: 'captain', on: 'rfq', make: () => makeTrade({ captain }), body: (index) => quotationTerms({ finalPrice: index }),
    action: 'rfq.accept', kind: 'rfq_accepted', told: buyerOf,
    rows: async (rfqId) => [await db.dpq.count({ where: { rfqId } }), await db.dpqRevision.count({ where: { dpq: { rfqId } } })],
  },
  { name: 'POST /api/buyer/dpqs/{dpqId}/accept', who: 'buyer', on: 'dpq', make: () => makeQuotedTrade({ captain }), action: 'dpq.accept', kind: 'quotation_accepted', told: captains },
  { name: 'POST /api/buyer/dpqs/{dpqId}/reject', who: 'buyer', on: 'dpq', make: () => makeQuotedTrade({ captain }), action: 'dpq.reject', kind: 'quotation_rejected', told: captains },
  {
    name: 'POST /api/buyer/dpqs/{dpqId}/negotiate', who: 'buyer', on: 'dpq', make: () => makeQuotedTrade({ captain }), body: (index) => ({ message: `Less ${index}?` }),
    action: 'dpq.negotiate', kind: 'quotation_negotiated', told: captains, rows: async (id) => [await db.rfqMessage.count({ where: { rfq: { dpqs: { some: { id } } } } })],
  },
  {
    name: 'PUT /api/captain/dpqs/{dpqId}', who: 'captain', on: 'dpq', make: makeNegotiatedTrade, body: (index) => ({ unitPrice: index }),
    action: 'dpq.update', kind: 'quotation_updated', told: buyerOf, rows: async (dpqId) => [await db.dpqRevision.count({ where: { dpqId, number: { gt: 1 } } })],
  },
  {
    name: 'POST /api/captain/dpqs/{dpqId}/convert-to-dpo', who: 'captain', on: 'dpq', make: () => makeAgreedTrade({ captain }), action: 'dpq.convert', kind: 'quotation_converted', told: bothOf,
    rows: async (dpqId) => [await db.dpo.count({ where: { dpqId } }), await db.workOrder.count({ where: { dpo: { dpqId } } })],
  },
  {
    name: 'POST /api/captain/dpos/{dpoId}/confirm', who: 'captain', on: 'dpo', make: () => makeOrder({ captain }), action: 'dpo.confirm', kind: 'order_confirmed', told: bothOf,
    rows: async (dpoId) => [await db.payment.count({ where: { dpoId } }), await db.invoice.count({ where: { dpoId } }), await db.workOrder.count({ where: { dpoId, kind: 'transport' } })],
  },
  { name: 'POST /api/captain/dpos/{dpoId}/process', who: 'captain', on: 'dpo', make: () => makeConfirmedOrder({ captain }), action: 'dpo.process', kind: 'order_processing', told: bothOf },
  { name: 'POST /api/captain/dpos/{dpoId}/cancel', who: 'captain', on: 'dpo', make: () => makeConfirmedOrder({ captain }), action: 'dpo.cancel', kind: 'order_cancelled', told: bothOf },
  {
    name: 'POST /api/buyer/orders/{dpoId}/cancel', who: 'buyer', on: 'dpo', make: () => makeUnacceptedOrder({ captain }), body: (index) => ({ reason: `No ${index}.` }),
    action: 'dpo.cancel', kind: 'order_cancelled', told: (trade) => [...bothOf(trade), ...captains()],
  },
  {
    name: 'POST /api/seller/orders/{dpoId}/goods-ready', who: 'seller', on: 'dpo', make: () => makeProcessingOrder({ captain }), body: (index) => ({ date: READY_DAY, packing: `Pallet ${index}` }),
    action: 'dpo.goods_ready', kind: 'order_goods_ready_on', told: (trade) => [...buyerOf(trade), ...captains()],
  },
];

const statusOf = (on: Decision['on'], id: number): Promise<{ status: string; version: number }> => {
  const find = { where: { id }, select: { status: true, version: true } } as const;
  return on === 'rfq' ? db.rfq.findUniqueOrThrow(find) : on === 'dpq' ? db.dpq.findUniqueOrThrow(find) : db.dpo.findUniqueOrThrow(find);
};

/** One thing, fifty calls from two sessions by cookie and bearer, one winner. */
async function decideAtOnce({ name, who, on, make, body, action, kind, told, rows }: Decision): Promise<void> {
  const trade = await make();
  const id = trade[on]?.id ?? expect.fail('nothing to decide on');
  const before = await statusOf(on, id);
  const sessions = who === 'captain' ? [captain, otherCaptain] : [trade[who], await signedIn(trade[who])];
  const answers = await atOnce(CROWD, (index) => call(name, { as: sessions[index % 2], by: index % 4 < 2 ? 'bearer' : 'cookie', params: { [NAMES[on]]: id }, body: body?.(index) }));

  expect([answers.get(200)?.length, answers.get(409)?.length], [...answers.keys()].join()).toEqual([1, CROWD - 1]);
  const after = await statusOf(on, id);
  expect(after.version).toBe(before.version + 1);
  for (const { body: refusal } of answers.get(409) ?? []) expect([undefined, after.status]).toContain((refusal as { status?: string }).status);
  expect(await toldOf(kind, NAMES[on], id)).toEqual(sorted(...told(trade)));
  expect((await auditOf(on, id)).filter((entry) => entry.action === action)).toHaveLength(1);
  for (const count of (await rows?.(id)) ?? []) expect(count).toBe(1);
}

describe('decided by fifty at once', () => {
  it.each(DECISIONS.map((decision) => [decision.action, decision.who, decision] as const))('%s by the %s has one winner, whose effects are there once', async (_, __, decision) => {
    for (let round = 0; round < ROUNDS; round += 1) await decideAtOnce(decision);
    tell('G6', { transitions: 1, rounds: ROUNDS, calls: ROUNDS * CROWD, winners: ROUNDS });
  }, PATIENCE);

  it('accept, reject and negotiate have one winner among them, whose effects stand alone', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { buyer, dpq, rfq } = await makeQuotedTrade({ captain });
      const ways = [['accept', {}], ['reject', {}], ['negotiate', { message: 'Less?' }]] as const;
      const answers = await atOnce(CROWD, (index) => {
        const [way, body] = ways[index % 3] ?? ways[0];
        return call(`POST /api/buyer/dpqs/{dpqId}/${way}`, { as: buyer, params: { dpqId: dpq.id }, body });
      });
      expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, CROWD - 1]);
      const { status } = await statusOf('dpq', dpq.id);
      for (const { body } of answers.get(409) ?? []) expect(body).toMatchObject({ code: 'status_changed', status });
      expect(answers.get(200)).toMatchObject([{ body: { dpq: { status } } }]);
      expect((await auditOf('dpq', dpq.id)).map(({ details }) => (details as { to: string }).to)).toEqual(['draft', status]);
      expect((await statusOf('rfq', rfq.id)).status).toBe(status === 'rejected' ? 'closed' : 'accepted');
      const told = await Promise.all(['quotation_accepted', 'quotation_rejected', 'quotation_negotiated'].map((kind) => toldOf(kind, 'dpqId', dpq.id)));
      expect(told.flat()).toEqual(sorted(...captains()));
    }
    tell('G6', { transitions: 0, rounds: ROUNDS, calls: ROUNDS * CROWD, winners: ROUNDS });
  }, PATIENCE);
});
