import 'server-only';
import type { Locale } from '@/i18n/locales';
import { errorsFor, typingErrors } from '@/i18n/typing-errors';
import { db } from '@/server/db';
import { LANGUAGE_BITS, lexeme, type Piece } from './search.queries';
import { plainTerm } from './search-terms';

/** Words that are looked at for a typing error, the likeliest first. */
const CANDIDATES = 200;

/** A known word that a mistyped one may have been meant for. */
interface Candidate {
  /** The word, and the part of it that is meant: all of it, or the beginning or end of a compound. */
  readonly word: string;
  readonly part: string;
  readonly errors: number;
  readonly hits: number;
  /** Whether it is of the reader's language alone and in no English text. */
  readonly isOwn: boolean;
}

/** Letters from which on a part of a compound is recognized, and two typing errors in it are forgiven. */
const SHORTEST_PART = 5;
const LONG_PART = 9;

/** The beginning or end of a compound that is nearest to what was typed; undefined when none is near. */
export function nearestPart(typed: string, word: string): { part: string; errors: number } | undefined {
  const length = typed.length;
  const forgiven = length < LONG_PART ? 1 : 2;
  const parts = [-2, -1, 0, 1, 2].map((more) => length + more).filter((size) => size >= SHORTEST_PART && size < word.length)
    .flatMap((size) => [word.slice(0, size), word.slice(-size)]);
  const judged = parts.map((part) => ({ part, errors: typingErrors(typed, part) })).filter(({ errors }) => errors <= forgiven);
  return judged.sort((a, b) => a.errors - b.errors || b.part.length - a.part.length)[0];
}

/** How a folded word may have been meant: German umlauts are folded to their letter alone, but typed with an "e" where the key is missing. */
function spellingsOf(typed: string, language: Locale): string[] {
  return language === 'de' ? [...new Set([typed, typed.replace(/([aou])e/g, '$1')])] : [typed];
}

/** Words that look like what was typed, or hold something that does, among those that the reader's language has. */
async function lookAlikes(typed: string, language: Locale): Promise<{ word: string; hits: number; serves: number }[]> {
  const bit = LANGUAGE_BITS[language];
  return db.$queryRaw<{ word: string; hits: number; serves: number }[]>`
    (SELECT "word", "hits", "serves" FROM "SearchWord" WHERE "word" % ${typed} AND "serves" & ${bit} <> 0 ORDER BY similarity("word", ${typed}) DESC, "hits" DESC LIMIT ${CANDIDATES})
    UNION
    (SELECT "word", "hits", "serves" FROM "SearchWord" WHERE "word" %> ${typed} AND "serves" & ${bit} <> 0 ORDER BY word_similarity(${typed}, "word") DESC, "hits" DESC LIMIT ${CANDIDATES})
    UNION
    (SELECT "word", "hits", "serves" FROM (SELECT * FROM "SearchWord" ORDER BY "hits" DESC LIMIT 20000) AS common
     WHERE octet_length("word") < 100 AND "serves" & ${bit} <> 0 AND levenshtein_less_equal("word", ${typed}, 1, 1, 1, 2) <= 2 LIMIT ${CANDIDATES})
    UNION
    (SELECT "word", "hits", "serves" FROM (SELECT * FROM "SearchWord" ORDER BY "hits" DESC LIMIT 20000) AS common
     WHERE octet_length("word") < 100 AND "serves" & ${bit} <> 0 AND length("word") > length(${typed}) AND length(${typed}) >= ${SHORTEST_PART}
       AND least(levenshtein_less_equal(left("word", length(${typed})), ${typed}, 1, 1, 1, 2), levenshtein_less_equal(right("word", length(${typed})), ${typed}, 1, 1, 1, 2)) <= 2 LIMIT ${CANDIDATES})`;
}

/** The known word or part of a compound that is nearest to a mistyped one: whole words first, then the reader's language, then the commoner. */
async function nearest(typed: string, language: Locale): Promise<Candidate | undefined> {
  if (errorsFor([...typed].length) === 0 || Buffer.byteLength(typed) > 100) return undefined;
  const judged = await Promise.all(spellingsOf(typed, language).map(async (spelling) => {
    const forgiven = errorsFor([...spelling].length);
    return (await lookAlikes(spelling, language)).flatMap(({ word, hits, serves }): Candidate[] => {
      const of = { word, hits, isOwn: (serves & LANGUAGE_BITS.en) === 0 };
      const errors = typingErrors(spelling, word);
      if (errors <= forgiven) return [{ ...of, part: word, errors }];
      const near = spelling.length >= SHORTEST_PART ? nearestPart(spelling, word) : undefined;
      return near ? [{ ...of, ...near }] : [];
    });
  }));
  // German compounds are told by their parts; elsewhere a part is likely only where no word is near, and first at its word's beginning.
  const isPart = ({ part, word }: Candidate) => (part === word ? 0 : language === 'de' || word.startsWith(part) ? 1 : 2);
  const byPart = (a: Candidate, b: Candidate) => isPart(a) - isPart(b);
  const rank = (a: Candidate, b: Candidate) => (language === 'de' ? 0 : byPart(a, b)) || a.errors - b.errors || byPart(a, b) || Number(b.isOwn) - Number(a.isOwn) || b.hits - a.hits || (a.word < b.word ? -1 : 1);
  return judged.flat().sort(rank)[0];
}

