import type { RoleSlug } from '@/access/roles';
import type { MessageKey } from '@/i18n/message-key';
import type { TableId } from './tables';

/** The drawn signs of the menu; the side menu knows their shapes. */
export type MenuIcon = 'dashboard' | 'requests' | 'quotations' | 'orders' | 'shop' | 'roleSwitch' | 'contacts' | 'contactForms' | 'issues' | 'profile' | 'documents' | 'notifications' | 'settings' | 'users' | 'newUsers' | 'roles' | 'payments' | 'invoices' | 'ledger' | 'wallet' | 'configuration' | 'rates' | 'auditLogs' | 'products' | 'catalogs' | 'heldTexts' | 'cases' | 'evidence' | 'messages' | 'tracking';

/** A view that is no table: what it shows stands in dashboard-view.tsx. */
export type OwnView = 'notifications' | 'hrOverview' | 'ledger' | 'auditLogs' | 'marsaMart' | 'caseMessages';

/** What may stand above a table. */
export type AboveTable = 'rfqFigures' | 'wallets' | 'feesToPropose';

/** A view of a dashboard: a tab with an address of its own, and the table it shows or what else it is. */
export type DashboardSection = {
  /** Without language. */
  readonly href: string;
  readonly label: MessageKey;
} & ({ readonly table: TableId; readonly view?: undefined; readonly above?: AboveTable } | { readonly table?: undefined; readonly view: OwnView });

/** What a role's dashboard holds. Data alone: it is read on the server and in tests. */
export interface Dashboard {
  readonly role: RoleSlug;
  readonly title: MessageKey;
  /** The first one is shown at `/dashboard/{role}` too. A dashboard without any shows the overview. */
  readonly sections: readonly DashboardSection[];
  /** Entries between "Dashboard" and those that all roles have. Only places that exist. */
  readonly menu: readonly { readonly label: MessageKey; readonly href: string; readonly icon: MenuIcon }[];
}

/** Pages that all roles share. Each is reached below every role's dashboard as well, unless the role has a view of that name. */
const COMMON_PAGES = ['profile', 'documents', 'notifications', 'settings'];

/** The common page that is meant by an address below `/dashboard/{role}`, or undefined. */
export function commonPageAt(segments: readonly string[]): string | undefined {
  const [name, ...rest] = segments;
  return rest.length === 0 && COMMON_PAGES.some((page) => page === name) ? `/${name}` : undefined;
}

/**
 * Addresses that lead to a view of another name: the specification's second one of a seller's orders, and
 * those from before. A view of its own at an address goes before it.
 */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  '/dashboard/seller/dpo': '/dashboard/seller/orders',
  '/dashboard/seller/statement': '/dashboard/seller/currency',
  '/dashboard/buyer/statement': '/dashboard/buyer/currency',
};

/** Where an address below `/dashboard/{role}` leads on to: a common page or a view of another name. Undefined where it is meant itself. */
export function leadsOnTo(role: RoleSlug, segments: readonly string[]): string | undefined {
  return commonPageAt(segments) ?? OTHER_ADDRESSES[['/dashboard', role, ...segments].join('/')];
}

/** The view at an address below `/dashboard/{role}`, or undefined when there is none. */
export function sectionAt(dashboard: Dashboard, segments: readonly string[]): DashboardSection | undefined {
  if (segments.length === 0) return dashboard.sections[0];
  const href = ['/dashboard', dashboard.role, ...segments].join('/');
  return dashboard.sections.find((section) => section.href === href);
}
