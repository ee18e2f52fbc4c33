import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Actor } from '@/access/actor';
import { isRoleSlug, roleCode } from '@/access/roles';
import { ClientMessages } from '@/i18n/client-messages';
import { LOCALES } from '@/i18n/locales';
import { grantedRoles } from '@/modules/account/role.queries';
import { LanguageMenu } from '@/modules/platform/ui/language-menu';
import { SiteThemeToggle } from '@/modules/platform/ui/site-theme-toggle';
import { Alert } from '@/ui/alert';
import { CodeChip } from '@/ui/code-chip';
import { CommandCentre } from '../commands/command-centre';
import { PaletteButton } from '../commands/palette-button';
import type { Dashboard } from '../dashboard';
import { DeskCounts } from '../desk/desk-counts';
import { NotificationBell } from '../notifications/notification-bell';
import { NotificationCentre } from '../notifications/notification-centre';
import { AccountCard } from './account-card';
import { ChangePassword, ChangePasswordButton } from './change-password';
import { LogoutButton } from './logout-button';
import type { MenuPlace } from './menu-items';
import { MobileMenu } from './mobile-menu';
import { SideMenu } from './side-menu';

/** What client components of a dashboard say. */
const MESSAGES = ['common', 'dashboard', 'errors', 'status', 'units', 'account', 'password', 'rfq', 'quotation', 'order', 'offer', 'payment', 'invoice', 'ledger', 'document', 'payout', 'statement', 'bank', 'product', 'shop', 'categories', 'roles', 'notification', 'notifications', 'settings', 'users', 'hr', 'roleDesk', 'contact', 'help', 'profile', 'languages', 'upload', 'kyc', 'history', 'config', 'audit', 'rates', 'moderation', 'adminProducts', 'adminCatalogs', 'listing', 'sellerCatalogs', 'dispute', 'savedSearch', 'work', 'paper', 'insurance', 'customs', 'export', 'survey', 'tracking', 'rating'] as const;
/** What some roles' dashboards say besides. */
const MESSAGES_OF: Partial<Readonly<Record<Dashboard['role'], readonly ['auditWords']>>> = { admin: ['auditWords'] };

interface DashboardShellProps {
  readonly actor: Actor;
  readonly dashboard: Dashboard;
  readonly children: ReactNode;
}

/** What stands around every dashboard: the menu, the title with the role's code, who is signed in, and the way out. */
export async function DashboardShell({ actor, dashboard, children }: DashboardShellProps) {
  const [t, roles] = await Promise.all([getTranslations(), grantedRoles(actor.partyId)]);
  const places = await placesOf(dashboard, roles);
  const account = <AccountCard actor={actor} />;
  const tools = <Tools />;
  return (
    <ClientMessages keys={[...MESSAGES, ...(MESSAGES_OF[dashboard.role] ?? [])]} timeZone={actor.timeZone}>
      <NuqsAdapter>
        <Live dashboard={dashboard} places={places} roles={roles}>
          <ChangePassword>
          <div className="flex min-h-dvh" data-density="normal">
            <SideMenu places={places} />
            <div className="flex min-w-0 flex-1 flex-col">
              <header className="sticky top-0 z-30 border-b border-line bg-card" data-print="hide">
                <div className="flex h-16 items-center gap-x-4 px-4 sm:px-6 xl:pe-18">
                  <MobileMenu places={places} account={account} tools={<>{tools}<LogoutButton /></>} />
                  <div className="flex min-w-0 flex-1 items-center gap-x-3">
                    <h1 className="line-clamp-2 text-base leading-tight text-balance sm:text-lg md:max-xl:text-sm 2xl:text-xl">{t(dashboard.title)}</h1>
                    {dashboard.role !== 'buyer' && <span title={t('dashboard.roleCode')}><CodeChip>{roleCode(dashboard.role)}</CodeChip></span>}
                  </div>
                  <PaletteButton />
                  <NotificationBell />
                  <div className="flex items-center gap-x-4 max-md:hidden">
                    {tools}
                    <div className="max-w-48 border-s border-line ps-4 max-lg:hidden">{account}</div>
                    <span className="max-[89.99rem]:hidden"><ChangePasswordButton /></span>
                    <LogoutButton />
                  </div>
                </div>
              </header>
              <main id="main" tabIndex={-1} className="grid flex-1 grid-cols-1 content-start gap-5 px-4 pt-5 pb-5 sm:px-6 md:pe-18 max-lg:pb-20 widget-room">
                <noscript><Alert tone="warn" live="none">{t('dashboard.noScript')}</Alert></noscript>
                {!actor.approved && <Alert tone={actor.rejected ? 'bad' : 'warn'} live="none">{t(actor.rejected ? 'dashboard.rejected' : 'dashboard.notApproved')}</Alert>}
                {children}
              </main>
            </div>
          </div>
          </ChangePassword>
        </Live>
      </NuqsAdapter>
    </ClientMessages>
  );
}

async function Tools() {
  const [common, languages, locale] = await Promise.all([getTranslations('common'), getTranslations('languages'), getLocale()]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LanguageMenu label={common('language')} languages={LOCALES.map((code) => ({ locale: code, name: languages(code) }))} className="px-2" isPerRequest />
      <SiteThemeToggle locale={locale} />
    </div>
  );
}

/** What the whole dashboard shares in the browser: the bell, the counts of the tabs, the commands. */
function Live({ dashboard, places, roles, children }: { dashboard: Dashboard; places: readonly MenuPlace[]; roles: readonly string[]; children: ReactNode }) {
  return (
    <NotificationCentre role={dashboard.role}>
      <DeskCounts>
        <CommandCentre role={dashboard.role} places={places} otherRoles={roles.filter(isRoleSlug).filter((role) => role !== dashboard.role)}>{children}</CommandCentre>
      </DeskCounts>
    </NotificationCentre>
  );
}

/** The menu: the role's own places, and those of all roles. */
async function placesOf(dashboard: Dashboard, roles: readonly string[]): Promise<MenuPlace[]> {
  const t = await getTranslations();
  const entries = [
    { label: 'dashboard.menu.dashboard', href: `/dashboard/${dashboard.role}`, icon: 'dashboard' },
    ...dashboard.menu,
    { label: 'dashboard.menu.profile', href: '/profile', icon: 'profile' },
    { label: 'dashboard.menu.documents', href: '/documents', icon: 'documents' },
    { label: 'dashboard.menu.notifications', href: '/notifications', icon: 'notifications' },
    { label: 'dashboard.menu.settings', href: '/settings', icon: 'settings' },
    { label: 'dashboard.menu.shop', href: '/shop', icon: 'shop' },
    ...(roles.length > 1 ? [{ label: 'dashboard.menu.roleSwitch', href: '/role-switch', icon: 'roleSwitch' } as const] : []),
  ] as const;
  return entries.map(({ label, href, icon }) => ({ label: t(label), href, icon }));
}
