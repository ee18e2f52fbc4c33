'use client';

import { useTranslations } from 'next-intl';
import type { Currency } from '@/modules/ledger/money.schema';
import { Money } from './values';

/** The unit price that a buyer named in a negotiation; nothing where none was. */
export function TargetPrice({ amount, currency }: { amount: number | null; currency: Currency }) {
  const t = useTranslations('rfq');
  if (amount === null) return null;
  return <p>{t.rich('targetPrice', { price: () => <strong><Money amount={amount} currency={currency} /></strong> })}</p>;
}
