import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { acceptDpq, acceptRfq } from './quotation.commands';
import { listAllDpqs, listDpqsOfBuyer } from './quotation.queries';
import { acceptDpqBody, acceptRfqBody, dpqAnswer } from './quotation.schema';

const success = z.object({ success: z.literal(true), dpq: dpqAnswer });

export const postCaptainRfqAccept = endpoint({
  method: 'POST', path: '/api/captain/rfqs/{rfqId}/accept', access: ['captain'], summary: 'Accept an RFQ and send its buyer a draft quotation',
  params: z.object({ rfqId: idParam() }), body: acceptRfqBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await acceptRfq(actor, params.rfqId, body) }));

export const getBuyerDpqs = endpoint({
  method: 'GET', path: '/api/buyer/dpqs', access: ['buyer'], summary: 'Own draft quotations, newest first', response: z.array(dpqAnswer),
}).handle(({ actor }) => listDpqsOfBuyer(actor.partyId));

export const postBuyerDpqAccept = endpoint({
  method: 'POST', path: '/api/buyer/dpqs/{dpqId}/accept', access: ['buyer'], summary: 'Accept the newest revision of a draft quotation',
  params: z.object({ dpqId: idParam() }), body: acceptDpqBody, response: success,
}).handle(async ({ actor, params, body }) => ({ success: true, dpq: await acceptDpq(actor, params.dpqId, body) }));

export const getCaptainDpqs = endpoint({
  method: 'GET', path: '/api/captain/dpqs', access: ['captain'], summary: 'Every draft quotation, newest first', response: z.array(dpqAnswer),
}).handle(() => listAllDpqs());
