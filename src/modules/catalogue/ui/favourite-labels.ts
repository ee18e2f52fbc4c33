import { perLocale } from '@/i18n/per-locale';
import { translatorOf } from '@/i18n/translator';

export interface FavouriteLabels {
  /** The heart's accessible name, with "{name}" for the product's. */
  readonly mark: string;
  readonly failed: string;
  readonly full: string;
}

/** The words of the hearts. */
export const favouriteLabels = perLocale((locale): FavouriteLabels => {
  const t = translatorOf(locale);
  return { mark: t('favourite.mark', { name: '{name}' }), failed: t('favourite.failed'), full: t('errors.too_many_favourites') };
});
