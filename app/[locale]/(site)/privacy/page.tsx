import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { LegalPage } from '@/modules/legal/ui/legal-page';
import { pageMetadata } from '@/modules/platform/page-metadata';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('legal.texts.privacy');
  return pageMetadata({ locale, path: '/privacy', title: t('title'), description: t('intro'), picture: 'about' });
}

export default async function PrivacyPage({ params }: Props) {
  await pageLocale(params);
  return <LegalPage text="privacy" />;
}
