import 'server-only';
import type { Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { inflectionsOf } from './inflections';
import { joinedBefore, piecesOf, plainTerm, reachOf, SHORTEST_BEGINNING, type Reach } from './search-terms';

/**
 * Text search over ProductSearch. What is typed falls apart at its blanks; a product is found when each piece is somewhere
 * in its texts, in any order, in any case and with or without accents. So whatever is a literal part of a text is found,
 * as the specification has it. Pieces become the known words that hold them, which an index finds; the text itself has
 * the last word where a piece has signs in it.
 */

/** The bit of ProductSearch.serves for the visitors of a language. */
export const LANGUAGE_BITS: Readonly<Record<Locale, number>> = { en: 1, zh: 2, hi: 4, de: 8, ar: 16 };

/** Words that one piece may stand for; of more, the commonest are known. */
const WORDS_PER_PIECE = 2000;

/** Letters from which on a part is looked for in the middle of a German compound too, and not at its ends alone. */
const INSIDE_FROM = 6;

/**
 * What may follow a form that ends with an s, as a regular expression: where "ss" goes on with a letter that no German word has
 * behind its first s, it was written as ß or is one syllable, and "Reis" is no part of "Reißverschluss" as it is of "Reissack".
 */
const SHARP_S = 's[^aeiouycklmnpqtw]';

/** A way in which a piece may stand in a text: as it was typed, in another number, or by another word for the same. */
export interface Form {
  readonly folded: string;
  readonly reach: Reach;
  /** Its words; several where there are blanks or signs in it. */
  readonly runs: readonly string[];
  /** Whether its words say everything; otherwise the text must be looked at. */
  readonly isPlain: boolean;
}

export interface Piece {
  readonly typed: string;
  readonly folded: string;
  /** As typed first. */
  readonly forms: readonly Form[];
  /** The known words that hold one of its forms, the commonest first; null for signs alone and for one or two letters, which nearly every text holds. */
  readonly words: readonly string[] | null;
  /** Whether the words are all that there are. */
  readonly isWhole: boolean;
  /** Whether the words say everything; otherwise the text must be looked at. */
  readonly isPlain: boolean;
  /** About how many rows have one of the words. */
  readonly hits: number;
}

/** A search as the database takes it. */
export interface Search {
  readonly pieces: readonly Piece[];
  /** The piece with the fewest hits among those that words stand for; its words find candidates. */
  readonly rarest: Piece | undefined;
  /** Whether a piece is part of no known word: nothing can be found. */
  readonly isHopeless: boolean;
  /** Of a search for some of the pieces: the words that a row must have, as tsquery writes them, in place of all pieces. */
  readonly some?: string;
}

interface FormRow {
  folded: string; runs: string[]; isPlain: boolean; words: string[] | null; hits: bigint | null; isKnown: boolean;
}

interface SaidForm {
  readonly place: number;
  readonly said: string;
  readonly reach: Reach;
}

/** How a reader's search is read: "inside" looks into the middle of words as well, "apart" takes known terms of several words as those words. */
export type Reading = 'inside' | 'apart';

/**
 * Looks the pieces up among the known words. Of a piece with signs in it the longest run counts; where a sign stands
 * before or behind the run, the word begins or ends there.
 * @param language whose plurals and other words for the same count as well; without it what is typed is looked for literally
 */
export async function readSearch(typed: string, language?: Locale, reading?: Reading): Promise<Search> {
  const given = piecesOf(typed, language, reading === 'apart');
  const said = given.flatMap(({ typed: piece, others }, place): SaidForm[] => [
    { place, said: piece, reach: language === undefined || reading === 'inside' ? 'anywhere' : reachOf(piece, language) },
    ...others.map((other): SaidForm => ({ place, said: other, reach: language === undefined ? 'anywhere' : reachOf(other, language) })),
  ]);
  const forms = language === undefined ? said : [...said, ...(await knownInflections(said, language))];
  const rows = await lookUp(forms);
  const pieces = given.map((piece, place) => toPiece(piece.typed, rows.flatMap((row, at) => {
    const form = forms[at];
    return form?.place === place ? [{ ...row, reach: form.reach }] : [];
  }))).filter(({ folded }) => folded !== '');
  // Marks alone, of which folding leaves nothing, are in no text rather than in every one.
  return { pieces, rarest: rarestOf(pieces), isHopeless: pieces.length === 0 || pieces.some(({ words }) => words?.length === 0) };
}

/** A word and the others by which trade means the same, as a reader's search takes them. */
export function namesFor(word: string, language: Locale): string[] {
  return piecesOf(word, language).flatMap(({ typed, others }) => [typed, ...others]);
}

/** Singulars and plurals of what was typed and of other words for it, as far as some text has them. */
async function knownInflections(said: readonly SaidForm[], language: Locale): Promise<SaidForm[]> {
  const wished = said.flatMap(({ place, said: form }) => inflectionsOf(plainTerm(form), language).filter((word) => word !== form).map((word): SaidForm => ({ place, said: word, reach: 'whole' })));
  if (wished.length === 0) return [];
  const known = await db.$queryRaw<{ word: string }[]>`SELECT "word" FROM "SearchWord" WHERE "word" = ANY(${wished.map(({ said: word }) => word)}::text[])`;
  const words = new Set(known.map(({ word }) => word));
  return wished.filter((form, at) => words.has(form.said) && wished.findIndex((other) => other.said === form.said && other.place === form.place) === at);
}

/** What a word may have before a form, as a regular expression; empty where nothing is joined to words. */
function joinedPattern({ said, reach }: SaidForm): string {
  return reach === 'joined' ? `^(?:${joinedBefore(plainTerm(said)).join('|')})?` : '';
}

function lookUp(forms: readonly SaidForm[]): Promise<FormRow[]> {
  return db.$queryRaw<FormRow[]>`
    SELECT f.folded, parts.runs, coalesce(f.folded = run.word, false) AS "isPlain", run.word IS NOT NULL AS "isKnown", known.words, known.hits
    FROM unnest(${forms.map(({ said }) => said)}::text[], ${forms.map(({ reach }) => reach)}::text[], ${forms.map(joinedPattern)}::text[]) WITH ORDINALITY AS form(said, reach, joined, place)
    CROSS JOIN LATERAL (SELECT search_fold(form.said) AS folded) AS f
    CROSS JOIN LATERAL (SELECT array_remove(search_runs(f.folded), '') AS runs) AS parts
    LEFT JOIN LATERAL (
      SELECT r.word, r.place, CASE WHEN r.place = 1 AND form.reach IN ('anywhere', 'compound', 'joined') THEN '%' ELSE '' END || r.word
        || CASE WHEN r.place = count(*) OVER () AND form.reach <> 'whole' THEN '%' ELSE '' END AS part
      FROM unnest(search_runs(f.folded)) WITH ORDINALITY AS r(word, place) ORDER BY length(r.word) DESC, r.place LIMIT 1
    ) AS run ON length(run.word) > 2 OR octet_length(run.word) > length(run.word)
    LEFT JOIN LATERAL (
      SELECT array_agg("word" ORDER BY "hits" DESC) AS words, sum("hits")::bigint AS hits
      FROM (
        SELECT "word", "hits" FROM "SearchWord"
        WHERE "word" LIKE run.part AND (form.reach <> 'compound' OR "word" LIKE run.word || '%'
            OR ("serves" & ${LANGUAGE_BITS.en}::int = 0 AND (length(run.word) >= ${INSIDE_FROM}::int OR "word" LIKE '%' || run.word)))
          AND (form.joined = '' OR run.place > 1 OR "word" ~ (form.joined || run.word || CASE WHEN length(run.word) < ${SHORTEST_BEGINNING} THEN '$' ELSE '' END))
          AND (form.reach <> 'compound' OR right(run.word, 1) <> 's' OR "word" !~ (run.word || ${SHARP_S}))
        ORDER BY "hits" DESC LIMIT ${WORDS_PER_PIECE + 1}
      ) AS held
    ) AS known ON run.word IS NOT NULL
    ORDER BY form.place`;
}

function toPiece(typed: string, rows: readonly (FormRow & Pick<Form, 'reach'>)[]): Piece {
  const words = rows.every(({ isKnown }) => isKnown) ? [...new Set(rows.flatMap((row) => row.words ?? []))] : null;
  const isWhole = words !== null && words.length <= WORDS_PER_PIECE;
  return {
    typed, folded: rows[0]?.folded ?? '', forms: rows.map(({ folded, reach, runs, isPlain }) => ({ folded, reach, runs, isPlain })), words, isWhole,
    isPlain: isWhole && rows.every(({ isPlain }) => isPlain), hits: rows.reduce((sum, { hits }) => sum + Number(hits ?? 0), 0),
  };
}

function rarestOf(pieces: readonly Piece[]): Piece | undefined {
  return pieces.filter(({ words }) => words).reduce<Piece | undefined>((least, piece) => (least && least.hits <= piece.hits ? least : piece), undefined);
}

/** That a row of ProductSearch is for the visitors of a language. */
export function servesLanguage(language: Locale = 'en'): Prisma.Sql {
  return Prisma.sql`"serves" & ${LANGUAGE_BITS[language]} <> 0`;
}

/** How much commoner than the rarest a piece may be to be looked up beside it; the text is looked at for any other. */
const COMPARABLE = 10;

function isLookedUp(piece: Piece, { rarest }: Search): boolean {
  return piece === rarest || (rarest !== undefined && piece.isWhole && piece.hits <= rarest.hits * COMPARABLE);
}

/** That a row has the words, for their index: those of the rarest piece and of others nearly as rare. Nothing when no piece has any. */
export function hasWords(search: Search): Prisma.Sql | undefined {
  if (search.some !== undefined) return Prisma.sql`"words" @@ ${search.some}::tsquery`;
  if (!search.rarest?.words?.length) return undefined;
  const groups = search.pieces.filter((piece) => isLookedUp(piece, search)).map(anyWord);
  return Prisma.sql`"words" @@ ${groups.join(' & ')}::tsquery`;
}

const anyWord = ({ words }: Piece) => `(${(words ?? []).map(lexeme).join(' | ')})`;

/** A word as tsquery writes it. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** That a row has a form. A form with signs in it is looked for in the text, as everything is that may stand inside of words. */
function hasForm({ folded, reach, isPlain }: Form): Prisma.Sql {
  if (isPlain && reach === 'compound' && folded.endsWith('s')) return Prisma.sql`"text" ~ ${`${folded}(?!${SHARP_S})`}`;
  if (!isPlain || reach === 'anywhere' || reach === 'compound') return Prisma.sql`strpos("text", ${folded}) > 0`;
  return Prisma.sql`"words" @@ ${beginnings(folded, reach).map((word) => (goesOn(folded, reach) ? `${lexeme(word)}:*` : lexeme(word))).join(' | ')}::tsquery`;
}

/** Whether a word may go on behind a form. */
export function goesOn(form: string, reach: Reach): boolean {
  return reach !== 'whole' && (reach !== 'joined' || form.length >= SHORTEST_BEGINNING);
}

/** What words begin with that have a form where it may stand. */
export function beginnings(form: string, reach: Reach): string[] {
  return reach === 'joined' ? [form, ...joinedBefore(form).map((prefix) => prefix + form)] : [form];
}

/** That the text holds the pieces; after `hasWords` only those that the words do not settle. */
export function holdsPieces(search: Search, isAfterWords: boolean): Prisma.Sql[] {
  if (search.some !== undefined) return isAfterWords ? [] : [Prisma.sql`"words" @@ ${search.some}::tsquery`];
  const open = search.pieces.filter((piece) => !isAfterWords || !piece.isPlain || !isLookedUp(piece, search));
  return open.map(({ forms }) => Prisma.sql`(${Prisma.join(forms.map(hasForm), ' OR ')})`);
}

/** Pieces of which the most telling are tried together: of more the commonest are left out. */
const MOST_TRIED = 6;

/**
 * Searches for some of the pieces, those for most of them first: a row has any so many of them. Where that would be more than
 * `limit` rows, only choices with a rare piece count, or else the rarest piece alone.
 */
export function searchesForSome({ pieces }: Search, limit: number): Search[] {
  const known = pieces.filter(({ words, isWhole }) => words?.length && isWhole).sort((a, b) => a.hits - b.hits).slice(0, MOST_TRIED);
  const sizes = Array.from({ length: Math.min(pieces.length - 1, known.length) }, (_, left) => Math.min(pieces.length - 1, known.length) - left);
  return sizes.flatMap((size) => {
    const choices = chosenOf(known, size).map((members) => ({ members, rarest: members[0], hits: members[0]?.hits ?? 0 })).sort((a, b) => a.hits - b.hits);
    let left = limit;
    const tried = choices.filter(({ hits }, place) => (left -= hits) >= 0 || place === 0);
    const [first] = tried;
    if (!first?.rarest) return [];
    const hits = tried.reduce((sum, choice) => sum + choice.hits, 0);
    return [{ pieces: known, rarest: { ...first.rarest, hits }, isHopeless: false, some: tried.map(({ members }) => `(${members.map(anyWord).join(' & ')})`).join(' | ') }];
  });
}

/** All choices of so many. */
function chosenOf<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) => chosenOf(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
