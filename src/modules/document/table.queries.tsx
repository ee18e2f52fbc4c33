import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import { readyFonts } from './document.fonts';
import type { TablePaper } from './document.schema';
import { Tables } from './table.view';

/** Tables as PDF, for the modules that have something to list. */
export async function renderTable(paper: TablePaper): Promise<Uint8Array<ArrayBuffer>> {
  await readyFonts();
  return new Uint8Array(await renderToBuffer(<Tables paper={paper} />));
}
