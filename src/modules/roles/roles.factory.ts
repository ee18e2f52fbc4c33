import { randomBytes } from 'node:crypto';
import type { Actor } from '@/access/actor';
import { makeParty } from '@/modules/account/account.factory';
import { assignRole, createRole } from './roles.commands';

/** A body for a new role; its name and code are its own. */
export function roleRequest() {
  const own = randomBytes(4).toString('hex');
  return { name: `Quality Auditor ${own}`, code: `QA${own}`, description: 'Audits' };
}

/** A role that a captain made and one party holds; with `free` nobody does. */
export async function makeRole(captain: Actor, { free = false } = {}): Promise<number> {
  const { id } = await createRole(captain, { ...roleRequest(), code: roleRequest().code.toUpperCase() });
  if (!free) await assignRole(captain, { userId: (await makeParty({ roles: ['seller'] })).partyId, roleId: id });
  return id;
}
