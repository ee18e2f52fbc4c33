import { useLocale } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { JsonLd } from '@/ui/json-ld';
import { supplierPath } from '../supplier-address';
import type { Supplier } from '../supplier.queries';

/** The company for search engines. It has no rating: nobody rates companies here. */
export function SupplierJsonLd({ supplier, origin }: { supplier: Supplier; origin: string }) {
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
      }}
    />
  );
}
