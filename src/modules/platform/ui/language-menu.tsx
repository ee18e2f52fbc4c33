'use client';

import { useSearchParams } from 'next/navigation';
import type { Locale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { documentParts } from '@/ui/document-parts';
import { DrawnIcon } from '@/ui/drawn-icon';
import { Dropdown } from '@/ui/dropdown';
import { DropdownItem } from '@/ui/dropdown-item';

export interface LanguageMenuProps {
  label: string;
  languages: readonly { locale: Locale; name: string }[];
  /** The look of the button. */
  className?: string;
  /** Whether the page is made for each request and for nothing else. */
  isPerRequest?: boolean | undefined;
}

function Links({ languages, query }: Pick<LanguageMenuProps, 'languages'> & { query: string }) {
  const { language, linkTo } = useLanguage();
  return languages.map(({ locale, name }) => (
    <DropdownItem
      key={locale}
      {...linkTo(locale, query)}
      lang={locale}
      current={locale === language}
      suppressHydrationWarning
    >
      {name}
    </DropdownItem>
  ));
}

function LinksWithQuery(props: Pick<LanguageMenuProps, 'languages'>) {
  return <Links {...props} query={useSearchParams().toString()} />;
}

/**
 * The same page in the other languages, query included. A page made beforehand does not know its query: its links get it when
 * they are followed. Without a boundary around the links, for React puts one of this size behind the document, where it is
 * never seen without JavaScript.
 */
export function LanguageMenu({ label, className = 'px-1', languages, isPerRequest }: LanguageMenuProps) {
  const { language } = useLanguage();
  const name = languages.find(({ locale }) => locale === language)?.name ?? language;
  const knowsQuery = isPerRequest || typeof window !== 'undefined' || documentParts() !== undefined;
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
      {knowsQuery ? <LinksWithQuery languages={languages} /> : <Links languages={languages} query="" />}
    </Dropdown>
  );
}
