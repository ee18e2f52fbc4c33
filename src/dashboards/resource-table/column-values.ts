import type { MessageKey } from '@/i18n/message-key';
import { toDecimal } from '@/modules/ledger/money.schema';
import type { CellValues, Column, ColumnKind, TableRow, Word } from '@/table/definition';

/** Looks up a message; a status is written through `status`, whatever it is. */
export interface Words {
  readonly message: (key: MessageKey) => string;
  readonly status: (status: string) => string;
  /** Another party's text, or in the page's language that it is held back. */
  readonly others: (text: string) => string;
  /** What the page's language calls a product that trades know by its English name. */
  readonly local: (name: string) => string;
  /** A calendar day or an instant (ISO 8601) as the reader writes it. */
  readonly day: (iso: string) => string;
  /** A value beside others in one line, kept together where the page runs the other way. */
  readonly isolate: (text: string) => string;
}

type Readers<R> = { readonly [K in ColumnKind]: (value: CellValues[K], words: Words) => R };
type CsvCell = string | number | null;

/** A JSON amount as exact decimal text: 12.5 is "12.50". */
function decimal(amount: number): string {
  return toDecimal(BigInt(Math.round(amount * 100)));
}

/** A word in the page's language. */
function inWords(word: Word | null, { message }: Words): string | null {
  return word === null || typeof word === 'object' ? (word?.text ?? null) : message(word);
}

/** The state's name, whatever else is counted with it. */
const stateOf = (value: CellValues['status'], words: Words): string | null => (value === null ? null : words.status(typeof value === 'string' ? value : value.status));

/** A product as the page's language calls it. */
const product = (name: string, words: Words) => words.others(words.local(name));

/** A text without the marks that keep measures in their order, which nobody types and no other program needs. */
const plain = (text: string) => text.replaceAll(/[\u2066\u2069]/g, '');

/** Texts beside each other, each once. */
const beside = (...texts: readonly (string | undefined)[]) => [...new Set(texts)].filter(Boolean).join(' · ');

/** What the search reads. */
const SEARCHED: Readers<string> = {
  text: (value, words) => words.others(value ?? ''),
  email: (value) => value ?? '',
  word: (value, words) => inWords(value, words) ?? '',
  code: (value) => String(value ?? ''),
  chip: (value) => value ?? '',
  money: (value) => (value ? `${decimal(value.amount)} ${value.currency}` : ''),
  quantity: (value) => String(value?.amount ?? ''),
  count: String,
  status: (value, words) => stateOf(value, words) ?? '',
  date: (value) => value?.slice(0, 10) ?? '',
  day: (value) => value ?? '',
  link: (value) => value?.text ?? '',
  external: (value, words) => inWords(value?.label ?? null, words) ?? '',
  file: () => '',
  party: (value) => [...new Set([value?.name, value?.code])].filter(Boolean).join(' · '),
  product: (value, words) => (value ? beside(product(value, words), words.others(value)) : ''),
  goods: (value, words) => (value ? beside(product(value.product, words), words.others(value.product), words.others(value.title)) : ''),
  labels: (value, words) => value.map(words.message).join(' '),
};

/** What names a row: as it is searched, but a product under one name. */
const NAMED: Readers<string> = { ...SEARCHED, product: (value, words) => (value ? product(value, words) : '') };

/** What a sort compares; undefined stands last either way. */
const SORTED: Readers<string | number | undefined> = {
  text: (value) => value || undefined,
  email: (value) => value || undefined,
  word: (value, words) => inWords(value, words) ?? undefined,
  code: (value) => value ?? undefined,
  chip: (value) => value ?? undefined,
  money: (value) => value?.amount,
  quantity: (value) => value?.amount,
  count: (value) => value,
  status: (value, words) => stateOf(value, words) ?? undefined,
  date: (value) => value ?? undefined,
  day: (value) => value ?? undefined,
  link: (value) => value?.text,
  external: (value, words) => inWords(value?.label ?? null, words) ?? undefined,
  file: (value) => (value ? 1 : undefined),
  party: (value) => value?.name,
  product: (value, words) => (value ? product(value, words) : undefined),
  goods: (value, words) => value?.product && product(value.product, words),
  labels: (value) => value.length,
};

