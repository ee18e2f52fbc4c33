import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { Code, CodeChip } from '@/ui/code-chip';
import type { ProductCard as Product } from '../catalogue.schema';
import { Price, Quantity } from './price';
import { ProductStage } from './product-stage';
import { Rating } from './rating';
import { VerifiedBadge } from './verified-badge';

export interface ProductCardProps {
  product: Product;
  /** The one thing to do with it: the application passes the Request Quotation button. */
  action: ReactNode;
  /** In the first screen: its picture loads at once. */
  eager?: boolean;
}

/** Texts of the supplier run in their own direction, so that they are cut at their end, and begin at the page's start edge. */
const aligned = '[text-align:-webkit-match-parent] [text-align:match-parent]';

/** A product in a list. The whole card leads to its page; the action lies above that. */
export function ProductCard({ product, action, eager = false }: ProductCardProps) {
  const t = useTranslations('shop');
  return (
    <article className="group card relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong">
      <ProductStage picture={product.picture} category={product.category} eager={eager} className="aspect-[16/9]" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <VerifiedBadge isVerified={product.is_verified} verifiedAt={product.verified_at} />
        <div className="grid gap-0.5">
          <h3
            dir="auto"
            className={`line-clamp-2 font-sans text-base leading-snug font-semibold font-stretch-normal ${aligned}`}
          >
            <LocalLink
              href={`/product/${product.id}`}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg"
            >
              {product.name}
            </LocalLink>
          </h3>
          <p dir="auto" className={`line-clamp-1 text-sm text-muted ${aligned}`}>
            <Company product={product} />
          </p>
          <Rating rating={product.rating} count={product.rating_count} className="text-xs text-muted" />
        </div>
        <p dir="auto" className={`line-clamp-2 text-sm ${aligned}`}>
          {product.short_description || product.description}
        </p>
        <Price product={product} className="mt-auto pt-1" />
        <Facts product={product} />
        <p className="flex min-h-7 items-center gap-2 pt-1 text-sm">
          <span className="sr-only">{t('port')}: </span>
          {product.origin_port_code && <CodeChip>{product.origin_port_code}</CodeChip>}
          <span dir="auto" className="line-clamp-1">
            {product.origin_port_name ?? t('portNotSpecified')}
          </span>
        </p>
        <div className="relative mt-1 grid">{action}</div>
      </div>
    </article>
  );
}

/** Who sells it, leading to its page; above the card's own link. */
function Company({ product }: { product: Product }) {
  const t = useTranslations('shop');
  if (!product.company_name) return t('unknownVendor');
  return (
    <LocalLink href={`/suppliers/${product.supplier_id}`} className="relative underline-offset-4 hover:text-ink hover:underline">
      {product.company_name}
    </LocalLink>
  );
}

/** The figures a buyer compares, between the dashed rules of a manifest. */
function Facts({ product }: { product: Product }) {
  const t = useTranslations('shop');
  const term = 'text-xs text-muted';
  return (
    <dl className="rule-dashed grid grid-cols-2 gap-x-3 border-b border-dashed border-line py-2 text-sm">
      <div>
        <dt className={term}>{t('moq')}</dt>
        <dd className="font-medium">
          <Quantity amount={product.moq} unit={product.unit} />
        </dd>
      </div>
      <div>
        <dt className={term}>{t('hsCode')}</dt>
        <dd className="font-medium">{product.hs_code ? <Code>{product.hs_code}</Code> : '—'}</dd>
      </div>
    </dl>
  );
}
