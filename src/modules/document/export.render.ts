import 'server-only';
import type { Locale } from '@/i18n/locales';
import { appLink } from '@/server/app-link';
import type { Reader } from './document.queries';
import { markText } from './document.schema';
import { keepExportMark } from './export-mark.commands';
import type { ExportPaper } from './export.queries';
import { exportInWords } from './export.words';
import { print } from './press';

/**
 * An export paper as PDF, in the language asked for or that of its buyer, with a code by which it can be checked.
 *
 * @throws Problem as `print`
 */
export async function renderExport(made: ExportPaper, { partyId }: Pick<Reader, 'partyId'>, asked: Locale | undefined): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { kind, hash, order: { id } } = made;
  const locale = asked ?? made.locale;
  const revision = await keepExportMark(id, kind, hash);
  const paper = await exportInWords(made, { revision, link: appLink(locale, `/verify/${markText({ kind, id, revision, hash })}`) }, locale);
  return { name: `${paper.name}.pdf`, bytes: await print({ kind: 'export', paper }, { partyId }) };
}
