'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/ui/alert';
import type { TravelGap } from '../order-facts.schema';

/** That goods are on their way without cover or without a customs filing, and what its reader can do. One warning for each. */
export function TravelGaps({ gaps, reader }: { gaps: readonly TravelGap[]; reader: 'Captain' | 'Buyer' | 'Tracker' }) {
  const t = useTranslations('order.travelGap');
  return gaps.map((gap) => (
    <Alert key={gap} tone="bad" live="none" title={t(`${gap}.title`)}>
      <p>{t(`${gap}.risk`)}</p>
      <p>{t(`${gap}.todo${reader}`)}</p>
    </Alert>
  ));
}
