import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, withoutGuard } from './csv';

/** Reads what toCsv writes, by RFC 4180. */
function parse(csv: string): string[][] {
  const lines: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let match;
  while ((match = pattern.exec(csv.slice(1)))) {
    lines.at(-1)?.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('toCsv', () => {
  it('begins with the byte order mark and ends every line', () => {
    expect(toCsv([['a', 1], [null, 'b']])).toBe('\uFEFFa,1\r\n,b\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv([['a,b', 'c"d', 'e\nf']])).toBe('\uFEFF"a,b","c""d","e\nf"\r\n');
  });

  it.each(['=1+1', '+1', '-', '-1+1', '-1E5', '-A1', '--1', '-1\n=1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', ' =1+1', '\u00a0+1', '  @A1', ' -5', '＝1', ' ＝1'])('disarms %j', (text) => {
    expect(parse(toCsv([[text]]))).toEqual([[`'${text}`]]);
  });

  it.each(['-1', '-100.00', '-0.01'])('leaves the number %j to be added up', (text) => {
    expect(parse(toCsv([[text, Number(text)]]))).toEqual([[text, String(Number(text))]]);
  });

  it('gives back what it was given, but for the mark of a formula', () => {
    fc.assert(fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      const back = parse(toCsv(lines)).map((line) => line.map(withoutGuard));
      const plain = lines.map((line) => line.map(withoutGuard));
      expect(back).toEqual(plain);
    }));
  });
});
