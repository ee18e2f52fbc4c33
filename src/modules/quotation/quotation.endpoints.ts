import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint, sliceRange } from '@/http/list';
import { Problem } from '@/http/problem';
import { deleteRfq, negotiateDpq, rejectDpq, updateDpq } from './quotation-answer.commands';
import { acceptDpq, acceptRfq } from './quotation.commands';
import { listAllDpqs, listDpqsOfBuyer, listRevisions } from './quotation.queries';
import { acceptDpqBody, acceptRfqBody, dpqAnswer, negotiateBody, revisionAnswer, updateDpqBody } from './quotation.schema';

const success = z.object({ success: z.literal(true), dpq: dpqAnswer });

export const postCaptainRfqAccept = endpoint({
  method: 'POST', path: '/api/captain/rfqs/{rfqId}/accept', access: ['captain'], summary: 'Accept an RFQ and send its buyer a draft quotation',
  params: z.object({ rfqId: idParam() }), body: acceptRfqBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await acceptRfq(actor, params.rfqId, body) }));

export const getBuyerDpqs = listEndpoint({
  path: '/api/buyer/dpqs', access: ['buyer'], summary: 'Own draft quotations, newest first', response: z.array(dpqAnswer),
}).handle(({ actor }, range) => listDpqsOfBuyer(actor.partyId, range));

export const postBuyerDpqAccept = endpoint({
  method: 'POST', path: '/api/buyer/dpqs/{dpqId}/accept', access: ['buyer'], summary: 'Accept the newest revision of a draft quotation',
  params: z.object({ dpqId: idParam() }), body: acceptDpqBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await acceptDpq(actor, params.dpqId, body) }));

export const getCaptainDpqs = listEndpoint({
  path: '/api/captain/dpqs', access: ['captain'], summary: 'Every draft quotation, newest first', response: z.array(dpqAnswer),
}).handle((_, range) => listAllDpqs(range));

const dpqParams = z.object({ dpqId: idParam() });

export const postBuyerDpqReject = endpoint({
  method: 'POST', path: '/api/buyer/dpqs/{dpqId}/reject', access: ['buyer'], summary: 'Reject a draft quotation', params: dpqParams, response: success,
}).handle(async ({ actor, params }) => ({ success: true, dpq: await rejectDpq(actor, params.dpqId) }));

export const postBuyerDpqNegotiate = endpoint({
  method: 'POST', path: '/api/buyer/dpqs/{dpqId}/negotiate', access: ['buyer'], summary: 'Ask for other terms', params: dpqParams, body: negotiateBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await negotiateDpq(actor, params.dpqId, body) }));

export const putCaptainDpq = endpoint({
  method: 'PUT', path: '/api/captain/dpqs/{dpqId}', access: ['captain'], summary: 'Answer a negotiation with a new revision', params: dpqParams, body: updateDpqBody,
  response: success.extend({ message: z.string() }),
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await updateDpq(actor, params.dpqId, body), message: 'Quotation updated' }));

async function revisionsOrThrow(dpqId: number, buyerId: number | null) {
  const revisions = await listRevisions(dpqId, buyerId);
  if (!revisions) throw new Problem('not_found');
  return revisions;
}

export const getBuyerDpqRevisions = listEndpoint({
  path: '/api/buyer/dpqs/{dpqId}/revisions', access: ['buyer'], summary: 'Every revision of an own draft quotation, newest first',
  params: dpqParams, response: z.array(revisionAnswer),
}).handle(async ({ actor, params }, range) => sliceRange(range, await revisionsOrThrow(params.dpqId, actor.partyId)));

export const getCaptainDpqRevisions = listEndpoint({
  path: '/api/captain/dpqs/{dpqId}/revisions', access: ['captain'], summary: 'Every revision of a draft quotation, newest first',
  params: dpqParams, response: z.array(revisionAnswer),
}).handle(async ({ params }, range) => sliceRange(range, await revisionsOrThrow(params.dpqId, null)));

export const deleteBuyerRfq = endpoint({
  method: 'DELETE', path: '/api/buyer/rfqs/{rfqId}', access: ['buyer'], summary: 'Withdraw an own RFQ before there is an order',
  params: z.object({ rfqId: idParam() }), response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params }) => {
  await deleteRfq(actor, params.rfqId);
  return { success: true };
});
