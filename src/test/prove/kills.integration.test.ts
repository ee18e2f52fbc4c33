import { bookedToday } from '@/modules/payment/payment.factory';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeCaseOf, rulingRequest } from '@/modules/dispute/dispute.factory';
import { giveRuling } from '@/modules/dispute/ruling.commands';
import { rulingBody } from '@/modules/dispute/ruling.schema';
import { readBooks } from '@/modules/ledger/ledger.queries';
import { makeQuotedTrade } from '@/modules/order/order.factory';
import { makeBankDetails } from '@/modules/payout/payout.factory';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { CHANNELS } from '@/server/listen';
import { IS_FULL, PATIENCE, SEED, share } from '../effort';
import { tell } from '../figures';
import { KilledHouse } from './killed-house';

/**
 * G7 of reliability.md: servers that are killed in the middle of a trade's steps. Who had no answer asks again, as people
 * do; in the end every step has happened once, what was answered is there, and the books balance.
 */

/** The short run has fewer: what takes long is the start of another server. */
const KILLS = IS_FULL ? 60 : 3;
const TRANSITIONS = share(1500);
/** Steps of one trade. */
const STEPS = 8;
const TRADES = Math.ceil(TRANSITIONS / STEPS);
/** Trades that are on their way at once. */
const AT_ONCE = 6;

let captain: SignedIn;
let accountant: SignedIn;
let house: KilledHouse;
const bell = new Client({ connectionString: env.databaseUrl });
const heard: number[] = [];

beforeAll(async () => {
  [captain, accountant] = [await makeSignedIn({ roles: ['captain'] }), await makeSignedIn({ roles: ['accountant'] })];
  await bell.connect();
  bell.on('notification', ({ payload }) => heard.push((JSON.parse(payload ?? '{}') as { notificationId: number }).notificationId));
  await bell.query(`LISTEN ${CHANNELS.notification}`);
  house = new KilledHouse(KILLS);
});
afterAll(async () => {
  await Promise.all([bell.end(), house.close()]);
});

/** What somebody asks of the house, and where the log must have it once. */
interface Step {
  readonly as: SignedIn;
  readonly path: string;
  readonly body?: object;
  readonly logged: readonly [entity: string, id: number, action: string];
}

const met = { answered: 0, cutOff: 0, foundDone: 0 };
const steps: Step[] = [];
/** Moments between two kills, a little after a step was asked for, in milliseconds. */
const [moments = []] = fc.sample(fc.array(fc.nat(25), { minLength: KILLS, maxLength: KILLS }), { seed: SEED, numRuns: 1 });
const killing: Promise<void>[] = [];

function mayKill(): void {
  const moment = moments[killing.length];
  if (moment === undefined || steps.length < ((killing.length + 1) * TRADES * STEPS) / (KILLS + 1)) return;
  const last = killing.at(-1) ?? Promise.resolve();
  killing.push(last.then(() => new Promise((resolve) => setTimeout(resolve, moment))).then(() => house.kill()));
}

/** How a call says that somebody was first. */
const DONE = /"code":"(status_changed|receipt_recorded|payout_made|idempotency_in_progress)"/;

/** Asks until there is an answer. A repetition may find the step done: the first asking had happened, and only its answer was lost. */
async function ask(step: Step): Promise<void> {
  steps.push(step);
  // Half of the askers name what they want, so that a repetition is known as one.
  const key: Record<string, string> = steps.length % 2 ? { 'idempotency-key': `step-${steps.length}` } : {};
  mayKill();
  for (let isRepeated = false; ; isRepeated = true) {
    const answer = await fetch(`${await house.address()}${step.path}`, {
      method: 'POST', headers: { authorization: `Bearer ${step.as.token}`, ...(step.body ? { 'content-type': 'application/json' } : {}), ...key }, ...(step.body ? { body: JSON.stringify(step.body) } : {}),
    }).then(async (response) => ({ status: response.status, text: await response.text() }), () => null);
    // 503: a house that is too busy, which asks to be asked again.
    if (!answer || answer.status === 503) {
      met.cutOff += answer ? 0 : 1;
      continue;
    }
    if (answer.status === 200) met.answered += 1;
    else if (isRepeated && answer.status === 409 && DONE.test(answer.text)) met.foundDone += 1;
    else expect.fail(`${step.path} answered ${answer.status}: ${answer.text}`);
    return;
  }
}

