import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import { readyFonts } from './document.fonts';
import type { ReportPaper } from './document.schema';
import { Report } from './report.view';

/** A report as PDF, for the modules whose people find something out. */
export async function renderReport(paper: ReportPaper): Promise<Uint8Array<ArrayBuffer>> {
  await readyFonts();
  return new Uint8Array(await renderToBuffer(<Report paper={paper} />));
}
