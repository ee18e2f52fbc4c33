'use client';

import { usePageLanguage } from '@/i18n/use-language';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import { convert } from '../display-currency.schema';
import type { ProductCard } from '../catalogue.schema';
import { useDisplay } from './display-currency';

/** A price in the currency that this browser has chosen, beside its own. Nothing without a choice, and before scripts run: the page may be static. */
export function ApproximatePrice({ price, currency }: Pick<ProductCard, 'price' | 'currency'>) {
  const language = usePageLanguage();
  const shown = convert({ price, currency }, useDisplay());
  return shown && <span dir="ltr" className="tabular text-sm text-muted">{`≈ ${formatMoney(shown.price, shown.currency, language)}`}</span>;
}
