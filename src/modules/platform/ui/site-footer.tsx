import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { Ltr } from '@/ui/ltr';
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

function Entry({ href, name }: FooterLink) {
  return (
    <li>
      <LocalLink href={href} className={look}>
        {name}
      </LocalLink>
    </li>
  );
}

/** A plain anchor: pages of the account are documents with a security policy of their own. */
function Document({ href, name }: FooterLink) {
  return (
    <li>
      <a href={localizedPath(useLocale(), href)} className={look}>
        {name}
      </a>
    </li>
  );
}

/** The ink band at the end: the ways of buyers and suppliers, the house, how it is reached, the look, the year. */
export function SiteFooter() {
  const t = useTranslations('site');
  const legal = useTranslations('legal.texts');
  return (
    <footer className="on-band widget-room below-fold mt-16" data-print="hide">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 sm:grid-cols-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <House />
        <Column title={t('footerBuyers')}>
          <Entry href="/shop" name={t('allProducts')} />
          <Entry href="/categories" name={t('allCategories')} />
          <Entry href="/ports" name={t('allPorts')} />
          <Entry href="/suppliers" name={t('allSuppliers')} />
          <Entry href="/about#deal" name={t('footerDeal')} />
          <Document href="/register" name={t('footerBecomeBuyer')} />
        </Column>
        <Column title={t('footerSuppliers')}>
          <Document href="/register" name={t('footerBecomeSupplier')} />
          <Document href="/login" name={t('footerLogin')} />
          <Entry href="/legal/seller-agreement" name={t('footerSellerAgreement')} />
          <Entry href="/contact?subject=supplier" name={t('navContact')} />
        </Column>
        <Column title={t('footerCompany')}>
          <Entry href="/about" name={t('navAbout')} />
          <Entry href="/contact" name={t('navContact')} />
          <Entry href="/terms" name={legal('terms.title')} />
          <Entry href="/privacy" name={legal('privacy.title')} />
        </Column>
        <Column title={t('footerSupport')}>
          <Entry href="/contact#faq" name={t('footerFaq')} />
          <Document href="/login?forgot=1" name={t('footerForgot')} />
          <li>
            {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- a document of its own, made by a route handler */}
            <a href="/api-docs" className={look}>
              {t('apiDocs')}
            </a>
          </li>
        </Column>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-band/15 py-4 text-sm text-on-band-muted">
          <p>{t('copyright', { year: String(new Date().getUTCFullYear()) })}</p>
          <SiteThemeToggle />
        </div>
      </div>
    </footer>
  );
}

/** The house itself: its name, its promise, and where it is found. */
function House() {
  const t = useTranslations('site');
  const { emails, phones, social } = SITE_CONTACT;
  return (
    <div className="text-sm text-on-band-muted max-lg:col-span-full">
      <Wordmark />
      <p className="mt-3 max-w-prose">{t('footerNote')}</p>
      <ul className="mt-3">
        <li><a href={`mailto:${emails.general}`} className={look}><Ltr>{emails.general}</Ltr></a></li>
        <li><a href={`tel:${phones[0].replaceAll(' ', '')}`} className={look}><Ltr>{phones[0]}</Ltr></a></li>
        <li className="py-1">{t('hours')}</li>
      </ul>
      <nav aria-label={t('footerSocial')} className="mt-2">
        <ul className="flex flex-wrap gap-x-4">
          {social.map(({ name, href }) => (
            <li key={href}><a href={href} rel="noopener noreferrer" target="_blank" className={look}>{name}</a></li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
