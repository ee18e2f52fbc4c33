import 'server-only';
import type { Actor } from '@/access/actor';
import { isHouse } from '@/access/roles';
import { readRange, type Counted, type Range } from '@/http/list';
import { Problem } from '@/http/problem';
import type { Locale } from '@/i18n/locales';
import { freezeFields } from '@/modules/dispute/dispute.queries';
import { freezes } from '@/modules/dispute/dispute.schema';
import { asOthersRead } from '@/modules/moderation/moderation.queries';
import { followedBy } from '@/modules/order/order.queries';
import { portName } from '@/modules/port/port-name.queries';
import { drawVoyage } from '@/modules/voyage/voyage-picture.queries';
import type { Place } from '@/modules/voyage/voyage.queries';
import { namesOfSides, paperFields, toPaper, visibleTo, withoutHeldTexts } from '@/modules/work/work.queries';
import { isOver, MILESTONES_OF_KIND, type MilestoneKind, type WorkStatus } from '@/modules/work/work.schema';
import { db, type Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import type { planWay } from './tracking-plan.schema';
import { isTracked, nextMilestone, type OrderTrackingAnswer, type TrackedKind, type TrackingAnswer, type WayStep } from './tracking.schema';
import { paperFault } from './way-rules.schema';
import { reckonWay, wayFields, type WayRow } from './way.queries';

type MilestoneRow = WayRow['workOrders'][number]['milestones'][number];

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

/** Every milestone of a kind of work: what happened, and what is planned and expected. */
function stepsOf(kind: TrackedKind, milestones: readonly MilestoneRow[], plan: ReturnType<typeof planWay>, deliveryDate: Date | null): WayStep[] {
  return MILESTONES_OF_KIND[kind].map((name: MilestoneKind) => {
    const { at, place = '', note = '' } = milestones.find((milestone) => milestone.kind === name) ?? {};
    return { kind: name, at: at?.toISOString() ?? null, place, note, plannedOn: dayOf(plan[name].plannedOn), expectedOn: dayOf(plan[name].expectedOn), agreedOn: name === 'delivered' ? dayOf(deliveryDate) : null };
  });
}

const statusOf = (milestones: readonly MilestoneRow[]): TrackingAnswer['status'] => milestones.at(-1)?.kind ?? 'pending';

const trackingFields = {
  id: true, kind: true, status: true, trackingNumber: true, holderId: true, paper: { select: { partyId: true, ...paperFields } }, milestones: { select: { id: true, partyId: true, place: true, note: true } }, dpo: { select: { productName: true, status: true, disputes: { select: freezeFields }, ...wayFields } },
} satisfies Prisma.WorkOrderSelect;

type TrackingRow = Prisma.WorkOrderGetPayload<{ select: typeof trackingFields }>;

function toTracking({ id, kind, status, trackingNumber, paper, dpo, ...said }: TrackingRow, { timeZone, nameOf }: { readonly timeZone: string; readonly nameOf: (side: TrackingRow['dpo']['buyer']) => string }): TrackingAnswer {
  if (!isTracked(kind) || trackingNumber === null) throw new Error(`Work order ${id} is not tracked`);
  const { origin, destination, plan } = reckonWay(dpo, timeZone);
  const read = new Map(said.milestones.map((milestone) => [milestone.id, milestone]));
  const milestones = (dpo.workOrders.find((work) => work.kind === kind)?.milestones ?? []).map((milestone) => ({ ...milestone, ...read.get(milestone.id) }));
  const next = status === 'in_progress' && !isOver(dpo.status) ? nextMilestone(kind, milestones) : null;
  return {
    id, order: dpo.id, trackingId: trackingNumber, status: statusOf(milestones), kind,
    catalog: dpo.productName, buyer: nameOf(dpo.buyer), seller: dpo.seller && nameOf(dpo.seller),
    originPort: origin?.name ?? null, destinationPort: destination?.name ?? null,
    steps: stepsOf(kind, milestones, plan, dpo.deliveryDate),
    next: next && { kind: next, plannedOn: dayOf(plan[next].plannedOn), expectedOn: dayOf(plan[next].expectedOn) },
    paper: paper && toPaper(paper),
    isUnderWay: status === 'in_progress',
    paperWaits: paperFault(kind, null, dpo),
    inDispute: dpo.disputes.some(freezes),
  };
}

async function asPartnerReads(client: Tx, { timeZone }: Pick<Actor, 'timeZone'>, rows: readonly TrackingRow[]): Promise<TrackingAnswer[]> {
  const nameOf = await namesOfSides(client, rows.map(({ dpo }) => dpo));
  return (await withoutHeldTexts(client, rows)).map((row) => toTracking(row, { timeZone, nameOf }));
}

/** Work that is followed. What was taken from another on its way waits until its new holder goes on with it. */
const BEGUN = ['in_progress', 'completed', 'cancelled'] as const satisfies readonly WorkStatus[];

/** Work of a kind that a partner has begun, what is under way first, then the newest. */
export function listTracking(actor: Actor, kind: TrackedKind, range: Range): Promise<Counted<TrackingAnswer>> {
  const where: Prisma.WorkOrderWhereInput = { AND: [visibleTo(actor, kind), { trackingNumber: { not: null }, status: { in: [...BEGUN] } }] };
  return readRange(range, {
    rows: async (slice) => asPartnerReads(db, actor, await db.workOrder.findMany({ where, select: trackingFields, orderBy: [{ status: 'asc' }, { startedAt: 'desc' }, { id: 'desc' }], ...slice })),
    count: () => db.workOrder.count({ where }),
    answer: (tracking) => tracking,
  });
}

/** One tracked work order inside a transaction, as its partner reads it. */
export async function readTracking(tx: Tx, actor: Pick<Actor, 'timeZone'>, id: number): Promise<TrackingAnswer> {
  const [tracking] = await asPartnerReads(tx, actor, [await tx.workOrder.findUniqueOrThrow({ where: { id }, select: trackingFields })]);
  if (!tracking) throw new Error(`Work order ${id} is gone`);
  return tracking;
}

/**
 * The way of an order's goods for those who take part in it, with the map of the voyage.
 *
 * @throws Problem not_found
 */
export async function findOrderTracking(dpoId: number, party: { readonly partyId: number; readonly role: string | null; readonly timeZone: string }, language?: Locale): Promise<OrderTrackingAnswer> {
  const dpo = await db.dpo.findFirst({
    where: { id: dpoId, ...followedBy(party) },
    select: { ...wayFields, workOrders: { ...wayFields.workOrders, select: { ...wayFields.workOrders.select, trackingNumber: true } } },
  });
  if (!dpo) throw new Problem('not_found');
  const read = async (rows: readonly MilestoneRow[]) => (isHouse(party.role) ? [...rows] : asOthersRead(db, 'milestone', rows, ['place', 'note']));
  const { origin, destination, plan, share } = reckonWay(dpo, party.timeZone);
  const named = (place: Place) => ({ ...place, name: portName(place.code, place.name, language ?? 'en') });
  const works = await Promise.all(dpo.workOrders.map(async ({ kind, trackingNumber, milestones }) => {
    if (!isTracked(kind)) throw new Error(`Work of the kind ${kind} is not tracked`);
    return { kind, trackingId: trackingNumber, status: statusOf(milestones), steps: stepsOf(kind, await read(milestones), plan, dpo.deliveryDate) };
  }));
  return { orderId: dpo.id, works, voyage: origin && destination && drawVoyage(named(origin), named(destination), share) };
}
