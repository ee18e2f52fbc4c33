import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { ROLE_OF_KIND, workAnswer, workPaperBody } from '@/modules/work/work.schema';
import { handInPaper, recordMilestone, startLogistics, startTransport } from './tracking.commands';
import { findOrderTracking, listTracking } from './tracking.queries';
import { milestoneBody, orderTrackingAnswer, trackingAnswer, trackingQuery, type TrackedKind } from './tracking.schema';

const workParams = z.object({ workId: idParam() });
const success = z.object({ success: z.literal(true) });
const withWork = success.extend({ work: workAnswer });
const withTracking = success.extend({ tracking: trackingAnswer });

/** The goods that a partner brings on their way. */
function list<const P extends string, const K extends TrackedKind>(path: P, kind: K) {
  return listEndpoint({ path, access: [ROLE_OF_KIND[kind]], summary: 'Goods that one brings on their way, with their milestones', response: z.array(trackingAnswer) })
    .handle(({ actor }, range) => listTracking(actor, kind, range));
}

/** The call by which a partner says what has happened to the goods. */
function milestone<const P extends string, const K extends TrackedKind>(path: P, kind: K) {
  return endpoint({ method: 'POST', path, access: [ROLE_OF_KIND[kind]], summary: 'Record the next milestone; the last one ends the work and needs its paper', params: workParams, body: milestoneBody, response: withTracking })
    .handle(async ({ actor, params, body }) => ({ success: true, tracking: await recordMilestone(actor, kind, params.workId, body) }));
}

/** The call by which a partner hands in the paper of its work. */
function paper<const P extends string, const K extends TrackedKind>(path: P, kind: K) {
  return endpoint({ method: 'POST', path, access: [ROLE_OF_KIND[kind]], summary: 'Hand in the paper with which the work ends, before its last milestone', params: workParams, body: workPaperBody, response: withTracking })
    .handle(async ({ actor, params, body }) => ({ success: true, tracking: await handInPaper(actor, kind, params.workId, body) }));
}

export const postTransporterStart = endpoint({
  method: 'POST', path: '/api/transporter/orders/{workId}/start', access: ['transporter'], summary: 'Start a transport that was taken on: its order is shipped', params: workParams, response: withWork,
}).handle(async ({ actor, params }) => ({ success: true, work: await startTransport(actor, params.workId) }));

export const postLogisticsStart = endpoint({
  method: 'POST', path: '/api/logistics/orders/{workId}/start', access: ['logistics'], summary: 'Start freight that was taken on', params: workParams, response: withWork,
}).handle(async ({ actor, params }) => ({ success: true, work: await startLogistics(actor, params.workId) }));

export const getTransporterTracking = list('/api/transporter/tracking', 'transport');
export const postTransporterMilestone = milestone('/api/transporter/tracking/{workId}/milestones', 'transport');
export const postTransporterPaper = paper('/api/transporter/tracking/{workId}/paper', 'transport');

export const getLogisticsTracking = list('/api/logistics/tracking', 'logistics');
export const postLogisticsMilestone = milestone('/api/logistics/tracking/{workId}/milestones', 'logistics');
export const postLogisticsPaper = paper('/api/logistics/tracking/{workId}/paper', 'logistics');

export const getOrderTracking = endpoint({
  method: 'GET', path: '/api/dpos/{entityId}/tracking', access: ['captain', 'admin', 'buyer', 'seller', 'transporter', 'logistics', 'arbitrator'],
  summary: 'The way of an order’s goods: milestones, planned and expected days, and the map of the voyage', params: z.object({ entityId: idParam() }), query: trackingQuery, response: orderTrackingAnswer,
}).handle(({ actor, params, query }) => findOrderTracking(params.entityId, actor, query.lang));
