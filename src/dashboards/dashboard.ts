import type { RoleSlug } from '@/access/roles';
import type { MessageKey } from '@/i18n/message-key';
import type { TableId } from './tables';

/** The drawn signs of the menu; the side menu knows their shapes. */
export type MenuIcon = 'dashboard' | 'requests' | 'quotations' | 'orders' | 'shop' | 'roleSwitch';

/** A view of a dashboard: a tab with an address of its own, and the table it shows. */
export interface DashboardSection {
  /** Without language. */
  readonly href: string;
  readonly label: MessageKey;
  readonly table: TableId;
}

/** What a role's dashboard holds. Data alone: it is read on the server and in tests. */
export interface Dashboard {
  readonly role: RoleSlug;
  readonly title: MessageKey;
  /** The first one is shown at `/dashboard/{role}` too. A dashboard without any shows the overview. */
  readonly sections: readonly DashboardSection[];
  /** Entries between "Dashboard" and those that all roles have. Only places that exist. */
  readonly menu: readonly { readonly label: MessageKey; readonly href: string; readonly icon: MenuIcon }[];
}

/** The view at an address below `/dashboard/{role}`, or undefined when there is none. */
export function sectionAt(dashboard: Dashboard, segments: readonly string[]): DashboardSection | undefined {
  if (segments.length === 0) return dashboard.sections[0];
  const href = ['/dashboard', dashboard.role, ...segments].join('/');
  return dashboard.sections.find((section) => section.href === href);
}
