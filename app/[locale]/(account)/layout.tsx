import type { ReactNode } from 'react';
import { pageLocale } from '@/i18n/page-locale';
import { SiteFrame } from '../site-frame';

/** A page made beforehand has no nonce for its scripts. */
export const dynamic = 'force-dynamic';

/** Pages around signing in, and those of the site that stand behind it: made per request, their scripts carry its nonce. */
export default async function AccountLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  return (
    <SiteFrame locale={await pageLocale(params)} isPerRequest>
      {children}
    </SiteFrame>
  );
}
