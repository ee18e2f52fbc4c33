import { useLocale } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import type { RatingFigure } from '@/modules/rating/rating.schema';
import { JsonLd } from '@/ui/json-ld';
import { supplierPath } from '../supplier-address';
import type { Supplier } from '../supplier.queries';

/** The company for search engines, with a rating only where buyers have given one. */
export function SupplierJsonLd({ supplier, rating, origin }: { supplier: Supplier; rating: RatingFigure; origin: string }) {
  const url = origin + localizedPath(useLocale(), supplierPath(supplier.id));
  const { companyName, about, tradingSince, port } = supplier;
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: companyName,
        url,
        ...(about && { description: about }),
        ...(tradingSince !== null && { foundingDate: String(tradingSince) }),
        ...(port && { address: { '@type': 'PostalAddress', addressLocality: port.name, addressCountry: port.country } }),
        ...(rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, ratingCount: rating.count, bestRating: 5, worstRating: 1 } }),
      }}
    />
  );
}
