import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { Problem } from '@/http/problem';
import { fileAnswer } from '@/modules/kyc/kyc.schema';
import { dpoAnswer } from '@/modules/order/order.schema';
import { markRead, openCaseFile, reviewEvidence, sendMessage, submitEvidence } from './case.commands';
import { findCase, findCaseOrder, listCases, listEvidence, listMessages } from './case.queries';
import { arbitratorCaseAnswer, CASE_PARTIES, CASE_READERS, caseAnswer, evidenceAnswer, evidenceBody, evidenceReviewBody, messageAnswer, messageBody, readBody } from './case.schema';
import { giveRuling } from './ruling.commands';
import { rulingBody } from './ruling.schema';

const params = z.object({ disputeId: idParam() });
const oneEvidence = z.object({ success: z.literal(true), evidence: evidenceAnswer });

export const getArbitratorCases = listEndpoint({
  path: '/api/arbitrator/cases', access: ['arbitrator'], summary: 'Own cases, the newest assigned first', response: z.array(arbitratorCaseAnswer),
}).handle(({ actor }, range) => listCases(actor.partyId, range));

export const getArbitratorEvidence = listEndpoint({
  path: '/api/arbitrator/evidence', access: ['arbitrator'], summary: 'What was put into own cases, newest first', response: z.array(evidenceAnswer),
}).handle(({ actor }, range) => listEvidence(actor.partyId, range));

export const postEvidenceReview = endpoint({
  method: 'POST', path: '/api/arbitrator/evidence/{evidenceId}/review', access: ['arbitrator'], summary: 'Accept or reject a document of an own case',
  params: z.object({ evidenceId: idParam() }), body: evidenceReviewBody, response: oneEvidence,
}).handle(async ({ actor, params: { evidenceId }, body }) => ({ success: true, evidence: await reviewEvidence(actor, evidenceId, body.action) }));

export const postCaseRuling = endpoint({
  method: 'POST', path: '/api/arbitrator/cases/{disputeId}/ruling', access: ['arbitrator'], summary: 'Rule on what is held for the order of an own case: release, refund or split; an accountant approves it', params, body: rulingBody,
  response: z.object({ success: z.literal(true), case: arbitratorCaseAnswer }),
}).handle(async ({ actor, params: { disputeId }, body }) => ({ success: true, case: await giveRuling(actor, disputeId, body) }));

export const getCaseOrder = endpoint({
  method: 'GET', path: '/api/arbitrator/cases/{disputeId}/order', access: ['arbitrator'], summary: 'The order that an own case is about', params, response: dpoAnswer,
}).handle(async ({ actor, params: { disputeId } }) => {
  const order = await findCaseOrder(actor.partyId, disputeId);
  if (!order) throw new Problem('not_found');
  return order;
});

export const getDispute = endpoint({
  method: 'GET', path: '/api/disputes/{disputeId}', access: CASE_READERS, summary: 'A case: its claim, its evidence and its ruling', params, response: caseAnswer,
}).handle(async ({ actor, params: { disputeId } }) => {
  const found = await findCase(actor, disputeId);
  if (!found) throw new Problem('not_found');
  return found;
});

export const postDisputeEvidence = endpoint({
  method: 'POST', path: '/api/disputes/{disputeId}/evidence', access: CASE_PARTIES, summary: 'Put a document into a case', params, body: evidenceBody, response: oneEvidence, status: 201,
}).handle(async ({ actor, params: { disputeId }, body }) => ({ success: true, evidence: await submitEvidence(actor, disputeId, body) }));

export const getDisputeMessages = listEndpoint({
  path: '/api/disputes/{disputeId}/messages', access: CASE_PARTIES, summary: 'The thread of a case, newest first', params, response: z.array(messageAnswer),
}).handle(async ({ actor, params: { disputeId } }, range) => {
  const found = await listMessages(actor, disputeId, range);
  if (!found) throw new Problem('not_found');
  return found;
});

export const postDisputeMessage = endpoint({
  method: 'POST', path: '/api/disputes/{disputeId}/messages', access: CASE_PARTIES, makesNew: true, summary: 'Write to the others of a case', params, body: messageBody,
  response: z.object({ success: z.literal(true), message: messageAnswer }), status: 201,
}).handle(async ({ actor, params: { disputeId }, body }) => ({ success: true, message: await sendMessage(actor, disputeId, body) }));

export const putDisputeMessagesRead = endpoint({
  method: 'PUT', path: '/api/disputes/{disputeId}/messages/read', access: CASE_PARTIES, summary: 'Mark the thread of a case as read up to a message', params, body: readBody, response: z.object({ success: z.literal(true) }),
}).handle(async ({ actor, params: { disputeId }, body }) => {
  await markRead(actor, disputeId, body.messageId);
  return { success: true };
});

export const getCaseFile = endpoint({
  method: 'GET', path: '/api/case-files/{fileId}/file', access: CASE_READERS, summary: 'Look at a file of a case (captain and accountant: of its evidence): leads to an address that is good for a minute',
  params: z.object({ fileId: idParam() }), status: 302, response: fileAnswer,
}).handle(async ({ actor, params: { fileId }, headers }) => {
  const url = await openCaseFile(actor, fileId);
  headers.set('location', url);
  return { success: true, url };
});
