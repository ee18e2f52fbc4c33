import 'server-only';
import { parse } from 'csv-parse/sync';
import { Problem } from '@/http/problem';
import { toCsv, withoutGuard } from '@/table/csv';
import type { ListingAnswer } from './listing.schema';

/** Columns of the export, which an import reads by their names in any order; `port` holds a UN/LOCODE, lists are JSON. */
const CSV_COLUMNS = [
  'name', 'category', 'price', 'currency', 'priceType', 'description', 'shortDescription', 'branded', 'moq', 'moqUom', 'quantity', 'quantityUom', 'reLabeling', 'relabelingPrice',
  'validityDate', 'validityTime', 'hsCode', 'originCountry', 'port', 'leadTimeDays', 'packing', 'tiers', 'certificates', 'specifications',
] as const;
type CsvColumn = (typeof CSV_COLUMNS)[number];

const MOST_CSV_LINES = 500;

/** A product of a file, and the line of the file on which it begins. */
export interface CsvLine {
  readonly line: number;
  readonly fields: Readonly<Partial<Record<CsvColumn, string>>>;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** Spreadsheets of some countries write semicolons: the heading's line, which has no text in it, says which. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  return SEPARATORS.reduce((best, each) => (heading.split(each).length > heading.split(best).length ? each : best));
}

/** The export's and the file's way to write a heading: case and blanks don't count. */
const columnNamed = (heading: string) => CSV_COLUMNS.find((column) => column.toLowerCase() === heading.replaceAll(/[\s_-]/g, '').toLowerCase());

/**
 * The products of a CSV file: with or without a byte order mark, separated by commas, semicolons or tabs, line breaks within
 * quotes. Empty lines and unknown columns don't count.
 *
 * @throws Problem csv_unreadable (no CSV, or without the columns name, category, price and description), csv_too_many_lines
 */
export function readCsv(text: string): CsvLine[] {
  const records = parsed(text);
  const [heading, ...rows] = records;
  const columns = (heading?.record ?? []).map(columnNamed);
  if (!(['name', 'category', 'price', 'description'] as const).every((column) => columns.includes(column))) throw new Problem('csv_unreadable');
  if (rows.length > MOST_CSV_LINES) throw new Problem('csv_too_many_lines');
  return rows.map(({ record, line }) => ({
    line,
    fields: Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, withoutGuard(record[index] ?? '')]] : []))),
  }));
}

function parsed(text: string): { record: string[]; line: number }[] {
  const found: { record: string[]; line: number }[] = [];
  let next = 1;
  try {
    parse(text, {
      bom: true, delimiter: separatorOf(text), relax_column_count: true, skip_empty_lines: true,
      // The parser tells where a record ends; the next one begins behind it.
      on_record: (record: string[], { lines }) => {
        if (record.some((value) => value.trim() !== '')) found.push({ record, line: next });
        next = lines + 1;
        return null;
      },
    });
  } catch {
    throw new Problem('csv_unreadable');
  }
  return found;
}

/** A seller's products as a file that can be read back, safe to open in a spreadsheet. */
export function writeCsv(products: readonly ListingAnswer[], portCodes: ReadonlyMap<number, string>): string {
  const cellOf = (product: ListingAnswer, column: CsvColumn) => {
    if (column === 'port') return product.port === null ? '' : (portCodes.get(product.port) ?? '');
    const value = product[column];
    if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value);
    return value ?? '';
  };
  return toCsv([CSV_COLUMNS, ...products.map((product) => CSV_COLUMNS.map((column) => cellOf(product, column)))]);
}
