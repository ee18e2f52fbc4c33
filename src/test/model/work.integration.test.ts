import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { makeWork } from '@/modules/work/work.factory';
import { db } from '@/server/db';
import { call, patiently } from '../call';
import { auditOf, toldOf } from '../effects';
import { IS_FULL, PATIENCE, SEED, share } from '../effort';
import { tell } from '../figures';
import { expectRebuilt, type Standing } from './rebuilt';
import { makeDesks, makeWalker, take, turns, type Desks } from './work-walk';

/** Invariants 1, 4, 5 and 8 of domain.md for what happens to an order after its confirmation: work, goods, fees, money, disputes, ratings. */

let desks: Desks;
const surveyors: SignedIn[] = [];
beforeAll(async () => {
  desks = await makeDesks();
  while (surveyors.length < 20) surveyors.push(await makeSignedIn({ roles: ['surveyor'] }));
});

const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();
const rowOf = (id: number) => db.workOrder.findUniqueOrThrow({ where: { id }, select: { status: true, holderId: true, assignedToId: true } });
const surveyor = (index: number) => surveyors[index % surveyors.length] ?? expect.fail();

describe('a work order (invariant 4)', () => {
  it('goes to one of twenty partners who accept it at once', async () => {
    const rounds = share(20);
    for (let round = 0; round < rounds; round += 1) {
      const { workId } = await makeWork('survey', { captain: desks.captain });
      const answers = await Promise.all(surveyors.map((as) => patiently(() => call('POST /api/surveyor/requests/{workId}/accept', { as, params: { workId } }))));
      expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
      const holder = surveyor(answers.findIndex(({ status }) => status === 200));
      expect(await rowOf(workId)).toEqual({ status: 'accepted', holderId: holder.partyId, assignedToId: null });
      expect((await auditOf('work_order', workId)).filter(({ action }) => action === 'work_order.accept')).toMatchObject([{ actorId: holder.partyId }]);
      expect(await toldOf('work_accepted', 'workOrderId', workId)).toHaveLength(3);
    }
    tell('G6', { transitions: 1, rounds, calls: rounds * 20, winners: rounds });
  }, PATIENCE);

  it('has one holder at most, whoever accepts and declines while the captain assigns', async () => {
    const act = fc.oneof(
      { weight: 4, arbitrary: fc.record({ what: fc.constant('accept' as const), who: fc.nat(7) }) },
      { weight: 3, arbitrary: fc.record({ what: fc.constant('reject' as const), who: fc.nat(7) }) },
      { weight: 2, arbitrary: fc.record({ what: fc.constant('assign' as const), who: fc.option(fc.nat(7)) }) },
    );
    const waves = fc.array(fc.array(act, { minLength: 4, maxLength: 10 }), { minLength: 3, maxLength: 5 });
    await fc.assert(fc.asyncProperty(waves, async (planned) => {
      const { workId } = await makeWork('survey', { captain: desks.captain });
      const done: string[] = [];
      for (const wave of planned) {
        await Promise.all(wave.map(async ({ what, who }) => {
          const as = what === 'assign' ? desks.captain : surveyor(who);
          const { status, text } = await patiently(() => what === 'assign'
            ? call('POST /api/captain/work-orders/{workId}/assign', { as, params: { workId }, body: { partyId: who === null ? null : surveyor(who).partyId } })
            : call(`POST /api/surveyor/requests/{workId}/${what}`, { as, params: { workId } }));
          expect([200, 404, 409], text).toContain(status);
          if (status === 200) done.push(`${what === 'reject' ? 'decline' : what} ${as.partyId}`);
        }));
      }
      // In the order of the log, which is that in which it happened: nobody takes what is held, nobody gives back what another holds.
      let holder: number | null = null;
      let isPending = false;
      const logged = await auditOf('work_order', workId);
      for (const { action, actorId } of logged) {
        if (action !== 'work_order.create') expect(isPending || (action === 'work_order.decline' && holder === actorId), `${action} by ${actorId}, held by ${holder}`).toBe(true);
        holder = action === 'work_order.accept' ? actorId : null;
        isPending = holder === null;
      }
      expect(await rowOf(workId)).toMatchObject({ status: isPending ? 'pending' : 'accepted', holderId: holder });
      expect(logged.slice(1).map(({ action, actorId }) => `${action.replace('work_order.', '')} ${actorId}`).sort()).toEqual(done.sort());
      const times = (action: string) => logged.filter((entry) => entry.action === `work_order.${action}`).length;
      expect([(await toldOf('work_accepted', 'workOrderId', workId)).length, (await toldOf('work_declined', 'workOrderId', workId)).length]).toEqual([times('accept') * 3, times('decline')]);
    }), { numRuns: share(60), seed: SEED });
  }, PATIENCE);
});

