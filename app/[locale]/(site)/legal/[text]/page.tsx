import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { LEGAL_TEXTS, legalTextAt } from '@/modules/legal/legal.schema';
import { LegalPage } from '@/modules/legal/ui/legal-page';
import { Missing } from '../../../missing';
import SiteNotFound from '../../not-found';
import { pageMetadata } from '@/modules/platform/page-metadata';

type Props = { params: Promise<{ locale: string; text: string }> };

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const text = legalTextAt((await params).text);
  if (!text) return { title: (await getTranslations('site'))('notFoundTitle'), robots: { index: false } };
  const t = await getTranslations(`legal.texts.${text}`);
  return pageMetadata({ locale, path: LEGAL_TEXTS[text].path, title: t('title'), description: t('intro'), picture: 'about' });
}

/** The texts beside the terms and the privacy notice that parties accept where they act. */
export default async function LegalTextPage({ params }: Props) {
  await pageLocale(params);
  const text = legalTextAt((await params).text);
  if (!text) return <Missing screen={<SiteNotFound />} />;
  return <LegalPage text={text} />;
}
