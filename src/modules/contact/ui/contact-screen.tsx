import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/i18n/client-messages';
import { LocalLink } from '@/i18n/local-link';
import { Alert } from '@/ui/alert';
import { Card } from '@/ui/card';
import type { ContactPrefill } from '../contact-prefill.queries';
import { ContactForm } from './contact-form';
import { ContactFaq, ContactPlace, ContactTeams } from './contact-ways';

/** The contact page: the form, empty or begun for the reader, and all other ways to the house. */
export function ContactScreen({ prefill }: { prefill?: ContactPrefill }) {
  const t = useTranslations('contact');
  return (
    <main id="main" tabIndex={-1} className="page-width grid grid-cols-1 gap-12 pt-6 pb-4">
      <header className="on-band hero-ribs grid gap-3 rounded-lg px-4 py-10 sm:px-8">
        <h1 className="text-4xl">{t('heading')}</h1>
        <p className="max-w-prose text-lg text-on-band-muted">{t('intro')}</p>
      </header>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
        <ContactPlace />
        <Card as="section" aria-labelledby="contact-form" className="grid grid-cols-1 content-start gap-4">
          <h2 id="contact-form" className="scroll-mt-24">{t('form')}</h2>
          {prefill?.about && (
            <Alert live="none" className="wrap-anywhere">
              <LocalLink href={prefill.about.href} className="link">{prefill.about.text}</LocalLink>
            </Alert>
          )}
          <ClientMessages keys={['contact', 'errors']}>
            <ContactForm {...(prefill && { fields: prefill.fields, faults: prefill.faults, isSent: prefill.isSent })} />
          </ClientMessages>
        </Card>
      </div>
      <ContactTeams />
      <ContactFaq />
    </main>
  );
}
