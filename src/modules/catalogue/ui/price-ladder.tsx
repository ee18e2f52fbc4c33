import { useTranslations } from 'next-intl';
import type { ProductDetail } from '../catalogue.schema';
import { ApproximatePrice } from './approximate-price';
import { Amount, Quantity } from './price';

/** The price from the minimum order up: each step is a lower price from a quantity on. Nothing when there is one price. */
export function PriceLadder({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  if (product.price_tiers.length === 0) return null;
  const steps = [{ from: product.moq, price: product.price }, ...product.price_tiers];
  return (
    <table className="w-full text-sm tabular">
      <caption className="pb-1 text-start font-semibold">{t('priceLadder')}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {t('fromQuantity')}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t('unitPrice')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, price }) => (
          <tr key={from} className="rule-dashed">
            <td className="py-1.5">
              <Quantity amount={from} unit={product.unit} />
            </td>
            <td className="py-1.5 text-end font-semibold">
              <Amount value={price} currency={product.currency} />
              <span className="block font-normal"><ApproximatePrice price={price} currency={product.currency} /></span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
