'use client';

import { useTranslations, type RichTranslationValues } from 'next-intl';
import type { MessageKey } from '@/i18n/message-key';
import { Alert } from '@/ui/alert';

/** Who acts next on a record, and what the reader has to do; nothing where no sentence is kept for its status. `own` are the sentences for whom it is that acts, `words` what they name. */
export function NextStep({ of, own, status, words }: { of: 'rfq.next' | 'order.next' | 'quotation.next' | 'quotation.nextOfBuyer'; own?: `order.nextOf${'Captain' | 'Buyer' | 'Seller'}`; status: string; words?: RichTranslationValues }) {
  const t = useTranslations();
  const key = ([own, of].map((name) => `${name}.${status}`).find((name) => t.has(name as MessageKey)) ?? `${of}.${status}`) as MessageKey;
  if (!t.has(key)) return null;
  return <Alert live="none" title={t('rfq.nextTitle')}>{t.rich(key, words)}</Alert>;
}
