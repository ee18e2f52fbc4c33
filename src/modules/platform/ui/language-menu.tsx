'use client';

import { Globe } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { localizedPath, splitLocale, type Locale } from '@/i18n/locales';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';

export interface LanguageMenuProps {
  label: string;
  current: Locale;
  languages: readonly { locale: Locale; name: string }[];
  /** The look of the button. */
  className?: string;
}

/** This page's path without language; on the server English carries the prefix that the rewrite gave it. */
function usePath(): string {
  return splitLocale(usePathname().replace(/^\/en(?=\/|$)/, '') || '/').path;
}

/** Plain anchors: another language is another document, with another direction and other fonts. */
function Links({ current, languages, query }: Omit<LanguageMenuProps, 'label' | 'className'> & { query: string }) {
  const path = usePath();
  return languages.map(({ locale, name }) => (
    <DropdownItem
      key={locale}
      href={localizedPath(locale, path) + query}
      hrefLang={locale}
      lang={locale}
      current={locale === current}
    >
      {name}
    </DropdownItem>
  ));
}

function LinksWithQuery(props: Omit<LanguageMenuProps, 'label' | 'className'>) {
  const query = useSearchParams().toString();
  return <Links {...props} query={query && `?${query}`} />;
}

/** The same page in the other languages, query included. A page made beforehand does not know its query: it gets it in the browser. */
export function LanguageMenu({ label, className = 'px-1', ...props }: LanguageMenuProps) {
  const name = props.languages.find(({ locale }) => locale === props.current)?.name ?? props.current;
  return (
    <Dropdown
      accessibleLabel={`${label}: ${name}`}
      size="sm"
      className={`${className} font-normal`}
      label={
        <>
          <Globe aria-hidden="true" />
          {name}
        </>
      }
    >
      <Suspense fallback={<Links {...props} query="" />}>
        <LinksWithQuery {...props} />
      </Suspense>
    </Dropdown>
  );
}
