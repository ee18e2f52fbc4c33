import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { ProductCard } from '@/modules/catalogue/catalogue.schema';
import { listProducts } from '@/modules/catalogue/product-list.queries';
import { listPorts } from '@/modules/port/port.queries';
import type { Knowledge } from './knowledge.queries';
import type { ChatSource } from './assistant.schema';
import { shopHref } from './topics';
import { tellingWords } from './words';

const SHOWN = 3;
/** Candidates of one word, of which those that have it in their name are shown. */
const LOOKED_AT = 24;
const TRIED_WORDS = 4;

/** What the shop has to say to a question. */
export interface GoodsAnswer {
  readonly text: string;
  readonly sources: ChatSource[];
}

interface Port {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** The port that a question names, by its code or by every word of its name, in the reader's language or in English; "port" itself names none. */
async function portNamed(words: readonly string[], locale: Locale): Promise<{ port: Port; named: readonly string[] } | null> {
  const generic = new Set(['port', 'harbour', 'sea', ...tellingWords('port', locale)]);
  const english = new Map((await listPorts()).map(({ code, name }) => [code, name]));
  for (const port of await listPorts(locale)) {
    const names = [port.name, english.get(port.code) ?? ''].map((name) => tellingWords(name, locale).filter((word) => !generic.has(word)));
    for (const named of [...names, tellingWords(port.code, locale)]) if (named.length > 0 && named.every((word) => words.includes(word))) return { port, named: [...named, ...generic] };
  }
  return null;
}

const searchIn = (language: Locale) => (text: string, portId: number | undefined) => listProducts({ search: text, portId, language, sort: 'featured', page: 1, pageSize: LOOKED_AT });

/** Products that have the words beside each other, or one of them in their name: a word somewhere in a description says little. */
async function productsWith(words: readonly string[], typed: readonly string[], portId: number | undefined, locale: Locale): Promise<{ products: ProductCard[]; words: string } | null> {
  const search = searchIn(locale);
  const phrase = typed.join(' ');
  const whole = words.length > 1 ? await search(phrase, portId) : [];
  if (whole.length > 0) return { products: whole.slice(0, SHOWN), words: phrase };
  // Half of what was asked for has to be in the name, else "the meaning of life" finds a shelf life.
  if (words.length > 3) return null;
  // As it was typed first: "rice" is rare where its stem is in every fabric.
  const tried = [...new Set([...typed, ...words])].filter(({ length }) => length > 2).sort((one, other) => other.length - one.length).slice(0, TRIED_WORDS);
  for (const text of tried) {
    const [word] = tellingWords(text, locale);
    const hits = (await search(text, portId)).filter(({ name }) => {
      const named = tellingWords(name, locale);
      return word !== undefined && named.includes(word) && words.filter((asked) => named.includes(asked)).length * 2 >= words.length;
    });
    if (hits.length > 0) return { products: hits.slice(0, SHOWN), words: text };
  }
  return null;
}

/**
 * What the shop has for the words of a question: products, at the port if one is named, or else that port itself.
 * @param words telling words without those that only say that something is looked for
 * @param typed the same as they were typed
 */
export async function findGoods(words: readonly string[], typed: readonly string[], locale: Locale, { t }: Knowledge): Promise<GoodsAnswer | null> {
  if (words.length === 0) return null;
  const found = await portNamed(words, locale);
  const isAsked = (word: string) => !found?.named.includes(word);
  const goods = await productsWith(words.filter(isAsked), typed.filter((word) => tellingWords(word, locale).every(isAsked)), found?.port.id, locale);
  if (goods) {
    const lines = goods.products.map(({ name, company_name: supplier }) => t('knowledge.found.productLine', { name, supplier }));
    return {
      text: [t('knowledge.found.products', { count: lines.length, words: goods.words }), ...lines].join('\n'),
      sources: goods.products.map(({ id, name }) => ({ title: name, href: localizedPath(locale, `/product/${id}`) })),
    };
  }
  if (!found) return null;
  const { name, code } = found.port;
  return { text: t('knowledge.found.port', { name, code }), sources: [{ title: t('knowledge.found.portLink', { name }), href: shopHref(locale, { port: code }) }] };
}
