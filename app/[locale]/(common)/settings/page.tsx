import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { pageLocale } from '@/i18n/page-locale';
import { OwnSessions } from '@/modules/account/ui/own-sessions';
import { SettingsView } from '@/modules/platform/ui/settings-view';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('settings');
  return { title: t('title'), robots: { index: false } };
}

/** Language, look, time zone, and where the party is signed in. */
export default async function SettingsPage({ params }: Props) {
  const actor = await guardCommonPage(await pageLocale(params), '/settings');
  return <SettingsView timeZone={actor.timeZone} sessions={<OwnSessions />} />;
}
