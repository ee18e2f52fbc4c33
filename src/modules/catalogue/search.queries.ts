import 'server-only';
import type { Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { isAnchored, piecesOf } from './search-terms';

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

/** A way in which a piece may stand in a text: as it was typed, or by another word for the same. */
interface Form {
  readonly folded: string;
  /** Whether it begins a word; otherwise it may be anywhere. */
  readonly isAnchored: boolean;
}

interface Piece {
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
}

interface FormRow {
  folded: string; isPlain: boolean; words: string[] | null; hits: bigint | null; isKnown: boolean;
}

/**
 * Looks the pieces up among the known words. Of a piece with signs in it the longest run counts; where a sign stands
 * before or behind the run, the word begins or ends there.
 * @param language whose other words for the same count as well; without it what is typed is looked for literally
 */
export async function readSearch(typed: string, language?: Locale): Promise<Search> {
  const given = piecesOf(typed, language);
  const forms = given.flatMap(({ typed: piece, others }, place) =>
    [{ place, said: piece, isAnchored: false }, ...others.map((other) => ({ place, said: other, isAnchored: isAnchored(other) }))]);
  const rows = await db.$queryRaw<FormRow[]>`
    SELECT f.folded, coalesce(f.folded = run.word, false) AS "isPlain", run.word IS NOT NULL AS "isKnown", known.words, known.hits
    FROM unnest(${forms.map(({ said }) => said)}::text[], ${forms.map((form) => form.isAnchored)}::boolean[]) WITH ORDINALITY AS form(said, anchored, place)
    CROSS JOIN LATERAL (SELECT search_fold(form.said) AS folded) AS f
    LEFT JOIN LATERAL (
      SELECT r.word, CASE WHEN r.place = 1 AND NOT form.anchored THEN '%' ELSE '' END || r.word || CASE WHEN r.place = count(*) OVER () THEN '%' ELSE '' END AS part
      FROM unnest(search_runs(f.folded)) WITH ORDINALITY AS r(word, place) ORDER BY length(r.word) DESC, r.place LIMIT 1
    ) AS run ON length(run.word) > 2 OR octet_length(run.word) > length(run.word)
    LEFT JOIN LATERAL (
      SELECT array_agg("word" ORDER BY "hits" DESC) AS words, sum("hits")::bigint AS hits
      FROM (SELECT "word", "hits" FROM "SearchWord" WHERE "word" LIKE run.part ORDER BY "hits" DESC LIMIT ${WORDS_PER_PIECE + 1}) AS held
    ) AS known ON run.word IS NOT NULL
    ORDER BY form.place`;
  const pieces = given.map((piece, place) => toPiece(piece.typed, rows.flatMap((row, at) => {
    const form = forms[at];
    return form?.place === place ? [{ ...row, isAnchored: form.isAnchored }] : [];
  })));
  const rarest = pieces.filter(({ words }) => words).reduce<Piece | undefined>((least, piece) => (least && least.hits <= piece.hits ? least : piece), undefined);
  return { pieces, rarest, isHopeless: pieces.some(({ words }) => words?.length === 0) };
}

function toPiece(typed: string, rows: readonly (FormRow & Form)[]): Piece {
  const words = rows.every(({ isKnown }) => isKnown) ? [...new Set(rows.flatMap((row) => row.words ?? []))] : null;
  const isWhole = words !== null && words.length <= WORDS_PER_PIECE;
  return {
    typed, folded: rows[0]?.folded ?? '', forms: rows.map(({ folded, isAnchored: anchored }) => ({ folded, isAnchored: anchored })), words, isWhole,
    isPlain: isWhole && rows.every(({ isPlain }) => isPlain), hits: rows.reduce((sum, { hits }) => sum + Number(hits ?? 0), 0),
  };
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
  if (!search.rarest?.words?.length) return undefined;
  const groups = search.pieces.filter((piece) => isLookedUp(piece, search)).map(({ words }) => `(${(words ?? []).map(lexeme).join(' | ')})`);
  return Prisma.sql`"words" @@ ${groups.join(' & ')}::tsquery`;
}

/** A word as tsquery writes it. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** That a row has a form; words that begin with it are found among the row's own. */
function hasForm({ folded, isAnchored: anchored }: Form): Prisma.Sql {
  return anchored ? Prisma.sql`"words" @@ ${`${lexeme(folded)}:*`}::tsquery` : Prisma.sql`strpos("text", ${folded}) > 0`;
}

/** That the text holds the pieces; after `hasWords` only those that the words do not settle. */
export function holdsPieces(search: Search, isAfterWords: boolean): Prisma.Sql[] {
  const open = search.pieces.filter((piece) => !isAfterWords || !piece.isPlain || !isLookedUp(piece, search));
  return open.map(({ forms }) => Prisma.sql`(${Prisma.join(forms.map(hasForm), ' OR ')})`);
}
