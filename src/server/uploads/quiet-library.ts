import 'server-only';

/**
 * uploadthing warns of two fields that it has deprecated each time it reads them itself, which it does in every upload
 * from the server. Its other warnings stay.
 */
const NOISE = '⚠️ [uploadthing][deprecated] `file.';

/* eslint-disable no-console -- the library writes there by itself */
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).startsWith(NOISE)) warn(...words);
};
