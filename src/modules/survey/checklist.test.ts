import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersAll, checklistOf, MOST_SPECIFICATIONS, SPECIFICATION_LENGTH, SURVEY_POINTS } from './checklist';

const specificationsIn = (...texts: string[]) => checklistOf(texts).flatMap(({ point, line }) => (point === null ? [line] : []));

describe('the checklist of a survey', () => {
  it('always ends with quantity, packing, marks and condition', () => {
    expect(checklistOf([])).toEqual(SURVEY_POINTS.map((point) => ({ point, line: '' })));
    expect(checklistOf(['Moisture 12 %']).map(({ point }) => point)).toEqual([null, ...SURVEY_POINTS]);
  });

  it.each([
    ['lines', 'Moisture at most 12 %\nBroken 5 %\r\n\r\nCrop 2026', ['Moisture at most 12 %', 'Broken 5 %', 'Crop 2026']],
    ['semicolons of every script', 'a mark; b mark；c mark؛ d mark', ['a mark', 'b mark', 'c mark', 'd mark']],
    ['bullets', '• first ● second\n- third\n* fourth – fifth', ['first', 'second', 'third', 'fourth', 'fifth']],
    ['counts', '1. first\n2) second\n(c) third\n①fourth', ['first', 'second', 'third', 'fourth']],
    ['ends of sentences', 'As offered. \nनमी 12 %।\n水分不超过12%。', ['As offered', 'नमी 12 %', '水分不超过12%']],
  ])('is parted at %s', (_, text, lines) => expect(specificationsIn(text)).toEqual(lines));

  it.each(['1.5 mm wall', '20-25 kg bags', 'ISO 9001-2015', 'Type A–B', '24 V', 'a note'])('leaves %j whole', (text) => expect(specificationsIn(text)).toEqual([text]));

  it('holds each once, whatever text, case and blanks it comes in', () => {
    expect(specificationsIn('Grade A; Neutral  bags', 'grade a.\nCrop 2026', 'NEUTRAL BAGS')).toEqual(['Grade A', 'Neutral bags', 'Crop 2026']);
  });

  it('holds no line that says nothing', () => expect(specificationsIn(' ; - ;\n…\n***\n1.\n\u3164\n\u115F;\uFFA0')).toEqual([]));

  it('is capped: so many lines, each so long, never cut inside a sign', () => {
    expect(specificationsIn(Array.from({ length: 99 }, (_, index) => `Line ${index}`).join('\n'))).toHaveLength(MOST_SPECIFICATIONS);
    const [line = ''] = specificationsIn(`Ship${'🚢'.repeat(SPECIFICATION_LENGTH)}`);
    expect(line).toBe(`Ship${'🚢'.repeat(97)}…`);
    expect(line.length).toBeLessThanOrEqual(SPECIFICATION_LENGTH);
  });

  it('stays in its limits whatever is written, and is answered by itself alone', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 600 }), { maxLength: 4 }), (texts) => {
      const checklist = checklistOf(texts);
      expect(checklist.length).toBeLessThanOrEqual(MOST_SPECIFICATIONS + SURVEY_POINTS.length);
      for (const { line } of checklist) expect(line.length).toBeLessThanOrEqual(SPECIFICATION_LENGTH);
      expect(answersAll(checklist, checklist)).toBe(true);
      expect(answersAll(checklist, checklist.slice(1))).toBe(false);
      expect(answersAll(checklist, [...checklist].reverse())).toBe(false);
    }));
  });
});
