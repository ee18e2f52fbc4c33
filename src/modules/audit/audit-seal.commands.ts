import 'server-only';
import { db } from '@/server/db';
import { log } from '@/server/log';
import { findBrokenSeal, newestSeal } from './audit-seal.queries';
import { sealOf } from './sealed-entry';

/**
 * Seals the log as it ends now, where it has grown: in the database under a key that the database does not have, and as a
 * line of the server's own output, of which there are copies elsewhere. A log that is no longer what was sealed before is
 * not sealed again: that is said as an error.
 */
export async function sealLog(): Promise<void> {
  const broken = await findBrokenSeal();
  if (broken !== null) return log('error', 'audit.seal_broken', { entry: Number(broken) });
  const [head, last] = await Promise.all([db.auditEntry.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true, hash: true } }), newestSeal()]);
  if (!head || head.seq === last?.seq) return;
  // Of several servers that do so at once one is enough.
  await db.auditSeal.createMany({ data: { ...head, seal: sealOf(head) }, skipDuplicates: true });
  log('info', 'audit.sealed', { entry: Number(head.seq), hash: head.hash });
}
