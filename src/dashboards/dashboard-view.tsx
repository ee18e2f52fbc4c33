import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Actor } from '@/access/actor';
import { LocalLink } from '@/i18n/local-link';
import { LinkTab, LinkTabs } from '@/ui/link-tabs';
import { FeesToPropose } from '@/modules/customs/ui/fees-to-propose';
import { OwnWallets } from '@/modules/statement/ui/own-wallets';
import { RfqFigures } from '@/modules/rfq/ui/rfq-figures';
import type { AboveTable, Dashboard, DashboardSection, OwnView } from './dashboard';
import { AuditView } from './audit-view/audit-view';
import { CaseMessages } from './case-messages/case-messages';
import { HrOverview } from './hr-overview/hr-overview';
import { LedgerView } from './ledger-view/ledger-view';
import { MarsaMart } from './marsa-mart/marsa-mart';
import { AllWaitingCount, UnreadMessagesCount, WaitingCount } from './desk/waiting-count';
import { NotificationList } from './notifications/notification-list';
import { UnreadCount } from './notifications/unread-count';
import { ResourceTable } from './resource-table/resource-table';
import { RoleOverview } from './shell/role-overview';

/** What the views show that are no table. */
const VIEWS: Readonly<Record<OwnView, () => ReactNode>> = { notifications: () => <NotificationList />, hrOverview: () => <HrOverview />, ledger: () => <LedgerView />, auditLogs: () => <AuditView />, marsaMart: () => <MarsaMart />, caseMessages: () => <CaseMessages /> };
/** What stands above the tables that have something there. */
const ABOVE: Readonly<Record<AboveTable, () => ReactNode>> = { rfqFigures: () => <RfqFigures />, wallets: () => <OwnWallets />, feesToPropose: () => <FeesToPropose /> };
/** What such a view counts on its tab: its own unread lines or messages, or all that waits on the desk that it sums up. */
const VIEW_COUNTS: Readonly<Record<OwnView, () => ReactNode>> = { notifications: () => <UnreadCount />, hrOverview: () => <AllWaitingCount />, ledger: () => null, auditLogs: () => null, marsaMart: () => null, caseMessages: () => <UnreadMessagesCount /> };

interface DashboardViewProps {
  readonly actor: Actor;
  readonly dashboard: Dashboard;
  /** The view that is open; undefined for a dashboard that has none. */
  readonly section: DashboardSection | undefined;
}

/** What stands in the shell of a role's dashboard: its tabs with one view open, or the overview. */
export function DashboardView({ actor, dashboard, section }: DashboardViewProps) {
  if (!section) return <RoleOverview actor={actor} dashboard={dashboard} />;
  return (
    <>
      <Tabs dashboard={dashboard} section={section} />
      {section.table && section.above && ABOVE[section.above]()}
      {section.table ? <ResourceTable key={section.table} table={section.table} /> : VIEWS[section.view]()}
    </>
  );
}

function Tabs({ dashboard, section }: { dashboard: Dashboard; section: DashboardSection }) {
  const t = useTranslations();
  return (
    <LinkTabs label={t('dashboard.tabs')}>
      {dashboard.sections.map(({ href, label, table, view }) => (
        <LinkTab key={href} as={LocalLink} href={href} current={href === section.href}>{t(label)}{table ? <WaitingCount table={table} /> : view && VIEW_COUNTS[view]()}</LinkTab>
      ))}
    </LinkTabs>
  );
}
