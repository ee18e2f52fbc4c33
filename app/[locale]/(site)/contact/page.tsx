import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { onDemand } from '@/i18n/static-params';
import { ContactScreen } from '@/modules/contact/ui/contact-screen';
import { pageMetadata } from '@/modules/platform/page-metadata';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('contact');
  return pageMetadata({ locale, path: '/contact', title: t('title'), description: t('metaDescription'), picture: 'contact' });
}

/** The contact form, for everybody, and all other ways to the house. */
export default async function ContactPage({ params }: Props) {
  await pageLocale(params);
  return <ContactScreen />;
}
