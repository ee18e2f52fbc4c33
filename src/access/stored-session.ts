/**
 * The browser-storage keys of the specification: `user`, `role`, `token`, `vendorCode`, `pendingRFQ`, `postLoginRedirect`.
 * They are for display and for the way back after a login; the session's cookie and its row in the database decide.
 */

/** A pending request or redirect counts for 30 minutes. */
const VALID_MS = 1_800_000;
const SESSION_KEYS = ['user', 'role', 'token', 'vendorCode'] as const;

export interface StoredUser {
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string | null;
  readonly vendor_code: string;
}

export interface StoredSession {
  readonly user: StoredUser;
  readonly role: string;
  readonly token: string;
  readonly vendorCode: string;
}

/** The product that a visitor wanted quoted before signing in. */
export interface PendingRfq {
  readonly productId: number;
  readonly productName: string;
}

const CHANGED = 'marsa:session';
/** Written after a sign-out, so that other tabs hear of it: of the emptying that the answer to a logout orders, browsers tell nobody. */
const SIGNED_OUT_AT = 'marsa:signedOutAt';
/** That this tab has asked, and that nobody is signed in. */
const VISITOR = 'marsa:visitor';

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null; // switched off by the visitor: the site works without it
  }
}

/** Keeps a text; a storage that is full or takes nothing keeps none, and the site works without it. */
function keep(key: string, text: string): void {
  try {
    storage()?.setItem(key, text);
  } catch {
    // What would have been kept is for display, and for the way back, which the login's address says as well.
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether the expiry inside a token lies ahead; a token that can't be read has none. */
function isUnexpired(token: string): boolean {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return typeof payload === 'object' && payload !== null && 'exp' in payload && Number(payload.exp) * 1000 > Date.now();
  } catch {
    return false;
  }
}

let lastText: string | null = null;
let lastSession: StoredSession | null = null;

/** Who the server says is signed in where the storage was emptied; in memory alone, and without a token. */
let found: { readonly session: StoredSession; readonly expires: number } | null = null;

/** What the browser remembers of who is signed in, or null. The same object until it changes, as React's store wants. */
export function readStoredSession(): StoredSession | null {
  return readKept() ?? (found && found.expires > Date.now() ? found.session : null);
}

function readKept(): StoredSession | null {
  const kept = storage();
  const text = kept ? SESSION_KEYS.map((key) => kept.getItem(key) ?? '').join('\n') : null;
  if (text !== lastText) {
    lastText = text;
    const user = readJson('user') as StoredUser | null;
    const token = kept?.getItem('token') ?? '';
    lastSession = user && isUnexpired(token) ? { user, token, role: kept?.getItem('role') ?? '', vendorCode: kept?.getItem('vendorCode') ?? '' } : null;
  }
  return lastSession && isUnexpired(lastSession.token) ? lastSession : null;
}

/** What /api/auth/session answers: nothing for a visitor. */
interface SessionAnswer {
  readonly expires?: string;
  readonly user?: StoredUser;
}

/**
 * Asks the server who is signed in where the browser remembers nobody: its storage may have been emptied while the cookie
 * lives. Once in a tab for a visitor; the answer is heard by those who subscribed.
 */
export async function findSessionOfCookie(): Promise<void> {
  if (readStoredSession() || tabStorage()?.getItem(VISITOR) === 'yes') return;
  try {
    const { expires, user } = (await (await fetch('/api/auth/session')).json()) as SessionAnswer;
    if (!user || expires === undefined) {
      tabStorage()?.setItem(VISITOR, 'yes');
      return;
    }
    found = { session: { user, token: '', role: user.role ?? '', vendorCode: user.vendor_code }, expires: Date.parse(expires) };
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    // Not answered: the page stays a visitor's, and the next one asks again.
  }
}

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null; // switched off by the visitor
  }
}

/**
 * Calls back when another tab has signed out. By storage events alone, which no tab gets of what it wrote itself, and by one
 * key: a tab that is in the middle of its own sign-out must not take it for another's. Gives the function that stops it.
 */
export function subscribeSignedOutElsewhere(callback: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_AT && newValue !== null) callback();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls back when this or another tab signs in or out. Gives the function that stops it. */
export function subscribeStoredSession(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT_AT) found = null;
    callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(CHANGED, callback);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(CHANGED, callback);
  };
}

/** Forgets what another party had begun to write on this device. */
function dropForeignDrafts(kept: Storage, vendorCode: string): void {
  const before = kept.getItem('vendorCode');
  if (before === null || before === vendorCode) return;
  for (const key of Object.keys(kept)) if (key.includes('Draft:')) kept.removeItem(key);
}

/** Remembers who signed in. */
export function storeSession(session: { user: StoredUser; token: string }): void {
  const kept = storage();
  if (kept) dropForeignDrafts(kept, session.user.vendor_code);
  keep('user', JSON.stringify(session.user));
  keep('role', session.user.role ?? '');
  keep('token', session.token);
  keep('vendorCode', session.user.vendor_code);
  tabStorage()?.removeItem(VISITOR);
  window.dispatchEvent(new Event(CHANGED));
}

/** Forgets who was signed in, all four keys, and tells the other tabs, which may show what was seen. */
export function clearStoredSession(): void {
  for (const key of SESSION_KEYS) storage()?.removeItem(key);
  keep(SIGNED_OUT_AT, String(Date.now()));
  storage()?.removeItem(SIGNED_OUT_AT);
  found = null;
  window.dispatchEvent(new Event(CHANGED));
}

function isFresh(value: unknown): value is { timestamp: number } {
  return typeof value === 'object' && value !== null && 'timestamp' in value && typeof value.timestamp === 'number'
    && value.timestamp <= Date.now() && Date.now() - value.timestamp < VALID_MS;
}

/** Keeps the product to be quoted over the login. */
export function storePendingRfq(productId: number, productName: string): void {
  keep('pendingRFQ', JSON.stringify({ productId, productName, timestamp: Date.now() }));
}

/** The product to be quoted, if it was kept less than 30 minutes ago. One that is too old or broken is removed. */
export function readPendingRfq(): PendingRfq | null {
  const value = readJson('pendingRFQ');
  if (isFresh(value) && 'productId' in value && Number.isSafeInteger(value.productId) && Number(value.productId) > 0) {
    return { productId: Number(value.productId), productName: 'productName' in value ? String(value.productName) : '' };
  }
  storage()?.removeItem('pendingRFQ');
  return null;
}

/** Forgets the product to be quoted. */
export function clearPendingRfq(): void {
  storage()?.removeItem('pendingRFQ');
}

/** Keeps a page to come back to after the login. */
export function storePostLoginRedirect(path: string): void {
  keep('postLoginRedirect', JSON.stringify({ path, timestamp: Date.now() }));
}

/** The page to come back to, if it was kept less than 30 minutes ago; it is forgotten by being read. */
export function takePostLoginRedirect(): string | null {
  const value = readJson('postLoginRedirect');
  storage()?.removeItem('postLoginRedirect');
  return isFresh(value) && 'path' in value && typeof value.path === 'string' ? value.path : null;
}
