'use client';

import { useTranslations } from 'next-intl';
import { TradeName } from '@/table/trade-name';
import type { SellerCatalogAnswer } from '../seller-catalog.schema';

/** What a catalog says and holds. */
export function CatalogContents({ catalog: { title, description, products } }: { catalog: Pick<SellerCatalogAnswer, 'title' | 'description' | 'products'> }) {
  const t = useTranslations('sellerCatalogs');
  return (
    <>
      <h3><bdi>{title}</bdi></h3>
      <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">{description}</p>
      <section className="rule-dashed grid gap-3 pt-4">
        <h4>{t('products')}</h4>
        <ul className="grid gap-2 text-sm">
          {products.map(({ id, name, image, isPublic }) => (
            <li key={id} className="flex items-center gap-3">
              {/* eslint-disable-next-line @next/next/no-img-element -- drawn anew by our server when it came, in its final size */}
              <img src={image} width={48} height={48} alt="" className="size-12 flex-none rounded-sm object-contain" />
              <span className="min-w-0 wrap-anywhere">
                <TradeName>{name}</TradeName>
                {!isPublic && <span className="block text-warn">{t('notPublic')}</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
