'use client';

import { useTranslations } from 'next-intl';
import { useOthersText } from '@/table/others-text';
import type { PackedAnswer } from '../packing.schema';

interface PackedProps {
  readonly list: PackedAnswer | null;
  /** How it was said in words, by who has made no packing list. */
  readonly words: string | null;
}

/** How goods are packed: what the packing list says, or else the seller's words. */
export function Packed({ list, words }: PackedProps) {
  const t = useTranslations('order');
  const othersText = useOthersText();
  const none = useTranslations('common')('none');
  if (list) return t('packedAs', { packages: t(`packagesOf.${list.packageKind}`, { packages: list.packages }), net: list.netKg, gross: list.grossKg });
  return words ? <bdi>{othersText(words)}</bdi> : none;
}
