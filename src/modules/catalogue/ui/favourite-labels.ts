import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';

export interface FavouriteLabels {
  /** The heart's accessible name, with "{name}" for the product's. */
  readonly mark: string;
  readonly failed: string;
  readonly full: string;
}

/** The words of the hearts. */
export function favouriteLabels(locale: Locale): FavouriteLabels {
  const t = translatorOf(locale);
  return { mark: t('favourite.mark', { name: '{name}' }), failed: t('favourite.failed'), full: t('errors.too_many_favourites') };
}