/** How a trade ends: delivered and paid out, cancelled and returned, or divided. In three steps, payouts among them. */
const ENDINGS = ['release', 'refund', 'split'] as const;

async function trade(index: number): Promise<void> {
  const { buyer, seller, dpq } = await makeQuotedTrade({ captain, rfq: { quantity: 3, currency_id: 1 + (index % 4) }, terms: { finalPrice: '33.33' } });
  await ask({ as: buyer, path: `/api/buyer/dpqs/${dpq.id}/accept`, logged: ['dpq', dpq.id, 'dpq.accept'] });
  await ask({ as: captain, path: `/api/captain/dpqs/${dpq.id}/convert-to-dpo`, logged: ['dpq', dpq.id, 'dpq.convert'] });
  const { id: dpoId } = await db.dpo.findUniqueOrThrow({ where: { dpqId: dpq.id }, select: { id: true } });
  await ask({ as: captain, path: `/api/captain/dpos/${dpoId}/confirm`, logged: ['dpo', dpoId, 'dpo.confirm'] });
  const { id: paymentId, currency } = await db.payment.findFirstOrThrow({ where: { dpoId }, select: { id: true, currency: true } });
  const receipt = { amount: '30.01', bankReference: `STMT-${index}`, receivedOn: bookedToday() };
  await ask({ as: accountant, path: `/api/accountant/payments/${paymentId}/receipts`, body: receipt, logged: ['payment', paymentId, 'payment.receive'] });
  await ask({ as: accountant, path: '/api/accountant/payments/process', body: { paymentId }, logged: ['payment', paymentId, 'payment.process'] });

  const ending = ENDINGS[index % 3] ?? 'release';
  const [paid, amount] = ending === 'release' ? [seller, '97.99'] : ending === 'refund' ? [buyer, '99.99'] : [seller, '66.66'];
  if (ending === 'release') {
    await db.dpo.update({ where: { id: dpoId }, data: { status: 'delivered', rfq: { update: { status: 'delivered' } } }, select: { id: true } });
    await ask({ as: buyer, path: `/api/buyer/orders/${dpoId}/confirm-delivery`, logged: ['payment', paymentId, 'payment.release'] });
  } else if (ending === 'refund') {
    await ask({ as: captain, path: `/api/captain/dpos/${dpoId}/cancel`, body: {}, logged: ['dpo', dpoId, 'dpo.cancel'] });
    await ask({ as: accountant, path: `/api/accountant/payments/${paymentId}/refund`, logged: ['payment', paymentId, 'payment.refund'] });
  } else {
    const { disputeId, arbitrator } = await makeCaseOf({ buyer, captain, dpo: { id: dpoId } });
    await giveRuling(arbitrator, disputeId, rulingBody.parse(rulingRequest({ outcome: 'split', buyerAmount: '33.33', sellerAmount: '66.66' })));
    await ask({ as: accountant, path: `/api/accountant/disputes/${disputeId}/approve`, logged: ['payment', paymentId, 'payment.split'] });
  }
  await makeBankDetails(paid.partyId);
  const half = (Number(amount) / 2).toFixed(2);
  const rest = (Number(amount) - Number(half)).toFixed(2);
  for (const [part, sum] of (ending === 'refund' ? [amount] : [half, rest]).entries()) {
    const reference = `PAY-${index}-${part}`;
    await ask({ as: accountant, path: '/api/accountant/payouts', body: { party: paid.vendorCode, currency, amount: sum, reference }, logged: ['payout', index * 2 + part, reference] });
  }
}

