import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales';

/** The language of ours that an Accept-Language header likes best; English when it names none. */
export function acceptedLocale(header: string | null): Locale {
  const wishes = (header ?? '').slice(0, 500).split(',').map((part, at) => {
    const [tag = '', ...params] = part.trim().split(';');
    const q = params.map((param) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(param)?.[1]).find(Boolean);
    return { language: tag.trim().toLowerCase().split('-')[0], quality: q === undefined ? 1 : Number(q), at };
  });
  const [best] = wishes.filter(({ language, quality }) => isLocale(language) && quality > 0).sort((one, other) => other.quality - one.quality || one.at - other.at);
  return best && isLocale(best.language) ? best.language : DEFAULT_LOCALE;
}
