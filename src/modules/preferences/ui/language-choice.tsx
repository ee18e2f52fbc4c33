'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LOCALES, type Locale } from '@/i18n/locales';
import { useLanguage } from '@/i18n/use-language';
import { Alert } from '@/ui/alert';
import { buttonClass } from '@/ui/button';
import { isPlainClick } from '@/ui/plain-click';
import { useSaveSettings } from './use-save-settings';

/**
 * The party's language. Plain anchors: another language is another document, with another direction and other fonts; it is
 * kept with the party on the way there. Each name stands in its own font.
 */
export function LanguageChoice() {
  const { language: current, hrefIn, changeLanguage } = useLanguage();
  const t = useTranslations('languages');
  const { save, failure } = useSaveSettings();

  async function choose(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (await save({ locale })) changeLanguage(locale);
  }

  return (
    <>
      {failure && <Alert tone="bad" live="none">{failure}</Alert>}
      <ul className="flex flex-wrap gap-2">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={hrefIn(locale)} hrefLang={locale} lang={locale} aria-current={locale === current ? 'true' : undefined}
              className={buttonClass(locale === current ? 'ink' : 'secondary', 'sm', 'font-sans')} onClick={(event) => void choose(event, locale)}
            >
              {t(locale)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
