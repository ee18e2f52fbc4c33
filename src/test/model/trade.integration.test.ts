import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callBy } from '../call';
import { IS_FULL, PATIENCE, SEED } from '../effort';
import { tell } from '../figures';
import { listen } from '../prove/http-line';
import { tradeCommands, type Met } from './trade-commands';
import { emptyModel } from './trade-model';
import { makeStage, TradeWorld } from './trade-world';

/** States in which something is found between two commands: those that a few runs reach, and those that all of them do. */
const COMMON = ['rfq open', 'rfq accepted', 'rfq cancelled', 'dpq draft', 'dpq accepted', 'dpq converted', 'dpo pending', 'dpo confirmed'];
const STATES = [
  ...['open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded', 'accepted', 'rejected', 'closed', 'processing', 'shipped', 'delivered', 'fulfilled', 'cancelled'].map((status) => `rfq ${status}`),
  ...['draft', 'accepted', 'negotiated', 'rejected', 'converted'].map((status) => `dpq ${status}`),
  ...['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled'].map((status) => `dpo ${status}`),
  ...['pending', 'processed', 'cancelled'].map((status) => `payment ${status}`),
  ...['issued', 'paid', 'cancelled'].map((status) => `invoice ${status}`),
  ...['open', 'under_review', 'resolved'].map((status) => `dispute ${status}`),
  'payment released', 'payment refunded', 'payment settled',
  ...['release', 'refund', 'split'].flatMap((outcome) => ['pending', 'approved'].map((status) => `ruling of a ${outcome} ${status}`)),
];

/** All of the runs go over HTTP, to a server that listens; a tenth of them calls the same handlers past it. */
let server: Awaited<ReturnType<typeof listen>> | null = null;
beforeAll(async () => {
  if (IS_FULL) server = await listen();
});
afterAll(() => server?.close());

describe('a trade', () => {
  it('does what its model says, whoever calls what in whichever state', async () => {
    const stage = await makeStage();
    const met: Met = { commands: 0, statuses: new Map(), states: new Set() };
    const walk = fc.asyncProperty(tradeCommands(met), async (commands) => {
      const real = await TradeWorld.begin(stage, server ? callBy(server.deliver) : call);
      await fc.asyncModelRun(() => ({ model: emptyModel(), real }), commands);
    });
    // Each command is followed by a look at everything: a thirtieth of the runs at every check, all of them when it is proved.
    const runs = IS_FULL ? 300 : 10;
    await fc.assert(walk, { numRuns: runs, seed: SEED, interruptAfterTimeLimit: PATIENCE * 0.9, markInterruptAsFailure: true });
    tell('G8', { runs, 'over HTTP': server ? runs : 0, commands: met.commands, calls: [...met.statuses.values()].reduce((sum, count) => sum + count, 0) });
    expect([...met.states]).toEqual(expect.arrayContaining(IS_FULL ? STATES : COMMON));
    expect(STATES).toEqual(expect.arrayContaining([...met.states]));
    if (IS_FULL) expect([...met.statuses.keys()].sort()).toEqual([200, 201, 400, 401, 403, 404, 409, 422]);
  }, PATIENCE);
});