/** What is told of a step, and how many read it: buyer and seller, one of them, the partner, the arbitrator, one captain, one accountant. */
const TOLD: readonly (readonly [action: string, kinds: readonly string[], readers: number])[] = [
  ['work_order.accept', ['work_accepted'], 3], ['work_order.decline', ['work_declined'], 1], ['work_order.milestone', ['milestone_reached'], 3],
  ['fee_offer.accept', ['fee_accepted'], 2], ['fee_offer.decline', ['fee_declined'], 1],
  ['survey_report.submit', ['survey_passed', 'survey_failed', 'survey_failed_late'], 3],
  ['dispute.create', ['dispute_opened'], 2], ['dispute.assign', ['dispute_assigned'], 3], ['dispute.resolve', ['dispute_ruled'], 3], ['ruling.approve', ['ruling_released', 'ruling_refunded', 'ruling_split', 'ruling_split_ended'], 4],
  ['evidence.accept', ['evidence_accepted'], 1], ['evidence.reject', ['evidence_rejected'], 1],
  ['payment.receive', ['payment_received'], 1], ['payment.process', ['payment_processed'], 3], ['payment.release', ['payment_released'], 2], ['payment.refund', ['payment_refunded'], 2], ['payment.split', ['payment_split'], 2], ['credit_note.create', ['credit_note_issued'], 2],
  ['dpo.process', ['order_processing'], 2], ['dpo.goods_ready', ['order_goods_ready', 'order_goods_ready_on'], 2], ['dpo.cancel', ['order_cancelled'], 2], ['dpo.ship', ['order_shipped'], 3], ['dpo.deliver', ['order_arrived', 'order_delivered'], 3], ['rating.create', ['order_rated'], 1],
];
const WALKS = share(50);
const REBUILT = ['rfq', 'offer', 'dpq', 'dpo', 'work_order', 'fee_offer', 'dispute', 'ruling', 'evidence', 'payment', 'invoice'];

async function standings(): Promise<Standing[]> {
  const find = { select: { id: true, status: true } } as const;
  const rows = await Promise.all([
    db.rfq.findMany(find), db.offer.findMany(find), db.dpq.findMany(find), db.dpo.findMany(find), db.workOrder.findMany(find), db.feeOffer.findMany(find),
    db.dispute.findMany(find), db.ruling.findMany(find), db.evidence.findMany(find), db.payment.findMany(find), db.invoice.findMany(find),
  ]);
  return rows.flatMap((things, index) => things.map(({ id, status }): Standing => [REBUILT[index] ?? '', id, status]));
}

