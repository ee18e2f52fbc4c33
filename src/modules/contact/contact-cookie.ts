import 'server-only';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { env } from '@/server/env';
import { tokenHash } from '@/server/one-time-token';

/**
 * By it a browser without JavaScript is told how its contact form went: the page's address may be passed on, or stand in a
 * history that others read, and shows what was typed to nobody else.
 */
function nameOf(): string {
  return env.isHttps ? '__Host-marsa.contact' : 'marsa.contact';
}

/** The Set-Cookie line; it ends when what was refused is forgotten. */
export function contactCookie(value: string): string {
  return `${nameOf()}=${value}; Path=/; HttpOnly; SameSite=Lax${env.isHttps ? '; Secure' : ''}; Max-Age=${SETTINGS.refusedFormMinutes * 60}`;
}

/** What stands in the cookie, where it may be ours; else null. */
export function contactCookieOf(header: string | null): string | null {
  const name = `${nameOf()}=`;
  const value = (header ?? '').split(/; */).find((part) => part.startsWith(name))?.slice(name.length) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** Under what a refused form is kept: by the token in the page's address and the browser's cookie together. */
export function keptHash(token: string, browser: string): string {
  return tokenHash(`${token}.${browser}`);
}
