import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { JsonLd } from '@/ui/json-ld';
import { SITE_CONTACT } from '../site-contact.schema';

/** The house and its search, for search engines: once, on the home page. */
export function HouseJsonLd({ origin }: { origin: string }) {
  const locale = useLocale();
  const t = useTranslations('site');
  const home = origin + localizedPath(locale, '/');
  const { address, emails, phones, social } = SITE_CONTACT;
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org', '@type': 'Organization', '@id': `${origin}/#house`, name: 'Marsa Mart', url: origin, logo: `${origin}/icons/icon-512.png`,
          description: t('footerNote'), address: { '@type': 'PostalAddress', streetAddress: address[0], addressLocality: address[1] },
          contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: emails.general, telephone: phones[0] }, sameAs: social.map(({ href }) => href),
        }}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org', '@type': 'WebSite', name: 'Marsa Mart', url: home, inLanguage: locale, publisher: { '@id': `${origin}/#house` },
          potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${origin}${localizedPath(locale, '/shop')}?search={search_term_string}` }, 'query-input': 'required name=search_term_string' },
        }}
      />
    </>
  );
}
