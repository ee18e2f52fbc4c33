import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { listOwnDisputes } from './case.queries';
import { assignArbitrator, openDispute, reassignArbitrator } from './dispute.commands';
import { listArbitrators, listDisputes, listDisputesForAccountant } from './dispute.queries';
import { accountantDisputeAnswer, arbitratorAnswer, assignBody, disputeAnswer, disputeBody, ownDisputeAnswer } from './dispute.schema';
import { approveRuling } from './ruling.commands';

const params = z.object({ dpoId: idParam() });
const disputeParams = z.object({ disputeId: idParam() });
const success = z.object({ success: z.literal(true), dispute: disputeAnswer });

export const getCaptainDisputes = listEndpoint({
  path: '/api/captain/disputes', access: ['captain'], summary: 'Every dispute, newest first', response: z.array(disputeAnswer),
}).handle((_, range) => listDisputes(range));

export const getCaptainArbitrators = listEndpoint({
  path: '/api/captain/arbitrators', access: ['captain'], summary: 'Whom a dispute may be given to, by name', response: z.array(arbitratorAnswer),
}).handle((_, range) => listArbitrators(range));

export const postDisputeAssign = endpoint({
  method: 'POST', path: '/api/captain/disputes/{disputeId}/assign', access: ['captain'], summary: 'Give an open dispute to an arbitrator, which makes it a case', params: disputeParams, body: assignBody, response: success,
}).handle(async ({ actor, params: { disputeId }, body }) => ({ success: true, dispute: await assignArbitrator(actor, disputeId, body.arbitratorId) }));

export const postDisputeReassign = endpoint({
  method: 'POST', path: '/api/captain/disputes/{disputeId}/reassign', access: ['captain'], summary: 'Give a case to another arbitrator before its ruling; the former one loses it', params: disputeParams, body: assignBody, response: success,
}).handle(async ({ actor, params: { disputeId }, body }) => ({ success: true, dispute: await reassignArbitrator(actor, disputeId, body.arbitratorId) }));

export const getAccountantDisputes = listEndpoint({
  path: '/api/accountant/disputes', access: ['accountant'], summary: 'Every dispute with the payment that it freezes, newest first', response: z.array(accountantDisputeAnswer),
}).handle((_, range) => listDisputesForAccountant(range));

export const postDisputeApprove = endpoint({
  method: 'POST', path: '/api/accountant/disputes/{disputeId}/approve', access: ['accountant'], summary: 'Approve the ruling of a dispute: what is held is booked as it says', params: disputeParams,
  response: z.object({ success: z.literal(true), dispute: accountantDisputeAnswer }),
}).handle(async ({ actor, params: { disputeId } }) => ({ success: true, dispute: await approveRuling(actor, disputeId) }));

export const getBuyerDisputes = listEndpoint({
  path: '/api/buyer/disputes', access: ['buyer'], summary: 'The disputes of own orders, newest first', response: z.array(ownDisputeAnswer),
}).handle(({ actor }, range) => listOwnDisputes(actor, range));

export const getSellerDisputes = listEndpoint({
  path: '/api/seller/disputes', access: ['seller'], summary: 'The disputes of own orders, newest first', response: z.array(ownDisputeAnswer),
}).handle(({ actor }, range) => listOwnDisputes(actor, range));

export const postBuyerDispute = endpoint({
  method: 'POST', path: '/api/buyer/orders/{dpoId}/disputes', access: ['buyer'], summary: 'Dispute an own order; its money is not released meanwhile', params, body: disputeBody, response: success, status: 201,
}).handle(async ({ actor, params: { dpoId }, body }) => ({ success: true, dispute: await openDispute(actor, 'buyer', dpoId, body) }));

export const postSellerDispute = endpoint({
  method: 'POST', path: '/api/seller/orders/{dpoId}/disputes', access: ['seller'], summary: 'Dispute an order that one delivers; its money is not released meanwhile', params, body: disputeBody, response: success, status: 201,
}).handle(async ({ actor, params: { dpoId }, body }) => ({ success: true, dispute: await openDispute(actor, 'seller', dpoId, body) }));
