'use client';

import { ArrowLeftRight, Banknote, Bell, BookImage, BookOpenCheck, Boxes, Gavel, CircleUser, ClipboardList, Contact, FileCheck2, FileText, LayoutDashboard, LifeBuoy, type LucideIcon, Mail, MessagesSquare, PackageCheck, FileSearch, ReceiptText, Route, ScrollText, Settings, ShieldAlert, ShieldCheck, SlidersHorizontal, Store, UserPlus, UserRoundCog, UsersRound, Wallet } from 'lucide-react';
import { Link, usePathname } from '@/i18n/navigation';
import { SideNavItem } from '@/ui/side-nav';
import type { MenuIcon } from '../dashboard';
import { UnreadCount } from '../notifications/unread-count';
import { ChangePasswordItem } from './change-password';

/** The drawn signs of the places. */
export const MENU_ICONS: Record<MenuIcon, LucideIcon> = {
  dashboard: LayoutDashboard, requests: ClipboardList, quotations: FileText, orders: PackageCheck, tracking: Route, shop: Store, roleSwitch: UsersRound,
  contacts: Contact, contactForms: Mail, issues: LifeBuoy, profile: CircleUser, documents: FileCheck2, notifications: Bell, settings: Settings, users: UserRoundCog, newUsers: UserPlus, roles: ShieldCheck, payments: Banknote, invoices: ReceiptText, ledger: BookOpenCheck, wallet: Wallet, configuration: SlidersHorizontal, rates: ArrowLeftRight, auditLogs: ScrollText, products: Boxes, catalogs: BookImage, heldTexts: ShieldAlert, cases: Gavel, evidence: FileSearch, messages: MessagesSquare,
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
    const place = (
      <SideNavItem
        key={href} as={Link} href={href} prefetch={false} current={href === path} onClick={onLeave}
        title={narrow ? label : undefined} icon={<Icon aria-hidden="true" />} className={narrow ? 'justify-center' : undefined}
      >
        <span className={narrow ? 'sr-only' : 'flex items-center justify-between gap-2'}>{label}{icon === 'notifications' && <UnreadCount />}</span>
      </SideNavItem>
    );
    // By the specification the password follows the settings; it has no address, only a dialog.
    return icon === 'settings' ? [place, <ChangePasswordItem key="password" narrow={narrow} onOpen={onLeave} />] : place;
  });
}
