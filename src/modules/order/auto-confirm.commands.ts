import 'server-only';
import { Problem } from '@/http/problem';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { addDays } from '@/server/clock';
import { db } from '@/server/db';
import { confirmDeliveryByItself } from './order.commands';

const AT_ONCE = 100;

/** Orders behind a number that were delivered before a moment, as the audit log has it. */
function deliveredBefore(before: Date, behind: number): Promise<{ id: number }[]> {
  return db.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Dpo" o
    WHERE o."status" = 'delivered' AND o."id" > ${behind}
      AND (SELECT max(a."at") FROM "AuditEntry" a WHERE a."entity" = 'dpo' AND a."entityId" = o."id"::text AND a."action" = 'dpo.deliver') < ${before}
    ORDER BY o."id" LIMIT ${AT_ONCE}`;
}

/** Whether it could be confirmed: a dispute may freeze it, and its buyer may have confirmed it meanwhile. */
async function isConfirmed(id: number): Promise<boolean> {
  return confirmDeliveryByItself(id).then(() => true, (error: unknown) => {
    if (error instanceof Problem && (error.code === 'status_changed' || error.code === 'order_disputed')) return false;
    throw error;
  });
}

/**
 * Confirms the orders that were delivered longer ago than the kept setting allows and that nobody disputes. When one was
 * delivered is what the audit log says. Run by the clock; any number of processes may run it at once.
 *
 * @returns how many it confirmed
 */
export async function confirmOverdueDeliveries(now = new Date()): Promise<number> {
  const before = addDays(now, -(await recentSetting('autoConfirmDays')));
  let confirmed = 0;
  for (let due = await deliveredBefore(before, 0); due.length > 0; due = await deliveredBefore(before, due.at(-1)?.id ?? 0)) {
    for (const { id } of due) if (await isConfirmed(id)) confirmed += 1;
  }
  return confirmed;
}
