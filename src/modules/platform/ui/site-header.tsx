import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';
import { SearchForm } from './search-form';
import { SiteThemeToggle } from './site-theme-toggle';
import { Wordmark } from './wordmark';

/** The sticky bar: brand, search, navigation, account. A phone has its navigation in a menu and its search below the bar. */
export function SiteHeader({ account }: { account: ReactNode }) {
  const t = useTranslations('site');
  const common = useTranslations('common');
  const places = [
    { href: '/', name: t('navHome') },
    { href: '/about', name: t('navAbout') },
    { href: '/shop', name: t('navShop') },
    { href: '/contact', name: t('navContact') },
  ];
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-card" data-print="hide">
        <div className="page-width flex h-16 items-center gap-x-2 md:h-18 lg:gap-x-6">
          <div className="-ms-2 lg:hidden">
            <Dropdown
              accessibleLabel={common('menu')}
              label={<Menu aria-hidden="true" />}
              align="start"
              plain
              className="btn-icon"
            >
              <nav aria-label={t('mainNavigation')}>
                {places.map(({ href, name }) => (
                  <DropdownItem key={href} as={LocalLink} href={href}>
                    {name}
                  </DropdownItem>
                ))}
              </nav>
              <nav aria-label={t('secondBar')} className="rule-dashed mt-1 pt-1">
                <DropdownItem as={LocalLink} href="/categories">{t('allCategories')}</DropdownItem>
                <DropdownItem as={LocalLink} href="/ports">{t('allPorts')}</DropdownItem>
                <DropdownItem as={LocalLink} href="/suppliers">{t('allSuppliers')}</DropdownItem>
              </nav>
              <div className="rule-dashed mt-1 px-2.5 pt-2 pb-1.5">
                <SiteThemeToggle />
              </div>
            </Dropdown>
          </div>
          <LocalLink href="/" className="rounded-sm">
            <Wordmark />
          </LocalLink>
          <SearchForm id="search" className="flex-1 max-lg:hidden" />
          <nav aria-label={t('mainNavigation')} className="flex gap-5 text-sm font-medium max-lg:hidden">
            {places.map(({ href, name }) => (
              <LocalLink key={href} href={href} className="py-2 underline-offset-4 hover:underline">
                {name}
              </LocalLink>
            ))}
          </nav>
          <div className="max-lg:ms-auto">{account}</div>
        </div>
      </header>
      <div className="border-b border-line bg-card lg:hidden" data-print="hide">
        <SearchForm id="search-phone" className="page-width py-2.5" />
      </div>
    </>
  );
}
