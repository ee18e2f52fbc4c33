'use client';

import { Globe } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense, type MouseEvent } from 'react';
import type { Locale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';
import { isPlainClick } from '@/ui/plain-click';

export interface LanguageMenuProps {
  label: string;
  languages: readonly { locale: Locale; name: string }[];
  /** The look of the button. */
  className?: string;
}

/** Anchors, so that they work before and without script; a press also keeps the place on the page. */
function Links({ languages, query }: Pick<LanguageMenuProps, 'languages'> & { query: string }) {
  const { language, hrefIn, changeLanguage } = useLanguage();
  function choose(event: MouseEvent, locale: Locale) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    changeLanguage(locale);
  }
  return languages.map(({ locale, name }) => (
    <DropdownItem
      key={locale}
      href={hrefIn(locale) + query}
      hrefLang={locale}
      lang={locale}
      current={locale === language}
      onClick={(event: MouseEvent) => choose(event, locale)}
    >
      {name}
    </DropdownItem>
  ));
}

function LinksWithQuery(props: Pick<LanguageMenuProps, 'languages'>) {
  const query = useSearchParams().toString();
  return <Links {...props} query={query && `?${query}`} />;
}

/** The same page in the other languages, query included. A page made beforehand does not know its query: it gets it in the browser. */
export function LanguageMenu({ label, className = 'px-1', languages }: LanguageMenuProps) {
  const { language } = useLanguage();
  const name = languages.find(({ locale }) => locale === language)?.name ?? language;
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
      <Suspense fallback={<Links languages={languages} query="" />}>
        <LinksWithQuery languages={languages} />
      </Suspense>
    </Dropdown>
  );
}
