import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { guardCommonPage } from '@/access/guard-common-page';
import { NotificationList } from '@/dashboards/notifications/notification-list';
import { pageLocale } from '@/i18n/page-locale';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLocale(params);
  const t = await getTranslations('notifications');
  return { title: t('title'), robots: { index: false } };
}

/** All notifications, for every role. */
export default async function NotificationsPage({ params }: Props) {
  await guardCommonPage(await pageLocale(params), '/notifications');
  return <NotificationList />;
}
