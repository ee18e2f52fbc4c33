import { LOCALES, type Locale } from '@/i18n/locales';
import { PORT_NAMES } from '@/modules/port/port-names.schema';
import { inflectionsOf } from './inflections';
import { SYNONYMS } from './search-synonyms';

/** Words of the longest term: "V. O. Chidambaranar", "dar es salaam". */
const LONGEST = 4;
/** Ways in which one piece of a search is looked for at most. */
const MOST_FORMS = 8;

const HAN = /\p{Script=Han}/u;

/**
 * A term as terms are compared: about what the database's search_fold makes of it. It only finds entries of the lists here;
 * what is looked for in the texts is folded by the database.
 */
export function plainTerm(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u093c\u200b-\u200f]/g, '')
    .replaceAll('ٱ', 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي').replaceAll('ی', 'ي').replaceAll('ک', 'ك').replaceAll('ँ', 'ं').replace(/[ङञणनम]्/g, 'ं');
}

function termsOf(language: Locale): ReadonlyMap<string, readonly string[]> {
  const groups = [...new Set([...SYNONYMS[language], ...SYNONYMS.en])].map((group) => group.split('|'));
  const terms = new Map<string, string[]>();
  const add = (term: string, others: readonly string[]) => terms.set(plainTerm(term), [...(terms.get(plainTerm(term)) ?? []), ...others]);
  // One Chinese sign is in too many words to stand for another: the one for rice measures cloth as well.
  for (const group of groups) for (const term of group) add(term, group.filter((other) => other !== term && (other.length > 1 || !HAN.test(other))));
  // A product's row names its port by code and directory name alone; every other name leads to the code.
  for (const [code, names] of PORT_NAMES) for (const name of names) add(name, [code]);
  return terms;
}

const TERMS = new Map<Locale, ReadonlyMap<string, readonly string[]>>(LOCALES.map((language) => [language, termsOf(language)]));
/** What a piece without blanks means besides: Chinese and Arabic join words that other scripts part. */
function withinPiece(piece: string, language: Locale): string[] {
  if (language === 'ar' && /^ال\p{L}{3}/u.test(piece)) return [piece.slice(2), ...(TERMS.get('ar')?.get(plainTerm(piece.slice(2))) ?? [])];
  if (!HAN.test(piece)) return [];
  return [...(TERMS.get(language) ?? [])].flatMap(([term, others]) =>
    (HAN.test(term) && term.length > 1 && piece.includes(term) ? others.map((other) => piece.replace(term, other)) : []));
}

/** A piece of a search, and the other words by which the same is meant. */
export interface TypedPiece {
  readonly typed: string;
  readonly others: readonly string[];
}

/**
 * The pieces of a search in the reader's language: what stands between blanks, terms of several words as one piece where
 * they are known. Without a language every piece is looked for literally.
 * @param isApart whether terms of several words are those words
 */
export function piecesOf(typed: string, language?: Locale, isApart = false): TypedPiece[] {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (language === undefined) return [...new Set(words)].map((word) => ({ typed: word, others: [] }));
  const pieces = new Map<string, TypedPiece>();
  for (let at = 0; at < words.length;) {
    const { length, others } = longestTerm(words.slice(at, at + (isApart ? 1 : LONGEST)), language);
    const piece = words.slice(at, at + length).join(' ');
    pieces.set(piece, { typed: piece, others: [...new Set([...others, ...withinPiece(piece, language)])].slice(0, MOST_FORMS) });
    at += length;
  }
  return [...pieces.values()];
}

/** Where in a word a form may stand: "compound" is inside of words that are of no English text, "joined" behind what Arabic writes together with a word. */
export type Reach = 'anywhere' | 'beginning' | 'whole' | 'compound' | 'joined';

/** What Arabic writes together with the word behind it: "and", a preposition, the article. */
const BEFORE_WORDS = ['ب', 'ل', 'ك'];
const ARTICLES = ['ال', 'بال', 'كال', 'لل'];
const behindAnd = (prefixes: readonly string[]) => ['', 'و', 'ف'].flatMap((and) => prefixes.map((prefix) => and + prefix));
const JOINED = behindAnd(['', ...BEFORE_WORDS, ...ARTICLES]).filter((prefix) => prefix !== '');
/** Before a word of few letters one letter says nothing: "in rice" is written as "prominent" is. */
const JOINED_TO_SHORT = behindAnd(ARTICLES);
/** Letters from which on a word is long. */
const LONG_IN_ARABIC = 4;

/** What may be written together with a word before it, in Arabic; folded like the word. */
export function joinedBefore(word: string): readonly string[] {
  return word.length < LONG_IN_ARABIC ? JOINED_TO_SHORT : JOINED;
}

/** Letters from which on an Arabic word may go on: "rice" of two letters begins every "ream". */
export const SHORTEST_BEGINNING = 3;
/** Letters from which on a part is looked for inside of German compounds. */
const SHORTEST_PART = 4;
const ARABIC = /^\p{Script=Arabic}/u;
/** Scripts that part their words, so that a part of one begins it. */
const PARTING = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Cyrillic}\d]/u;

/**
 * Where what a reader typed is looked for: at the beginning of words, since "tire" is in every "entire"; German joins its
 * nouns, Chinese has no gaps, and Arabic joins article and prepositions to its words.
 */
export function reachOf(form: string, language: Locale): Reach {
  if (ARABIC.test(form)) return 'joined';
  if (!PARTING.test(form)) return 'anywhere';
  return language === 'de' && form.length >= SHORTEST_PART ? 'compound' : 'beginning';
}

/** How many of these words, from the first on, make a known term in either number, and what else it is called. */
function longestTerm(words: readonly string[], language: Locale): { length: number; others: readonly string[] } {
  for (let length = words.length; length > 0; length -= 1) {
    const before = words.slice(0, length - 1);
    const last = plainTerm(words[length - 1] ?? '');
    for (const ending of inflectionsOf(last, language)) {
      const term = plainTerm([...before, ending].join(' '));
      const others = TERMS.get(language)?.get(term);
      if (others) return { length, others: ending === last ? others : [term, ...others] };
    }
  }
  return { length: 1, others: [] };
}
