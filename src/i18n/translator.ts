import { createTranslator, type Messages } from 'next-intl';
import ar from '../../messages/ar.json';
import de from '../../messages/de.json';
import en from '../../messages/en.json';
import hi from '../../messages/hi.json';
import zh from '../../messages/zh.json';
import { LOCALES, type Locale } from './locales';

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, zh, hi, de, ar };
const create = (locale: Locale) => createTranslator<Messages>({ locale, messages: MESSAGES[locale], timeZone: 'UTC' });

/** A sentence without values is looked up once: on a page some fifty are. */
function make(locale: Locale): ReturnType<typeof create> {
  const translate = create(locale);
  const plain = new Map<string, string>();
  const remember = ((key: Parameters<typeof translate>[0], ...given: unknown[]) => {
    if (given.length > 0) return Reflect.apply(translate, undefined, [key, ...given]) as string;
    const known = plain.get(key) ?? translate(key);
    plain.set(key, known);
    return known;
  }) as typeof translate;
  return Object.assign(remember, { rich: translate.rich, markup: translate.markup, raw: translate.raw, has: translate.has });
}

/** All messages of one language: `t('site.navHome')`. */
export type Translator = ReturnType<typeof make>;

const translators = Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Readonly<Record<Locale, Translator>>;

/**
 * The messages of a language, for queries and commands, for parts of a page that are kept, and for pages that are made per
 * request: next-intl's own functions make their translators anew for each request and so parse each pattern again
 * (docs/performance.md); these are the process's.
 */
export function translatorOf(locale: Locale): Translator {
  return translators[locale];
}
