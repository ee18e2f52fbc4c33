import { describe, expect, it } from 'vitest';
import type { Column, TableRow } from '@/table/definition';
import { compareValues, exportedCells, exportedHeads, matches, rowName, sortValue, type Words } from './column-values';

interface Row extends TableRow {
  readonly status: string;
  readonly title: string;
  readonly price: number | null;
  readonly day: string | null;
}

const words: Words = { message: (key) => key, status: (status) => status.replaceAll('_', ' '), day: (iso) => iso, isolate: (text) => text, others: (text) => text, local: (name) => (name === 'Basmati Rice' ? 'Basmatireis' : name) };
const columns = [
  { id: 'id', kind: 'code', header: 'rfq.id', value: (row: Row) => row.id },
  { id: 'title', kind: 'text', header: 'rfq.title', value: (row: Row) => row.title },
  { id: 'price', kind: 'money', header: 'rfq.price', value: (row: Row) => (row.price === null ? null : { amount: row.price, currency: 'EUR' }) },
  { id: 'day', kind: 'day', header: 'rfq.deadline', value: (row: Row) => row.day },
  { id: 'quantity', kind: 'quantity', header: 'rfq.quantity', value: () => ({ amount: 5, unit: 'units.kg' }) },
  { id: 'status', kind: 'status', header: 'rfq.status', value: (row: Row) => row.status },
] as const satisfies readonly Column<Row>[] as readonly Column<never>[] as readonly Column<TableRow>[];

const row: Row = { id: 17, status: 'doq_provided', title: 'Basmati Rice ＸＬ', price: 1234.5, day: null };
const cells = (of: Row) => columns.flatMap((column) => exportedCells(column, of, words));

it('a row is named by its first two columns, its number by the head above it', () => {
  expect(rowName(columns, row, words)).toBe('rfq.id 17 · Basmati Rice ＸＬ');
  expect(rowName([{ id: 'name', kind: 'party', header: 'users.name', value: () => ({ name: 'Ada', code: 'BUY-7K3Q9M' }) }], row, words)).toBe('Ada · BUY-7K3Q9M');
  const linked = { id: 'rfq', kind: 'link', header: 'quotation.rfqId', value: () => ({ text: '67', href: '/' }) } as const;
  expect(rowName([{ id: 'id', kind: 'code', header: 'quotation.id', value: () => 52 }, linked], row, words)).toBe('quotation.id 52 · quotation.rfqId 67');
});

describe('matches', () => {
  it.each([['', true], ['  ', true], ['rice', true], ['RICE basmati', true], ['17 rice', true], ['xl', true], ['rice wheat', false], ['1234.50 eur', true]])(
    'finds %j: %s', (query, found) => expect(matches(row, columns, query, words)).toBe(found),
  );

  it('looks into the given columns alone', () => {
    expect(matches(row, columns.slice(0, 1), 'rice', words)).toBe(false);
  });
});

describe('a product with a name in the reader’s language', () => {
  const goods = [{ id: 'product', kind: 'product', header: 'order.product', value: () => 'Basmati Rice' }] as const satisfies readonly Column<TableRow>[];

  it.each(['basmatireis', 'Basmati Rice'])('is found as %s', (query) => expect(matches(row, goods, query, words)).toBe(true));

  it('stands under the one name, in lists, exports and headings', () => {
    const [product] = goods;
    expect([rowName(goods, row, words), sortValue(product, row, words), ...exportedCells(product, row, words)]).toEqual(['Basmatireis', 'Basmatireis', 'Basmatireis']);
  });
});

describe('sorting', () => {
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

  it('has nothing to compare where there is no value', () => {
    expect(columns.map((column) => sortValue(column, { ...row, price: null } as TableRow, words))).toEqual([17, 'Basmati Rice ＸＬ', undefined, undefined, 5, 'doq provided']);
  });

  it('orders figures by size and words as the language does', () => {
    expect([10, 9, 100].sort((a, b) => compareValues(a, b, collator))).toEqual([9, 10, 100]);
    expect(['Zebra', 'ähnlich', 'Apfel', 'Ware 10', 'Ware 9'].sort((a, b) => compareValues(a, b, collator))).toEqual(['ähnlich', 'Apfel', 'Ware 9', 'Ware 10', 'Zebra']);
  });
});

describe('export', () => {
  it('writes figures as figures, with currency and unit beside them', () => {
    expect(cells(row)).toEqual([17, 'Basmati Rice ＸＬ', '1234.50', 'EUR', null, 5, 'units.kg', 'doq provided']);
    expect(cells({ ...row, price: null })).toEqual([17, 'Basmati Rice ＸＬ', null, null, null, 5, 'units.kg', 'doq provided']);
  });

  it('has a head for every cell', () => {
    const heads = columns.flatMap((column) => exportedHeads(column, { ...words, extra: (kind, head) => `${head} ${kind}` }));
    expect(heads).toHaveLength(cells(row).length);
    expect(heads).toContain('rfq.price money');
  });
});
