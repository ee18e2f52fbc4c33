'use client';

import { useTranslations } from 'next-intl';
import { TradeName } from '@/table/trade-name';
import { CodeChip } from '@/ui/code-chip';
import type { Definition } from '@/ui/definition-list';
import type { Destination } from '../rfq.schema';

/** Where the goods are wanted, and on which Incoterm, as facts of a sheet; nothing of what the buyer has not said. */
export function useDestination({ deliveryPort, paymentTerms }: Destination): readonly Definition[] {
  const t = useTranslations('rfq');
  return [
    ...(deliveryPort ? [{ key: 'wishPort', term: t('wishPort'), value: <span className="inline-flex flex-wrap items-center gap-1"><TradeName>{deliveryPort.name}</TradeName> <CodeChip>{deliveryPort.code}</CodeChip></span> }] : []),
    ...(paymentTerms ? [{ key: 'wishTerms', term: t('wishTerms'), value: <CodeChip>{paymentTerms}</CodeChip> }] : []),
  ];
}
