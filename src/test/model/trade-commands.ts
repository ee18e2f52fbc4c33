import fc from 'fast-check';
import { expectAgreement, expectHidden } from './trade-checks';
import { aim, anything, forward, nearMiss, place, type Choose } from './trade-choices';
import { bring, canBring } from './trade-goods';
import { MANNERS } from './trade-manners';
import { expire, type Place, type TradeModel } from './trade-model';
import { placeOf, predict, type Asked } from './trade-steps';
import { observe, type TradeWorld } from './trade-world';

/** What was met over all runs: status codes with how often, and states. */
export interface Met {
  commands: number;
  readonly statuses: Map<number, number>;
  readonly states: Set<string>;
}

type Command = fc.AsyncCommand<TradeModel, TradeWorld>;

/** One call: chosen by the state of things, predicted, made, and compared. */
class Ask implements Command {
  constructor(private readonly choose: Choose, private readonly met: Met) {}

  check(): boolean {
    return true;
  }

  async run(model: TradeModel, world: TradeWorld): Promise<void> {
    const asked = this.choose(model);
    const expected = predict(model, asked);
    const { as, action, rfq, dpq, fault, manner, by } = asked;
    world.trail.push(`${as}: ${action} of request ${rfq}, quotation ${dpq}; fault: ${fault}; ${manner}, by ${by}; expected: ${expected}`);
    const statuses = await MANNERS[manner](asked, expected, model, world);
    for (const status of statuses) this.met.statuses.set(status, (this.met.statuses.get(status) ?? 0) + 1);
    await conclude(model, world, this.met);
  }

  /** Which call it is depends on what stands when it is made: the world's trail tells. */
  toString(): string {
    return 'call';
  }
}

/** What happens without a call: time passes, the clock looks, partners bring goods. */
class Happen implements Command {
  constructor(private readonly what: keyof typeof HAPPENINGS, private readonly meant: Pick<Asked, 'rfq' | 'dpq'>, private readonly met: Met) {}

  check(): boolean {
    return true;
  }

  async run(model: TradeModel, world: TradeWorld): Promise<void> {
    const { concerns, effect } = HAPPENINGS[this.what];
    const at = aim(model, this.meant, concerns);
    world.trail.push(`${this.what} of request ${at.rfq}, quotation ${at.dpq}`);
    await world[this.what](at);
    effect(model, placeOf(model, { ...at, fault: 'none' }));
    await conclude(model, world, this.met);
  }

  toString(): string {
    return this.what;
  }
}

/** Where something happens by preference, and what it does. */
const HAPPENINGS = {
  letExpire: {
    concerns: ({ dpq }: Place) => dpq?.status === 'draft' || dpq?.status === 'negotiated',
    effect: (_: TradeModel, { dpq }: Place) => {
      if (dpq) dpq.isOverdue = true;
    },
  },
  tick: { concerns: () => true, effect: (model: TradeModel) => expire(model) },
  bringGoods: {
    concerns: ({ dpo }: Place) => canBring(dpo),
    effect: (model: TradeModel, { dpo, rfq }: Place) => {
      if (rfq && canBring(dpo)) bring(model, dpo, rfq);
    },
  },
} as const;

/** Looks at the marketplace after a command, and compares it with the model. */
async function conclude(model: TradeModel, world: TradeWorld, met: Met): Promise<void> {
  world.seen = await observe();
  met.commands += 1;
  for (const { status, dpqs } of world.seen.requests) [`rfq ${status}`, ...dpqs.map((dpq) => `dpq ${dpq.status}`)].forEach((state) => met.states.add(state));
  for (const { status, payments, invoice, disputes } of world.seen.orders) {
    for (const state of [`dpo ${status}`, ...payments.map((payment) => `payment ${payment.status}`), ...(invoice ? [`invoice ${invoice.status}`] : []), ...disputes.map((dispute) => `dispute ${dispute.status}`)]) met.states.add(state);
    for (const { ruling } of disputes) if (ruling) met.states.add(`ruling of a ${ruling.outcome} ${ruling.status}`);
  }
  expectAgreement(model, world);
  await expectHidden(world, met.commands);
}

/** How often each of them is tried. */
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.constant('letExpire' as const) },
  { weight: 1, arbitrary: fc.constant('tick' as const) },
  { weight: 9, arbitrary: fc.constant('bringGoods' as const) },
);

/** Walks of up to 40 commands through a trade; what they meet is added up. */
export function tradeCommands(met: Met) {
  const asking = (choices: fc.Arbitrary<Choose>): fc.Arbitrary<Command> => choices.map((choose) => new Ask(choose, met));
  const outside: fc.Arbitrary<Command> = fc.record({ what: happening, ...place })
    .map(({ what, ...meant }) => new Happen(what, meant, met));
  const [ahead, near] = [asking(forward), asking(nearMiss)];
  return fc.commands([ahead, ahead, ahead, ahead, ahead, ahead, ahead, near, near, near, near, asking(anything), outside, outside, outside, outside], { maxCommands: 40, size: 'max' });
}
