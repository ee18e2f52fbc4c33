import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { LanguageOfferBar } from './language-offer-bar';
import { NoticeStrip } from './notice-strip';
import { OfflineWorker } from './offline-worker';
import { SecondBar } from './second-bar';
import { SiteFooter, type FooterLink } from './site-footer';
import { SiteHeader } from './site-header';

export interface SiteShellProps {
  locale: Locale;
  /** The entry to the account, which belongs to another module. */
  account: ReactNode;
  /** The same for who has no scripts; it is kept as markup. */
  accountLink: ReactNode;
  /** The categories that lead into the shop. */
  categories: readonly FooterLink[];
  /** Whether the pages in it are never made beforehand. */
  isPerRequest: boolean;
  /** The page, with its `<main id="main" tabIndex={-1}>`. */
  children: ReactNode;
}

/** What stands around every page of the public site. */
export function SiteShell({ locale, account, accountLink, categories, isPerRequest, children }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="relative">
        <NoticeStrip locale={locale} />
        <LanguageOfferBar locale={locale} />
      </div>
      <SiteHeader locale={locale} account={account} accountLink={accountLink} />
      <SecondBar locale={locale} categories={categories} isPerRequest={isPerRequest} />
      <div className="flex-1">{children}</div>
      <SiteFooter locale={locale} />
      <OfflineWorker />
    </div>
  );
}
