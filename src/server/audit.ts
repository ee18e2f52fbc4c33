import 'server-only';
import type { Tx } from './db';
import type { Prisma } from './generated/client';

/** Who did it, as the log shows it; `partyId` is null for the system. */
export interface AuditActor {
  readonly partyId: number | null;
  readonly label: string;
}

/** The clock, an expiry, or a follow-up of another transition. */
export const SYSTEM: AuditActor = { partyId: null, label: 'system' };

/**
 * Appends one entry to the audit log, inside the transaction of what it records. The database chains and numbers it
 * (migration "indexes_and_guards"), and holds other writers until this transaction ends: call it late.
 */
export async function audit(
  tx: Tx,
  entry: { actor: AuditActor; action: string; entity: string; entityId: number | string; details?: Prisma.InputJsonObject },
): Promise<void> {
  await tx.auditEntry.createMany({
    data: {
      seq: 0n, prevHash: '', hash: '', // filled by the trigger
      actorId: entry.actor.partyId,
      actor: entry.actor.label,
      action: entry.action,
      entity: entry.entity,
      entityId: String(entry.entityId),
      details: entry.details ?? {},
    },
  });
}
