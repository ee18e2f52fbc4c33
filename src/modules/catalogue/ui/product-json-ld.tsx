import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { JsonLd } from '@/ui/json-ld';
import type { CategorySlug } from '../category.schema';
import type { ProductDetail } from '../catalogue.schema';
import { shopPath } from '../shop-address';
import { pictureAddress } from '../product-picture';

/** UN/CEFACT codes of the units. */
const UNIT_CODES = { pcs: 'C62', kg: 'KGM', ltr: 'LTR', mtr: 'MTR' } as const;

export interface ProductJsonLdProps {
  product: ProductDetail;
  /** Where the site is found: structured data has whole addresses. */
  origin: string;
}

/** The product, its offer and the way to it, for search engines; with its rating once buyers have rated it. */
export function ProductJsonLd({ product, origin }: ProductJsonLdProps) {
  const locale = useLocale();
  const t = useTranslations();
  const address = (path: string) => origin + localizedPath(locale, path);
  const url = address(`/product/${product.id}`);
  const seller = product.company_name === '' ? {} : { seller: { '@type': 'Organization', name: product.company_name } };
  const category = t(`categories.${product.category as CategorySlug}`);
  const crumbs = [
    { name: t('shop.title'), item: address('/shop') },
    {
      name: category,
      item: address(shopPath({ category: product.category_name })),
    },
    { name: product.name, item: url },
  ];
  const offer = {
    '@type': 'Offer',
    url,
    price: product.price.toFixed(2),
    priceCurrency: product.currency,
    availability: `https://schema.org/${product.availableQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.moq, unitCode: UNIT_CODES[product.unit] },
    ...(product.offerValidityDate && { priceValidUntil: product.offerValidityDate.slice(0, 10) }),
    ...seller,
  };
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: product.name,
          description: product.short_description || product.description,
          image: [product.picture, ...product.pictures.slice(1)].map((picture) => new URL(pictureAddress(picture), origin).href),
          category,
          sku: String(product.id),
          offers: offer,
          ...(product.rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, ratingCount: product.rating_count, bestRating: 5, worstRating: 1 } }),
        }}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
        }}
      />
    </>
  );
}
