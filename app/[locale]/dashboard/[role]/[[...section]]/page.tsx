import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { guardPage } from '@/access/guard-page';
import { isRoleSlug } from '@/access/roles';
import { leadsOnTo, sectionAt } from '@/dashboards/dashboard';
import { DashboardView } from '@/dashboards/dashboard-view';
import { DASHBOARDS } from '@/dashboards/registry';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';

type Props = { params: Promise<{ locale: string; role: string; section?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { role } = await params;
  await pageLocale(params);
  const t = await getTranslations();
  return { title: isRoleSlug(role) ? t(DASHBOARDS[role].title) : undefined, robots: { index: false } };
}

/** The one page of all twelve dashboards. */
export default async function DashboardPage({ params }: Props) {
  const locale = await pageLocale(params);
  const { role, section: segments = [] } = await params;
  const path = ['/dashboard', role, ...segments].join('/');
  const actor = await guardPage(locale, path);
  if (role === 'ccaptain') redirect(localizedPath(locale, '/dashboard/captain'));
  if (!isRoleSlug(role)) notFound();
  const dashboard = DASHBOARDS[role];
  const section = sectionAt(dashboard, segments);
  const elsewhere = section ? undefined : leadsOnTo(role, segments);
  if (elsewhere) redirect(localizedPath(locale, elsewhere));
  if (!section && segments.length > 0) notFound();
  return <DashboardView actor={actor} dashboard={dashboard} section={section} />;
}
