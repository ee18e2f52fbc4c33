/**
 * A visitor's own choice of language, by the language menu or the bar that offers one. It is honoured at `/` alone, since every
 * other address says its language itself; the browser's language never leads anybody anywhere. Plain JavaScript, since the
 * server's front door reads it too: public pages never pass middleware, and their kept bodies are the same for everybody.
 */

/** next-intl's name for it. */
const NAME = 'NEXT_LOCALE';
const YEAR_S = 31_536_000;

/**
 * What `document.cookie` is given.
 * @param {string} locale
 * @param {boolean} isHttps
 */
export function localeCookie(locale, isHttps) {
  return `${NAME}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/**
 * Where a request for `/` is led instead, query included; null where it gets the page itself. Who comes to it by a link of our
 * own pages wants English, which has no other address; nor does data for a page that is open already lead anywhere.
 * @param {{ url?: string | undefined, headers: import('node:http').IncomingHttpHeaders }} request
 * @returns {string | null}
 */
export function chosenHome({ url = '', headers }) {
  const [path, query] = url.split('?', 2);
  if (path !== '/' || headers['rsc'] !== undefined) return null;
  const [, locale] = new RegExp(`(?:^|;\\s*)${NAME}=(zh|hi|de|ar)(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  const from = headers.referer ?? '';
  if (!locale || (URL.canParse(from) && new URL(from).host === headers.host)) return null;
  return `/${locale}${query === undefined ? '' : `?${query}`}`;
}
