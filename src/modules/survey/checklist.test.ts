import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersAll, checklistOf, isSpecification, MOST_SPECIFICATIONS, SPECIFICATION_LENGTH, SURVEY_POINTS, shownLine } from './checklist';

/** Every part of some texts, whether a surveyor answers it or reads it. */
const partsOf = (...texts: string[]) => {
  const { lines, reading } = checklistOf(texts);
  return [...lines.flatMap(({ point, line }) => (point === null ? [line] : [])), ...reading];
};
const specificationsIn = (...texts: string[]) => checklistOf(texts).lines.flatMap(({ point, line }) => (point === null ? [line] : []));

describe('the checklist of a survey', () => {
  it('always ends with quantity, packing, marks and condition', () => {
    expect(checklistOf([]).lines).toEqual(SURVEY_POINTS.map((point) => ({ point, line: '' })));
    expect(checklistOf(['Moisture 12 %']).lines.map(({ point }) => point)).toEqual([null, ...SURVEY_POINTS]);
  });

  it.each([
    ['lines', 'Moisture at most 12 %\nBroken 5 %\r\n\r\nCrop 2026', ['Moisture at most 12 %', 'Broken 5 %', 'Crop 2026']],
    ['semicolons of every script', 'a mark; b mark；c mark؛ d mark', ['a mark', 'b mark', 'c mark', 'd mark']],
    ['bullets', '• first ● second\n- third\n* fourth – fifth', ['first', 'second', 'third', 'fourth', 'fifth']],
    ['counts', '1. first\n2) second\n(c) third\n①fourth', ['first', 'second', 'third', 'fourth']],
    ['ends of sentences', 'As offered. \nनमी 12 %।\n水分不超过12%。', ['As offered', 'नमी 12 %', '水分不超过12%']],
  ])('is parted at %s', (_, text, lines) => expect(new Set(partsOf(text))).toEqual(new Set(lines)));

  it.each(['1.5 mm wall', '20-25 kg bags', 'ISO 9001-2015', 'Type A–B', '24 V', 'a note'])('leaves %j whole', (text) => expect(partsOf(text)).toEqual([text]));

  it('holds each once, whatever text, case and blanks it comes in', () => {
    expect(checklistOf(['Grade 1; Neutral  bags', 'grade 1.\nCrop 2026', 'NEUTRAL BAGS'])).toMatchObject({ lines: [{ line: 'Grade 1' }, { line: 'Crop 2026' }, ...SURVEY_POINTS.map((point) => ({ point }))], reading: ['Neutral bags'] });
  });

  it('holds no line that says nothing', () => expect(partsOf(' ; - ;\n…\n***\n1.\n\u3164\n\u115F;\uFFA0')).toEqual([]));

  it('is capped: so many lines, each so long, never cut inside a sign', () => {
    expect(specificationsIn(Array.from({ length: 99 }, (_, index) => `Line ${index}`).join('\n'))).toHaveLength(MOST_SPECIFICATIONS);
    const [line = ''] = partsOf(`Ship${'🚢'.repeat(SPECIFICATION_LENGTH)}`);
    expect(line).toBe(`Ship${'🚢'.repeat(97)}…`);
    expect(line.length).toBeLessThanOrEqual(SPECIFICATION_LENGTH);
  });

  it('stays in its limits whatever is written, and is answered by itself alone', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 600 }), { maxLength: 4 }), (texts) => {
      const { lines: checklist, reading } = checklistOf(texts);
      for (const line of reading) expect(isSpecification(line) && checklist.length < MOST_SPECIFICATIONS).toBe(false);
      expect(checklist.length).toBeLessThanOrEqual(MOST_SPECIFICATIONS + SURVEY_POINTS.length);
      for (const { line } of checklist) expect(line.length).toBeLessThanOrEqual(SPECIFICATION_LENGTH);
      expect(answersAll(checklist, checklist)).toBe(true);
      expect(answersAll(checklist, checklist.slice(1))).toBe(false);
      expect(answersAll(checklist, [...checklist].reverse())).toBe(false);
    }));
  });

  it.each([
    'Moisture: below 12 %', 'Purity ≥ 99', 'Wall 1.5 mm', 'In 25 kg bags, palletised and wrapped for the sea, with desiccant', 'ISO 9001 certificate for the works and its welders',
    'Crop 2026', '含水量不超过12%', '包装：编织袋', 'नमी: 12 प्रतिशत', 'الرطوبة: أقل من 12%', 'وزن 25 كجم للكيس',
  ])('asks for %j', (line) => expect(isSpecification(line)).toBe(true));

  it.each([
    'First order of a yearly contract', 'show the price for twice the quantity as well', 'As offered', 'Neutral bags', 'We are looking for 2 reliable partners for a long cooperation', '首次订货', 'كما عُرض',
  ])('leaves %j for reading', (line) => expect(isSpecification(line)).toBe(false));
});

describe('a line as it is shown', () => {
  it.each([
    ['moisture 12 %', 'Moisture 12 %'], ['Moisture 12 %', 'Moisture 12 %'], ['überzug: 5 mm', 'Überzug: 5 mm'], ['mm 12', 'mm 12'], ['pH 6.5', 'pH 6.5'], ['iPhone 15', 'iPhone 15'], ['dpi300 print', 'dpi300 print'],
    ['mesh 60', 'Mesh 60'], ['नमी 12 %', 'नमी 12 %'], ['水分 12 %', '水分 12 %'], ['الرطوبة 12 %', 'الرطوبة 12 %'],
  ])('%j is %j', (line, shown) => {
    expect(shownLine(line)).toBe(shown);
  });
});
