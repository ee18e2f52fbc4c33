import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardPage } from '@/access/guard-page';
import { DashboardView } from '@/dashboards/dashboard-view';
import { DASHBOARDS } from '@/dashboards/registry';
import { pageLocale } from '@/i18n/page-locale';

const PATH = '/draft-quotations';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('quotation');
  return { title: t('title'), robots: { index: false } };
}

/** The buyer's draft quotations: a view of the buyer's dashboard with an address of its own. */
export default async function DraftQuotationsPage({ params }: Props) {
  const actor = await guardPage(await pageLocale(params), PATH);
  const section = DASHBOARDS.buyer.sections.find(({ href }) => href === PATH);
  return <DashboardView actor={actor} dashboard={DASHBOARDS.buyer} section={section} />;
}
