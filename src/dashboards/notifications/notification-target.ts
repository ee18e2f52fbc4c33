import type { NotificationAnswer } from '@/modules/notification/notification.schema';
import type { Dashboard } from '../dashboard';

/** What a notification may be about, the latest in a trade first, and which desk of a role shows it. */
const DESKS = [['dpoId', ['dpos', 'orders']], ['dpqId', ['dpqs']], ['rfqId', ['rfqs']]] as const;

/** The address that shows what a notification is about; undefined where the role has no desk for it. Without language. */
export function notificationTarget(dashboard: Dashboard, params: NotificationAnswer['params']): string | undefined {
  for (const [name, desks] of DESKS) {
    const id = params[name];
    const section = dashboard.sections.find(({ table }) => desks.some((desk) => table === `${dashboard.role}.${desk}`));
    if (id !== undefined && section) return `${section.href}?open=${encodeURIComponent(id)}`;
  }
  return undefined;
}