/** What the export holds: figures as figures, with currency and unit in cells of their own; days and instants as ISO 8601. */
const EXPORTED: Readers<CsvCell[]> = {
  text: (value, words) => [value && words.others(value)],
  email: (value) => [value],
  word: (value, words) => [inWords(value, words)],
  code: (value) => [value],
  chip: (value) => [value],
  money: (value) => [value && decimal(value.amount), value && value.currency],
  quantity: (value, words) => [value && value.amount, value && words.message(value.unit)],
  count: (value) => [value],
  status: (value, words) => [stateOf(value, words)],
  date: (value) => [value],
  day: (value) => [value],
  link: (value) => [value && value.text],
  external: (value, words) => [inWords(value?.label ?? null, words)],
  file: () => [],
  party: (value) => [value && value.name],
  product: (value, words) => [value && plain(product(value, words))],
  goods: (value, words) => [value && plain(product(value.product, words))],
  labels: (value, words) => [value.map(words.message).join('; ')],
};

function read<R>(readers: Readers<R>, column: Column<TableRow>, row: TableRow, words: Words): R {
  // The kind of a column and the type of its value go together (definition.ts); TypeScript can't follow the pair.
  return (readers[column.kind] as (value: unknown, words: Words) => R)(column.value(row), words);
}

export function sortValue(column: Column<TableRow>, row: TableRow, words: Words): string | number | undefined {
  return read(SORTED, column, row, words);
}

export function exportedCells(column: Column<TableRow>, row: TableRow, words: Words): CsvCell[] {
  return read(EXPORTED, column, row, words);
}

/** Whether a sparse column has nothing to say of a row. */
export function isSpared(column: Column<TableRow>, row: TableRow): boolean {
  const value: unknown = column.sparse ? column.value(row) : true;
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The columns that a part of a table shows: without the sparse ones that are empty in all of its rows, on whatever page they stand. */
export function shownColumns(columns: readonly Column<TableRow>[], rows: readonly TableRow[]): readonly Column<TableRow>[] {
  return columns.filter((column) => !column.sparse || rows.some((row) => !isSpared(column, row)));
}

/** The headings that go with `exportedCells`. */
export function exportedHeads(column: Column<TableRow>, words: Words & { readonly extra: (kind: 'money' | 'quantity', head: string) => string }): string[] {
  if (column.kind === 'file') return [];
  const head = words.message(column.header);
  return column.kind === 'money' || column.kind === 'quantity' ? [head, words.extra(column.kind, head)] : [head];
}

/** A row by what names it, its first two columns: "RFQ ID 12 · Basmati rice", "Ada Lovelace · SELL-7K3Q9M". */
export function rowName(columns: readonly Column<TableRow>[], row: TableRow, words: Words): string {
  return named(columns.slice(0, 2), row, words);
}

/** A row by what names it, and what it is about where that stands further behind: "Work Order ID 31 · Order ID 9 · Basmati rice". */
export function rowSubject(columns: readonly Column<TableRow>[], row: TableRow, words: Words): string {
  const first = columns.slice(0, 2);
  const about = first.every((column) => isNumbered(column, read(SEARCHED, column, row, words))) ? columns.find(({ kind }) => kind === 'text' || kind === 'product' || kind === 'goods') : undefined;
  return named(about ? [...first, about] : first, row, words);
}

/** A number says nothing without the head of its column, whether or not it leads to its record. */
function isNumbered({ kind }: Column<TableRow>, text: string): boolean {
  return kind === 'code' || (kind === 'link' && /^\d+$/.test(text));
}

const dayIn = (iso: string | null, { day }: Words): string => (iso === null ? '' : day(iso));

function named(columns: readonly Column<TableRow>[], row: TableRow, words: Words): string {
  const [code] = columns.flatMap((column) => (column.kind === 'party' ? [column.value(row)?.code] : []));
  const parts = columns.map((column) => {
    // A party is named with its code already.
    if (column.kind === 'code' && code !== undefined && column.value(row) === code) return '';
    const text = column.kind === 'day' || column.kind === 'date' ? dayIn(column.value(row), words) : read(column.kind === 'product' ? NAMED : SEARCHED, column, row, words).trim();
    if (text === '') return '';
    return isNumbered(column, text) ? `${words.message(column.header)} ${words.isolate(text)}` : words.isolate(text);
  });
  return parts.filter(Boolean).join(' · ');
}

function folded(text: string): string {
  return plain(text).normalize('NFKC').toLowerCase();
}

/** Whether every word of a search stands somewhere in the named columns of a row, in any case. */
export function matches(row: TableRow, columns: readonly Column<TableRow>[], query: string, words: Words): boolean {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = folded(columns.map((column) => read(SEARCHED, column, row, words)).join('\n'));
  return wanted.every((word) => text.includes(word));
}

/** Orders two values of one column: figures by size, words as the language orders them. */
export function compareValues(a: string | number, b: string | number, collator: Intl.Collator): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
