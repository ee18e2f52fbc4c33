import { useTranslations } from 'next-intl';
import type { Actor } from '@/access/actor';
import { LocalLink } from '@/i18n/local-link';
import { LinkTab, LinkTabs } from '@/ui/link-tabs';
import type { Dashboard, DashboardSection } from './dashboard';
import { ResourceTable } from './resource-table/resource-table';
import { DashboardShell } from './shell/dashboard-shell';
import { RoleOverview } from './shell/role-overview';

interface DashboardViewProps {
  readonly actor: Actor;
  readonly dashboard: Dashboard;
  /** The view that is open; undefined for a dashboard that has none. */
  readonly section: DashboardSection | undefined;
  /** The address that is shown, without language. */
  readonly path: string;
}

/** A role's dashboard with one of its views open. */
export function DashboardView({ actor, dashboard, section, path }: DashboardViewProps) {
  return (
    <DashboardShell actor={actor} dashboard={dashboard} path={path}>
      {section ? (
        <>
          <Tabs dashboard={dashboard} section={section} />
          <ResourceTable table={section.table} />
        </>
      ) : (
        <RoleOverview actor={actor} dashboard={dashboard} />
      )}
    </DashboardShell>
  );
}

function Tabs({ dashboard, section }: { dashboard: Dashboard; section: DashboardSection }) {
  const t = useTranslations();
  return (
    <LinkTabs label={t('dashboard.tabs')}>
      {dashboard.sections.map(({ href, label }) => (
        <LinkTab key={href} as={LocalLink} href={href} current={href === section.href}>{t(label)}</LinkTab>
      ))}
    </LinkTabs>
  );
}
