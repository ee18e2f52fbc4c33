import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { pageLocale } from '@/i18n/page-locale';
import { PortsPage } from './ports-page';

/** Made when first asked for, and again in the background after five minutes: numbers of products change. */
export const revalidate = 300;

type Props = { params: Promise<{ locale: string }> };

/** None beforehand: a build has no database. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('port');
  return { title: t('metaTitle'), description: t('metaDescription'), alternates: alternates(locale, '/ports') };
}

/** Every port. */
export default async function Ports({ params }: Props) {
  await pageLocale(params);
  return <PortsPage search="" />;
}
