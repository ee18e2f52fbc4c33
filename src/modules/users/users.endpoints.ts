import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { listEndpoint } from '@/http/list';
import { overviewAnswer } from './overview.schema';
import { readOverview } from './overview.queries';
import { updateUser } from './update-user.commands';
import { approveUser, blockForDays, blockForGood, rejectUser, unblockUser } from './users.commands';
import { listHrRoles, listHrUsers, listNewUsers } from './users.queries';
import { approveUserBody, blockPermBody, blockTempBody, hrRoleAnswer, hrUserAnswer, rejectUserBody, unblockBody, updateUserBody } from './users.schema';

const response = z.object({ success: z.literal(true) });

export const getHrOverview = endpoint({
  method: 'GET', path: '/api/hr/overview', access: ['hr'], summary: 'Figures, latest papers and requests, and how the accounts stand', response: overviewAnswer,
}).handle(() => readOverview());

export const getHrUsers = listEndpoint({
  path: '/api/hr/users', access: ['hr'], summary: 'Every party, newest first', response: z.array(hrUserAnswer),
}).handle((_, range) => listHrUsers(range));

export const getHrNewUsers = listEndpoint({
  path: '/api/hr/new-users', access: ['hr'], summary: 'Parties whose registration waits, newest first', response: z.array(hrUserAnswer),
}).handle((_, range) => listNewUsers(range));

export const getHrRoles = listEndpoint({
  path: '/api/hr/roles', access: ['hr'], summary: 'Roles that HR may give', response: z.array(hrRoleAnswer),
}).handle((_, range) => listHrRoles(range));

export const postApproveUser = endpoint({
  method: 'POST', path: '/api/hr/new-users/approve', access: ['hr'], summary: 'Approve a registration', body: approveUserBody, response,
}).handle(async ({ actor, body }) => {
  await approveUser(actor, body.userId);
  return { success: true };
});

export const postRejectUser = endpoint({
  method: 'POST', path: '/api/hr/new-users/reject', access: ['hr'], summary: 'Reject a registration with a reason', body: rejectUserBody, response,
}).handle(async ({ actor, body }) => {
  await rejectUser(actor, body.userId, body.reason);
  return { success: true };
});

export const postBlockTemp = endpoint({
  method: 'POST', path: '/api/hr/users/block-temp', access: ['hr'], summary: 'Block an account for some days', body: blockTempBody, response,
}).handle(async ({ actor, body }) => {
  await blockForDays(actor, body.userId, body.reason, body.duration);
  return { success: true };
});

export const postBlockPerm = endpoint({
  method: 'POST', path: '/api/hr/users/block-perm', access: ['hr'], summary: 'Block an account until it is unblocked', body: blockPermBody, response,
}).handle(async ({ actor, body }) => {
  await blockForGood(actor, body.userId, body.reason);
  return { success: true };
});

export const postUnblock = endpoint({
  method: 'POST', path: '/api/hr/users/unblock', access: ['hr'], summary: 'Unblock an account', body: unblockBody, response,
}).handle(async ({ actor, body }) => {
  await unblockUser(actor, body.userId, body.reason);
  return { success: true };
});

export const putHrUser = endpoint({
  method: 'PUT', path: '/api/hr/users/update', access: ['hr'], summary: 'Change details, role, badge, or whether an account is switched on', body: updateUserBody,
  response: z.object({ success: z.literal(true), is_verified: z.boolean() }),
}).handle(async ({ actor, body }) => ({ success: true, is_verified: await updateUser(actor, body) }));
