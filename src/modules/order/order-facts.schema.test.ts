import { describe, expect, it } from 'vitest';
import { outstandingOf, stageOf, travelGapsOf, type OrderFacts, type Outstanding, type Stage } from './order-facts.schema';

/** An order in process of which all is done but its way. */
const DONE: OrderFacts = { status: 'processing', verdict: 'passed', surveyIs: 'offered', isDecided: false, isFunded: true, isDeliveryNamed: true, isReady: true, isInsured: true, isFiled: true, freeze: null, ruling: null };
const NOTHING: OrderFacts = { ...DONE, verdict: null, isFunded: false, isDeliveryNamed: false, isReady: false, isInsured: false, isFiled: false };

/** Facts beside those of DONE or NOTHING, what is outstanding, and what happens next. */
const TABLE: readonly (readonly [OrderFacts, Partial<OrderFacts>, readonly Outstanding[], Stage])[] = [
  [DONE, {}, [], 'readySurveyed'],
  [DONE, { verdict: null }, ['survey'], 'ready'],
  [DONE, { verdict: 'failed' }, ['surveyFailed'], 'surveyFailedLate'],
  [DONE, { verdict: 'failed', isDecided: true }, [], 'readySurveyed'],
  [DONE, { isFunded: false }, ['funds'], 'readySurveyed'],
  [DONE, { isDeliveryNamed: false }, ['delivery'], 'readySurveyed'],
  [DONE, { isReady: false }, ['goods'], 'processing'],
  [DONE, { isInsured: false }, ['insurance'], 'readySurveyed'],
  [DONE, { isFiled: false }, ['customs'], 'readySurveyed'],
  [NOTHING, { status: 'pending' }, ['survey', 'funds', 'delivery'], 'pending'],
  [NOTHING, { status: 'pending', surveyIs: 'taken' }, ['survey', 'funds', 'delivery'], 'surveyTaken'],
  [NOTHING, { status: 'pending', surveyIs: 'begun' }, ['survey', 'funds', 'delivery'], 'surveyBegun'],
  [DONE, { verdict: null, surveyIs: 'taken' }, ['survey'], 'readySurveyTaken'],
  [DONE, { verdict: null, surveyIs: 'begun' }, ['survey'], 'readySurveyBegun'],
  [NOTHING, { status: 'pending', verdict: 'passed' }, ['funds', 'delivery'], 'surveyed'],
  [NOTHING, { status: 'pending', verdict: 'failed' }, ['surveyFailed', 'funds', 'delivery'], 'surveyFailed'],
  [NOTHING, { status: 'confirmed' }, ['survey', 'funds', 'delivery', 'goods', 'insurance', 'customs'], 'confirmed'],
  [NOTHING, { status: 'confirmed', isFunded: true }, ['survey', 'delivery', 'goods', 'insurance', 'customs'], 'confirmedPaid'],
  [NOTHING, { status: 'shipped', isFunded: true }, ['survey', 'delivery', 'goods', 'insurance', 'customs'], 'shipped'],
  [DONE, { status: 'shipped' }, [], 'shipped'],
  [NOTHING, { status: 'delivered', isFunded: true }, ['confirmation'], 'delivered'],
  [DONE, { status: 'delivered', freeze: 'open' }, ['dispute', 'confirmation'], 'disputeOpen'],
  [DONE, { freeze: 'open' }, ['dispute'], 'disputeOpen'],
  [DONE, { freeze: 'review', isReady: false }, ['dispute', 'goods'], 'disputeReview'],
  [DONE, { status: 'shipped', freeze: 'approval' }, ['ruling'], 'disputeApproval'],
  [NOTHING, { status: 'shipped', isFunded: true, ruling: 'split' }, [], 'settled'],
  [DONE, { status: 'shipped', ruling: 'release' }, [], 'released'],
  [NOTHING, { ruling: 'release' }, ['survey', 'funds', 'delivery', 'goods', 'insurance', 'customs'], 'processing'],
  [NOTHING, { status: 'completed', ruling: 'split' }, [], 'completedSettled'],
  [NOTHING, { status: 'completed' }, [], 'completed'],
  [NOTHING, { status: 'cancelled', ruling: 'refund' }, [], 'cancelled'],
];

describe('what is outstanding on an order and what happens next', () => {
  it.each(TABLE.map(([base, over, outstanding, stage]) => ({ name: `${base === DONE ? 'all done' : 'nothing done'}, ${JSON.stringify(over)}`, facts: { ...base, ...over }, outstanding, stage })))('$name', ({ facts, outstanding, stage }) => {
    expect([outstandingOf(facts), stageOf(facts)]).toEqual([outstanding, stage]);
  });
});

it('says what goods lack that are on their way, and of no others', () => {
  expect(travelGapsOf({ ...NOTHING, status: 'shipped' })).toEqual(['insurance', 'customs']);
  expect(travelGapsOf({ ...DONE, status: 'shipped', isFiled: false })).toEqual(['customs']);
  for (const facts of [{ ...DONE, status: 'shipped' as const }, { ...NOTHING, status: 'shipped' as const, ruling: 'split' as const }, NOTHING, { ...NOTHING, status: 'delivered' as const }]) expect(travelGapsOf(facts)).toEqual([]);
});
