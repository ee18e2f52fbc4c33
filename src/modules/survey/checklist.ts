/** What is looked at in every survey, in this order, behind the specifications. */
export const SURVEY_POINTS = ['quantity', 'packing', 'marks', 'condition'] as const;
export type SurveyPoint = (typeof SURVEY_POINTS)[number];

/** A line of the checklist: a fixed point, or a specification in the words of who wrote it. */
export interface ChecklistLine {
  readonly point: SurveyPoint | null;
  readonly line: string;
}

/** What a survey goes by: the lines that are answered, and what else was written about the goods, for reading. */
export interface Checklist {
  readonly lines: ChecklistLine[];
  readonly reading: string[];
}

/** Specifications in one checklist, and characters of one, at most. */
export const MOST_SPECIFICATIONS = 30;
export const SPECIFICATION_LENGTH = 200;

/** Where one specification ends: lines, semicolons and bullets, in the signs of all five languages. */
const BETWEEN = /[\r\n;；؛\u2028\u2029]+|[•●▪◦‣⁃·■□➢✓✔]+|(?:^|\s)[*–—-](?=\s)/u;
/** A number or a letter that only counts: "1.", "2)", "(a)", "①". A figure such as "1.5 mm" is none. */
const COUNTED = /^(?:\(?(?:\p{Nd}{1,2}|\p{L})\)|\p{Nd}{1,2}[.、](?!\p{Nd})|[\u2460-\u2473])\s*/u;

/** Letters by name that nobody sees: a line of them alone says nothing. */
const FILLERS = /[\u115F\u1160\u3164\uFFA0]/g;

/** A line without what counts it, its blanks single and its end bare. */
function bare(part: string): string {
  return part.normalize('NFC').replaceAll(/\s+/g, ' ').trim().replace(/^[*–—-]\s/, '').replace(COUNTED, '').replace(/[\s,，、。.।:：]+$/u, '').trim();
}

/** A line that is not too long; a cut one ends in dots, and between two whole signs. */
function shortened(line: string): string {
  if (line.length <= SPECIFICATION_LENGTH) return line;
  let kept = '';
  for (const sign of line) {
    if (kept.length + sign.length > SPECIFICATION_LENGTH - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/** Words between blanks that a line with a figure may have to be one ("Crop 2026"), and its characters in scripts without blanks. */
const FEW_WORDS = 5;
const FEW_SIGNS = 24;
/** Standards by their names. */
const STANDARD = /(?:^|[^\p{L}])(?:ISO|IEC|EN|DIN|ASTM|ASME|ANSI|API|JIS|GB(?:\/T)?|GOST|BIS|FSSAI|AGMARK|HACCP|GMP|Codex|RoHS|REACH|CE)(?=$|[^\p{L}])/u;
/** A figure with its unit, or with what it is measured against. */
const MEASURED = /[≤≥<>±]\s*\p{Nd}|\p{Nd}\s*(?:[%‰°٪×]|(?:mm|cm|dm|m|km|µm|μm|um|microns?|inch|in|ft|mg|g|kg|t|mt|tons?|tonnes?|lbs?|ml|cl|l|lit(?:er|re)s?|m2|m3|m²|m³|cbm|gsm|ppm|ppb|ph|mesh|denier|v|kv|a|w|kw|hz|khz|mhz|rpm|bar|psi|mpa|kpa|hp|kva|lm|iu|brix|per ?cent)(?!\p{L})|[毫厘公千克吨米升]|मि|किग्रा|कि\.ग्रा|ग्राम|टन|प्रतिशत|मीटर|مم|سم|كجم|كغ|جرام|غرام|طن|متر|لتر)/iu;
/** "Moisture: 12 %": a name of few words before a colon, and something behind it. */
const NAMED = /^([^:：]{2,40})[:：]\s*\S/u;

/** Whether somebody can inspect what a line says: a name with its value, a figure with its unit, a standard; no prose. */
export function isSpecification(line: string): boolean {
  const words = line.split(' ').length;
  const isShort = words === 1 ? line.length <= FEW_SIGNS : words <= FEW_WORDS;
  const name = NAMED.exec(line)?.[1];
  const isNamed = name !== undefined && name.trim().split(' ').length <= 4;
  return isNamed || STANDARD.test(line) || MEASURED.test(line) || (isShort && /\p{Nd}/u.test(line));
}

/**
 * What a surveyor checks: every specification once, in the order in which it was written, then the fixed points. What is
 * no specification, or one too many, is for reading.
 *
 * @param texts what was asked for and agreed: the RFQ's description, the quotation's and the order's specifications
 */
export function checklistOf(texts: readonly string[]): Checklist {
  const lines = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split(BETWEEN))) {
    const line = shortened(bare(part));
    const key = line.toLowerCase();
    if (/[\p{L}\p{N}]/u.test(line.replaceAll(FILLERS, '')) && !lines.has(key)) lines.set(key, line);
  }
  const written = [...lines.values()];
  const specifications = written.filter(isSpecification).slice(0, MOST_SPECIFICATIONS);
  return {
    lines: [...specifications.map((line) => ({ point: null, line })), ...SURVEY_POINTS.map((point) => ({ point, line: '' }))],
    reading: written.filter((line) => !specifications.includes(line)),
  };
}

/** A first word of small Latin letters alone that is no unit and no sign, such as "mm" or "pH". */
const SMALL_WORD = /^\p{Script=Latin}{3,}(?![\p{L}\p{N}/²³])/u;

/** A line as it is shown, not as it is kept: it begins with a capital where it was typed in small letters. Other scripts have none. */
export function shownLine(line: string): string {
  const [word = ''] = SMALL_WORD.exec(line) ?? [];
  return word !== '' && word === word.toLowerCase() ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}

/** Whether answered lines are those of a checklist, each in its place. */
export function answersAll(checklist: readonly ChecklistLine[], answered: readonly ChecklistLine[]): boolean {
  return checklist.length === answered.length && checklist.every(({ point, line }, index) => answered[index]?.point === point && answered[index].line === line);
}
