import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { approveDocument, openDocument, rejectDocument } from './kyc-decision.commands';
import { submitDocument } from './kyc.commands';
import { listAllDocuments, listOwnDocuments } from './kyc.queries';
import { approveBody, fileAnswer, hrDocument, ownDocument, rejectBody, submitBody } from './kyc.schema';

const success = z.object({ success: z.literal(true) });
const documentParams = z.object({ documentId: idParam() });

export const getHrDocuments = listEndpoint({
  path: '/api/hr/documents', access: ['hr'], summary: 'Every paper of every party, newest first', response: z.array(hrDocument),
}).handle((_, range) => listAllDocuments(range));

export const postHrDocumentApprove = endpoint({
  method: 'POST', path: '/api/hr/documents/approve', access: ['hr'], summary: 'Approve a paper', body: approveBody, response: success,
}).handle(async ({ actor, body }) => {
  await approveDocument(actor, body.documentId);
  return { success: true };
});

export const postHrDocumentReject = endpoint({
  method: 'POST', path: '/api/hr/documents/reject', access: ['hr'], summary: 'Reject a paper with a reason', body: rejectBody, response: success,
}).handle(async ({ actor, body }) => {
  await rejectDocument(actor, body.documentId, body.reason);
  return { success: true };
});

export const getHrDocumentFile = endpoint({
  method: 'GET', path: '/api/hr/documents/{documentId}/file', access: ['hr'], summary: 'Look at a paper: leads to an address that is good for a minute',
  params: documentParams, status: 302, response: fileAnswer,
}).handle(async ({ actor, params, headers }) => {
  const url = await openDocument(actor, params.documentId);
  headers.set('location', url);
  return { success: true, url };
});

export const getOwnDocuments = listEndpoint({
  path: '/api/account/documents', access: 'signed-in', summary: 'Own papers, newest first', response: z.array(ownDocument),
}).handle(({ actor }, range) => listOwnDocuments(actor.partyId, range));

export const postOwnDocument = endpoint({
  method: 'POST', path: '/api/account/documents', access: 'signed-in', summary: 'Hand in a paper, or replace one that was rejected or has expired',
  body: submitBody, response: z.object({ success: z.literal(true), document: ownDocument }),
}).handle(async ({ actor, body }) => ({ success: true, document: await submitDocument(actor, body) }));

export const getOwnDocumentFile = endpoint({
  method: 'GET', path: '/api/account/documents/{documentId}/file', access: 'signed-in', summary: 'Look at an own paper: leads to an address that is good for a minute',
  params: documentParams, status: 302, response: fileAnswer,
}).handle(async ({ actor, params, headers }) => {
  const url = await openDocument(actor, params.documentId, { partyId: actor.partyId });
  headers.set('location', url);
  return { success: true, url };
});