/** Invariant 8: a line for every reader of every step, and for nothing else; one message for each line; what it names is there. */
async function expectTold(trail: string): Promise<void> {
  const [lines, messages, log] = await Promise.all([
    db.notification.findMany({ select: { id: true, kind: true, params: true } }), db.outboxMessage.findMany({ where: { kind: 'notification' }, select: { dedupe: true } }), db.auditEntry.findMany({ select: { action: true } }),
  ]);
  expect(messages.map(({ dedupe }) => dedupe).sort(), trail).toEqual(lines.map(({ id }) => `notification:${id}`).sort());
  const counted = (names: readonly string[], all: readonly string[]) => all.filter((name) => names.includes(name)).length;
  const [kinds, actions] = [lines.map(({ kind }) => kind), log.map(({ action }) => action)];
  expect(TOLD.map(([action, told]) => `${action}: ${counted(told, kinds)}`), trail).toEqual(TOLD.map(([action, , readers]) => `${action}: ${counted([action], actions) * readers}`));
  const ids = async (rows: Promise<{ id: number }[]>) => new Set((await rows).map(({ id }) => id));
  const id = { select: { id: true } } as const;
  const known: Readonly<Record<string, Set<number>>> = { dpoId: await ids(db.dpo.findMany(id)), workOrderId: await ids(db.workOrder.findMany(id)), feeId: await ids(db.feeOffer.findMany(id)), disputeId: await ids(db.dispute.findMany(id)), paymentId: await ids(db.payment.findMany(id)) };
  for (const { kind, params } of lines) {
    for (const [name, value] of Object.entries(params as Record<string, unknown>)) if (name in known) expect(known[name]?.has(Number(value)), `${kind} names ${name} ${String(value)}`).toBe(true);
  }
}

/** Invariant 1: sums of zero, nothing below zero but the bank, one transfer for a business key; and what is held is what came and has not gone. */
async function expectSound(dpoId: number, trail: string): Promise<void> {
  const books = await readBooks();
  expect(books.isSound, `${trail}\n${JSON.stringify(books)}`).toBe(true);
  expect(await db.ledgerAccount.count({ where: { kind: { not: 'bank' }, balanceMinor: { lt: 0n } } }), trail).toBe(0);
  const keys = (await db.ledgerTransfer.findMany({ select: { businessKey: true } })).map(({ businessKey }) => businessKey);
  expect(new Set(keys).size, trail).toBe(keys.length);
  const [{ receivedMinor, status }, escrow] = await Promise.all([
    db.payment.findFirstOrThrow({ where: { dpoId }, select: { receivedMinor: true, status: true } }), db.ledgerAccount.findFirst({ where: { kind: 'escrow', dpoId }, select: { balanceMinor: true } }),
  ]);
  expect(escrow?.balanceMinor ?? 0n, trail).toBe(['released', 'refunded', 'settled'].includes(status) ? 0n : receivedMinor);
}

describe('a confirmed order', () => {
  it('stands as its log says, is told of as it happened, and its books are sound, whoever does what in whichever order (invariants 1, 5, 8)', async () => {
    const reached = new Set<string>();
    let calls = 0;
    await fc.assert(fc.asyncProperty(turns, async (planned) => {
      const walker = await makeWalker(desks);
      const trail: string[] = [];
      for (const turn of planned) {
        for (const { name, answer } of await take(walker, turn)) {
          trail.push(`${name} --> ${answer.status}`);
          expect(answer.status, `${trail.join('\n')}\n${answer.text}`).toBeLessThan(500);
          calls += 1;
        }
        await expectSound(walker.dpo.id, trail.join('\n'));
      }
      const stands = await standings();
      const log = await db.auditEntry.findMany({ where: { entity: { in: REBUILT } }, orderBy: { seq: 'asc' }, select: { entity: true, entityId: true, details: true } });
      expectRebuilt(log, stands, trail.join('\n'));
      for (const { entity, details } of log) reached.add(`${entity} ${String((details as { to?: string }).to)}`);
      await expectTold(trail.join('\n'));
      // The trail is what a failure is read by: a shorter walk would take long to find.
    }), { numRuns: WALKS, seed: SEED, endOnFailure: true });
    expect(await db.$queryRaw`SELECT audit_verify() AS broken`).toEqual([{ broken: null }]);
    tell('G8', { 'walks after the confirmation': WALKS, 'calls after the confirmation': calls });
    // Walks that come to nothing prove nothing.
    expect([...reached]).toEqual(expect.arrayContaining([...(IS_FULL ? ['dpo delivered', 'fee_offer accepted'] : []), 'work_order completed', 'dispute resolved', 'ruling approved', 'payment processed']));
  }, PATIENCE);
});
