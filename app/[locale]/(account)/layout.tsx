import type { ReactNode } from 'react';
import { requestNonce } from '@/access/guard-page';
import { pageLocale } from '@/i18n/page-locale';
import { SiteFrame } from '../site-frame';

/** Pages around signing in, and those of the site that stand behind it: made per request, their scripts carry its nonce. */
export default async function AccountLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  return (
    <SiteFrame locale={await pageLocale(params)} nonce={await requestNonce()}>
      {children}
    </SiteFrame>
  );
}
