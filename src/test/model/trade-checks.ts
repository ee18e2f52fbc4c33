import { expect } from 'vitest';
import { expectRebuilt, type Standing } from './rebuilt';
import type { OrderModel, Party, TradeModel } from './trade-model';
import type { Observation, People, SeenOrder, TradeWorld } from './trade-world';

/** An order, its money and its disputes, as the model has them. */
function modelledOrder({ status, version, isWithoutAcceptance, works, payment, disputes }: OrderModel) {
  return {
    status, version, isWithoutAcceptance, works: Object.fromEntries(Object.values(works).map((work) => [work.kind, work.status])),
    payment: payment && { status: payment.status, version: payment.version, amount: payment.amount, received: payment.received, held: payment.held, invoice: payment.invoice },
    disputes: disputes.map(({ ruling, ...dispute }) => ({ status: dispute.status, version: dispute.version, ruling: ruling && { outcome: ruling.outcome, buyer: ruling.buyer, seller: ruling.seller, status: ruling.isApproved ? 'approved' : 'pending' } })),
  };
}

/** The same, as the tables have them. */
function realOrder({ status, version, withoutAcceptance, workOrders, payments: [payment], invoice, accounts, disputes }: SeenOrder) {
  return {
    status, version, isWithoutAcceptance: withoutAcceptance, works: Object.fromEntries(workOrders.map((work) => [work.kind, work.status])),
    payment: payment ? { status: payment.status, version: payment.version, amount: payment.amountMinor, received: payment.receivedMinor, held: accounts[0]?.balanceMinor ?? 0n, invoice: invoice?.status } : null,
    disputes: disputes.map(({ ruling, ...dispute }) => ({ status: dispute.status, version: dispute.version, ruling: ruling && { outcome: ruling.outcome, buyer: ruling.buyerMinor, seller: ruling.sellerMinor, status: ruling.status } })),
  };
}

/** What model and marketplace are compared by, as the model has it. */
function modelled({ requests, told, audited, books }: TradeModel) {
  return {
    requests: requests.map(({ status, version, hasOffer, isOfferOutdated, quotations }) => ({
      status, version, hasOffer, isOfferOutdated: hasOffer && isOfferOutdated,
      quotations: quotations.map(({ order, ...dpq }) => ({
        status: dpq.status, version: dpq.version, revision: dpq.revision,
        order: order && modelledOrder(order),
      })),
    })),
    told, audited, books, outbox: Object.values(told).reduce((sum, count) => sum + count, 0),
  };
}

