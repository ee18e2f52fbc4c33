import type { ReactNode } from 'react';
import { currentActor } from '@/access/guard-page';
import { DASHBOARDS } from '@/dashboards/registry';
import { DashboardShell } from '@/dashboards/shell/dashboard-shell';
import { pageLocale } from '@/i18n/page-locale';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The buyer's dashboard around a view that has an address of its own. The page's guard leads others away. */
export default async function DraftQuotationsLayout({ children, params }: Props) {
  await pageLocale(params);
  const actor = await currentActor();
  if (actor?.role !== 'buyer') return children;
  return <DashboardShell actor={actor} dashboard={DASHBOARDS.buyer}>{children}</DashboardShell>;
}
