'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { Currency } from '@/modules/ledger/money.schema';
import { Money } from '@/table/values';
import { Ltr } from '@/ui/ltr';
import { convert, type Display } from '../display-currency.schema';
import { useDisplay } from './display-currency';

/** The currency that the reader has chosen for prices, where none of some prices is in it: the same figure twice says nothing. */
export function useSecondCurrency(currencies: readonly Currency[]): Display | undefined {
  const display = useDisplay();
  return currencies.some((currency) => currency === display?.currency) ? undefined : display;
}

interface SecondPriceProps {
  readonly price: number;
  readonly currency: Currency;
  /** The price in US dollars as it stood when it was made, and US dollars for one unit of `currency` then. */
  readonly frozen: { readonly unitPrice: number; readonly rate: number } | null;
  readonly display: Display;
}

/** A price in the reader's currency: in US dollars at the rate that was kept with it, otherwise at today's. */
export function SecondPrice({ price, currency, frozen, display }: SecondPriceProps) {
  const t = useTranslations();
  const format = useFormatter();
  if (display.currency === 'USD' && frozen) {
    return (
      <span className="grid">
        <Money amount={frozen.unitPrice} currency="USD" />
        <span className="text-xs text-muted">{t.rich('offer.frozenRate', { currency, rate: format.number(frozen.rate, { maximumFractionDigits: 6 }), figure: (words) => <Ltr>{words}</Ltr> })}</span>
      </span>
    );
  }
  const shown = convert({ price, currency }, display);
  return shown ? <Money amount={shown.price} currency={shown.currency} /> : t('common.none');
}
