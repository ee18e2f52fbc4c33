import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/i18n/client-messages';
import { pageLocale } from '@/i18n/page-locale';
import { everyLanguage } from '@/i18n/static-params';
import { ContactForm } from '@/modules/contact/ui/contact-form';
import { ContactFaq, ContactPlace, ContactTeams } from '@/modules/contact/ui/contact-ways';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { Card } from '@/ui/card';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = everyLanguage;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations('contact');
  return pageMetadata({ locale, path: '/contact', title: t('title'), description: t('metaDescription'), picture: 'contact' });
}

/** The contact form, for everybody, and all other ways to the house. */
export default async function ContactPage({ params }: Props) {
  await pageLocale(params);
  const t = await getTranslations('contact');
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4">
      <header className="on-band hero-ribs grid gap-3 rounded-lg px-4 py-10 sm:px-8">
        <h1 className="text-4xl">{t('heading')}</h1>
        <p className="max-w-prose text-lg text-on-band-muted">{t('intro')}</p>
      </header>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
        <ContactPlace />
        <Card as="section" aria-labelledby="contact-form" className="grid grid-cols-1 content-start gap-4">
          <h2 id="contact-form">{t('form')}</h2>
          <ClientMessages keys={['contact', 'errors']}><ContactForm /></ClientMessages>
        </Card>
      </div>
      <ContactTeams />
      <ContactFaq />
    </main>
  );
}
