import fc from 'fast-check';
import { ROLE_OF, type Person, type Place, type TradeModel } from './trade-model';
import { ACTIONS, fitting, placeOf, predict, roleFor, type Action, type Asked } from './trade-steps';

/** What to ask, from where things stand. */
export type Choose = (model: Readonly<TradeModel>) => Asked;

export const place = { rfq: fc.nat(2), dpq: fc.nat(3) };
const how = {
  by: fc.constantFrom('cookie' as const, 'bearer' as const),
  manner: fc.oneof({ weight: 5, arbitrary: fc.constant('once' as const) }, { weight: 2, arbitrary: fc.constantFrom('keyed' as const, 'crowd' as const) }),
  ...place,
};
const nth = fc.nat(10_000);

/** Whoever asks: mostly the step's own party (null). */
const who = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(ROLE_OF) as Person[])) });
const fault = fc.constantFrom('none' as const, 'none' as const, 'stale' as const, 'stale' as const, 'body' as const, 'missing' as const);

/** A buyer who owns nothing asks for nothing of her own. */
function askedBy(asked: Omit<Asked, 'as'>, person: Person | null): Asked {
  const isOwner = person === null || (person === 'otherBuyer' && asked.action === 'create');
  return { ...asked, as: isOwner ? roleFor(asked.action) : person };
}

/** Any call of anybody, as wrong as it likes. */
export const anything: fc.Arbitrary<Choose> = fc.record({ action: fc.constantFrom(...ACTIONS), who, fault, ...how })
  .map(({ who: person, ...asked }) => () => askedBy(asked, person));

/** A step that begins where things stand, but of anybody, and with a fault: what else refuses it shows, and is looked for. */
export const nearMiss: fc.Arbitrary<Choose> = fc.record({ nth, who, fault, ...how }).map(({ nth: at, who: person, ...rest }) => (model) => {
  const steps = fitting(model, rest).map((action) => askedBy({ action, ...rest }, person));
  const refused = steps.filter((asked) => predict(model, asked) === 409);
  const chosen = refused.length > 0 && at % 4 > 0 ? refused : steps;
  return chosen[at % chosen.length] ?? askedBy({ action: 'create', ...rest }, person);
});

/** How often a walk takes a step that is open to it, so that it gets far; other steps 2. */
const WEIGHTS: Partial<Record<Action, number>> = {
  create: 1, delete: 1, reject: 1, rejectQuotation: 1, cancel: 2, cancelOwn: 2, accept: 16, acceptQuotation: 4, convert: 10, confirm: 24, process: 14, goodsReady: 14, takeTransport: 6, startTransport: 24,
  receivePart: 3, receiveRest: 10, returnFunds: 12, confirmDelivery: 16, disputeBought: 2, disputeSold: 1, assignArbitrator: 16, ruleRelease: 10, ruleRefund: 10, ruleSplit: 10, approveRuling: 24,
};

/** A step that succeeds from where things stand: the n-th of those that do, counted round. Two requests are enough. */
export const forward: fc.Arbitrary<Choose> = fc.record({ nth, ...how }).map(({ nth: at, ...rest }) => (model) => {
  const asked = (action: Action): Asked => ({ action, as: roleFor(action), fault: 'none', ...rest });
  const open = fitting(model, rest).filter((action) => predict(model, asked(action)) < 300 && !(action === 'create' && model.requests.length > 1));
  const weighed = open.flatMap((action) => Array.from({ length: WEIGHTS[action] ?? 2 }, () => action));
  return asked(weighed[at % weighed.length] ?? 'create');
});

/** The first request, counted round from the meant one, whose newest quotation is as wished; else what was meant. */
export function aim(model: Readonly<TradeModel>, meant: Pick<Asked, 'rfq' | 'dpq'>, isWished: (found: Place) => boolean): Pick<Asked, 'rfq' | 'dpq'> {
  const around = model.requests.map((_, index) => ({ rfq: meant.rfq + index, dpq: 0 }));
  return around.find((at) => isWished(placeOf(model, { ...at, fault: 'none' }))) ?? meant;
}
