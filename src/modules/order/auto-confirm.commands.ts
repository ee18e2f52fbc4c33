import 'server-only';
import { Problem } from '@/http/problem';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { confirmDeliveryByItself } from './order.commands';

const AT_ONCE = 100;

/**
 * Confirms the orders that were delivered longer ago than the kept setting allows and that nobody disputes. When one was
 * delivered is what the audit log says. Run by the clock; any number of processes may run it at once.
 *
 * @returns how many it confirmed
 */
export async function confirmOverdueDeliveries(now = new Date()): Promise<number> {
  const before = addDays(now, -(await recentSetting('autoConfirmDays')));
  const due = await db.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Dpo" o
    WHERE o."status" = 'delivered' AND NOT EXISTS (SELECT 1 FROM "Dispute" d WHERE d."dpoId" = o."id" AND d."status" <> 'resolved')
      AND (SELECT max(a."at") FROM "AuditEntry" a WHERE a."entity" = 'dpo' AND a."entityId" = o."id"::text AND a."action" = 'dpo.deliver') < ${before}
    ORDER BY o."id" LIMIT ${AT_ONCE}`;
  let confirmed = 0;
  for (const { id } of due) {
    // Its buyer may have confirmed or disputed it meanwhile; then it is not due any more.
    const isDone = await confirmDeliveryByItself(id).then(() => true, (error: unknown) => {
      if (error instanceof Problem && (error.code === 'status_changed' || error.code === 'order_disputed')) return false;
      throw error;
    });
    if (isDone) confirmed += 1;
  }
  return confirmed;
}
