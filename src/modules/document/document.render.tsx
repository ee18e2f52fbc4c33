import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import type { Locale } from '@/i18n/locales';
import { appLink } from '@/server/app-link';
import type { MadeOut } from './document.queries';
import { markText } from './document.schema';
import { readyFonts } from './document.fonts';
import { Papers } from './document.view';
import { inWords } from './document.words';

/** A file as the API serves it. */
interface Served {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function paper({ document, locale }: MadeOut, asked: Locale | undefined) {
  const language = asked ?? locale;
  return { document: await inWords(document, language), link: appLink(language, `/verify/${markText(document)}`) };
}

async function bytesOf(title: string, papers: readonly Awaited<ReturnType<typeof paper>>[]) {
  await readyFonts();
  return new Uint8Array(await renderToBuffer(<Papers title={title} papers={papers} />));
}

/** A document as PDF, in the language asked for or that of its buyer. */
export async function renderDocument(made: MadeOut, asked: Locale | undefined): Promise<Served> {
  const { kind, number, revision } = made.document;
  const name = `${kind === 'invoice' ? '' : `${kind}-`}${number}${kind === 'quotation' ? `-${revision}` : ''}`;
  return { name: `${name}.pdf`, bytes: await bytesOf(name, [await paper(made, asked)]) };
}

/** Several documents in one PDF, each in its buyer's language unless one is asked for. */
export async function renderDocuments(name: string, made: readonly MadeOut[], asked: Locale | undefined): Promise<Served> {
  const papers = await Promise.all(made.map((one) => paper(one, asked)));
  return { name: `${name}.pdf`, bytes: await bytesOf(name, papers) };
}
