'use client';

import { Heart } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '@/http/client';
import { notify } from '@/ui/notify';
import type { FavouriteLabels } from './favourite-labels';
import { setFavourite, useFavourites } from './favourites-store';

/** The heart of a product, for buyers alone: it lies over the picture, where nothing moves when it comes. */
export function FavouriteToggle({ id, name, labels }: { id: number; name: string; labels: FavouriteLabels }) {
  const favourites = useFavourites();
  const [isBusy, setIsBusy] = useState(false);
  if (!favourites) return null;
  const isMarked = favourites.has(id);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await setFavourite(id, !isMarked);
    } catch (error) {
      notify.error(error instanceof ApiError && error.code === 'too_many_favourites' ? labels.full : labels.failed);
    }
    setIsBusy(false);
  };
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-busy={isBusy}
      aria-label={labels.mark.replace('{name}', () => name)}
      onClick={() => void press()}
      data-print="hide"
      className="absolute start-2 top-2 z-10 grid size-8 cursor-pointer place-items-center rounded-md bg-card shadow-[0_0_0_1px_var(--line)]"
    >
      <Heart aria-hidden="true" size={18} className={isMarked ? 'fill-current text-bad' : 'text-muted'} />
    </button>
  );
}
