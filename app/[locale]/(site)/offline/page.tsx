import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/i18n/page-locale';
import { everyLanguage } from '@/i18n/static-params';
import { LinkButton } from '@/ui/link-button';
import { MessageScreen } from '@/ui/message-screen';

type Props = { params: Promise<{ locale: string }> };

export const generateStaticParams = everyLanguage;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('site');
  return { title: t('offlineTitle'), robots: { index: false } };
}

/** What the service worker shows when there is no network, under the address that was asked for: a link to nowhere asks for it again, without scripts, which are not kept. */
export default async function OfflinePage({ params }: Props) {
  await pageLocale(params);
  const t = await getTranslations('site');
  return <MessageScreen picture="2693" title={t('offlineTitle')} text={t('offlineText')} actions={<LinkButton variant="primary" href="">{t('offlineRetry')}</LinkButton>} />;
}