/** The steps that happened, each as often as it did. */
async function happened(): Promise<Map<string, number>> {
  const [entries, payouts] = await Promise.all([db.auditEntry.findMany({ select: { entity: true, entityId: true, action: true } }), db.payout.findMany({ select: { reference: true } })]);
  const times = new Map<string, number>();
  for (const name of [...entries.map(({ entity, entityId, action }) => `${entity} ${entityId} ${action}`), ...payouts.map(({ reference }) => reference)]) times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

describe(`${KILLS} kills during ${TRADES * STEPS} steps`, () => {
  it('lose nothing that was answered, double nothing, and leave the books balanced', async () => {
    let next = 0;
    const walk = async () => {
      while (next < TRADES) await trade(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    await Promise.all(killing);
    expect([house.kills, steps.length]).toEqual([KILLS, TRADES * STEPS]);
    expect(met.answered + met.foundDone).toBe(steps.length);
    expect(met.cutOff, 'calls without an answer').toBeGreaterThan(0);

    // Each step once, in the log and by its name.
    const times = await happened();
    for (const { logged: [entity, id, action], path } of steps) expect(times.get(entity === 'payout' ? action : `${entity} ${id} ${action}`), `${path}: ${action}`).toBe(1);
    expect(await db.$queryRaw`SELECT audit_verify() AS broken`).toEqual([{ broken: null }]);

    // Invariant 1: sums of zero, no drift; nothing is left in escrow, and what came in went where it belongs.
    const { isSound, currencies } = await readBooks();
    expect([isSound, currencies.length], JSON.stringify(currencies)).toEqual([true, 4]);
    expect(currencies.map(({ escrow }) => escrow)).toEqual([0, 0, 0, 0]);
    const endings = (ending: (typeof ENDINGS)[number]) => Array.from({ length: TRADES }).filter((_, index) => ENDINGS[index % 3] === ending).length;
    const transfers = await db.ledgerTransfer.groupBy({ by: ['kind'], _count: { _all: true } });
    expect(Object.fromEntries(transfers.map(({ kind, _count }) => [kind, _count._all]))).toEqual({
      hold: TRADES * 2, release: endings('release'), refund: endings('refund'), split: endings('split'), payout: TRADES * 2 - endings('refund'),
    });
    const received = await db.payment.aggregate({ _sum: { receivedMinor: true }, _count: { _all: true } });
    expect(received).toEqual({ _sum: { receivedMinor: 9999n * BigInt(TRADES) }, _count: { _all: TRADES } });
    const wallets = await db.ledgerAccount.aggregate({ where: { kind: 'wallet' }, _sum: { balanceMinor: true } });
    expect(wallets._sum.balanceMinor).toBe(3333n * BigInt(endings('split')));

    // Invariant 8: a line in the bell for each event and reader, one message for each line, and every message arrives.
    const lines = await db.notification.findMany({ select: { id: true, partyId: true, kind: true, params: true } });
    expect(new Set(lines.map(({ partyId, kind, params }) => JSON.stringify([partyId, kind, params]))).size).toBe(lines.length);
    // Half a minute later: what killed servers had taken is free again.
    await db.outboxMessage.updateMany({ where: { sentAt: null }, data: { lockedUntil: null } });
    await vi.waitFor(async () => expect(await db.outboxMessage.count({ where: { sentAt: null } })).toBe(0), { timeout: 15_000, interval: 100 });
    const messages = await db.outboxMessage.findMany({ select: { dedupe: true } });
    expect(messages.map(({ dedupe }) => dedupe).sort()).toEqual(lines.map(({ id }) => `notification:${id}`).sort());
    await vi.waitFor(() => expect(new Set(heard).size).toBe(lines.length), { timeout: 5000 });
    tell('G7', { kills: house.kills, transitions: steps.length, 'calls cut off': met.cutOff, 'found done': met.foundDone, 'messages delivered again': heard.length - lines.length });
  }, PATIENCE);
});
