import 'server-only';
import { db } from '@/server/db';
import type { Search } from './search.queries';

/** Words that are looked at for a typing error, the likeliest first. */
const CANDIDATES = 200;

/** Typing errors that a word of a length forgives. */
function errorsFor(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * How many typing errors lie between two words: a letter too many, too few, wrong, or two that changed places, which
 * PostgreSQL's levenshtein counts as two.
 */
export function typingErrors(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]];
  const rows = [b.map((_, column) => column)];
  rows[0]?.push(b.length);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (isSame ? 0 : 1));
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      rows[row]?.push(least);
    }
  }
  return at(a.length, b.length);
}

/** The known word that is nearest to a mistyped one, the commoner of two; undefined when none is near. */
async function nearest(typed: string): Promise<string | undefined> {
  const forgiven = errorsFor([...typed].length);
  if (forgiven === 0 || Buffer.byteLength(typed) > 100) return undefined;
  const rows = await db.$queryRaw<{ word: string; hits: number }[]>`
    (SELECT "word", "hits" FROM "SearchWord" WHERE "word" % ${typed} ORDER BY similarity("word", ${typed}) DESC, "hits" DESC LIMIT ${CANDIDATES})
    UNION
    (SELECT "word", "hits" FROM (SELECT "word", "hits" FROM "SearchWord" ORDER BY "hits" DESC LIMIT 20000) AS common
     WHERE octet_length("word") < 100 AND levenshtein_less_equal("word", ${typed}, 1, 1, 1, 2) <= 2 LIMIT ${CANDIDATES})`;
  const judged = rows.map(({ word, hits }) => ({ word, hits, errors: typingErrors(typed, word) })).filter(({ errors }) => errors <= forgiven);
  judged.sort((a, b) => a.errors - b.errors || b.hits - a.hits || (a.word < b.word ? -1 : 1));
  return judged[0]?.word;
}

/** What was probably meant by a search that finds nothing: its pieces, the unknown ones as the nearest known word; or undefined. */
export async function suggestSearch({ pieces }: Search): Promise<string | undefined> {
  // A piece that is no word by itself, only a part of some in another language, may be mistyped as well.
  const meant = await Promise.all(pieces.map(async (piece) => {
    if (piece.words === null || piece.words.includes(piece.folded) || (!piece.isPlain && piece.words.length > 0)) return piece.typed;
    return (await nearest(piece.folded)) ?? (piece.words.length === 0 ? undefined : piece.typed);
  }));
  const known = meant.filter((word): word is string => word !== undefined);
  return known.length === meant.length && known.some((word, place) => word !== pieces[place]?.typed) ? known.join(' ') : undefined;
}
