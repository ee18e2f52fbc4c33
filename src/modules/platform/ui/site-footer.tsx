import type { ReactNode } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { Ltr } from '@/ui/ltr';
import { MarkupWithPlaces } from '@/ui/markup-with-places';
import { SoftLink } from '@/ui/soft-link';
import { SITE_CONTACT } from '../site-contact.schema';
import { SiteThemeToggle } from './site-theme-toggle';
import { Wordmark } from './wordmark';

export interface FooterLink {
  /** Without language. */
  href: string;
  name: string;
}

const look = 'inline-block py-1 leading-snug underline-offset-4 hover:text-on-band hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-1 text-sm text-on-band-muted">{children}</ul>
    </div>
  );
}

interface InLanguage {
  locale: Locale;
  t: Translator;
}

/** The ink band at the end: the ways of buyers and suppliers, the house, how it is reached, the look, the year. Kept. */
export function SiteFooter({ locale }: { locale: Locale }) {
  const year = String(new Date().getUTCFullYear());
  const markup = keptMarkup(`footer ${locale} ${year}`, () => <Band locale={locale} t={translatorOf(locale)} year={year} />);
  return <MarkupWithPlaces className="contents" markup={markup} places={{ theme: <SiteThemeToggle locale={locale} /> }} />;
}

function Band({ locale, t, year }: InLanguage & { year: string }) {
  return (
    <footer className="on-band widget-room below-fold mt-16" data-print="hide">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 sm:grid-cols-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <Columns locale={locale} t={t} />
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-band/15 py-4 text-sm text-on-band-muted">
          <p>{t('site.copyright', { year })}</p>
          <div className="segmented-room" data-place="theme" />
        </div>
      </div>
    </footer>
  );
}

function Columns({ locale, t }: InLanguage) {
  const entry = (href: string, name: string) => (
    <li>
      <SoftLink href={localizedPath(locale, href)} className={look}>
        {name}
      </SoftLink>
    </li>
  );
  // Pages of the account are documents with a security policy of their own: plain anchors.
  const document = (href: string, name: string) => (
    <li>
      <a href={localizedPath(locale, href)} className={look}>
        {name}
      </a>
    </li>
  );
  return (
    <>
      <House t={t} />
      <Column title={t('site.footerBuyers')}>
        {entry('/shop', t('site.allProducts'))}
        {entry('/categories', t('site.allCategories'))}
        {entry('/ports', t('site.allPorts'))}
        {entry('/suppliers', t('site.allSuppliers'))}
        {entry('/about#deal', t('site.footerDeal'))}
        {document('/register', t('site.footerBecomeBuyer'))}
      </Column>
      <Column title={t('site.footerSuppliers')}>
        {document('/register', t('site.footerBecomeSupplier'))}
        {document('/login', t('site.footerLogin'))}
        {entry('/legal/seller-agreement', t('site.footerSellerAgreement'))}
        {entry('/contact?subject=supplier', t('site.navContact'))}
      </Column>
      <Column title={t('site.footerCompany')}>
        {entry('/about', t('site.navAbout'))}
        {entry('/contact', t('site.navContact'))}
        {entry('/terms', t('legal.texts.terms.title'))}
        {entry('/privacy', t('legal.texts.privacy.title'))}
      </Column>
      <Column title={t('site.footerSupport')}>
        {entry('/contact#faq', t('site.footerFaq'))}
        {document('/login?forgot=1', t('site.footerForgot'))}
        <li>
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a document of its own, made by a route handler */}
          <a href="/api-docs" className={look}>
            {t('site.apiDocs')}
          </a>
        </li>
      </Column>
    </>
  );
}

/** The house itself: its name, its promise, and where it is found. */
function House({ t }: Pick<InLanguage, 't'>) {
  const { emails, phones, social } = SITE_CONTACT;
  return (
    <div className="text-sm text-on-band-muted max-lg:col-span-full">
      <Wordmark />
      <p className="mt-3 max-w-prose">{t('site.footerNote')}</p>
      <ul className="mt-3">
        <li><a href={`mailto:${emails.general}`} className={look}><Ltr>{emails.general}</Ltr></a></li>
        <li><a href={`tel:${phones[0].replaceAll(' ', '')}`} className={look}><Ltr>{phones[0]}</Ltr></a></li>
        <li className="py-1">{t('site.hours')}</li>
      </ul>
      <nav aria-label={t('site.footerSocial')} className="mt-2">
        <ul className="flex flex-wrap gap-x-4">
          {social.map(({ name, href }) => (
            <li key={href}><a href={href} rel="noopener noreferrer" target="_blank" className={look}>{name}</a></li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
