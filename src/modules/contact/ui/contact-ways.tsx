import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { recentSetting } from '@/modules/platform/kept-settings.queries';
import { SITE_CONTACT } from '@/modules/platform/site-contact.schema';
import { DefinitionList } from '@/ui/definition-list';
import { JsonLd } from '@/ui/json-ld';
import { Ltr } from '@/ui/ltr';
import { CONTACT_SUBJECTS } from '../contact.schema';

const FAQ = ['registration', 'verification', 'quotation', 'logistics'] as const;

function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`} className="link"><Ltr>{address}</Ltr></a>;
}

/** Where the house is, and when somebody is there. */
export function ContactPlace() {
  const t = useTranslations();
  const { address, emails, phones } = SITE_CONTACT;
  return (
    <section aria-labelledby="place" className="grid content-start gap-3">
      <h2 id="place" className="text-xl">{t('contact.detailsTitle')}</h2>
      <DefinitionList
        items={[
          { key: 'headquarters', term: t('contact.headquarters'), value: <bdi className="whitespace-pre-line">{address.join('\n')}</bdi> },
          { key: 'emails', term: t('contact.emails'), value: <span className="grid justify-items-end gap-1"><Mail address={emails.general} /><Mail address={emails.buyer} /></span> },
          { key: 'phones', term: t('contact.phones'), value: <span className="grid justify-items-end gap-1">{phones.map((phone) => <a key={phone} href={`tel:${phone.replaceAll(' ', '')}`} className="link"><Ltr>{phone}</Ltr></a>)}</span> },
          { key: 'hours', term: t('contact.hoursTitle'), value: t('site.hours') },
        ]}
      />
    </section>
  );
}

/** The four teams, with the subject that the form files a message under. */
export function ContactTeams() {
  const t = useTranslations('contact');
  return (
    <section className="grid gap-4">
      <h2>{t('helpTitle')}</h2>
      <p className="-mt-3 text-muted">{t('helpText')}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {CONTACT_SUBJECTS.map((subject) => (
          <li key={subject} className="card grid content-start gap-1.5 p-5">
            <h3>{t(`subjects.${subject}`)}</h3>
            <p className="text-sm text-muted">{t(`help.${subject}`)}</p>
            <p className="mt-1 text-sm break-all"><Mail address={SITE_CONTACT.emails[subject]} /></p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The four questions of the specification, for people and for search engines, as the assistant answers them. */
export async function ContactFaq() {
  const [t, topics, days] = await Promise.all([getTranslations('contact'), getTranslations('knowledge.topics'), recentSetting('autoConfirmDays')]);
  const entries = FAQ.map((key) => ({ key, question: topics(`${key}.question`), answer: topics(`${key}.answer`, { days }) }));
  return (
    <section id="faq" className="grid scroll-mt-24 gap-4">
      <JsonLd
        data={{
          '@context': 'https://schema.org', '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
        }}
      />
      <h2>{t('faqTitle')}</h2>
      <div className="card divide-y divide-line">
        {entries.map(({ key, question, answer }) => (
          <details key={key} id={`faq-${key}`} className="group px-5">
            <summary className="flex min-h-12 items-center py-2 font-semibold">{question}</summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
