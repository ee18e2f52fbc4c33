import { expect } from 'vitest';
import { call } from '../call';
import type { Party, TradeModel } from './trade-model';
import type { Observation, People, TradeWorld } from './trade-world';

/** What model and marketplace are compared by, as the model has it. */
function modelled({ requests, told, audited }: TradeModel) {
  return {
    requests: requests.map(({ status, version, hasOffer, quotations }) => ({
      status, version, hasOffer,
      quotations: quotations.map(({ order, ...dpq }) => ({
        status: dpq.status, version: dpq.version, revision: dpq.revision,
        order: order && { status: order.status, version: order.version, isWithoutAcceptance: order.isWithoutAcceptance },
      })),
    })),
    told, audited, outbox: Object.values(told).reduce((sum, count) => sum + count, 0),
  };
}

/** The same, as the tables have it. */
function real({ requests, orders, notifications, outbox, log }: Observation, people: People) {
  const told = (party: Party) => notifications.filter(({ partyId }) => partyId === people[party].partyId).length;
  return {
    requests: requests.map(({ status, version, offers, dpqs }) => ({
      status, version, hasOffer: offers.some((offer) => offer.status === 'active'),
      quotations: dpqs.map(({ id, status: dpqStatus, version: dpqVersion, revision }) => {
        const order = orders.find(({ dpqId }) => dpqId === id);
        return {
          status: dpqStatus, version: dpqVersion, revision,
          order: order ? { status: order.status, version: order.version, isWithoutAcceptance: order.withoutAcceptance } : null,
        };
      }),
    })),
    told: Object.fromEntries((Object.keys(people) as Party[]).map((party) => [party, told(party)])), audited: log.length, outbox: outbox.length,
  };
}

/** Invariant 2: one open quotation per request, one order per quotation; its revisions are numbered without a gap. */
function expectOneOfEach({ requests, orders }: Observation): void {
  for (const { dpqs } of requests) {
    expect(dpqs.filter(({ status }) => status !== 'rejected' && status !== 'converted').length).toBeLessThanOrEqual(1);
    for (const { revision, revisions } of dpqs) {
      expect(revisions.map(({ number }) => number).sort()).toEqual(Array.from({ length: revision }, (_, index) => index + 1));
    }
  }
  expect(new Set(orders.map(({ dpqId }) => dpqId)).size).toBe(orders.length);
}

/** Invariant 5: every status follows from the log, step by step, and the log's chain holds. */
function expectRebuilt({ requests, orders, log, brokenAt }: Observation): void {
  expect(brokenAt, 'first broken entry of the log').toBeNull();
  const rebuilt = new Map<string, string>();
  for (const { entity, entityId, details } of log) {
    const { from, to } = details as { from?: string; to?: string };
    if (to === undefined) continue;
    expect(rebuilt.get(`${entity} ${entityId}`), `the log before ${entity} ${entityId} --> ${to}`).toBe(from);
    rebuilt.set(`${entity} ${entityId}`, to);
  }
  const stands = [
    ...requests.map(({ id, status }) => [`rfq ${id}`, status]),
    ...requests.flatMap(({ offers }) => offers.map(({ id, status }) => [`offer ${id}`, status])),
    ...requests.flatMap(({ dpqs }) => dpqs.map(({ id, status }) => [`dpq ${id}`, status])),
    ...orders.map(({ id, status }) => [`dpo ${id}`, status]),
    ...orders.flatMap(({ workOrders }) => workOrders.map(({ id, status }) => [`work_order ${id}`, status])),
  ];
  expect(Object.fromEntries(rebuilt)).toEqual(Object.fromEntries(stands));
}

/** Invariants 3 and 8: what is told of is there, and leaves the house once. */
function expectToldOnce({ requests, orders, notifications, outbox }: Observation): void {
  expect(outbox.map(({ dedupe }) => dedupe).sort()).toEqual(notifications.map(({ id }) => `notification:${id}`).sort());
  const known = { rfqId: requests.map(({ id }) => id), dpqId: requests.flatMap(({ dpqs }) => dpqs.map(({ id }) => id)), dpoId: orders.map(({ id }) => id) };
  for (const { kind, params } of notifications) {
    const named = Object.entries(params as Record<string, unknown>).filter(([name]) => name in known);
    expect(named, kind).not.toEqual([]);
    for (const [name, id] of named) expect(known[name as keyof typeof known], kind).toContain(id);
  }
}

/** Compares the marketplace with its model and checks the invariants. */
export function expectAgreement(model: TradeModel, { seen, stage, trail }: TradeWorld): void {
  expect(real(seen, stage.people), trail.join('\n')).toEqual(modelled(model));
  expectOneOfEach(seen);
  expectRebuilt(seen);
  expectToldOnce(seen);
}

const LISTS = [
  ['otherBuyer', 'GET /api/buyer/rfqs'], ['otherBuyer', 'GET /api/buyer/dpqs'], ['otherBuyer', 'GET /api/buyer/orders'], ['otherBuyer', 'GET /api/buyer/notifications'],
  ['otherSeller', 'GET /api/seller/rfqs'], ['otherSeller', 'GET /api/seller/orders'], ['otherSeller', 'GET /api/seller/notifications'],
] as const;
const THINGS = ['GET /api/buyer/rfqs/{rfqId}', 'GET /api/buyer/dpqs/{dpqId}/revisions', 'GET /api/captain/orders/{dpoId}/workflow'] as const;

/** Invariant 6: who takes no part sees nothing, and finds nothing under the ids. One list and one thing at a time, in turn. */
export async function expectHidden({ stage: { people }, seen }: TradeWorld, turn: number): Promise<void> {
  const [person, list] = LISTS[turn % LISTS.length] ?? expect.fail();
  expect(await call(list, { as: people[person] }), list).toMatchObject({ status: 200, body: [] });
  const params = { rfqId: seen.requests.at(-1)?.id ?? 1, dpqId: seen.requests.flatMap(({ dpqs }) => dpqs).at(-1)?.id ?? 1, dpoId: seen.orders.at(-1)?.id ?? 1 };
  const thing = THINGS[turn % THINGS.length] ?? expect.fail();
  expect(await call(thing, { as: people.otherBuyer, params }), thing).toMatchObject({ status: 404 });
}
