import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { pageLocale } from '@/i18n/page-locale';
import { PortsPage } from '../ports-page';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

/** For search engines it is the directory itself. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('port');
  return { title: t('searchLabel'), alternates: alternates(locale, '/ports'), robots: { index: false } };
}

/** The ports that a word finds. It lies apart from the directory, which can so be made beforehand. */
export default async function PortSearch({ params, searchParams }: Props) {
  await pageLocale(params);
  const [typed = ''] = [(await searchParams).q ?? ''].flat();
  return <PortsPage search={typed.trim().slice(0, 60)} />;
}
