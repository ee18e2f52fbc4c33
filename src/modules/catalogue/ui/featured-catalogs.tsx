import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { TextLink } from '@/ui/text-link';
import { listCatalogs } from '../catalogue.queries';
import { CatalogCards } from './catalog-cards';

/** How many catalogs the home page shows. */
const SHOWN = 6;

/** The approved catalogs. `request` is the button of one of them, which belongs to another module. */
export async function FeaturedCatalogs({ request }: { request: (catalog: { id: number; title: string }) => ReactNode }) {
  const t = await getTranslations();
  const catalogs = await listCatalogs(await getLocale());
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{t('home.catalogs.title')}</h2>
        <TextLink as={LocalLink} href="/shop">{t('site.viewAll')}</TextLink>
        <p className="w-full text-muted">{t('home.catalogs.text')}</p>
      </div>
      {catalogs.length === 0 && <p className="text-muted">{t('home.catalogs.empty')}</p>}
      <CatalogCards catalogs={catalogs.slice(0, SHOWN)} request={request} />
    </section>
  );
}
