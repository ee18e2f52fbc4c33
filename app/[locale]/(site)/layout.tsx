import type { ReactNode } from 'react';
import { pageLocale } from '@/i18n/page-locale';
import { SiteFrame } from '../site-frame';

/** The public pages. The layout asks nothing of the request, so that pages below it can be static. */
export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  return <SiteFrame locale={await pageLocale(params)}>{children}</SiteFrame>;
}
