import { clsx } from 'clsx';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { directionOf, localizedPath } from '@/i18n/locales';
import { formatMoney } from '@/modules/ledger/money.schema';
import { useNamedPlace } from '@/table/incoterm';
import { placeOfPrice, type ProductDetail } from '../catalogue.schema';
import { certificateName } from '../certificate-name';
import { convert, type Display } from '../display-currency.schema';
import { ProductStage } from './product-stage';
import { TakeOut } from './take-out';
import { useTextLang } from './text-lang';

export interface CompareTableProps {
  products: readonly ProductDetail[];
  /** The address of the comparison without one of its products. */
  without: (id: number) => string;
  action: (product: ProductDetail) => ReactNode;
  display?: Display | undefined;
}

interface Row {
  name: string;
  /** One per product, as it is shown; equal texts mean that the products do not differ here. */
  values: readonly string[];
  /** What the values are: codes run from left to right, figures with words of the page's language as the page does, suppliers' own words as their first letter. */
  kind: 'code' | 'page' | 'words' | 'specification';
}

/** Products side by side; rows in which they differ are marked by more than colour. */
export function CompareTable({ products, without, action, display }: CompareTableProps) {
  const t = useTranslations('compare');
  const rows = [...useOfferRows(products, display), ...specificationRows(products)];
  return (
    <div className="table-frame max-h-none!" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="table min-w-[36rem] table-fixed">
        <thead>
          <tr>
            <th scope="col" className="start-0 z-2! w-28 sm:w-44">
              {t('property')}
            </th>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} without={without(product.id)}>
                {action(product)}
              </ProductHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareRow key={`${row.kind === 'specification' ? 's' : 'o'} ${row.name}`} row={row} products={products} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CompareRow({ row: { name, values, kind }, products }: { row: Row; products: readonly ProductDetail[] }) {
  const t = useTranslations('compare');
  const direction = { code: 'ltr', page: directionOf(useLocale()), words: 'auto', specification: 'auto' }[kind];
  const differs = new Set(values).size > 1;
  return (
    <tr className={clsx(differs && 'bg-warn-bg')}>
      <th scope="row" className={clsx('sticky start-0 align-top whitespace-normal', differs ? 'bg-warn-bg' : 'bg-card')}>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <bdi>{name}</bdi>
          {differs && <span className="rounded-sm border border-current px-1 text-xs font-normal text-warn">{t('differs')}</span>}
        </div>
      </th>
      {values.map((value, place) => (
        <td key={products[place]?.id} className="align-top whitespace-pre-line wrap-anywhere">
          <bdi dir={direction} className={kind === 'code' || kind === 'page' ? 'tabular' : undefined}>
            {value}
          </bdi>
        </td>
      ))}
    </tr>
  );
}

function ProductHead({ product, without, children }: { product: ProductDetail; without: string; children: ReactNode }) {
  const t = useTranslations('compare');
  return (
    <th scope="col" className="align-top whitespace-normal">
      <div className="grid gap-2">
        <ProductStage picture={product.picture} category={product.category} className="aspect-[16/9] rounded-md" />
        <LocalLink {...useTextLang(product.text_language)} href={`/product/${product.id}`} className="line-clamp-3 min-h-[3lh] text-sm font-semibold text-ink underline-offset-4 hover:underline">
          {product.name}
        </LocalLink>
        {children}
        <TakeOut id={product.id} href={localizedPath(useLocale(), without)} label={t('remove', { name: product.name })}>
          {t('take')}
        </TakeOut>
      </div>
    </th>
  );
}

/** What the offers say, row by row. */
function useOfferRows(products: readonly ProductDetail[], display: Display | undefined): Row[] {
  const t = useTranslations('product');
  const shop = useTranslations('shop');
  const compare = useTranslations('compare');
  const units = useTranslations('units');
  const named = useNamedPlace();
  const format = useFormatter();
  const locale = useLocale();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const price = (product: ProductDetail) => {
    const shown = convert(product, display);
    const own = `${formatMoney(product.price, product.currency, locale)} ${shop('perUnit', { unit: units(product.unit) })}`;
    return shown ? `${own}\n≈ ${formatMoney(shown.price, shown.currency, locale)}` : own;
  };
  const quantity = (amount: number, unit: ProductDetail['unit']) => `${format.number(amount)} ${units(unit)}`;
  const day = (text: string | null) => (text ? format.dateTime(new Date(text), { dateStyle: 'medium' }) : '—');
  const row = (name: string, of: (product: ProductDetail) => string, kind: Row['kind'] = 'words'): Row => ({ name, values: products.map((product) => of(product) || '—'), kind });
  return [
    row(compare('price'), price, 'page'),
    row(t('priceType'), (product) => `${product.price_type} ${named(product.price_type, placeOfPrice(product))}`, 'page'),
    row(t('moq'), (product) => quantity(product.moq, product.unit), 'page'),
    row(t('availability'), (product) => (product.availableQuantity > 0 ? quantity(product.availableQuantity, product.unit) : t('outOfStock')), 'page'),
    row(t('leadTime'), (product) => (product.lead_time_days === null ? '—' : t('leadTimeDays', { days: product.lead_time_days })), 'page'),
    row(t('vendor'), (product) => product.company_name || shop('unknownVendor')),
    row(compare('papers'), (product) => (product.is_verified ? shop('verified') : t('notVerified'))),
    row(t('port'), (product) => [product.origin_port_name ?? shop('portNotSpecified'), product.origin_port_code && `(${product.origin_port_code})`].filter(Boolean).join(' ')),
    row(t('origin'), (product) => (product.origin_country ? (countries.of(product.origin_country) ?? product.origin_country) : '—')),
    row(t('hsCode'), (product) => product.hs_code, 'code'),
    row(t('packing'), (product) => product.packing),
    row(t('branded'), (product) => (product.branded ? t('brandedYes') : t('brandedNo'))),
    row(t('certifications'), (product) => product.certificates.map(({ name }) => certificateName(name, locale)).join(' · ')),
    row(t('validUntil'), (product) => day(product.offerValidityDate)),
  ];
}

/** Every specification that one of the products has, in the order in which they come. */
function specificationRows(products: readonly ProductDetail[]): Row[] {
  const names = [...new Set(products.flatMap(({ specifications }) => specifications.map(([name]) => name)))];
  return names.map((name) => ({
    name, kind: 'specification', values: products.map(({ specifications }) => specifications.find(([each]) => each === name)?.[1] ?? '—'),
  }));
}
