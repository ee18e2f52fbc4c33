import { BadgeCheck } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { LocalLink } from '@/i18n/local-link';
import { Badge } from '@/ui/badge';
import { TextLink } from '@/ui/text-link';
import type { listCatalogs } from '../catalogue.queries';
import { catalogPath } from '../catalog-address';

type CatalogAnswer = Awaited<ReturnType<typeof listCatalogs>>[number];

const hueStyle = (hue: number): CSSProperties & Record<'--hue', number> => ({ '--hue': hue });

/** Catalogs as cards. `request` is the button of one of them, which belongs to another module. */
export function CatalogCards({ catalogs, request }: { catalogs: readonly CatalogAnswer[]; request: (catalog: { id: number; title: string }) => ReactNode }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {catalogs.map((catalog, index) => <CatalogCard key={catalog.id} catalog={catalog} hue={(index * 67 + 30) % 360} request={request(catalog)} />)}
    </ul>
  );
}

async function CatalogCard({ catalog, hue, request }: { catalog: CatalogAnswer; hue: number; request: ReactNode }) {
  const t = await getTranslations();
  return (
    <li className="card grid grid-cols-[6.5rem_1fr] overflow-hidden">
      <div className="ribs ribs-floor grid place-items-center" style={hueStyle(hue)}>
        {/* eslint-disable-next-line @next/next/no-img-element -- small files in their final format */}
        <img src={catalog.image} width={64} height={64} alt="" loading="lazy" decoding="async" className="size-16 object-contain" />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1.5 p-4">
        {catalog.status === 'approved' && <Badge tone="ok" icon={<BadgeCheck aria-hidden="true" />}>{t('home.catalogs.verified')}</Badge>}
        <h3><LocalLink href={catalogPath(catalog.id)} className="underline-offset-4 hover:underline"><bdi>{catalog.title}</bdi></LocalLink></h3>
        <p className="line-clamp-3 text-sm text-muted"><bdi>{catalog.description}</bdi></p>
        <p className="mt-auto flex flex-wrap gap-x-2 text-xs text-muted">
          <span>{t('shop.noRatings')}</span><span aria-hidden="true">·</span><span>{t('home.catalogs.likes', { count: catalog.likes })}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {request}
          <TextLink as={LocalLink} href={catalogPath(catalog.id)} aria-label={t('home.catalogs.productsOf', { title: catalog.title })} className="text-sm">{t('home.catalogs.products')}</TextLink>
        </div>
      </div>
    </li>
  );
}
