import 'server-only';
import { Problem } from '@/http/problem';
import { missingFor, next, type Machine } from '@/machine/machine';
import { auditStep, SYSTEM, type AuditActor } from './audit';
import type { AuditDetails } from './audit-words';
import type { Tx } from './db';

/** Who acts in a transition: the role that the machine asks for, and the name that the audit log keeps. */
export interface TransitionActor extends AuditActor {
  /** A role's slug, or "system". */
  readonly role: string;
}

/** The clock, or a step that follows from another. */
export const SYSTEM_ACTOR: TransitionActor = { ...SYSTEM, role: 'system' };

/** What a transition needs to know. `S` are the machine's states, `A` its actions. */
export interface TransitionRequest<S extends string, A extends string> {
  readonly machine: Machine<S, A>;
  readonly action: A;
  readonly actor: TransitionActor;
  /** The row as this actor may see it (its scope sits in the query); null answers 404. */
  readonly row: { readonly id: number; readonly status: S } | null;
  /** The conditional update: writes `to` where id and status still are what was read. Gives the number of rows. */
  readonly write: (change: { id: number; from: S; to: S }) => Promise<{ count: number }>;
  /** The status as it stands now, for the answer to those who came second. */
  readonly reread: (id: number) => Promise<{ readonly status: S } | null>;
  readonly details?: AuditDetails;
}

/**
 * The only way a status changes: the machine allows it, the row still stands where it was read, and the audit log
 * says so, all in the caller's transaction. Of any number of simultaneous calls one succeeds.
 *
 * @returns the new state
 * @throws Problem not_found when the row is missing or another party's, status_changed (409) when the action is not open
 */
export async function transition<S extends string, A extends string>(tx: Tx, request: TransitionRequest<S, A>): Promise<S> {
  const { machine, action, actor, row } = request;
  if (!row) throw new Problem('not_found');
  const to = next(machine, row.status, action, actor.role);
  if (to === undefined) throw notOpen(machine, row.status, action);
  const { count } = await request.write({ id: row.id, from: row.status, to });
  if (count !== 1) throw new Problem('status_changed', { status: (await request.reread(row.id))?.status ?? row.status });
  await auditStep(tx, { actor, machine: machine.name, step: action, entityId: row.id, details: { from: row.status, to, ...request.details } });
  return to;
}

/** The refusal of an action that a state does not have: 409, with what has to come first where it was tried too early. */
export function notOpen<S extends string, A extends string>(machine: Machine<S, A>, status: S, action: A): Problem {
  const why = missingFor(machine, status, action);
  return new Problem('status_changed', { status, ...(why === undefined ? {} : { why }) });
}
