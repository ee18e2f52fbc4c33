import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { openDispute } from './dispute.commands';
import { listDisputes, listDisputesForAccountant } from './dispute.queries';
import { accountantDisputeAnswer, disputeAnswer, disputeBody } from './dispute.schema';

const params = z.object({ dpoId: idParam() });
const success = z.object({ success: z.literal(true), dispute: disputeAnswer });

export const getCaptainDisputes = listEndpoint({
  path: '/api/captain/disputes', access: ['captain'], summary: 'Every dispute, newest first', response: z.array(disputeAnswer),
}).handle((_, range) => listDisputes(range));

export const getAccountantDisputes = listEndpoint({
  path: '/api/accountant/disputes', access: ['accountant'], summary: 'Every dispute with the payment that it freezes, newest first', response: z.array(accountantDisputeAnswer),
}).handle((_, range) => listDisputesForAccountant(range));

export const postBuyerDispute = endpoint({
  method: 'POST', path: '/api/buyer/orders/{dpoId}/disputes', access: ['buyer'], summary: 'Dispute an own order; its money is not released meanwhile', params, body: disputeBody, response: success, status: 201,
}).handle(async ({ actor, params: { dpoId }, body }) => ({ success: true, dispute: await openDispute(actor, 'buyer', dpoId, body.reason) }));

export const postSellerDispute = endpoint({
  method: 'POST', path: '/api/seller/orders/{dpoId}/disputes', access: ['seller'], summary: 'Dispute an order that one delivers; its money is not released meanwhile', params, body: disputeBody, response: success, status: 201,
}).handle(async ({ actor, params: { dpoId }, body }) => ({ success: true, dispute: await openDispute(actor, 'seller', dpoId, body.reason) }));
