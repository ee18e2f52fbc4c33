import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENCE, SEED, share } from '../effort';
import { tell } from '../figures';
import { tradeCommands, type Met } from './trade-commands';
import { emptyModel } from './trade-model';
import { makeStage, TradeWorld } from './trade-world';

/** Every state that the calls of today reach. */
const STATES = [
  ...['open', 'resubmitted', 'negotiation_requested', 'doq_provided', 'responded', 'accepted', 'rejected', 'closed', 'processing', 'cancelled'].map((status) => `rfq ${status}`),
  ...['draft', 'accepted', 'negotiated', 'rejected', 'converted'].map((status) => `dpq ${status}`),
  ...['pending', 'confirmed', 'processing', 'cancelled'].map((status) => `dpo ${status}`),
];

describe('a trade', () => {
  it('does what its model says, whoever calls what in whichever state', async () => {
    const stage = await makeStage();
    const met: Met = { commands: 0, statuses: new Map(), states: new Set() };
    const walk = fc.asyncProperty(tradeCommands(met), async (commands) => {
      const real = await TradeWorld.begin(stage);
      await fc.asyncModelRun(() => ({ model: emptyModel(), real }), commands);
    });
    const runs = share(300);
    await fc.assert(walk, { numRuns: runs, seed: SEED, interruptAfterTimeLimit: PATIENCE * 0.9, markInterruptAsFailure: true });
    tell('G8', { runs, commands: met.commands, calls: [...met.statuses.values()].reduce((sum, count) => sum + count, 0) });
    expect([...met.states].sort()).toEqual([...STATES].sort());
    expect([...met.statuses.keys()].sort()).toEqual([200, 201, 400, 401, 403, 404, 409, 422]);
  }, PATIENCE);
});
