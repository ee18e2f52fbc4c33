import { LOCALES } from '@/i18n/locales';
import { GUARDED_PAGES, dashboardPath } from './pages';

/** What the guard needs to know of a visitor; null when nobody is signed in. */
export interface Visitor {
  readonly role: string | null;
}

/** Longest path that may be remembered over a login. */
const NEXT_LIMIT = 512;

/** Calls of the API and the framework's own files: nobody reads them. */
const NO_PAGE = /^\/(api|_next)(\/|$)/;
const LOGIN_PAGE = new RegExp(`^(/(${LOCALES.join('|')}))?/login(/|$)`);

/** The path that a browser and the router make of an address: dots resolved, signs decoded; null when it is malformed. */
function resolvedPath(address: string): string | null {
  try {
    return decodeURIComponent(new URL(address, 'http://own.invalid').pathname);
  } catch {
    return null;
  }
}

/**
 * A path of our own that a login may lead back to, or null.
 * Refuses other hosts in every spelling (`//`, `/\`, encoded backslashes), control characters and the login page itself.
 */
export function safeNextPath(text: string | null | undefined): string | null {
  if (!text || text.length > NEXT_LIMIT || !/^\/(?![/\\])/.test(text)) return null;
  if (/[\\\u0000-\u001f\u007f]|%5c|%2f|%0\d|%0[a-f]/i.test(text)) return null;
  const path = resolvedPath(text);
  return path === null || LOGIN_PAGE.test(path) || NO_PAGE.test(path) ? null : text;
}

/** Whether only the signed-in may see a page; the path is without language. */
export function isGuarded(path: string): boolean {
  return GUARDED_PAGES.some(([guarded]) => path === guarded || path.startsWith(`${guarded}/`));
}

/** The refused role's page with the sentence that the specification has for the RFQ page. */
const RFQ_DENIED = '/access-denied?of=rfq';

/** Where a login that nobody needs any more leads: by the rule of the way after a login. The page there has its own guard. */
function nextOf(path: string, query: string): string | null {
  return path === '/login' ? safeNextPath(new URLSearchParams(query).get('next')) : null;
}

/**
 * Where a request for a page must go instead, or null when it may have it. Pure, so that middleware and pages share it.
 * The specification has two readings of a refused role, and both hold: a party without a role goes to /role-switch,
 * a party whose role is not allowed to /access-denied.
 *
 * @param path the address without language and query
 * @param query the query with its question mark, or an empty text; kept for the way back
 */
export function guardDecision(path: string, visitor: Visitor | null, query = ''): string | null {
  if (path === '/login' || path === '/register') return visitor && (nextOf(path, query) ?? dashboardPath(visitor.role));
  const entry = GUARDED_PAGES.find(([listed]) => path === listed || path.startsWith(`${listed}/`));
  if (!entry) return null;
  if (!visitor) return `/login?next=${encodeURIComponent(path + query)}`;
  const [guarded, access] = entry;
  if (path === '/role-switch') return null;
  if (visitor.role === null) return '/role-switch';
  if (access === 'signed-in' || access.some((role) => role === visitor.role)) return null;
  return guarded === '/rfq' ? RFQ_DENIED : '/access-denied';
}
