import 'server-only';
import type { Locale } from '@/i18n/locales';
import type { Reader } from './document.queries';
import type { ExportPaper } from './export.queries';
import { exportInWords } from './export.words';
import { print } from './press';

/**
 * An export paper as PDF, in the language asked for or that of its buyer.
 *
 * @throws Problem as `print`
 */
export async function renderExport(made: ExportPaper, { partyId }: Pick<Reader, 'partyId'>, asked: Locale | undefined): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const paper = await exportInWords(made, asked ?? made.locale);
  return { name: `${paper.name}.pdf`, bytes: await print({ kind: 'export', paper }, { partyId }) };
}
