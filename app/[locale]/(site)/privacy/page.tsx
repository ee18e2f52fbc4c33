import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { pageLocale } from '@/i18n/page-locale';
import { everyLanguage } from '@/i18n/static-params';
import { LegalPage } from '@/modules/legal/ui/legal-page';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = everyLanguage;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('legal.texts.privacy');
  return { title: t('title'), description: t('intro'), alternates: alternates(locale, '/privacy') };
}

export default async function PrivacyPage({ params }: Props) {
  await pageLocale(params);
  return <LegalPage text="privacy" />;
}
