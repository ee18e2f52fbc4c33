/** The markups of the document that is being made for one request, by number; server.mjs opens it, src/server/kept-markup.ts fills it. */
interface DocumentParts {
  getStore: () => readonly string[] | undefined;
}

/** Nothing in the browser, in a page made beforehand, and where only data are asked for. */
export function documentParts(): readonly string[] | undefined {
  return (globalThis as typeof globalThis & { marsaDocumentParts?: DocumentParts }).marsaDocumentParts?.getStore();
}
