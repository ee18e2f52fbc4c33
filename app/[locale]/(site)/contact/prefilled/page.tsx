import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { alternates } from '@/modules/platform/alternates';
import { pageLocale } from '@/i18n/page-locale';
import { contactCookieOf } from '@/modules/contact/contact-cookie';
import { readContactPrefill } from '@/modules/contact/contact-prefill.queries';
import { CONTACT_PARAMETERS } from '@/modules/contact/contact.schema';
import { ContactScreen } from '@/modules/contact/ui/contact-screen';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('contact');
  return { title: t('title'), description: t('metaDescription'), alternates: alternates(locale, '/contact'), robots: { index: false } };
}

/** The contact page for what stands in its address (next.config.mjs leads here): about a product or a supplier, or after a form without JavaScript. */
export default async function PrefilledContactPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  const given = await searchParams;
  const asked = Object.fromEntries(CONTACT_PARAMETERS.map((name) => [name, [given[name]].flat()[0]]));
  return <ContactScreen prefill={await readContactPrefill(asked, locale, contactCookieOf((await headers()).get('cookie')))} />;
}
