import 'server-only';
import type { Actor } from '@/access/actor';
import { recordRepeatedEvent } from '@/server/security-events';
import { clientAddress } from './client-address';
import type { AnyEndpoint } from './endpoint';
import type { Problem } from './problem';

/** From so many within a quarter of an hour, things that are not there are looked for and not merely missed. */
const PROBES = 10;

/**
 * Keeps in the audit log that somebody who is signed in was refused (ASVS 16.3.2): each call that it may not make, and a
 * search through the numbers of things that are not its own. A visitor's 404 is nobody's; the access log has it.
 */
export function noteRefusal(actor: Actor | null, { method, path }: Pick<AnyEndpoint, 'method' | 'path'>, problem: Problem, request: Request): void {
  if (!actor) return;
  const call = `${method} ${path}`;
  const who = { actor: { partyId: actor.partyId, label: actor.vendorCode }, entity: 'call', entityId: call } as const;
  const details = { code: problem.code, role: actor.role ?? 'none', address: clientAddress(request) };
  if (problem.status === 403) recordRepeatedEvent(`refused:${actor.partyId}:${call}`, { action: 'access.refused', ...who, details });
  if (problem.code === 'not_found') recordRepeatedEvent(`probed:${actor.partyId}:${call}`, { action: 'access.probed', ...who, details }, PROBES);
}
