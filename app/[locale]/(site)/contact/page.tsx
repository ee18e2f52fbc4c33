import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { alternates } from '@/i18n/alternates';
import { ClientMessages } from '@/i18n/client-messages';
import { pageLocale } from '@/i18n/page-locale';
import { ContactForm } from '@/modules/contact/ui/contact-form';
import { Card } from '@/ui/card';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('contact');
  return { title: t('title'), description: t('metaDescription'), alternates: alternates(locale, '/contact') };
}

/** The contact form, for everybody. */
export default async function ContactPage({ params }: Props) {
  await pageLocale(params);
  const t = await getTranslations('contact');
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <header className="grid content-start gap-3">
        <h1 className="text-3xl">{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('intro')}</p>
      </header>
      <Card as="section" aria-labelledby="contact-form" className="grid grid-cols-1 gap-4">
        <h2 id="contact-form">{t('form')}</h2>
        <ClientMessages keys={['contact', 'errors']}><ContactForm /></ClientMessages>
      </Card>
    </main>
  );
}
