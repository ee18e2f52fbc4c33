import 'server-only';
import { asTransitionActor, type Actor } from '@/access/actor';
import { Problem } from '@/http/problem';
import { allowedActions } from '@/machine/machine';
import { holdBack } from '@/modules/moderation/moderation.commands';
import { actorForOthers } from '@/modules/moderation/moderation.queries';
import { notify } from '@/modules/notification/notification.commands';
import { followGoods, isSurveyUndecided } from '@/modules/order/order.commands';
import { lockRfq } from '@/modules/rfq/rfq.commands';
import { keepPaper } from '@/modules/work/paper.commands';
import { finishWork, lockWork, requireUndisputed, startWork } from '@/modules/work/work.commands';
import { dischargePortOf, readWork, visibleTo } from '@/modules/work/work.queries';
import { fastestSeaHours, type Place } from '@/modules/voyage/voyage.queries';
import { isMoneyHeld, isOver, ROLE_OF_KIND, waitOfStart, workMachine, type WorkAction, type WorkAnswer, type WorkPaperBody, type WorkStatus } from '@/modules/work/work.schema';
import { audit } from '@/server/audit';
import type { Tx } from '@/server/db';
import type { Prisma } from '@/server/generated/client';
import { transact } from '@/server/transact';
import { notOpen } from '@/server/transition';
import { readTracking } from './tracking.queries';
import { isLastMilestone, type MilestoneBody, type TrackedKind, type TrackingAnswer } from './tracking.schema';
import { paperFault, wayFault } from './way-rules.schema';

const portFields = { code: true, name: true, lat: true, lon: true } satisfies Prisma.PortSelect;
/** What the rules of the goods' way ask of an order. */
const wayOfOrder = {
  workOrders: { select: { kind: true, status: true, startedAt: true, milestones: { select: { kind: true, at: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] } } },
  buyer: { select: { port: { select: portFields } } }, seller: { select: { port: { select: portFields } } }, deliveryPort: { select: portFields },
} satisfies Prisma.DpoSelect;

/**
 * A partner's work and its order, which is locked with its RFQ: of what moves an order and its goods, one comes after the
 * other, a dispute among them, and rows are locked in the order of transact.ts.
 *
 * @throws Problem not_found
 */
