import { describe, expect, it } from 'vitest';
import type { MilestoneKind } from '@/modules/work/work.schema';
import { paperFault, wayFault, type WayFacts } from './way-rules.schema';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
const happened = (...steps: readonly (readonly [MilestoneKind, number])[]) => steps.map(([kind, on]) => ({ kind, at: day(on) }));
const NOW = day(90);
const ROAD = happened(['picked_up', 2], ['in_transit', 2], ['at_port', 4]);

/** An order whose road is as given, and whose freight has come so far. */
function order(sea: ReturnType<typeof happened>, { road = ROAD, customs = 'completed', transport = 'completed', status = 'shipped' }: { road?: ReturnType<typeof happened>; customs?: 'pending' | 'accepted' | 'completed' | 'cancelled'; transport?: 'pending' | 'in_progress' | 'completed' | 'cancelled'; status?: string } = {}): WayFacts {
  return {
    status, createdAt: day(0), leastSeaHours: 240,
    workOrders: [
      { kind: 'transport', status: transport, startedAt: transport === 'pending' ? null : day(1), milestones: road },
      { kind: 'logistics', status: 'in_progress', startedAt: day(1), milestones: sea },
      { kind: 'customs', status: customs, startedAt: null, milestones: [] },
    ],
  };
}
const SEA = happened(['booked', 1], ['gate_in', 5], ['loaded', 6], ['departed', 7], ['arrived', 30], ['customs_cleared', 31]);
const fault = (facts: WayFacts, kind: MilestoneKind, on: number, note = '') => wayFault(['picked_up', 'in_transit', 'at_port'].includes(kind) ? 'transport' : 'logistics', { kind, at: day(on), note }, facts, NOW)?.code ?? null;

describe('a milestone', () => {
  it.each([
    ['booked', order([], { road: [], transport: 'pending', customs: 'pending' }), 1, null],
    ['gate_in', order(SEA.slice(0, 1), { road: [], transport: 'pending' }), 5, 'transport_not_begun'],
    ['gate_in', order(SEA.slice(0, 1), { road: [], transport: 'in_progress' }), 5, 'goods_not_picked_up'],
    ['gate_in', order(SEA.slice(0, 1), { road: ROAD.slice(0, 1), transport: 'in_progress' }), 5, null],
    ['gate_in', order(SEA.slice(0, 1), { road: [], transport: 'cancelled' }), 5, null],
    ['gate_in', order(SEA.slice(0, 1)), 1, 'milestone_too_early'],
    ['loaded', order(SEA.slice(0, 2), { road: ROAD.slice(0, 2), transport: 'in_progress' }), 6, 'goods_not_at_port'],
    ['loaded', order(happened(['booked', 1], ['gate_in', 2])), 3, 'milestone_too_early'],
    ['loaded', order(SEA.slice(0, 2)), 6, null],
    ['departed', order(SEA.slice(0, 2)), 7, 'milestone_not_next'],
    ['arrived', order(SEA.slice(0, 4)), 16, 'arrival_needs_note'],
    ['arrived', order(SEA.slice(0, 4)), 17, null],
    ['arrived', { ...order(SEA.slice(0, 4)), leastSeaHours: null }, 8, null],
    ['customs_cleared', order(SEA.slice(0, 5), { customs: 'accepted' }), 31, 'customs_not_filed'],
    ['customs_cleared', order(SEA.slice(0, 5), { customs: 'cancelled' }), 31, null],
    ['delivered', order(SEA), 32, null],
    ['delivered', order(SEA, { status: 'cancelled' }), 32, 'order_over'],
    ['delivered', order(SEA), 91, 'milestone_in_future'],
    ['at_port', order([...SEA, ...happened(['delivered', 32])], { road: ROAD.slice(0, 2), transport: 'in_progress', status: 'delivered' }), 33, 'goods_delivered'],
  ] as const)('%s of %# is answered with what is missing, or taken', (kind, facts, on, code) => {
    expect(fault(facts, kind, on)).toBe(code);
  });

  it('of an arrival by air is taken with a note', () => {
    expect(fault(order(SEA.slice(0, 4)), 'arrived', 8, 'By air.')).toBeNull();
  });
});

describe('a paper', () => {
  it.each([
    ['transport', null, order([], { road: ROAD.slice(0, 2) }), 'goods_not_at_delivery'],
    ['transport', 'picked_up', order([], { road: [] }), 'goods_not_at_delivery'],
    ['transport', 'at_port', order([], { road: ROAD.slice(0, 2) }), null],
    ['transport', null, order([]), null],
    ['transport', null, order(SEA, { road: [], status: 'delivered' }), null],
    ['transport', null, order(SEA, { road: [], status: 'completed' }), null],
    ['logistics', null, order([], { road: [] }), null],
  ] as const)('of %s with %s is taken or waits for the goods', (kind, milestone, facts, wait) => {
    expect(paperFault(kind, milestone, facts)).toBe(wait);
  });
});
