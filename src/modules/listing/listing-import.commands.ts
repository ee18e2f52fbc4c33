import 'server-only';
import type { Actor } from '@/access/actor';
import { Problem, problemCodes, type ProblemCode } from '@/http/problem';
import { portsByCode } from '@/modules/port/port.queries';
import { contentOf, submitProduct } from './listing.commands';
import { readCsv, type CsvLine } from './listing-csv';
import { listingBody, type ImportAnswer, type ListingBody } from './listing.schema';

type Refused = ImportAnswer['refused'][number];
type Read = { readonly line: number; readonly body: ListingBody } | { readonly refused: Refused };

/**
 * Submits the products of a CSV file, each by itself: correct lines go in, of every other the answer says which line and why.
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
      refused.push(refusalOf(read.line, read.body.name, error));
    }
  }
  return { added, refused };
}

function refusalOf(line: number, name: string, { code, message, details }: Problem): Refused {
  const { field } = details;
  return { line, name, code, error: message, field: typeof field === 'string' ? field : null };
}

function readLine({ line, fields }: CsvLine, ports: ReadonlyMap<string, number>, timeZone: string): Read {
  const name = (fields.name ?? '').trim();
  const refuse = (code: ProblemCode, field: string | null): Read => ({ refused: refusalOf(line, name, new Problem(code, field === null ? {} : { field })) });
  const code = (fields.port ?? '').trim().toUpperCase();
  const port = code === '' ? null : ports.get(code);
  if (port === undefined) return refuse('port_unknown', 'port');
  const result = listingBody.safeParse({ ...fields, port });
  if (!result.success) {
    const [issue] = result.error.issues;
    return refuse(problemCodes(issue?.message ?? '')[0] ?? 'invalid_input', issue && issue.path.length > 0 ? issue.path.join('.') : null);
  }
  try {
    contentOf(result.data, timeZone);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refused: refusalOf(line, name, error) };
  }
  return { line, body: result.data };
}
