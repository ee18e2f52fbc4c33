import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LOCALES, localizedPath } from '@/i18n/locales';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Ltr } from '@/ui/ltr';
import { SiteThemeToggle } from './site-theme-toggle';

/** A party's settings. `sessions` lists where it is signed in. */
export function SettingsView({ timeZone, sessions }: { timeZone: string; sessions: ReactNode }) {
  const t = useTranslations();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <h2>{t('settings.title')}</h2>
      <Section title={t('common.language')} text={t('settings.languageText')}><Languages /></Section>
      <Section title={t('common.theme')} text={t('settings.themeText')}><div className="justify-self-start"><SiteThemeToggle /></div></Section>
      <Section title={t('settings.timeZone')} text={t('settings.timeZoneText')}><p className="font-medium"><Ltr>{timeZone}</Ltr></p></Section>
      <Section title={t('settings.sessions')} text={t('settings.sessionsText')}>{sessions}</Section>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** Plain anchors: another language is another document, with another direction and other fonts. Each name stands in its own font. */
function Languages() {
  const current = useLocale();
  const t = useTranslations('languages');
  return (
    <ul className="flex flex-wrap gap-2">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a href={localizedPath(locale, '/settings')} hrefLang={locale} lang={locale} aria-current={locale === current ? 'true' : undefined} className={buttonClass(locale === current ? 'ink' : 'secondary', 'sm', 'font-sans')}>
            {t(locale)}
          </a>
        </li>
      ))}
    </ul>
  );
}
