'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { MessageKey } from '@/i18n/message-key';
import { LinkButton } from '@/ui/link-button';

/** Saves a paper of ours in the page's language: `href` is the path of the call that answers it. */
export function FileLink({ href, label = 'document.download' }: { href: string; label?: MessageKey }) {
  const t = useTranslations();
  return (
    <LinkButton href={`${href}${href.includes('?') ? '&' : '?'}lang=${useLocale()}`} download size="sm">
      <Download aria-hidden="true" />
      {t(label)}
    </LinkButton>
  );
}
