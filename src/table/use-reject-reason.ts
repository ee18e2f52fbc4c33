'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { rejectReasonParts } from '@/modules/catalogue/admin-products.schema';

/** Says why a product was rejected in the page's language, where the reason is one of those offered, with what was written to it. */
export function useRejectReason(): (reason: string) => string {
  const t = useTranslations();
  return useCallback((reason) => {
    const { word, text } = rejectReasonParts(reason);
    if (word === null) return text;
    return text === '' ? t(word) : t('adminProducts.reasonWith', { reason: t(word), text });
  }, [t]);
}