/** The same, as the tables have it. */
function real({ requests, orders, notifications, outbox, log, accounts, transfers }: Observation, people: People) {
  const balance = (isMeant: (account: Observation['accounts'][number]) => boolean) => accounts.filter(isMeant).reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  const walletOf = ({ partyId }: { partyId: number }) => balance((account) => account.kind === 'wallet' && account.partyId === partyId);
  const told = (party: Party) => notifications.filter(({ partyId }) => partyId === people[party].partyId).length;
  return {
    requests: requests.map(({ status, version, askedVersion, offers, dpqs }) => ({
      status, version, hasOffer: offers.some((offer) => offer.status === 'active'),
      isOfferOutdated: offers.some((offer) => offer.status === 'active' && offer.askedVersion < askedVersion),
      quotations: dpqs.map(({ id, status: dpqStatus, version: dpqVersion, revision }) => {
        const order = orders.find(({ dpqId }) => dpqId === id);
        return {
          status: dpqStatus, version: dpqVersion, revision,
          order: order ? realOrder(order) : null,
        };
      }),
    })),
    told: Object.fromEntries((Object.keys(people) as Party[]).map((party) => [party, told(party)])), audited: log.length, outbox: outbox.length,
    books: {
      bank: balance(({ kind }) => kind === 'bank'), escrow: balance(({ kind }) => kind === 'escrow'), buyer: walletOf(people.buyer), seller: walletOf(people.seller), fees: balance(({ kind }) => kind === 'fees'),
      transfers: transfers.length,
    },
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

/** Invariant 1: every sum is zero, no balance differs from its entries, nothing but the bank is below zero, and a business key posts once. */
function expectSoundBooks({ accounts, transfers, isSound }: Observation): void {
  expect(isSound).toBe(true);
  expect(accounts.filter(({ kind, balanceMinor }) => kind !== 'bank' && balanceMinor < 0n)).toEqual([]);
  expect(new Set(transfers.map(({ businessKey }) => businessKey)).size).toBe(transfers.length);
}

/** What the log's entries add up to, thing by thing. */
function standings({ requests, orders }: Observation): Standing[] {
  return [
    ...requests.map(({ id, status }): Standing => ['rfq', id, status]),
    ...requests.flatMap(({ offers }) => offers.map(({ id, status }): Standing => ['offer', id, status])),
    ...requests.flatMap(({ dpqs }) => dpqs.map(({ id, status }): Standing => ['dpq', id, status])),
    ...orders.flatMap(({ id, status, workOrders, payments, invoice, disputes }): Standing[] => [
      ['dpo', id, status],
      ...workOrders.map((work): Standing => ['work_order', work.id, work.status]),
      ...payments.map((payment): Standing => ['payment', payment.id, payment.status]),
      ...(invoice ? [['invoice', invoice.id, invoice.status] as const] : []),
      ...disputes.map((dispute): Standing => ['dispute', dispute.id, dispute.status]),
      ...disputes.flatMap(({ ruling }): Standing[] => (ruling ? [['ruling', ruling.id, ruling.status]] : [])),
    ]),
  ];
}

/** Invariants 3 and 8: what is told of is there, and leaves the house once. */
function expectToldOnce({ requests, orders, notifications, outbox }: Observation): void {
  expect(outbox.map(({ dedupe }) => dedupe).sort()).toEqual(notifications.map(({ id }) => `notification:${id}`).sort());
  const known = {
    rfqId: requests.map(({ id }) => id), dpqId: requests.flatMap(({ dpqs }) => dpqs.map(({ id }) => id)), dpoId: orders.map(({ id }) => id),
    workOrderId: orders.flatMap(({ workOrders }) => workOrders.map(({ id }) => id)), paymentId: orders.flatMap(({ payments }) => payments.map(({ id }) => id)), disputeId: orders.flatMap(({ disputes }) => disputes.map(({ id }) => id)),
  };
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
  expectSoundBooks(seen);
  expect(seen.brokenAt, 'first broken entry of the log').toBeNull();
  expectRebuilt(seen.log, standings(seen), trail.join('\n'));
  expectToldOnce(seen);
}

const LISTS = [
  ['otherBuyer', 'GET /api/buyer/rfqs'], ['otherBuyer', 'GET /api/buyer/dpqs'], ['otherBuyer', 'GET /api/buyer/orders'], ['otherBuyer', 'GET /api/buyer/notifications'],
  ['otherSeller', 'GET /api/seller/rfqs'], ['otherSeller', 'GET /api/seller/orders'], ['otherSeller', 'GET /api/seller/notifications'],
] as const;
const THINGS = ['GET /api/buyer/rfqs/{rfqId}', 'GET /api/buyer/dpqs/{dpqId}/revisions', 'GET /api/captain/orders/{dpoId}/workflow'] as const;

/** Invariant 6: who takes no part sees nothing, and finds nothing under the ids. One list and one thing at a time, in turn. */
export async function expectHidden({ stage: { people }, seen, ask }: TradeWorld, turn: number): Promise<void> {
  const [person, list] = LISTS[turn % LISTS.length] ?? expect.fail();
  expect(await ask(list, { as: people[person] }), list).toMatchObject({ status: 200, body: [] });
  const params = { rfqId: seen.requests.at(-1)?.id ?? 1, dpqId: seen.requests.flatMap(({ dpqs }) => dpqs).at(-1)?.id ?? 1, dpoId: seen.orders.at(-1)?.id ?? 1 };
  const thing = THINGS[turn % THINGS.length] ?? expect.fail();
  expect(await ask(thing, { as: people.otherBuyer, params }), thing).toMatchObject({ status: 404 });
}
