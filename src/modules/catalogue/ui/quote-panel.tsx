import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DefinitionList } from '@/ui/definition-list';
import type { ProductDetail } from '../catalogue.schema';
import { RateNote } from './approximate-price';
import { Price, Quantity } from './price';
import { PriceLadder } from './price-ladder';

export interface QuotePanelProps {
  product: ProductDetail;
  /** The Request Quotation button. */
  action: ReactNode;
}

/** What it costs, from how much on, and the one thing to do. */
export function QuotePanel({ product, action }: QuotePanelProps) {
  const t = useTranslations('product');
  return (
    <div className="card grid gap-4 p-5">
      <Price product={product} className="text-xl" />
      <DefinitionList
        className="rule-dashed border-b border-dashed border-line"
        items={[
          { term: t('moq'), value: <Quantity amount={product.moq} unit={product.unit} /> },
          {
            term: t('leadTime'),
            value: product.lead_time_days === null ? '—' : t('leadTimeDays', { days: product.lead_time_days }),
          },
          { term: t('availability'), value: <Availability product={product} /> },
        ]}
      />
      <PriceLadder product={product} />
      <RateNote currency={product.currency} words={t('rateNote', { own: product.currency, equation: '{equation}' })} />
      <div className="grid gap-2 max-lg:hidden" data-print="hide">{action}</div>
      <p className="text-sm text-muted" data-print="hide">{t('requestNote')}</p>
      <p data-print="hide" className="tone-ok flex gap-2.5 rounded-lg p-3 text-sm">
        <ShieldCheck aria-hidden="true" size={20} className="flex-none" />
        <span>{t('escrowNote')}</span>
      </p>
    </div>
  );
}

/** "In Stock" as long as there is something to ship, and how much. */
function Availability({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  if (product.availableQuantity <= 0) return <span className="text-bad">{t('outOfStock')}</span>;
  return (
    <>
      <span className="text-ok">{t('inStock')}</span> <span className="text-muted">·</span>{' '}
      <Quantity amount={product.availableQuantity} unit={product.unit} />
    </>
  );
}
