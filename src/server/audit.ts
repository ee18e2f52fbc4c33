import 'server-only';
import type { AuditDetails, RecordedAction, RecordedEntity } from './audit-words';
import type { SqlTx } from './db';

/** Who did it, as the log shows it; `partyId` is null for the system. */
export interface AuditActor {
  readonly partyId: number | null;
  readonly label: string;
}

/** The clock, an expiry, or a follow-up of another transition. */
export const SYSTEM: AuditActor = { partyId: null, label: 'system' };

interface Entry {
  readonly actor: AuditActor;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | string;
  readonly details?: AuditDetails;
}

/** What is written down: who did what to which thing. Tests record what they like under `test.`. */
export interface AuditRecord extends Entry {
  readonly action: RecordedAction | `test.${string}`;
  readonly entity: RecordedEntity | 'test';
}

/** Records of the transactions that write them at their end. */
const waiting = new WeakMap<SqlTx, Entry[]>();

/**
 * Records something in the audit log, in the transaction in which it happens. The database chains and numbers the
 * entries (migration "indexes_and_guards"), and holds other writers from here to the transaction's end; `transact` has
 * them written last.
 */
export async function audit(tx: SqlTx, record: AuditRecord): Promise<void> {
  await keep(tx, record);
}

/** Records a step of a machine in the same way; its action and its kind of thing are the machine's own. */
export async function auditStep(tx: SqlTx, { machine, step, ...record }: Omit<Entry, 'action' | 'entity'> & { readonly machine: string; readonly step: string }): Promise<void> {
  await keep(tx, { ...record, action: `${machine}.${step}`, entity: machine });
}

async function keep(tx: SqlTx, entry: Entry): Promise<void> {
  const entries = waiting.get(tx);
  if (entries) entries.push(entry);
  else await append(tx, entry);
}

/**
 * Does a transaction's work and then writes what it recorded. The log's lock comes after all others, so that nobody
 * waits for a row while everybody waits for the log, and two such transactions never wait for each other.
 */
export async function auditLast<T>(tx: SqlTx, work: () => Promise<T>): Promise<T> {
  const entries: Entry[] = [];
  waiting.set(tx, entries);
  const result = await work();
  for (const entry of entries) await append(tx, entry);
  return result;
}

/** Number, time and hashes are filled by the trigger. */
async function append(tx: SqlTx, { actor, action, entity, entityId, details = {} }: Entry): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "AuditEntry" ("seq", "prevHash", "hash", "actorId", "actor", "action", "entity", "entityId", "details")
    VALUES (0, '', '', ${actor.partyId}::int, ${actor.label}, ${action}, ${entity}, ${String(entityId)}, ${JSON.stringify(details)}::jsonb)`;
}
