'use client';

import { isolateLtr } from '@/i18n/isolate-measures';
import { usePageLanguage } from '@/i18n/use-language';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import { convert } from '../display-currency.schema';
import type { ProductCard } from '../catalogue.schema';
import { useDisplay } from './display-currency';

interface RateNoteProps extends Pick<ProductCard, 'currency'> {
  /** The note in the page's language, with {equation} in the place of what one of the price's currency is in the chosen one. */
  readonly words: string;
}

/** By which rate a price is shown in the currency that this browser has chosen. */
export function RateNote({ currency, words }: RateNoteProps) {
  const language = usePageLanguage();
  const shown = convert({ price: 1, currency }, useDisplay());
  if (!shown) return null;
  const rate = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(shown.price);
  return <p className="text-xs text-muted">{words.replace('{equation}', isolateLtr(`1 ${currency} = ${rate} ${shown.currency}`))}</p>;
}

/** A price in the currency that this browser has chosen, beside its own. Nothing without a choice, and before scripts run: the page may be static. */
export function ApproximatePrice({ price, currency }: Pick<ProductCard, 'price' | 'currency'>) {
  const language = usePageLanguage();
  const shown = convert({ price, currency }, useDisplay());
  return shown && <span dir="ltr" className="tabular text-sm text-muted">{`≈ ${formatMoney(shown.price, shown.currency, language)}`}</span>;
}
