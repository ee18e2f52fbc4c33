import 'server-only';
import type { Locale } from '@/i18n/locales';
import { db } from '@/server/db';
import { Prisma } from '@/server/generated/client';

/**
 * Text search over ProductSearch. What is typed falls apart at its blanks; a product is found when each piece is somewhere
 * in its texts, in any order, in any case and with or without accents. So whatever is a literal part of a text is found,
 * as the specification has it. Pieces become the known words that hold them, which an index finds; the text itself has
 * the last word where a piece has signs in it.
 */

/** The bit of ProductSearch.serves for the visitors of a language. */
const BITS: Readonly<Record<Locale, number>> = { en: 1, zh: 2, hi: 4, de: 8, ar: 16 };

/** Words that one piece may stand for; a piece of more is so common that reading along the sort's index finds it soon. */
const WORDS_PER_PIECE = 300;

interface Piece {
  readonly typed: string;
  readonly folded: string;
  /** The known words that hold it; null when there are too many, or when it is made of signs alone. */
  readonly words: readonly string[] | null;
  /** Whether the words say everything; otherwise the text must be looked at. */
  readonly isPlain: boolean;
  /** About how many rows have one of the words. */
  readonly hits: number;
}

/** A search as the database takes it. */
export interface Search {
  readonly pieces: readonly Piece[];
  /** Rows that one of the words gives at most; nothing when no piece has words. */
  readonly hits: number | undefined;
  /** Whether a piece is part of no known word: nothing can be found. */
  readonly isHopeless: boolean;
}

interface PieceRow {
  place: bigint; folded: string; longest: string | null; isPlain: boolean; found: bigint; words: string[] | null; hits: bigint | null;
}

function piecesOf(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((piece) => piece !== ''))];
}

/** Looks the pieces up among the known words. A short piece is held by so many that the commonest come first. */
export async function readSearch(typed: string): Promise<Search> {
  const given = piecesOf(typed);
  const rows = await db.$queryRaw<PieceRow[]>`
    SELECT piece.place, f.folded, longest.word AS longest, coalesce(f.folded = longest.word, false) AS "isPlain", coalesce(known.found, 0) AS found, known.words, known.hits
    FROM unnest(${given}::text[]) WITH ORDINALITY AS piece(said, place)
    CROSS JOIN LATERAL (SELECT search_fold(piece.said) AS folded) AS f
    LEFT JOIN LATERAL (SELECT word FROM unnest(search_words(f.folded)) AS word ORDER BY length(word) DESC, word LIMIT 1) AS longest ON true
    LEFT JOIN LATERAL (
      SELECT count(*) AS found, array_agg("word") AS words, sum("hits")::bigint AS hits FROM (
        (SELECT "word", "hits" FROM "SearchWord" WHERE length(longest.word) > 2 AND "word" LIKE '%' || longest.word || '%' LIMIT ${WORDS_PER_PIECE + 1})
        UNION ALL
        (SELECT "word", "hits" FROM "SearchWord" WHERE length(longest.word) <= 2 AND "word" LIKE '%' || longest.word || '%' ORDER BY "hits" DESC LIMIT ${WORDS_PER_PIECE + 1})
      ) AS held
    ) AS known ON longest.word IS NOT NULL
    ORDER BY piece.place`;
  const pieces = rows.map((row) => toPiece(row, given));
  const counted = pieces.flatMap(({ words, hits }) => (words ? [hits] : []));
  return {
    pieces,
    hits: counted.length > 0 ? Math.min(...counted) : undefined,
    isHopeless: pieces.some(({ words }) => words?.length === 0),
  };
}

function toPiece(row: PieceRow, given: readonly string[]): Piece {
  const isTooCommon = Number(row.found) > WORDS_PER_PIECE;
  return {
    typed: given[Number(row.place) - 1] ?? '',
    folded: row.folded,
    words: row.longest === null || isTooCommon ? null : (row.words ?? []),
    isPlain: row.isPlain && !isTooCommon,
    hits: Number(row.hits ?? 0),
  };
}

/** That a row of ProductSearch is for the visitors of a language. */
export function servesLanguage(language: Locale = 'en'): Prisma.Sql {
  return Prisma.sql`"serves" & ${BITS[language]} <> 0`;
}

/** That a row has the words: for the index of words. Nothing when no piece has any. */
export function hasWords({ pieces }: Search): Prisma.Sql | undefined {
  const groups = pieces.flatMap(({ words }) => (words && words.length > 0 ? [words.map(lexeme).join(' | ')] : []));
  return groups.length === 0 ? undefined : Prisma.sql`"words" @@ ${groups.map((group) => `(${group})`).join(' & ')}::tsquery`;
}

/** A word as tsquery writes it. */
function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** That the text holds the pieces; after `hasWords` only those that words do not settle. */
export function holdsPieces({ pieces }: Search, isAfterWords: boolean): Prisma.Sql[] {
  return pieces.filter(({ isPlain, words }) => !isAfterWords || !isPlain || words === null).map(({ folded }) => Prisma.sql`strpos("text", ${folded}) > 0`);
}
