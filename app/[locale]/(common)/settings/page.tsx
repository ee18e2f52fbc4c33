import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { pageLocale } from '@/i18n/page-locale';
import { OwnSessions } from '@/modules/account/ui/own-sessions';
import { HelpRequests } from '@/modules/help/ui/help-requests';
import { SiteThemeToggle } from '@/modules/platform/ui/site-theme-toggle';
import { findSettings } from '@/modules/preferences/preferences.queries';
import { SettingsView } from '@/modules/preferences/ui/settings-view';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('settings');
  return { title: t('title'), robots: { index: false } };
}

/** Language, look, time zone, mails, sessions, the own data, and help. */
export default async function SettingsPage({ params }: Props) {
  const locale = await pageLocale(params);
  const actor = await guardCommonPage(locale, '/settings');
  const settings = await findSettings(actor.partyId);
  return <SettingsView settings={settings} theme={<SiteThemeToggle locale={locale} />} sessions={<OwnSessions />} help={<HelpRequests />} />;
}
