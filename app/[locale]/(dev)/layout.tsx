import type { ReactNode } from 'react';
import { pageLocale } from '@/i18n/page-locale';
import { SiteFrame } from '../site-frame';

/** Pages that exist for those who try the house. */
export default async function DevLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  return <SiteFrame locale={await pageLocale(params)}>{children}</SiteFrame>;
}
