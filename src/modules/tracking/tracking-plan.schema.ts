import { addDays, dayInZone } from '@/server/clock';
import { MILESTONES, type MilestoneKind } from '@/modules/work/work.schema';

/** What a plan is made of; days are midnight UTC. */
export interface PlanFacts {
  /** The day on which the goods are ready, as the seller reported it or else as its lead time has it, and the one on which the buyer wants them. */
  readonly readyOn: Date | null;
  readonly deliveryDate: Date | null;
  /** Whole days at sea; null where no voyage is known. */
  readonly seaDays: number | null;
  /** The reader's day, and the zone in which days are counted: what happened on one is expected on no earlier one. */
  readonly today: Date;
  readonly timeZone: string;
  readonly happened: readonly { readonly kind: MilestoneKind; readonly at: Date }[];
}

/** What was promised for a milestone, and when it may be expected now. Null where nothing can be said. */
export interface PlannedMilestone {
  readonly plannedOn: Date | null;
  readonly expectedOn: Date | null;
}

/**
 * What goods go through from the seller's door to the buyer's, and the days from one to the next as the trade reckons them;
 * the voyage takes as long as it is. A ship is booked while the goods are being packed, the day before they are fetched at the
 * latest, so nothing is reckoned from that. No two of them are planned for one day.
 */
const CHAIN: readonly (readonly [MilestoneKind, days: number | 'sea'])[] = [
  ['booked', 0], ['picked_up', 1], ['in_transit', 1], ['at_port', 1], ['gate_in', 1], ['loaded', 1], ['departed', 1], ['arrived', 'sea'], ['customs_cleared', 2], ['delivered', 1],
];

/** Days from one milestone to a later one, or back to an earlier one; null across a voyage that nobody knows. */
function daysBetween(from: MilestoneKind, to: MilestoneKind, seaDays: number | null): number | null {
  const at = (kind: MilestoneKind) => CHAIN.findIndex(([name]) => name === kind);
  const [first, last] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
  let sum = 0;
  for (const [, days] of CHAIN.slice(first + 1, last + 1)) {
    if (days === 'sea' && seaDays === null) return null;
    sum += days === 'sea' ? (seaDays ?? 0) : days;
  }
  return at(to) < at(from) ? -sum : sum;
}

/**
 * The plan of an order's way. Planned is what the delivery date asks for, but nothing sooner than what follows from the day on
 * which the goods are ready, and nothing before what comes before it: where the date asks for what cannot be, the plan says
 * what can. Expected is what follows from what has happened, never in the past.
 */
export function planWay({ readyOn, deliveryDate, seaDays, today, timeZone, happened }: PlanFacts): Readonly<Record<MilestoneKind, PlannedMilestone>> {
  const reckon = (from: MilestoneKind, day: Date | null, to: MilestoneKind) => {
    const days = day === null ? null : daysBetween(from, to, seaDays);
    return day === null || days === null ? null : addDays(day, days);
  };
  const order = CHAIN.map(([kind]) => kind);
  const done = happened.filter(({ kind }) => kind !== 'booked').sort((a, b) => order.indexOf(b.kind) - order.indexOf(a.kind))[0];
  const [anchor, since] = done ? [done.kind, dayInZone(done.at, timeZone)] as const : ['picked_up', readyOn && (readyOn > today ? readyOn : today)] as const;
  const planned = new Map<MilestoneKind, Date>();
  for (const [index, kind] of order.entries()) {
    const before = order.slice(0, index).flatMap((earlier) => planned.get(earlier) ?? []);
    const days = [reckon('delivered', deliveryDate, kind), reckon('picked_up', readyOn, kind)].filter((day) => day !== null);
    if (days.length > 0) planned.set(kind, new Date(Math.max(...[...days, ...before].map((day) => day.getTime()))));
  }
  const plan = (kind: MilestoneKind): PlannedMilestone => {
    const expected = happened.some((milestone) => milestone.kind === kind) ? null : reckon(anchor, since, kind);
    return { plannedOn: planned.get(kind) ?? null, expectedOn: expected && (expected < today ? today : expected) };
  };
  return Object.fromEntries(MILESTONES.map((kind) => [kind, plan(kind)])) as Record<MilestoneKind, PlannedMilestone>;
}

/** Before this a ship has not left, and behind `arrived` it sails no more. */
const DAY = 86_400_000;

/** How much of the voyage lies behind the ship, 0 to 1: reckoned from its departure, and whole once it has arrived. */
export function shareSailed({ happened, seaDays, now }: Pick<PlanFacts, 'happened' | 'seaDays'> & { readonly now: Date }): number {
  const at = (kind: MilestoneKind) => happened.find((milestone) => milestone.kind === kind)?.at;
  if (happened.some(({ kind }) => ['arrived', 'customs_cleared', 'delivered'].includes(kind))) return 1;
  const departed = at('departed');
  if (!departed || seaDays === null) return 0;
  // As long as nobody has said that it has come, it has not.
  return Math.min(0.97, Math.max(0.02, (now.getTime() - departed.getTime()) / (seaDays * DAY)));
}
