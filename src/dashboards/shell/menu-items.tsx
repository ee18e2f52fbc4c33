'use client';

import { Bell, CircleUser, ClipboardList, FileText, LayoutDashboard, PackageCheck, Settings, Store, UsersRound, type LucideIcon } from 'lucide-react';
import { Link, usePathname } from '@/i18n/navigation';
import { SideNavItem } from '@/ui/side-nav';
import type { MenuIcon } from '../dashboard';
import { UnreadCount } from '../notifications/unread-count';

/** The drawn signs of the places. */
export const MENU_ICONS: Record<MenuIcon, LucideIcon> = {
  dashboard: LayoutDashboard, requests: ClipboardList, quotations: FileText, orders: PackageCheck, shop: Store, roleSwitch: UsersRound,
  profile: CircleUser, notifications: Bell, settings: Settings,
};

/** One place of the menu, with its words in the page's language. */
export interface MenuPlace {
  readonly href: string;
  readonly label: string;
  readonly icon: MenuIcon;
}

/** The places of the menu; in a narrow one their words are for assistive technology and the tooltip. */
export function MenuItems({ places, narrow = false, onLeave }: { places: readonly MenuPlace[]; narrow?: boolean; onLeave?: () => void }) {
  const path = usePathname();
  return places.map(({ href, label, icon }) => {
    const Icon = MENU_ICONS[icon];
    return (
      <SideNavItem
        key={href} as={Link} href={href} prefetch={false} current={href === path} onClick={onLeave}
        title={narrow ? label : undefined} icon={<Icon aria-hidden="true" />} className={narrow ? 'justify-center' : undefined}
      >
        <span className={narrow ? 'sr-only' : 'flex items-center justify-between gap-2'}>{label}{icon === 'notifications' && <UnreadCount />}</span>
      </SideNavItem>
    );
  });
}
