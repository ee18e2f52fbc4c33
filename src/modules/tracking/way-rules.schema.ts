import { isOver, MILESTONES_OF_KIND, type MilestoneKind, type WorkKind, type WorkStatus } from '@/modules/work/work.schema';
import { nextMilestone, type TrackedKind } from './tracking.schema';

/** What is recorded. */
interface Recorded {
  readonly kind: MilestoneKind;
  readonly at: Date;
  readonly note: string;
}

/** A work of an order, as far as its goods' way goes. */
interface WorkOnTheWay {
  readonly kind: WorkKind;
  readonly status: WorkStatus;
  /** When it was begun, also by another who had it before. */
  readonly startedAt: Date | null;
  /** In the order in which they happened. */
  readonly milestones: readonly { readonly kind: MilestoneKind; readonly at: Date }[];
}

/** An order as the rules of its goods' way read it. */
export interface WayFacts {
  readonly status: string;
  readonly createdAt: Date;
  readonly workOrders: readonly WorkOnTheWay[];
  /** Hours that the fastest ship needs between the two ports; null where no voyage is known. */
  readonly leastSeaHours: number | null;
}

/** Why a milestone is not taken: a problem's code, the field at fault, and a code whose sentence says more. */
interface WayFault {
  readonly code: 'milestone_unknown' | 'milestone_not_next' | 'milestone_in_future' | 'milestone_too_early' | 'order_over' | 'goods_delivered'
    | 'transport_not_begun' | 'goods_not_picked_up' | 'goods_not_at_port' | 'customs_not_filed' | 'arrival_needs_note';
  readonly field?: 'kind' | 'at' | 'note';
  readonly why?: 'milestone_skipped';
}

/** States of an order whose goods have come to their buyer. */
const HAS_COME: readonly string[] = ['delivered', 'completed'];

/**
 * What the paper of a work waits for: the proof of delivery says that the goods are where the road ends, so it is taken with
 * the last milestone of the road or after it, and once they are with their buyer. A bill of lading is made out on the way.
 *
 * @param recorded the milestone with which the paper is handed in; null for a paper alone
 */
export function paperFault(kind: TrackedKind, recorded: MilestoneKind | null, { status, workOrders }: Pick<WayFacts, 'status'> & { readonly workOrders: readonly Pick<WorkOnTheWay, 'milestones'>[] }): 'goods_not_at_delivery' | null {
  if (kind !== 'transport' || HAS_COME.includes(status)) return null;
  const last = MILESTONES_OF_KIND.transport.at(-1);
  return recorded === last || workOrders.some(({ milestones }) => milestones.some((happened) => happened.kind === last)) ? null : 'goods_not_at_delivery';
}

/** What must have happened by road before a milestone of the freight; nothing where the order has no transport (any more). */
const BY_ROAD: Partial<Record<MilestoneKind, readonly [milestone: MilestoneKind, missing: 'goods_not_picked_up' | 'goods_not_at_port']>> = {
  gate_in: ['picked_up', 'goods_not_picked_up'],
  loaded: ['at_port', 'goods_not_at_port'],
};

const HOUR = 3_600_000;

/**
 * The rules of one order's milestones, its road, sea and customs together: each comes after those before it, in its own
 * work and in the others' (docs/decisions/0023), at a time that may be. Null where it is taken.
 */
export function wayFault(kind: TrackedKind, { kind: milestone, at, note }: Recorded, { status, createdAt, workOrders, leastSeaHours }: WayFacts, now: Date): WayFault | null {
  const workOf = (other: WorkKind) => workOrders.find((work) => work.kind === other && work.status !== 'cancelled');
  const timeOf = (name: MilestoneKind) => workOrders.flatMap(({ milestones }) => milestones).find((happened) => happened.kind === name)?.at;
  const own = workOf(kind)?.milestones ?? [];
  if (!MILESTONES_OF_KIND[kind].some((name) => name === milestone)) return { code: 'milestone_unknown', field: 'kind' };
  if (nextMilestone(kind, own) !== milestone) return { code: 'milestone_not_next', why: 'milestone_skipped' };
  if (at > now) return { code: 'milestone_in_future', field: 'at' };
  if (isOver(status)) return { code: 'order_over' };
  if (kind === 'transport' && timeOf('delivered')) return { code: 'goods_delivered' };
  const transport = kind === 'logistics' ? workOf('transport') : undefined;
  if (transport && milestone !== MILESTONES_OF_KIND.logistics[0] && transport.startedAt === null) return { code: 'transport_not_begun' };
  const [byRoad, missing] = BY_ROAD[milestone] ?? [];
  if (transport && byRoad && missing && !timeOf(byRoad)) return { code: missing };
  const customs = workOf('customs');
  if (milestone === 'customs_cleared' && customs && customs.status !== 'completed') return { code: 'customs_not_filed' };
  const before = [createdAt, own.at(-1)?.at, byRoad && timeOf(byRoad)].filter((time) => time !== undefined);
  if (before.some((time) => at < time)) return { code: 'milestone_too_early', field: 'at' };
  const departed = timeOf('departed');
  // Goods may have gone another way than planned, by air for one: then the sides are to read how.
  if (milestone === 'arrived' && departed && leastSeaHours !== null && note === '' && at.getTime() < departed.getTime() + leastSeaHours * HOUR) return { code: 'arrival_needs_note', field: 'note' };
  return null;
}
