import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { Problem } from '@/http/problem';
import { fileAnswer } from '@/modules/kyc/kyc.schema';
import { editRfq, respondToRfq } from './rfq-answer.commands';
import { inviteSuppliers } from './rfq-invite.commands';
import { readRfqFigures } from './rfq-figures.queries';
import { rfqFiguresAnswer } from './rfq-figures.schema';
import { rfqFileUrl } from './rfq-files.queries';
import { createRfq } from './rfq.commands';
import { findRfqForCaptain, findRfqOfBuyer, listAllRfqs, listRfqsOfBuyer } from './rfq.queries';
import { captainRfqAnswer, editRfqBody, inviteBody, respondBody, rfqAnswer, rfqBody } from './rfq.schema';

const params = z.object({ rfqId: idParam() });

export const getBuyerRfqs = listEndpoint({
  path: '/api/buyer/rfqs', access: ['buyer'], summary: 'Own RFQs, newest first', response: z.array(rfqAnswer),
}).handle(({ actor }, range) => listRfqsOfBuyer(actor.partyId, range));

export const postBuyerRfq = endpoint({
  method: 'POST', path: '/api/buyer/rfqs', access: ['buyer'], summary: 'Ask for a quotation', body: rfqBody,
  response: z.object({ success: z.literal(true), rfq: rfqAnswer }), status: 201,
}).handle(async ({ actor, body }) => ({ success: true, rfq: await createRfq(actor, body) }));

export const getBuyerRfq = endpoint({
  method: 'GET', path: '/api/buyer/rfqs/{rfqId}', access: ['buyer'], summary: 'An own RFQ with its thread', params, response: rfqAnswer,
}).handle(async ({ actor, params: { rfqId } }) => {
  const rfq = await findRfqOfBuyer(rfqId, actor.partyId);
  if (!rfq) throw new Problem('not_found');
  return rfq;
});

export const getCaptainRfqs = listEndpoint({
  path: '/api/captain/rfqs', access: ['captain'], summary: 'Every RFQ: overdue ones first, the others newest first', response: z.array(rfqAnswer),
}).handle(({ actor }, range) => listAllRfqs(actor.timeZone, range));

export const getCaptainRfq = endpoint({
  method: 'GET', path: '/api/captain/rfqs/{rfqId}', access: ['captain'], summary: 'An RFQ with its product and seller', params, response: captainRfqAnswer,
}).handle(async ({ params: { rfqId } }) => {
  const rfq = await findRfqForCaptain(rfqId);
  if (!rfq) throw new Problem('not_found');
  return rfq;
});

const success = z.object({ success: z.literal(true), rfq: rfqAnswer });

export const putBuyerRfq = endpoint({
  method: 'PUT', path: '/api/buyer/rfqs/{rfqId}', access: ['buyer'], summary: 'Edit an own RFQ, or answer on it', params, body: editRfqBody, response: success,
}).handle(async ({ actor, params: { rfqId }, body }) => ({ success: true, rfq: await editRfq(actor, rfqId, body) }));

export const postCaptainRfqRespond = endpoint({
  method: 'POST', path: '/api/captain/rfqs/{rfqId}/respond', access: ['captain'], summary: 'Ask to negotiate, send a detailed quotation, or reject',
  params, body: respondBody, response: success,
}).handle(async ({ actor, params: { rfqId }, body }) => ({ success: true, rfq: await respondToRfq(actor, rfqId, body) }));

export const postBuyerRfqInvitations = endpoint({
  method: 'POST', path: '/api/buyer/rfqs/{rfqId}/invitations', access: ['buyer'], summary: 'Invite suppliers to offer on an own RFQ, sealed until its deadline where that is wished',
  params, body: inviteBody, response: success,
}).handle(async ({ actor, params: { rfqId }, body }) => ({ success: true, rfq: await inviteSuppliers(actor, rfqId, body) }));

export const getCaptainRfqFigures = endpoint({
  method: 'GET', path: '/api/captain/rfq-figures', access: ['captain'], summary: 'How fast RFQs were answered in the last 30 days, and how many wait', response: rfqFiguresAnswer,
}).handle(({ actor }) => readRfqFigures(actor.timeZone));

export const getRfqFile = endpoint({
  method: 'GET', path: '/api/rfq-files/{fileId}/file', access: ['buyer', 'seller', 'captain'], summary: 'A file of an RFQ, for those who take part in it: leads to an address that is good for a minute',
  params: z.object({ fileId: idParam() }), status: 302, response: fileAnswer,
}).handle(async ({ actor, params: { fileId }, headers }) => {
  const url = await rfqFileUrl(actor, fileId);
  headers.set('location', url);
  return { success: true, url };
});
