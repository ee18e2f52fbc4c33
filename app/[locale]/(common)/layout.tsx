import type { ReactNode } from 'react';
import { currentActor } from '@/access/guard-page';
import { isRoleSlug } from '@/access/roles';
import { DASHBOARDS } from '@/dashboards/registry';
import { DashboardShell } from '@/dashboards/shell/dashboard-shell';
import { pageLocale } from '@/i18n/page-locale';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The dashboard of the active role around the pages that all roles share. Their own guard leads others away. */
export default async function CommonLayout({ children, params }: Props) {
  await pageLocale(params);
  const actor = await currentActor();
  if (!actor || !isRoleSlug(actor.role)) return children;
  return <DashboardShell actor={actor} dashboard={DASHBOARDS[actor.role]}>{children}</DashboardShell>;
}
