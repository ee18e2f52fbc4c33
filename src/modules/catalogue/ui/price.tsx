import { clsx } from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, type Currency } from '@/modules/ledger/money.schema';
import { Incoterm } from '@/table/incoterm';
import { Ltr } from '@/ui/ltr';
import { placeOfPrice, type ProductCard } from '../catalogue.schema';
import { ApproximatePrice } from './approximate-price';

export interface PriceProps {
  product: Pick<ProductCard, 'price' | 'currency' | 'unit' | 'price_type' | 'origin_port_name'>;
  className?: string;
}

/** A decimal amount in the page's language. */
export function Amount({ value, currency }: { value: number; currency: Currency }) {
  return <Ltr>{formatMoney(value, currency, useLocale())}</Ltr>;
}

/** A product's price with its unit, its Incoterm and the place that this names. */
export function Price({ product, className }: PriceProps) {
  const t = useTranslations('shop');
  const units = useTranslations('units');
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-1.5', className)}>
      <strong className="font-heading text-[1.35em] font-bold">
        <Amount value={product.price} currency={product.currency} />
      </strong>
      <span className="text-sm text-muted">{t('perUnit', { unit: units(product.unit) })}</span>
      <Incoterm term={product.price_type} place={placeOfPrice(product)} />
      <ApproximatePrice price={product.price} currency={product.currency} />
    </p>
  );
}

/** Goods with their unit, the number first in the direction of the unit's own script. */
export function Quantity({ amount, unit }: { amount: number; unit: ProductCard['unit'] }) {
  const t = useTranslations('shop');
  const units = useTranslations('units');
  return <bdi className="tabular">{t('quantity', { amount, unit: units(unit) })}</bdi>;
}
