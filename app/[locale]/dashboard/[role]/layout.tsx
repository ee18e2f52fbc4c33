import type { ReactNode } from 'react';
import { currentActor } from '@/access/guard-page';
import { isRoleSlug } from '@/access/roles';
import { DASHBOARDS } from '@/dashboards/registry';
import { DashboardShell } from '@/dashboards/shell/dashboard-shell';
import { pageLocale } from '@/i18n/page-locale';

type Props = { children: ReactNode; params: Promise<{ locale: string; role: string }> };

/** Stays while its views change. Who may not be here is led away by the page's own guard, and sees no shell on the way. */
export default async function DashboardLayout({ children, params }: Props) {
  await pageLocale(params);
  const { role } = await params;
  const actor = await currentActor();
  if (!actor || !isRoleSlug(role) || actor.role !== role) return children;
  return <DashboardShell actor={actor} dashboard={DASHBOARDS[role]}>{children}</DashboardShell>;
}
