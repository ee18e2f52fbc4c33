import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { localizedPath } from '@/i18n/locales';
import { SiteThemeToggle } from './site-theme-toggle';
import { Wordmark } from './wordmark';

export interface FooterLink {
  /** Without language. */
  href: string;
  name: string;
}

const look = 'inline-block py-1 leading-snug underline-offset-4 hover:text-on-band hover:underline';

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={className}>
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-1 text-sm text-on-band-muted">{children}</ul>
    </nav>
  );
}

function Entry({ href, name }: FooterLink) {
  return (
    <li className="break-inside-avoid">
      <LocalLink href={href} className={look}>
        {name}
      </LocalLink>
    </li>
  );
}

/** The ink band at the end: where else to go, the look, the year. Only places that exist. */
export function SiteFooter({ categories }: { categories: readonly FooterLink[] }) {
  const t = useTranslations('site');
  const contact = useTranslations('contact');
  const legal = useTranslations('legal.texts');
  const locale = useLocale();
  return (
    <footer className="on-band widget-room mt-16" data-print="hide">
      <div className="page-width grid gap-x-10 gap-y-8 pt-10 pb-8 sm:grid-cols-2 lg:grid-cols-[1.4fr_2.2fr_1fr_1fr]">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-prose text-sm text-on-band-muted">{t('footerNote')}</p>
        </div>
        <Column title={t('topCategories')} className="max-lg:order-last sm:max-lg:col-span-2 sm:[&>ul]:columns-2">
          {categories.map((category) => (
            <Entry key={category.href} {...category} />
          ))}
        </Column>
        <Column title={t('footerShop')}>
          <Entry href="/" name={t('navHome')} />
          <Entry href="/shop" name={t('allProducts')} />
          <Entry href="/shop?sort=newest" name={t('newestProducts')} />
          <Entry href="/contact" name={contact('title')} />
        </Column>
        <Column title={t('footerAccount')}>
          {/* Plain anchors: these are documents outside this layout. */}
          <li>
            <a href={localizedPath(locale, '/login')} className={look}>
              {t('joinLogin')}
            </a>
          </li>
          <Entry href="/terms" name={legal('terms.title')} />
          <Entry href="/privacy" name={legal('privacy.title')} />
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
