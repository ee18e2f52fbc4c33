import 'server-only';
import type { TablePaper } from './document.schema';
import { print, type PrintOrder } from './press';

/**
 * Tables as PDF, for the modules that have something to list.
 *
 * @throws Problem as `print`
 */
export function renderTable(paper: TablePaper, order: Pick<PrintOrder, 'partyId'>): Promise<Uint8Array<ArrayBuffer>> {
  return print({ kind: 'table', paper }, order);
}