/** Words are kept folded; this is one as its texts spell it, a German noun with its capital. As it is kept where no text is found. */
async function asWritten({ word, part }: Candidate, language: Locale): Promise<string> {
  const [found] = await db.$queryRaw<{ run: string }[]>`
    SELECT run FROM (SELECT "productId" FROM "ProductSearch" WHERE "words" @@ ${lexeme(word)}::tsquery AND "serves" & ${LANGUAGE_BITS[language]} <> 0 LIMIT 3) AS hit
    CROSS JOIN LATERAL (
      SELECT concat_ws(E'\n', "name", "shortDescription", "description") FROM "ProductText" WHERE "productId" = hit."productId" AND "language"::text = ${language}
      UNION ALL SELECT concat_ws(E'\n', "name", "shortDescription", "description") FROM "Product" WHERE "id" = hit."productId"
    ) AS said(text)
    CROSS JOIN LATERAL unnest(search_runs(said.text)) AS run WHERE search_fold(run) = ${word} LIMIT 1`;
  // A text whose spelling is longer or shorter than what is kept ("ß") says nothing of a part's place.
  if (!found || (part !== word && found.run.length !== word.length)) return part;
  const written = part === word ? found.run : word.startsWith(part) ? found.run.slice(0, part.length) : found.run.slice(-part.length);
  if (language !== 'de') return written.toLocaleLowerCase(language);
  return /^\p{Lu}/u.test(found.run) ? written.charAt(0).toLocaleUpperCase(language) + written.slice(1) : written;
}

const HAN = /\p{Script=Han}/u;

/** Two known words that were typed as one, which German does with every two nouns and Chinese always: the likeliest place between them. */
async function apart(folded: string, language: Locale): Promise<number | undefined> {
  const shortest = HAN.test(folded) ? 2 : 4;
  const places = Array.from({ length: Math.max(0, folded.length - 2 * shortest + 1) }, (_, index) => index + shortest);
  if (places.length === 0 || places.length > 40) return undefined;
  const bit = LANGUAGE_BITS[language];
  const within = HAN.test(folded) ? '%' : '';
  const [found] = await db.$queryRaw<{ place: number }[]>`
    SELECT split.place FROM unnest(${places}::int[]) AS split(place)
    CROSS JOIN LATERAL (SELECT left(${folded}, split.place) AS first, substr(${folded}, split.place + 1) AS second) AS part
    CROSS JOIN LATERAL (SELECT bool_or("word" = part.first) AS whole FROM "SearchWord" WHERE "word" LIKE ${within} || part.first || '%' AND "serves" & ${bit} <> 0) AS one
    CROSS JOIN LATERAL (SELECT bool_or("word" = part.second) AS whole FROM "SearchWord" WHERE "word" LIKE '%' || part.second || ${within} AND "serves" & ${bit} <> 0) AS other
    WHERE one.whole IS NOT NULL AND other.whole IS NOT NULL
    ORDER BY one.whole::int + other.whole::int DESC, least(length(part.first), length(part.second)) DESC, split.place LIMIT 1`;
  return found?.place;
}

/** What a piece of which nothing is found was probably meant for. */
async function meantBy({ typed, folded }: Piece, language: Locale): Promise<string | undefined> {
  const bare = language === 'ar' ? folded.replace(/^ال(?=...)/, '') : folded;
  const near = await nearest(bare, language);
  if (near) return asWritten(near, language);
  const place = await apart(folded, language);
  const said = typed.length === folded.length ? typed : folded;
  return place === undefined ? undefined : `${said.slice(0, place)} ${said.slice(place)}`;
}

/** Whether a piece is a word, in some number or by another name: one that is only the beginning of words may be mistyped as well. */
function isWord({ words, isPlain, forms }: Piece): boolean {
  if (words === null || (words.length > 0 && !isPlain)) return true;
  return words.some((word) => forms.some(({ folded, reach }) => word === folded || (reach !== 'whole' && forms[0]?.folded !== folded)));
}

/** A search in place of one that finds nothing. */
interface Suggestion {
  readonly meant: string;
  /** Whether every word that is another begins as it was typed: hardly anybody mistypes the first letter, so another one is likely another word. */
  readonly isSlip: boolean;
}

/** The first letter of a word, as words are compared; in Arabic behind the article, which may be typed or not. */
function firstLetter(word: string, language: Locale): string | undefined {
  const plain = plainTerm(word);
  return [...(language === 'ar' ? plain.replace(/^ال(?=...)/, '') : plain)][0];
}

/** What was probably meant by a search that finds nothing: its pieces, the unknown ones as the nearest known word; or undefined. */
export async function suggestSearch({ pieces }: { readonly pieces: readonly Piece[] }, language: Locale): Promise<Suggestion | undefined> {
  const words = await Promise.all(pieces.map(async (piece) => ({ typed: piece.typed, meant: isWord(piece) ? piece.typed : ((await meantBy(piece, language)) ?? piece.typed) })));
  if (words.every(({ typed, meant }) => meant === typed)) return undefined;
  return { meant: words.map(({ meant }) => meant).join(' '), isSlip: words.every(({ typed, meant }) => firstLetter(typed, language) === firstLetter(meant, language)) };
}
