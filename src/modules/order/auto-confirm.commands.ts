import 'server-only';
import { Problem } from '@/http/problem';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { db } from '@/server/db';
import { confirmDeliveryByItself } from './order.commands';
import { noticeDays } from './order.queries';

const AT_ONCE = 100;

/** Orders behind a number whose delivery confirms itself before a moment: `confirmsItselfAt`, as the database asks it. */
function overdueAt(now: Date, days: number, behind: number): Promise<{ id: number }[]> {
  return db.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Dpo" o
    WHERE o."status" = 'delivered' AND o."id" > ${behind}
      AND (
        SELECT GREATEST(
          COALESCE((SELECT max(m."at") FROM "Milestone" m JOIN "WorkOrder" w ON w."id" = m."workOrderId" WHERE w."dpoId" = o."id" AND m."kind" = 'delivered'), max(a."at")) + ${days}::int * interval '1 day',
          max(a."at") + ${noticeDays(days)}::int * interval '1 day'
        ) FROM "AuditEntry" a WHERE a."entity" = 'dpo' AND a."entityId" = o."id"::text AND a."action" = 'dpo.deliver'
      ) < ${now}
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
 * Confirms the orders that were delivered longer ago than the kept setting allows and that nobody disputes. Run by the clock; any number of processes may run it at once.
 *
 * @returns how many it confirmed
 */
export async function confirmOverdueDeliveries(now = new Date()): Promise<number> {
  const days = await recentSetting('autoConfirmDays');
  let confirmed = 0;
  for (let due = await overdueAt(now, days, 0); due.length > 0; due = await overdueAt(now, days, due.at(-1)?.id ?? 0)) {
    for (const { id } of due) if (await isConfirmed(id)) confirmed += 1;
  }
  return confirmed;
}
