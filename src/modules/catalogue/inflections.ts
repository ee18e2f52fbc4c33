import type { Locale } from '@/i18n/locales';

/** What a word ends with in one number or case, and with what in another: the longest ending that fits is exchanged for each of the others. */
type Endings = readonly (readonly string[])[];

/** Letters that remain of a word at least, without its ending. */
const SHORTEST_STEM = 3;

const ENDINGS: Readonly<Partial<Record<Locale, Endings>>> = {
  // Umlauts are folded away, so only the endings tell the numbers apart.
  de: [['', 'e', 'en', 'er', 'ern', 'n', 's', 'es', 'nen']],
  hi: [['ा', 'े', 'ों'], ['ी', 'ियां', 'ियों'], ['', 'ें', 'ों']],
  ar: [['', 'ات'], ['ه', 'ات'], ['', 'ين', 'ون']],
};

function englishForms(word: string): string[] {
  const stems = [word];
  if (/[^aeiou]ies$/.test(word)) stems.push(`${word.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2), word.slice(0, -1));
  else if (/ves$/.test(word)) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1));
  else if (/[^suie]s$|ies$|[^e]es$|ees$/.test(word)) stems.push(word.slice(0, -1));
  return stems.flatMap((stem) => {
    if (/[^aeiou]y$/.test(stem)) return [stem, `${stem.slice(0, -1)}ies`];
    if (/(?:s|x|z|ch|sh)$/.test(stem)) return [stem, `${stem}es`];
    return /(?:[^f]f|fe)$/.test(stem) ? [stem, `${stem}s`, stem.replace(/fe?$/, 'ves')] : [stem, `${stem}s`];
  });
}

function exchanged(word: string, endings: readonly string[]): string[] {
  return endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= SHORTEST_STEM).flatMap((stem) => endings.map((ending) => stem + ending));
}

/**
 * The singulars and plurals that a folded word may have, itself among them. Most of them are no words; only those that stand
 * in some text are looked for. Endings are cut off words of the reader's language, and English ones, which every reader types too.
 */
export function inflectionsOf(word: string, language: Locale): string[] {
  if (!/^[\p{L}\p{M}]+$/u.test(word)) return [word];
  const isLatin = /^\p{Script=Latin}/u.test(word);
  if (isLatin && word.length < SHORTEST_STEM) return [word];
  const own = isLatin === (language === 'de') ? (ENDINGS[language] ?? []).flatMap((endings) => exchanged(word, endings)) : [];
  return [...new Set([word, ...(isLatin ? englishForms(word) : []), ...own])];
}
