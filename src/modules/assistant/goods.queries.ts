import 'server-only';
import { localizedPath, type Locale } from '@/i18n/locales';
import type { ProductCard } from '@/modules/catalogue/catalogue.schema';
import { listProducts } from '@/modules/catalogue/product-list.queries';
import { namesFor } from '@/modules/catalogue/search.queries';
import { listPorts } from '@/modules/port/port.queries';
import type { Knowledge } from './knowledge.queries';
import type { ChatSource } from './assistant.schema';
import { shopHref } from './topics';
import { tellingWords, typedWords } from './words';

const SHOWN = 3;
/** Candidates of one word, of which those that have it in their name are shown. */
const LOOKED_AT = 24;
const TRIED_WORDS = 4;
/** More than this part of the words has to be the category's. */
const CATEGORY_MEANT = 0.4;

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

const searchIn = (language: Locale) => (text: string, portId: number | undefined) => listProducts({ search: text, portId, language, isBroad: true, sort: 'featured', page: 1, pageSize: LOOKED_AT });

/** Whether a name has a word, or another that trade has for the same; Chinese is cut differently with each neighbour, so there signs count. */
function isNamedBy(name: string, typed: string, locale: Locale): boolean {
  const forms = namesFor(typed, locale);
  const named = tellingWords(name, locale);
  return forms.some((form) => (/\p{Script=Han}/u.test(form) ? name.includes(form) : tellingWords(form, locale).every((word) => named.includes(word))));
}

/** A name up to its first comma: the goods themselves, behind which sizes, grades and parts stand. */
const goodsOf = (name: string) => name.split(/[,，،]/)[0] ?? name;

/** Products that have the words beside each other, or one of them in their name: a word somewhere in a description says little. */
async function productsWith({ words, typed, isForGoods }: AskedGoods, portId: number | undefined, locale: Locale): Promise<{ products: ProductCard[]; words: string } | null> {
  const search = searchIn(locale);
  const phrase = typed.join(locale === 'zh' ? '' : ' ');
  // Where nothing says that goods are looked for, they have to be named: the weather is no padlock with a weather cover.
  const isMeant = ({ name }: ProductCard) => isForGoods || typed.every((word) => isNamedBy(goodsOf(name), word, locale));
  const whole = words.length > 1 ? (await search(typed.join(' '), portId)).filter(isMeant) : [];
  if (whole.length > 0) return { products: whole.slice(0, SHOWN), words: phrase };
  // Half of what was asked for has to be in the name, else "the meaning of life" finds a shelf life.
  if (words.length > 3) return null;
  const tried = [...new Set(typed)].filter((text) => text.length > 2 || /\p{Script=Han}/u.test(text)).sort((one, other) => other.length - one.length).slice(0, TRIED_WORDS);
  for (const text of tried) {
    const hits = (await search(text, portId)).filter((product) =>
      isMeant(product) && isNamedBy(product.name, text, locale) && typed.filter((asked) => isNamedBy(product.name, asked, locale)).length * 2 >= words.length);
    if (hits.length > 0) return { products: hits.slice(0, SHOWN), words: text };
  }
  return null;
}

/** The likeliest product that has all of these words in its name; null when none has. */
export async function productNamed(words: readonly string[], message: string, locale: Locale): Promise<ProductCard | null> {
  const typed = typedWords(message, locale).filter((word) => tellingWords(word, locale).every((part) => words.includes(part)));
  if (typed.length === 0) return null;
  return (await searchIn(locale)(typed.join(' '), undefined)).find(({ name }) => typed.every((word) => isNamedBy(name, word, locale))) ?? null;
}

/** What a question asks for. */
export interface AskedGoods {
  /** Telling words without those that only say that something is looked for. */
  readonly words: readonly string[];
  /** The same as they were typed. */
  readonly typed: readonly string[];
  /** Whether some word did say that something is looked for. */
  readonly isForGoods: boolean;
}

/** What the shop has for the words of a question: products, at the port if one is named, or else that port itself. */
export async function findGoods(asked: AskedGoods, locale: Locale, knowledge: Knowledge): Promise<GoodsAnswer | null> {
  if (asked.words.length === 0) return null;
  const { t } = knowledge;
  const found = await portNamed(asked.words, locale);
  if (found) return goodsAtPort(withoutPort(asked, found.named, locale), found.port, locale, knowledge);
  const goods = await productsWith(asked, undefined, locale);
  return goods && listed(t('knowledge.found.products', { count: goods.products.length, words: goods.words }), goods.products, locale, t);
}

function withoutPort({ words, typed, isForGoods }: AskedGoods, named: readonly string[], locale: Locale): AskedGoods {
  const isAsked = (word: string) => !named.includes(word);
  return { words: words.filter(isAsked), typed: typed.filter((word) => tellingWords(word, locale).every(isAsked)), isForGoods };
}

/** What was asked for, at the port that was named: there, elsewhere, its category there, or that there is none; else the port itself. */
async function goodsAtPort({ words, typed, isForGoods }: AskedGoods, { id, name, code }: Port, locale: Locale, { t, find }: Knowledge): Promise<GoodsAnswer> {
  // A port that is named says that goods are meant.
  const asked = { words, typed, isForGoods: true };
  const port = `${name} (${code})`;
  const there = await productsWith(asked, id, locale);
  if (there) return listed(t('knowledge.found.productsAtPort', { port, words: there.words }), there.products, locale, t);
  const source = { title: t('knowledge.found.portLink', { name }), href: shopHref(locale, { port: code }) };
  const elsewhere = await productsWith(asked, undefined, locale);
  if (elsewhere) {
    const { text, sources } = listed(t('knowledge.found.onlyElsewhere', { port, words: elsewhere.words }), elsewhere.products, locale, t);
    return { text, sources: [...sources, source] };
  }
  const [category] = find(words, ['category']);
  if (category && category.coverage > CATEGORY_MEANT && category.passage.category) {
    const { question: title, category: wanted } = category.passage;
    return { text: t('knowledge.found.categoryAtPort', { name: title, port }), sources: [{ ...source, href: shopHref(locale, { category: wanted, port: code }) }] };
  }
  if (isForGoods && words.length > 0) return { text: t('knowledge.found.nowhere', { port, words: typed.join(' ') }), sources: [source] };
  return { text: t('knowledge.found.port', { name, code }), sources: [source] };
}

function listed(intro: string, products: readonly ProductCard[], locale: Locale, t: Knowledge['t']): GoodsAnswer {
  const lines = products.map(({ name, company_name: supplier }) => t('knowledge.found.productLine', { name, supplier }));
  return { text: [intro, ...lines].join('\n'), sources: products.map(({ id, name }) => ({ title: name, href: localizedPath(locale, `/product/${id}`) })) };
}
