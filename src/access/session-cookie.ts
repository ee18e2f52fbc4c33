import 'server-only';
import { env } from '@/server/env';

/** Name of the session cookie: bound to the host on https, plain on a developer's http. */
export function sessionCookieName(): string {
  return env.isHttps ? '__Host-marsa.session' : 'marsa.session';
}

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

function cookie(value: string, rest: string): string {
  return `${sessionCookieName()}=${value}; ${ATTRIBUTES}${env.isHttps ? '; Secure' : ''}; ${rest}`;
}

/** The Set-Cookie line that keeps a session; it ends with the session. */
export function sessionCookie(token: string, expires: Date): string {
  return cookie(token, `Expires=${expires.toUTCString()}`);
}

/** The Set-Cookie line that takes the session cookie away. */
export function clearedSessionCookie(): string {
  return cookie('', 'Max-Age=0');
}