async function lockWay(tx: Tx, actor: Actor, kind: TrackedKind, workId: number) {
  const scope = { id: workId, ...visibleTo(actor, kind) };
  const found = await tx.workOrder.findFirst({ where: scope, select: { dpo: { select: { id: true, rfqId: true } } } });
  if (!found) throw new Problem('not_found');
  await lockRfq(tx, found.dpo.rfqId);
  await tx.$executeRaw`SELECT 1 FROM "Dpo" WHERE "id" = ${found.dpo.id} FOR NO KEY UPDATE`;
  const work = await tx.workOrder.findFirst({
    where: scope,
    select: { status: true, trackingNumber: true, dpo: { select: { id: true, rfqId: true, status: true, createdAt: true, goodsReadyOn: true, ...wayOfOrder } }, paper: { select: { id: true } }, milestones: { select: { kind: true, at: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
  });
  if (!work) throw new Problem('not_found');
  return work;
}

/** What the work's own row will say again under its lock: asked first, so that who comes second is told so and nothing else. */
function requireOpen(status: WorkStatus, action: WorkAction, kind: TrackedKind): void {
  if (!allowedActions(workMachine, status, ROLE_OF_KIND[kind]).includes(action)) throw notOpen(workMachine, status, action);
}

/** By which a tracked work is spoken of. Numbers of work orders are given once. */
const trackingNumberOf = (workId: number) => `TRK-${new Date().getUTCFullYear()}-${String(workId).padStart(6, '0')}`;

/**
 * The transporter starts: the order is shipped, and its RFQ with it.
 *
 * @throws Problem not_found, status_changed, work_disputed, order_not_processing, funds_not_held (money is owed, and not all of it has come; what a ruling has paid out since counts as come),
 *   goods_not_ready (the seller has not reported them), survey_undecided (the goods failed their survey, and the captain has not decided to go on)
 */
export async function startTransport(actor: Actor, workId: number): Promise<WorkAnswer> {
  return transact(async (tx) => {
    const { dpo, status, trackingNumber } = await lockWay(tx, actor, 'transport', workId);
    requireOpen(status, 'start', 'transport');
    await requireUndisputed(tx, { kind: 'transport', dpo });
    // What another has begun before goes on: its goods are on their way, and their money was held.
    if (trackingNumber === null) await ship(tx, dpo);
    await startWork(tx, actor, await lockWork(tx, actor, 'transport', workId), { trackingNumber: trackingNumberOf(workId) });
    return readWork(tx, workId);
  });
}

/** The goods leave, for which their money must be held, their seller must have reported them ready, and a failed survey must have been decided about. */
async function ship(tx: Tx, { id: dpoId, status, goodsReadyOn }: { readonly id: number; readonly status: string; readonly goodsReadyOn: Date | null }): Promise<void> {
  await followGoods(tx, 'ship', dpoId);
  const owed = await tx.$queryRaw<{ status: string; amountMinor: bigint }[]>`SELECT "status"::text, "amountMinor" FROM "Payment" WHERE "dpoId" = ${dpoId} FOR SHARE`;
  const wait = waitOfStart({ kind: 'transport', orderStatus: status, isFunded: isMoneyHeld(owed), isReady: goodsReadyOn !== null, isSurveyUndecided: await isSurveyUndecided(tx, dpoId), isBegun: false });
  if (wait) throw new Problem(wait);
}

/**
 * The forwarder starts: its ship may be booked from the moment at which the order is in process.
 *
 * @throws Problem not_found, status_changed, work_disputed, order_not_processing
 */
export async function startLogistics(actor: Actor, workId: number): Promise<WorkAnswer> {
  return transact(async (tx) => {
    const { dpo, status, trackingNumber } = await lockWay(tx, actor, 'logistics', workId);
    requireOpen(status, 'start', 'logistics');
    await requireUndisputed(tx, { kind: 'logistics', dpo });
    const wait = waitOfStart({ kind: 'logistics', orderStatus: dpo.status, isFunded: true, isReady: true, isSurveyUndecided: false, isBegun: trackingNumber !== null });
    if (wait) throw new Problem(wait);
    await startWork(tx, actor, await lockWork(tx, actor, 'logistics', workId), { trackingNumber: trackingNumberOf(workId) });
    return readWork(tx, workId);
  });
}

/** Hours that the fastest ship needs between an order's two ports; null where no voyage is known. */
function leastSeaHours(dpo: Parameters<typeof dischargePortOf<Place>>[0]): number | null {
  const [from, to] = [dpo.seller?.port, dischargePortOf(dpo)];
  return from && to && from.code !== to.code ? fastestSeaHours(from, to) : null;
}

/**
 * A partner says what has happened to the goods: the next milestone of its kind of work. Both sides and captains are told.
 * The last one ends the work, for which its paper is needed; when the freight is delivered, so is the order. Of two who say
 * the same at once one is heard.
 *
 * @throws Problem not_found, milestone_unknown (of another kind of work), status_changed (not under way), work_disputed, milestone_not_next,
 *   work_paper_required, order_not_shipped, and those of wayFault and keepPaper
 */
export async function recordMilestone(actor: Actor, kind: TrackedKind, workId: number, body: MilestoneBody): Promise<TrackingAnswer> {
  return transact(async (tx) => {
    const { dpo, status, milestones, paper } = await lockWay(tx, actor, kind, workId);
    if (milestones.length > 0 && milestones.some((milestone) => milestone.kind === body.kind)) throw new Problem('milestone_not_next');
    requireOpen(status, 'finish', kind);
    await requireUndisputed(tx, { kind, dpo });
    const fault = wayFault(kind, body, { ...dpo, leastSeaHours: leastSeaHours(dpo) }, new Date());
    if (fault) throw new Problem(fault.code, { ...(fault.field && { field: fault.field }), ...(fault.why && { why: fault.why }) });
    const isLast = isLastMilestone(kind, body.kind);
    if (isLast && !paper && !body.document) throw new Problem('work_paper_required', { field: 'document' });
    if (isLast && kind === 'logistics') await followGoods(tx, 'deliver', dpo.id, body.at);
    const row = await lockWork(tx, actor, kind, workId);
    if (body.document) await keepPaper(tx, actor, row, body.document, paperFault(kind, body.kind, dpo));
    const { at, place, note } = body;
    const { id } = await tx.milestone.create({ data: { workOrderId: workId, partyId: actor.partyId, kind: body.kind, at, place, note }, select: { id: true } });
    await holdBack(tx, { entity: 'milestone', entityId: id, rfqId: dpo.rfqId, authorId: actor.partyId, isNew: true }, { place, note });
    await audit(tx, { actor: asTransitionActor(actor), action: 'work_order.milestone', entity: 'work_order', entityId: workId, details: { milestone: body.kind, at: at.toISOString() } });
    const { buyerId, sellerId, productName } = row.dpo;
    const params = { workOrderId: workId, dpoId: dpo.id, title: productName, partner: await actorForOthers(tx, actor), milestone: body.kind };
    await notify(tx, { kind: 'milestone_reached', params, to: [buyerId, sellerId], toRole: 'captain' });
    if (isLast) await finishWork(tx, actor, row, null);
    return readTracking(tx, actor, workId);
  }, 'milestone_not_next');
}

/**
 * A partner hands in the paper of its work without a milestone: a bill of lading before the last one, a proof of delivery once
 * the goods are where the road ends. Of a completed order it ends the work.
 *
 * @throws Problem not_found, and those of keepPaper
 */
export async function handInPaper(actor: Actor, kind: TrackedKind, workId: number, body: WorkPaperBody): Promise<TrackingAnswer> {
  return transact(async (tx) => {
    const { dpo } = await lockWay(tx, actor, kind, workId);
    const row = await lockWork(tx, actor, kind, workId);
    await keepPaper(tx, actor, row, body, paperFault(kind, null, dpo));
    if (isOver(dpo.status)) await finishWork(tx, actor, row);
    return readTracking(tx, actor, workId);
  }, 'work_paper_handed_in');
}
