import { useTranslations } from 'next-intl';
import { cache } from 'react';

export interface FavouriteLabels {
  /** The heart's accessible name, with "{name}" for the product's. */
  readonly mark: string;
  readonly failed: string;
  readonly full: string;
}

/** One object for all hearts of a page, which the page's data then hold once. */
const labelsOf = cache((mark: string, failed: string, full: string): FavouriteLabels => ({ mark, failed, full }));

/** The words of the hearts in the page's language. */
export function useFavouriteLabels(): FavouriteLabels {
  const t = useTranslations('favourite');
  return labelsOf(t('mark', { name: '{name}' }), t('failed'), useTranslations('errors')('too_many_favourites'));
}
