/** Typing errors that a word of a length forgives. */
export function errorsFor(length: number): number {
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
