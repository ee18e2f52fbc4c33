import type { ReactNode } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { translatorOf, type Translator } from '@/i18n/translator';
import { keptMarkup } from '@/server/kept-markup';
import { DrawnIcon } from '@/ui/drawn-icon';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';
import { MarkupWithPlaces } from '@/ui/markup-with-places';
import { SoftLink } from '@/ui/soft-link';
import { SearchForm } from './search-form';
import { SiteThemeToggle } from './site-theme-toggle';
import { Wordmark } from './wordmark';

const placesOf = (t: Translator) => [
  { href: '/', name: t('site.navHome') },
  { href: '/about', name: t('site.navAbout') },
  { href: '/shop', name: t('site.navShop') },
  { href: '/contact', name: t('site.navContact') },
];

interface InLanguage {
  locale: Locale;
  t: Translator;
}

/** What a phone's menu leads to. */
function MenuLinks({ locale, t }: InLanguage) {
  const item = ({ href, name }: { href: string; name: string }) => (
    <DropdownItem key={href} as={SoftLink} href={localizedPath(locale, href)}>
      {name}
    </DropdownItem>
  );
  return (
    <>
      <nav aria-label={t('site.mainNavigation')}>{placesOf(t).map(item)}</nav>
      <nav aria-label={t('site.secondBar')} className="rule-dashed mt-1 pt-1">
        {[{ href: '/categories', name: t('site.allCategories') }, { href: '/ports', name: t('site.allPorts') }, { href: '/suppliers', name: t('site.allSuppliers') }].map(item)}
      </nav>
    </>
  );
}

function BarLinks({ locale, t }: InLanguage) {
  return (
    <>
      {placesOf(t).map(({ href, name }) => (
        <SoftLink key={href} href={localizedPath(locale, href)} className="py-2 underline-offset-4 hover:underline">
          {name}
        </SoftLink>
      ))}
    </>
  );
}

/**
 * The sticky bar: brand, search, navigation, account. A phone has its navigation in a menu and its search below the bar. All
 * of it is kept; the account and the choice of the look come with the page's scripts.
 */
export function SiteHeader({ locale, account, accountLink }: { locale: Locale; account: ReactNode; accountLink: ReactNode }) {
  const markup = keptMarkup(`header ${locale}`, () => <Bars locale={locale} t={translatorOf(locale)} accountLink={accountLink} />);
  return <MarkupWithPlaces className="contents" markup={markup} places={{ account, theme: <SiteThemeToggle locale={locale} /> }} />;
}

function Bars({ locale, t, accountLink }: InLanguage & { accountLink: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-card" data-print="hide">
        <div className="page-width flex h-16 items-center gap-x-2 md:h-18 lg:gap-x-6">
          <div className="-ms-2 lg:hidden">
            <Dropdown accessibleLabel={t('common.menu')} label={<DrawnIcon name="menu" />} align="start" plain className="btn-icon">
              <MenuLinks locale={locale} t={t} />
              <div className="rule-dashed mt-1 px-2.5 pt-2 pb-1.5 empty:hidden" data-place="theme" />
            </Dropdown>
          </div>
          <SoftLink href={localizedPath(locale, '/')} className="rounded-sm"><Wordmark /></SoftLink>
          <SearchForm locale={locale} id="search" className="flex-1 max-lg:hidden" />
          <nav aria-label={t('site.mainNavigation')} className="flex gap-5 text-sm font-medium max-lg:hidden">
            <BarLinks locale={locale} t={t} />
          </nav>
          <div className="max-lg:ms-auto" data-place="account">{accountLink}</div>
        </div>
      </header>
      <div className="border-b border-line bg-card lg:hidden" data-print="hide">
        <SearchForm locale={locale} id="search-phone" className="page-width py-2.5" />
      </div>
    </>
  );
}
