'use client';

import { useEffect, useState, type CSSProperties } from 'react';
import { formatMoney } from '@/modules/ledger/money-format.schema';
import type { Locale } from '@/i18n/locales';
import { SoftLink } from '@/ui/soft-link';
import { useKeptIds } from '@/ui/use-kept-ids';
import type { ProductCard } from '../catalogue.schema';
import { RECENT } from '../kept-lists.schema';
import { ApproximatePrice } from './approximate-price';
import { pictureAddress } from '../product-picture';
import { textLang } from './text-lang';

export interface RecentlySeenProps {
  title: string;
  locale: Locale;
  /** Where products lie in the page's language: "/de/product". */
  products: string;
  /** The one whose page this is. */
  except?: number;
}

type Seen = Pick<ProductCard, 'id' | 'name' | 'picture' | 'price' | 'currency' | 'text_language'>;

/** The products that this browser has looked at, newest first, as the public call knows them now. Nothing when there are none. */
export function RecentlySeen({ title, locale, products, except }: RecentlySeenProps) {
  const [ids] = useKeptIds(RECENT.name);
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  const wanted = ids.filter((id) => id !== except).slice(0, RECENT.shown).join(',');
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    fetch(`/api/products?ids=${wanted}&lang=${locale}`, { signal: controller.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Seen[]>) : []))
      .then(setSeen)
      .catch(() => undefined); // what cannot be fetched is not shown
    return () => controller.abort();
  }, [wanted, locale]);
  if (wanted === '' || seen.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-8">
        {seen.map((product) => (
          <SeenProduct key={product.id} product={product} locale={locale} href={`${products}/${product.id}`} />
        ))}
      </ul>
    </section>
  );
}

function SeenProduct({ product, locale, href }: { product: Seen; locale: Locale; href: string }) {
  const hue: CSSProperties & Record<'--hue', number> = { '--hue': (product.id * 47) % 360 };
  return (
    <li className="card relative overflow-hidden hover:border-ink">
      <div style={hue} className="ribs ribs-floor aspect-[4/3]">
        {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
        <img src={pictureAddress(product.picture)} width={96} height={96} alt="" loading="lazy" className="absolute inset-x-0 bottom-[13%] mx-auto h-[63%] w-auto" />
      </div>
      <p {...textLang(product.text_language, locale)} className="p-2 text-xs leading-snug [text-align:match-parent]">
        <SoftLink href={href} className="line-clamp-2 font-medium after:absolute after:inset-0">
          {product.name}
        </SoftLink>
        <bdi className="tabular text-muted">{formatMoney(product.price, product.currency, locale)}</bdi>{' '}
        <ApproximatePrice price={product.price} currency={product.currency} />
      </p>
    </li>
  );
}
