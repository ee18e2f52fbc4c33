import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { addUser, disableUser, editUser, enableUser } from './admin-users.commands';
import { listAdminUsers } from './users.queries';
import { adminEditBody, adminUserAnswer, adminUserBody } from './users.schema';

const params = z.object({ userId: idParam() });
const response = z.object({ success: z.literal(true), user: adminUserAnswer });

export const getAdminUsers = listEndpoint({
  path: '/api/admin/users', access: ['admin'], summary: 'Every party, newest first', response: z.array(adminUserAnswer),
}).handle((_, range) => listAdminUsers(range));

export const postAdminUser = endpoint({
  method: 'POST', path: '/api/admin/users', access: ['admin'], summary: 'Make an account, which its owner opens by a link in a mail', body: adminUserBody, status: 201, response,
}).handle(async ({ actor, body }) => ({ success: true, user: await addUser(actor, body) }));

export const putAdminUser = endpoint({
  method: 'PUT', path: '/api/admin/users/{userId}', access: ['admin'], summary: 'Change name, e-mail or role', params, body: adminEditBody, response,
}).handle(async ({ actor, params: { userId }, body }) => ({ success: true, user: await editUser(actor, userId, body) }));

export const postDisableUser = endpoint({
  method: 'POST', path: '/api/admin/users/{userId}/disable', access: ['admin'], summary: 'Switch an account off', params, response,
}).handle(async ({ actor, params: { userId } }) => ({ success: true, user: await disableUser(actor, userId) }));

export const postEnableUser = endpoint({
  method: 'POST', path: '/api/admin/users/{userId}/enable', access: ['admin'], summary: 'Switch an account on again', params, response,
}).handle(async ({ actor, params: { userId } }) => ({ success: true, user: await enableUser(actor, userId) }));
