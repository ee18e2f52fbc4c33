import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint, sliceRange } from '@/http/list';
import { openWorkPaper } from './paper.commands';
import { acceptWork, assignWork, declineWork } from './work.commands';
import { takeAwayWork } from './return.commands';
import { listPartners, listWork, listWorkOfOrder, type WorkPart } from './work.queries';
import { assignBody, orderWorkAnswer, partnerAnswer, ROLE_OF_KIND, takeAwayBody, workAnswer, type WorkKind } from './work.schema';

const workParams = z.object({ workId: idParam() });
const success = z.object({ success: z.literal(true) });
const withWork = success.extend({ work: workAnswer });

/** A list of a partner's work orders of a kind. */
function workList<const P extends string, const K extends WorkKind>(path: P, kind: K, part: WorkPart, summary: string) {
  return listEndpoint({ path, access: [ROLE_OF_KIND[kind]], summary, response: z.array(workAnswer) }).handle(({ actor }, range) => listWork(actor, kind, part, range));
}

/** The call by which a partner takes a work order. */
function accept<const P extends string, const K extends WorkKind>(path: P, kind: K) {
  return endpoint({ method: 'POST', path, access: [ROLE_OF_KIND[kind]], summary: 'Take on an offered work order', params: workParams, response: withWork })
    .handle(async ({ actor, params }) => ({ success: true, work: await acceptWork(actor, kind, params.workId) }));
}

/** The call by which a partner declines one. */
function reject<const P extends string, const K extends WorkKind>(path: P, kind: K) {
  return endpoint({ method: 'POST', path, access: [ROLE_OF_KIND[kind]], summary: 'Decline a work order, which others are then offered', params: workParams, response: success })
    .handle(async ({ actor, params }) => {
      await declineWork(actor, kind, params.workId);
      return { success: true };
    });
}

export const getSurveyorRequests = workList('/api/surveyor/requests', 'survey', 'all', 'Surveys that are offered or held, those that wait first');
export const postSurveyorAccept = accept('/api/surveyor/requests/{workId}/accept', 'survey');
export const postSurveyorReject = reject('/api/surveyor/requests/{workId}/reject', 'survey');

export const getInsurancePolicies = workList('/api/insurance/policies', 'insurance', 'all', 'Policy requests that are offered or held, those that wait first');
export const postInsuranceAccept = accept('/api/insurance/policies/{workId}/accept', 'insurance');
export const postInsuranceReject = reject('/api/insurance/policies/{workId}/reject', 'insurance');
export const getInsuranceDocuments = workList('/api/insurance/documents', 'insurance', 'documented', 'Policies that were issued');

export const getTransporterOrders = workList('/api/transporter/orders', 'transport', 'all', 'Transports that are offered or held, those that wait first');
export const postTransporterAccept = accept('/api/transporter/orders/{workId}/accept', 'transport');
export const postTransporterReject = reject('/api/transporter/orders/{workId}/reject', 'transport');

export const getLogisticsOrders = workList('/api/logistics/orders', 'logistics', 'all', 'Freight that is offered or held, that which waits first');
export const postLogisticsAccept = accept('/api/logistics/orders/{workId}/accept', 'logistics');
export const postLogisticsReject = reject('/api/logistics/orders/{workId}/reject', 'logistics');

export const getChaRequests = workList('/api/cha/requests', 'customs', 'all', 'Customs services that are offered or held, those that wait first');
export const postChaAccept = accept('/api/cha/requests/{workId}/accept', 'customs');
export const getChaOrders = workList('/api/cha/orders', 'customs', 'held', 'Customs services that one has taken on');

export const getOrderWork = listEndpoint({
  path: '/api/dpos/{entityId}/work', access: ['captain', 'admin', 'buyer', 'seller'], summary: 'The work orders of an order, for its sides and the house', params: z.object({ entityId: idParam() }), response: z.array(orderWorkAnswer),
}).handle(async ({ actor, params }, range) => sliceRange(range, await listWorkOfOrder(params.entityId, actor)));

export const getCaptainPartners = listEndpoint({
  path: '/api/captain/work-orders/{workId}/partners', access: ['captain'], summary: 'Partners who may take a work order, by name', params: workParams, response: z.array(partnerAnswer),
}).handle(({ params }, range) => listPartners(params.workId, range));

export const postCaptainAssign = endpoint({
  method: 'POST', path: '/api/captain/work-orders/{workId}/assign', access: ['captain'], summary: 'Offer a work order to one partner alone, or to all again', params: workParams, body: assignBody,
  response: success.extend({ work: z.array(orderWorkAnswer) }),
}).handle(async ({ actor, params, body }) => ({ success: true, work: await assignWork(actor, params.workId, body.partyId) }));

export const postCaptainTakeAway = endpoint({
  method: 'POST', path: '/api/captain/work-orders/{workId}/take-away', access: ['captain'], summary: 'Take a work order from who holds it, and offer it to another partner alone, or to all others', params: workParams, body: takeAwayBody,
  response: success.extend({ work: z.array(orderWorkAnswer) }),
}).handle(async ({ actor, params, body }) => ({ success: true, work: await takeAwayWork(actor, params.workId, body) }));

export const getWorkPaperFile = endpoint({
  method: 'GET', path: '/api/work-papers/{paperId}/file', access: ['captain', 'admin', 'buyer', 'seller', ...Object.values(ROLE_OF_KIND)], summary: 'Look at the paper of a work order: leads to an address that is good for a minute',
  params: z.object({ paperId: idParam() }), status: 302, response: success.extend({ url: z.string() }),
}).handle(async ({ actor, params, headers }) => {
  const url = await openWorkPaper(actor, params.paperId);
  headers.set('location', url);
  return { success: true, url };
});
