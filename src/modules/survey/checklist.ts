/** What is looked at in every survey, in this order, behind the specifications. */
export const SURVEY_POINTS = ['quantity', 'packing', 'marks', 'condition'] as const;
export type SurveyPoint = (typeof SURVEY_POINTS)[number];

/** A line of the checklist: a fixed point, or a specification in the words of who wrote it. */
export interface ChecklistLine {
  readonly point: SurveyPoint | null;
  readonly line: string;
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

/**
 * What a surveyor checks: every specification once, in the order in which it was written, then the fixed points.
 *
 * @param texts what was asked for and agreed: the RFQ's description, the quotation's and the order's specifications
 */
export function checklistOf(texts: readonly string[]): ChecklistLine[] {
  const lines = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split(BETWEEN))) {
    const line = shortened(bare(part));
    const key = line.toLowerCase();
    if (/[\p{L}\p{N}]/u.test(line.replaceAll(FILLERS, '')) && !lines.has(key)) lines.set(key, line);
  }
  const specifications = [...lines.values()].slice(0, MOST_SPECIFICATIONS);
  return [...specifications.map((line) => ({ point: null, line })), ...SURVEY_POINTS.map((point) => ({ point, line: '' }))];
}

/** Whether answered lines are those of a checklist, each in its place. */
export function answersAll(checklist: readonly ChecklistLine[], answered: readonly ChecklistLine[]): boolean {
  return checklist.length === answered.length && checklist.every(({ point, line }, index) => answered[index]?.point === point && answered[index].line === line);
}
