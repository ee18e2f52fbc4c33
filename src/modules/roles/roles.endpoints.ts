import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { listEndpoint } from '@/http/list';
import { Problem } from '@/http/problem';
import { assignRole, createRole, deleteRole, editRole } from './roles.commands';
import { findRoleUser, listHolders, listRoles, listRoleUsers } from './roles.queries';
import { assignRoleBody, roleAnswer, roleBody, roleUserAnswer } from './roles.schema';

const params = z.object({ roleId: idParam() });
const done = z.object({ success: z.literal(true) });

export const getCaptainRoles = listEndpoint({
  path: '/api/captain/roles', access: ['captain'], summary: 'Every role, the built-in ones first', response: z.array(roleAnswer),
}).handle((_, range) => listRoles(range));

export const postCaptainRole = endpoint({
  method: 'POST', path: '/api/captain/roles', access: ['captain'], summary: 'Make a role; it carries no permission', body: roleBody,
  status: 201, response: z.object({ success: z.literal(true), role: roleAnswer }),
}).handle(async ({ actor, body }) => ({ success: true, role: await createRole(actor, body) }));

export const putCaptainRole = endpoint({
  method: 'PUT', path: '/api/captain/roles/{roleId}', access: ['captain'], summary: 'Change a role', params, body: roleBody,
  response: z.object({ success: z.literal(true), role: roleAnswer }),
}).handle(async ({ actor, params: { roleId }, body }) => ({ success: true, role: await editRole(actor, roleId, body) }));

export const deleteCaptainRole = endpoint({
  method: 'DELETE', path: '/api/captain/roles/{roleId}', access: ['captain'], summary: 'Delete a role that nobody holds', params, response: done,
}).handle(async ({ actor, params: { roleId } }) => {
  await deleteRole(actor, roleId);
  return { success: true };
});

export const getCaptainRoleUsers = listEndpoint({
  path: '/api/captain/roles/{roleId}/users', access: ['captain'], summary: 'Parties that hold a role', params, response: z.array(roleUserAnswer),
}).handle(async ({ params: { roleId } }, range) => {
  const holders = await listHolders(roleId, range);
  if (!holders) throw new Problem('not_found');
  return holders;
});

export const getCaptainUsers = listEndpoint({
  path: '/api/captain/users', access: ['captain'], summary: 'Every party with its role, newest first', response: z.array(roleUserAnswer),
}).handle((_, range) => listRoleUsers(range));

export const getCaptainUser = endpoint({
  method: 'GET', path: '/api/captain/users/{userId}', access: ['captain'], summary: 'A party with its role', params: z.object({ userId: idParam() }), response: roleUserAnswer,
}).handle(async ({ params: { userId } }) => {
  const user = await findRoleUser(userId);
  if (!user) throw new Problem('not_found');
  return user;
});

export const postAssignRole = endpoint({
  method: 'POST', path: '/api/captain/users/assign-role', access: ['captain'], summary: 'Give a party a role, which becomes its active one', body: assignRoleBody, response: done,
}).handle(async ({ actor, body }) => {
  await assignRole(actor, body);
  return { success: true };
});
