import 'server-only';
import type { SqlTx } from './db';
import type { Prisma } from './generated/client';

/** Who did it, as the log shows it; `partyId` is null for the system. */
export interface AuditActor {
  readonly partyId: number | null;
  readonly label: string;
}

/** The clock, an expiry, or a follow-up of another transition. */
export const SYSTEM: AuditActor = { partyId: null, label: 'system' };

/** What is written down: who did what to which thing. */
export interface AuditRecord {
  readonly actor: AuditActor;
  readonly action: string;
  readonly entity: string;
  readonly entityId: number | string;
  readonly details?: Prisma.InputJsonObject;
}

/** Records of the transactions that write them at their end. */
const waiting = new WeakMap<SqlTx, AuditRecord[]>();

/**
 * Records something in the audit log, in the transaction in which it happens. The database chains and numbers the
 * entries (migration "indexes_and_guards"), and holds other writers from here to the transaction's end; `transact` has
 * them written last.
 */
export async function audit(tx: SqlTx, record: AuditRecord): Promise<void> {
  const records = waiting.get(tx);
  if (records) records.push(record);
  else await append(tx, record);
}

/**
 * Does a transaction's work and then writes what it recorded. The log's lock comes after all others, so that nobody
 * waits for a row while everybody waits for the log, and two such transactions never wait for each other.
 */
export async function auditLast<T>(tx: SqlTx, work: () => Promise<T>): Promise<T> {
  const records: AuditRecord[] = [];
  waiting.set(tx, records);
  const result = await work();
  for (const record of records) await append(tx, record);
  return result;
}

/** Number, time and hashes are filled by the trigger. */
async function append(tx: SqlTx, { actor, action, entity, entityId, details = {} }: AuditRecord): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "AuditEntry" ("seq", "prevHash", "hash", "actorId", "actor", "action", "entity", "entityId", "details")
    VALUES (0, '', '', ${actor.partyId}::int, ${actor.label}, ${action}, ${entity}, ${String(entityId)}, ${JSON.stringify(details)}::jsonb)`;
}
