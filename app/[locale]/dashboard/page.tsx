import { redirect } from 'next/navigation';
import { guardPage } from '@/access/guard-page';
import { dashboardPath } from '@/access/pages';
import { localizedPath } from '@/i18n/locales';
import { pageLocale } from '@/i18n/page-locale';

/** Leads to the dashboard of the visitor's role. */
export default async function DashboardRedirector({ params }: { params: Promise<{ locale: string }> }) {
  const locale = await pageLocale(params);
  const { role } = await guardPage(locale, '/dashboard');
  // The misspelt path for captains is the specification's, kept as observed; it leads on to the right one.
  redirect(localizedPath(locale, role === 'captain' ? '/dashboard/ccaptain' : dashboardPath(role)));
}
