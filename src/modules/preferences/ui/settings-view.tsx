import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import type { SettingsAnswer } from '../preferences.schema';
import { DataDownload } from './data-download';
import { LanguageChoice } from './language-choice';
import { MailChoice } from './mail-choice';
import { ZoneChoice } from './zone-choice';

interface SettingsViewProps {
  readonly settings: SettingsAnswer;
  /** What other modules show here: the look of the pages, the sessions, the help requests. */
  readonly theme: ReactNode;
  readonly sessions: ReactNode;
  readonly help: ReactNode;
}

/** A party's settings. */
export function SettingsView({ settings, theme, sessions, help }: SettingsViewProps) {
  const t = useTranslations();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <h2>{t('settings.title')}</h2>
      <Section title={t('common.language')} text={t('settings.languageText')}><LanguageChoice /></Section>
      <Section title={t('common.theme')} text={t('settings.themeText')}><div className="justify-self-start">{theme}</div></Section>
      <Section title={t('settings.timeZone')} text={t('settings.timeZoneText')}><ZoneChoice zone={settings.time_zone} /></Section>
      <Section title={t('settings.mails')} text={t('settings.mailsText')}><MailChoice isOn={settings.mail_notices} /></Section>
      <Section title={t('settings.sessions')} text={t('settings.sessionsText')}>{sessions}</Section>
      <Section title={t('settings.data')} text={t('settings.dataText')}><DataDownload /></Section>
      <Section id="help" title={t('help.title')} text={t('help.intro')}>{help}</Section>
    </div>
  );
}

function Section({ id, title, text, children }: { id?: string; title: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} className="grid scroll-mt-20 grid-cols-1 gap-3">
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}
