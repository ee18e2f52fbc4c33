'use client';

import { useTranslations } from 'next-intl';
import type { MessageKey } from '@/i18n/message-key';
import { Alert } from '@/ui/alert';

/** Who acts next on a record, and what the reader has to do; nothing where no sentence is kept for its status. */
export function NextStep({ of, status }: { of: 'rfq.next' | 'order.next' | 'quotation.next' | 'quotation.nextOfBuyer'; status: string }) {
  const t = useTranslations();
  const key = `${of}.${status}` as MessageKey;
  if (!t.has(key)) return null;
  return <Alert live="none" title={t('rfq.nextTitle')}>{t(key)}</Alert>;
}
