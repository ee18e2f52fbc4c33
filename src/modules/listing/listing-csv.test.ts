import { describe, expect, it } from 'vitest';
import { readCsv } from './listing-csv';

const HEAD = 'name,category,price,description';
const codeOf = (text: string) => {
  try {
    readCsv(text);
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('readCsv', () => {
  it('reads a file with a byte order mark, Windows line ends and a line break within quotes, and says on which line a product begins', () => {
    expect(readCsv(`\uFEFF${HEAD}\r\nJute bags,Packaging,2.50,"Sound ""A"" bags,\r\nin bales"\r\n\r\nCrates,Packaging,9,Wood\r\n`)).toEqual([
      { line: 2, fields: { name: 'Jute bags', category: 'Packaging', price: '2.50', description: 'Sound "A" bags,\r\nin bales' } },
      { line: 5, fields: { name: 'Crates', category: 'Packaging', price: '9', description: 'Wood' } },
    ]);
  });

  it.each([[';'], ['\t']])('takes %j between columns, in any order, and headings however they are written', (separator) => {
    expect(readCsv([['Price', 'Lead Time Days', 'NAME', 'description', 'category', 'other'].join(separator), ['2', '7', 'Bags', 'x, y', 'Leather', 'z'].join(separator)].join('\n'))).toEqual([
      { line: 2, fields: { price: '2', leadTimeDays: '7', name: 'Bags', description: 'x, y', category: 'Leather' } },
    ]);
  });

  it('takes away the apostrophe that the export puts before a formula, and no other', () => {
    expect(readCsv(`${HEAD}\n"'=1+1",Packaging,2,'tis`)[0]?.fields).toMatchObject({ name: '=1+1', description: "'tis" });
  });

  it.each([['', 'csv_unreadable'], ['name,price\na,1', 'csv_unreadable'], [`${HEAD}\n"a,b`, 'csv_unreadable'], [`${HEAD}\n${'a,b,1,c\n'.repeat(501)}`, 'csv_too_many_lines'], [`${HEAD}\n`, null]])('judges %#', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
