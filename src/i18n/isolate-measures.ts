import { directionOf, type Locale } from './locales';

/** Numbers with signs between them and a Latin unit behind: "600 × 200 × 200 mm", "48.3–50 mm", "3.0 m", "180 g/m²". */
const MEASURE = /[+±−-]?\d[\d.,]*(?:\s?[×x*/–:-]\s?\d[\d.,]*)*(?:\s?(?:[A-Za-zµ°Ω%][A-Za-zµ°Ω%²³/·]*))?/g;
const NEEDS_IT = /[×x*/–:-]|[A-Za-zµ°Ω]/;

/**
 * Keeps measures of a text that runs from right to left in their own order, by the marks that Unicode has for it
 * (U+2066, U+2069): without them a box of 600 × 200 mm reads as one of 200 × 600. Other languages' texts stay as they are.
 */
export function isolateMeasures(text: string, language: Locale): string {
  if (directionOf(language) === 'ltr') return text;
  return text.replace(MEASURE, (measure) => (NEEDS_IT.test(measure) ? `\u2066${measure}\u2069` : measure));
}

/** A name inside a sentence of either direction: it runs as its own letters do (U+2068, U+2069). */
export function isolateName(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A text that runs from left to right inside a sentence of either direction: an amount, a code (U+2066, U+2069). */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
