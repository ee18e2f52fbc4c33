import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { workAnswer } from '@/modules/work/work.schema';
import { acceptFee, declineCustoms, declineFee, editFee, fileCustoms, proposeFee } from './customs.commands';
import { listFees, listFeesOfOrder } from './customs.queries';
import { decideFeeBody, editFeeBody, feeAnswer, feeBody, filingBody } from './customs.schema';

const workParams = z.object({ workId: idParam() });
const feeParams = z.object({ feeId: idParam() });
const success = z.object({ success: z.literal(true) });
const withFee = success.extend({ fee: feeAnswer });

export const postChaReject = endpoint({
  method: 'POST', path: '/api/cha/requests/{workId}/reject', access: ['cha'], summary: 'Decline a work order, which others are then offered', params: workParams, response: success,
}).handle(async ({ actor, params }) => {
  await declineCustoms(actor, params.workId);
  return { success: true };
});

export const getChaFees = listEndpoint({
  path: '/api/cha/fees', access: ['cha'], summary: 'Fees that one has asked, those that wait first', response: z.array(feeAnswer),
}).handle(({ actor }, range) => listFees(actor.partyId, range));

export const postChaFee = endpoint({
  method: 'POST', path: '/api/cha/orders/{workId}/fees', access: ['cha'], summary: 'Ask a fee for customs work that one holds', params: workParams, body: feeBody, response: withFee,
}).handle(async ({ actor, params, body }) => ({ success: true, fee: await proposeFee(actor, params.workId, body) }));

export const putChaFee = endpoint({
  method: 'PUT', path: '/api/cha/fees/{feeId}', access: ['cha'], summary: 'Change a fee that the captain has not decided about', params: feeParams, body: editFeeBody, response: withFee,
}).handle(async ({ actor, params, body }) => ({ success: true, fee: await editFee(actor, params.feeId, body) }));

export const postChaFiling = endpoint({
  method: 'POST', path: '/api/cha/orders/{workId}/filing', access: ['cha'], summary: 'Record the customs filing of work that one holds, which ends it', params: workParams, body: filingBody,
  response: success.extend({ work: workAnswer }),
}).handle(async ({ actor, params, body }) => ({ success: true, work: await fileCustoms(actor, params.workId, body) }));

export const getCaptainFees = listEndpoint({
  path: '/api/captain/dpos/{dpoId}/fees', access: ['captain'], summary: 'Customs fees that are asked for an order', params: z.object({ dpoId: idParam() }), response: z.array(feeAnswer),
}).handle(({ params }, range) => listFeesOfOrder(params.dpoId, range));

export const postCaptainFeeAccept = endpoint({
  method: 'POST', path: '/api/captain/fees/{feeId}/accept', access: ['captain'], summary: 'Agree to a customs fee: it becomes a line of the order’s invoice', params: feeParams, body: decideFeeBody, response: withFee,
}).handle(async ({ actor, params, body }) => ({ success: true, fee: await acceptFee(actor, params.feeId, body.version) }));

export const postCaptainFeeDecline = endpoint({
  method: 'POST', path: '/api/captain/fees/{feeId}/decline', access: ['captain'], summary: 'Decline a customs fee', params: feeParams, body: decideFeeBody, response: withFee,
}).handle(async ({ actor, params, body }) => ({ success: true, fee: await declineFee(actor, params.feeId, body.version) }));
