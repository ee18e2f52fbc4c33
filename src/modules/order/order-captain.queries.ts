import 'server-only';
import type { Tx } from '@/server/db';

/** The steps in which a captain makes an order what it is, and those of the quotation behind it. */
const ORDER_STEPS = ['dpo.create', 'dpo.confirm', 'dpo.accept_survey'];
const QUOTATION_STEPS = ['dpq.create'];

/**
 * Who has decided on an order as its captain: wrote its quotation, made it an order, confirmed it, or let it go on. Read from
 * the audit log, where alone it is kept; of an order from another house nobody is known.
 */
export async function captainsOf(tx: Tx, dpoId: number): Promise<number[]> {
  const { dpqId } = await tx.dpo.findUniqueOrThrow({ where: { id: dpoId }, select: { dpqId: true } });
  const entries = await tx.auditEntry.findMany({
    where: { OR: [{ entity: 'dpo', entityId: String(dpoId), action: { in: ORDER_STEPS } }, { entity: 'dpq', entityId: String(dpqId), action: { in: QUOTATION_STEPS } }] },
    select: { actorId: true },
  });
  return entries.flatMap(({ actorId }) => actorId ?? []);
}
