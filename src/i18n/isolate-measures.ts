import { directionOf, type Locale } from './locales';

/** A word or code of Latin letters and figures: "S235JR", "48.3–50", "g/m²", "M12×50", "R-4". It ends in one of them. */
const WORD = String.raw`[\p{Script=Latin}\dµ°Ω](?:[\p{Script=Latin}\dµ°Ω%²³.,/×*·:–+−-]*[\p{Script=Latin}\dµ°Ω%²³])?`;
/** Such words behind each other, with signs between them: "600 × 200 × 200 mm", "315/80 R22.5", "3.0 m". No letter or figure beside it is left out, or a code would be cut in two. */
const RUN = new RegExp(String.raw`[+±−-]?${WORD}(?:(?:\s?[×*/–:+−-]\s?|\s)${WORD}|\s?%)*`, 'gu');
/** What is kept in order: figures with letters or signs. Figures alone, and words, are so by themselves. */
const needsIt = (run: string) => /\d/.test(run) && /[\p{Script=Latin}µ°Ω×*/–:−-]/u.test(run);

/**
 * Keeps measures and codes of a text that runs from right to left in their own order, by the marks that Unicode has for it
 * (U+2066, U+2069): without them a box of 600 × 200 mm reads as one of 200 × 600, and steel 42CrMo4 as 442CrMo. Other
 * languages' texts stay as they are.
 */
export function isolateMeasures(text: string, language: Locale): string {
  if (directionOf(language) === 'ltr') return text;
  return text.replace(RUN, (run) => (needsIt(run) ? `\u2066${run}\u2069` : run));
}

/** A name inside a sentence of either direction: it runs as its own letters do (U+2068, U+2069). */
export function isolateName(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A text that runs from left to right inside a sentence of either direction: an amount, a code (U+2066, U+2069). */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
