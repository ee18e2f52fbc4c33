import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { readyFonts } from './document.fonts';
import type { ReportPaper, TablePaper } from './document.schema';
import { Papers, type LinkedPaper } from './document.view';
import { ExportSheet } from './export.view';
import type { WordedExport } from './export.words';
import { Report } from './report.view';
import { Tables } from './table.view';

/** What is drawn: plain data, worded in its language already, since it is sent to another thread. */
export type Sheet =
  | { readonly kind: 'papers'; readonly title: string; readonly papers: readonly LinkedPaper[] }
  | { readonly kind: 'export'; readonly paper: WordedExport }
  | { readonly kind: 'report'; readonly paper: ReportPaper }
  | { readonly kind: 'table'; readonly paper: TablePaper };

function elementOf(sheet: Sheet): ReactElement<Record<string, unknown>> {
  switch (sheet.kind) {
    case 'papers': return <Papers title={sheet.title} papers={sheet.papers} />;
    case 'export': return <ExportSheet paper={sheet.paper} />;
    case 'report': return <Report paper={sheet.paper} />;
    case 'table': return <Tables paper={sheet.paper} />;
  }
}

/** A sheet as PDF. Takes the thread for as long as it lasts, so that only drawing.worker.mjs calls it (press.ts). */
export async function draw(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  await readyFonts();
  return new Uint8Array(await renderToBuffer(elementOf(sheet)));
}
