import { describe, expect, it } from 'vitest';
import { planWay, shareSailed, type PlanFacts } from './tracking-plan.schema';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;
const facts = (over: Partial<PlanFacts> = {}): PlanFacts => ({ readyOn: at('2026-12-01'), deliveryDate: null, seaDays: 10, today: at('2026-12-01'), timeZone: 'UTC', happened: [], ...over });

describe('the plan of goods on their way', () => {
  it('follows from the day on which they are ready', () => {
    const plan = planWay(facts());
    expect(Object.entries(plan).map(([kind, { plannedOn }]) => [kind, day(plannedOn)])).toEqual([
      ['picked_up', '2026-12-01'], ['in_transit', '2026-12-02'], ['at_port', '2026-12-03'], ['booked', '2026-11-30'], ['gate_in', '2026-12-04'], ['loaded', '2026-12-05'],
      ['departed', '2026-12-06'], ['arrived', '2026-12-16'], ['customs_cleared', '2026-12-18'], ['delivered', '2026-12-19'],
    ]);
    expect(day(plan.delivered.expectedOn)).toBe('2026-12-19');
  });

  it('has a day of its own for each of them, one after the other', () => {
    const days = (over: Partial<PlanFacts>) => [...new Set(Object.values(planWay(facts(over))).map(({ plannedOn }) => day(plannedOn)))];
    for (const over of [{}, { deliveryDate: at('2027-01-19') }, { seaDays: 1 }]) expect(days(over)).toHaveLength(10);
  });

  it('is reckoned back from the delivery date where there is one', () => {
    const plan = planWay(facts({ deliveryDate: at('2027-01-19') }));
    expect([plan.delivered, plan.departed, plan.at_port].map(({ plannedOn }) => day(plannedOn))).toEqual(['2027-01-19', '2027-01-06', '2027-01-03']);
    expect(day(plan.delivered.expectedOn)).toBe('2026-12-19');
  });

  it('asks for nothing that cannot be: no goods are fetched before they are ready, and no day lies before one that comes first', () => {
    const plan = planWay(facts({ deliveryDate: at('2026-12-10') }));
    expect([plan.picked_up, plan.departed, plan.delivered].map(({ plannedOn }) => day(plannedOn))).toEqual(['2026-12-01', '2026-12-06', '2026-12-19']);
    const unknown = planWay(facts({ deliveryDate: at('2026-12-03'), seaDays: null }));
    expect([unknown.departed, unknown.arrived, unknown.delivered].map(({ plannedOn }) => day(plannedOn))).toEqual(['2026-12-06', '2026-12-06', '2026-12-06']);
  });

  it('expects what is ahead from what has happened last, and nothing in the past', () => {
    const plan = planWay(facts({ today: at('2026-12-20'), happened: [{ kind: 'booked', at: at('2026-11-20') }, { kind: 'departed', at: at('2026-12-12') }, { kind: 'at_port', at: at('2026-12-03') }] }));
    expect([plan.departed, plan.arrived, plan.delivered, plan.gate_in].map(({ expectedOn }) => day(expectedOn))).toEqual([null, '2026-12-22', '2026-12-25', '2026-12-20']);
  });

  it('counts days where the reader is: what comes next is never before what was', () => {
    const plan = planWay(facts({ timeZone: 'Asia/Kolkata', today: at('2026-11-29'), happened: [{ kind: 'picked_up', at: new Date('2026-11-28T23:43:00Z') }] }));
    expect([plan.in_transit, plan.at_port].map(({ expectedOn }) => day(expectedOn))).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('says nothing across a voyage that nobody knows, and nothing without any day', () => {
    const plan = planWay(facts({ seaDays: null, deliveryDate: at('2027-01-19') }));
    expect([plan.arrived, plan.departed].map(({ plannedOn }) => day(plannedOn))).toEqual(['2027-01-16', '2026-12-06']);
    expect(plan.delivered.expectedOn).toBeNull();
    expect(planWay(facts({ readyOn: null })).delivered).toEqual({ plannedOn: null, expectedOn: null });
  });
});

describe('how far a ship has come', () => {
  const now = at('2026-12-11');
  it.each([
    [[], 0], [[{ kind: 'loaded' as const, at: at('2026-12-05') }], 0], [[{ kind: 'departed' as const, at: at('2026-12-06') }], 0.5],
    [[{ kind: 'departed' as const, at: at('2026-11-01') }], 0.97], [[{ kind: 'departed' as const, at: at('2026-12-06') }, { kind: 'arrived' as const, at: now }], 1],
  ])('%j', (happened, share) => {
    expect(shareSailed({ happened, seaDays: 10, now })).toBe(share);
  });
});
