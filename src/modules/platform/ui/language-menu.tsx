'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import type { Locale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { DrawnIcon } from '@/ui/drawn-icon';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';

export interface LanguageMenuProps {
  label: string;
  languages: readonly { locale: Locale; name: string }[];
  /** The look of the button. */
  className?: string;
}

function Links({ languages, query }: Pick<LanguageMenuProps, 'languages'> & { query: string }) {
  const { language, linkTo } = useLanguage();
  return languages.map(({ locale, name }) => (
    <DropdownItem
      key={locale}
      {...linkTo(locale, query)}
      lang={locale}
      current={locale === language}
    >
      {name}
    </DropdownItem>
  ));
}

function LinksWithQuery(props: Pick<LanguageMenuProps, 'languages'>) {
  return <Links {...props} query={useSearchParams().toString()} />;
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
          <DrawnIcon name="globe" />
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
