'use client';

import { ScrollStrip } from '@/ui/scroll-strip';
import { SoftLink } from '@/ui/soft-link';
import { FILTERS_ID } from '../shop-anchor.schema';
import type { CategoryChoice } from './category-choices';

export interface CategoryTilesProps {
  tiles: readonly CategoryChoice[];
  /** Place of the chosen one; -1 for none. */
  current: number;
  /** The shop's address in the page's language. */
  shop: string;
  labels: { back: string; on: string };
}

/** How many tiles a wide window shows at once. */
const IN_SIGHT = 9;

/** The tiles of the strip. Made here and not on the server alone, which would send each of them twice: as markup and as data. */
export function CategoryTiles({ tiles, current, shop, labels }: CategoryTilesProps) {
  return (
    <ScrollStrip labels={labels} className="-mx-1 overflow-x-auto overscroll-x-contain px-1 py-1 [scrollbar-width:thin]">
      <ul className="flex w-max gap-2">
        {tiles.map(([name, label, picture], index) => (
          <li key={name} className="w-31">
            <SoftLink
              href={`${shop}?${new URLSearchParams({ category: name }).toString()}#${FILTERS_ID}`}
              aria-current={index === current ? 'true' : undefined}
              className="card tile"
            >
              {/* eslint-disable-next-line @next/next/no-img-element -- small static files in their final format */}
              <img src={`/pictures/emoji/${picture}.webp`} width={48} height={48} alt="" loading={index < IN_SIGHT ? undefined : 'lazy'} />
              <span>{label}</span>
            </SoftLink>
          </li>
        ))}
      </ul>
    </ScrollStrip>
  );
}
