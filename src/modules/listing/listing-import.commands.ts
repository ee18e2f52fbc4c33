import 'server-only';
import type { Actor } from '@/access/actor';
import { Problem, problemCodes } from '@/http/problem';
import { portsByCode } from '@/modules/port/port.queries';
import { isOver, submitProduct } from './listing.commands';
import { readCsv, type CsvLine } from './listing-csv';
import { listingBody, listingValidity, type ImportAnswer, type ListingBody } from './listing.schema';

type Refused = ImportAnswer['refused'][number];
type Read = { readonly line: number; readonly body: ListingBody } | { readonly refused: Refused };

/**
 * Submits the products of a CSV file, each by itself: correct lines go in, of every other the answer says which line and everything that is wrong with it.
 *
 * @param isTrial reads and judges the file alone
 * @throws Problem csv_unreadable, csv_too_many_lines
 */
export async function importProducts(actor: Actor, csv: string, isTrial: boolean, address: string): Promise<ImportAnswer> {
  const lines = readCsv(csv);
  const ports = await portsByCode(lines.map(({ fields }) => (fields.port ?? '').trim().toUpperCase()));
  const refused: Refused[] = [];
  let added = 0;
  for (const read of lines.map((line) => readLine(line, ports, actor.timeZone))) {
    if ('refused' in read) {
      refused.push(read.refused);
      continue;
    }
    try {
      if (!isTrial) await submitProduct(actor, read.body, address);
      added += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push(refusalOf(read.line, read.body.name, [error]));
    }
  }
  return { added, refused };
}

function faultOf({ code, message, details: { field } }: Problem): Refused['faults'][number] {
  return { code, error: message, field: typeof field === 'string' ? field : null };
}

function refusalOf(line: number, name: string, [first, ...others]: readonly [Problem, ...Problem[]]): Refused {
  // A list with several faults in it is one field at fault.
  const faults = [first, ...others].map(faultOf).filter((fault, index, all) => all.findIndex(({ code, field }) => code === fault.code && field === fault.field) === index);
  return { line, name, ...faultOf(first), faults };
}

function readLine({ line, fields }: CsvLine, ports: ReadonlyMap<string, number>, timeZone: string): Read {
  const name = (fields.name ?? '').trim();
  const code = (fields.port ?? '').trim().toUpperCase();
  const port = code === '' ? null : ports.get(code);
  const result = listingBody.safeParse({ ...fields, port: port ?? null });
  const [first, ...others] = [
    ...(result.success ? [] : result.error.issues.map(problemOf)),
    ...(port === undefined ? [new Problem('port_unknown', { field: 'port' })] : []),
    ...validityFault(fields, timeZone),
  ];
  if (first) return { refused: refusalOf(line, name, [first, ...others]) };
  if (!result.success) throw result.error;
  return { line, body: result.data };
}

function problemOf({ message, path }: { readonly message: string; readonly path: readonly PropertyKey[] }): Problem {
  // A list's own parts have no name of their own in a file.
  return new Problem(problemCodes(message)[0] ?? 'invalid_input', path[0] === undefined ? {} : { field: String(path[0]) });
}

/** Whether a line's price has run out already, by the seller's clock; a day that is none is told as such elsewhere. */
function validityFault({ validityDate, validityTime }: CsvLine['fields'], timeZone: string): Problem[] {
  const read = listingValidity.safeParse({ validityDate, validityTime });
  return read.success && isOver(read.data, timeZone) ? [new Problem('product_validity_invalid', { field: 'validityDate' })] : [];
}
