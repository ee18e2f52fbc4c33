import 'server-only';
import type { Locale } from '@/i18n/locales';
import { appLink } from '@/server/app-link';
import { localNames } from '@/modules/catalogue/local-names.queries';
import type { MadeOut, Reader } from './document.queries';
import { markText } from './document.schema';
import { inWords } from './document.words';
import { print } from './press';

/** A file as the API serves it. */
interface Served {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Documents in the language asked for or each in that of its buyer. What languages call their products is asked for once per language. */
async function papersOf(made: readonly MadeOut[], asked: Locale | undefined) {
  const languages = [...new Set(made.map(({ locale }) => asked ?? locale))];
  const names = [...new Set(made.map(({ document }) => document.product))];
  const said = new Map(await Promise.all(languages.map(async (language) => [language, new Map((await localNames(names, language)).map(({ name, local }) => [name, local]))] as const)));
  return Promise.all(made.map(async ({ document, locale }) => {
    const language = asked ?? locale;
    return { document: await inWords(document, language, said.get(language)?.get(document.product)), link: appLink(language, `/verify/${markText(document)}`) };
  }));
}

/**
 * A document as PDF, in the language asked for or that of its buyer.
 *
 * @throws Problem as `print`
 */
export async function renderDocument(made: MadeOut, { partyId }: Pick<Reader, 'partyId'>, asked: Locale | undefined): Promise<Served> {
  const { kind, number, revision } = made.document;
  const name = `${kind === 'invoice' || kind === 'credit_note' ? '' : `${kind}-`}${number}${kind === 'quotation' ? `-${revision}` : ''}`;
  return { name: `${name}.pdf`, bytes: await print({ kind: 'papers', title: name, papers: await papersOf([made], asked) }, { partyId }) };
}

/**
 * Several documents in one PDF, each in its buyer's language unless one is asked for.
 *
 * @throws Problem as `print`
 */
export async function renderDocuments(name: string, made: readonly MadeOut[], { partyId }: Pick<Reader, 'partyId'>, asked: Locale | undefined): Promise<Served> {
  const papers = await papersOf(made, asked);
  return { name: `${name}.pdf`, bytes: await print({ kind: 'papers', title: name, papers }, { partyId, lane: 'many' }) };
}
