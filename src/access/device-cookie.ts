import 'server-only';
import { env } from '@/server/env';

const DAYS = 180;

function nameOf(): string {
  return env.isHttps ? '__Host-marsa.device' : 'marsa.device';
}

/** The Set-Cookie line by which a browser is known again; it stays when its owner signs out. */
export function deviceCookie(value: string): string {
  return `${nameOf()}=${value}; Path=/; HttpOnly; SameSite=Lax${env.isHttps ? '; Secure' : ''}; Max-Age=${DAYS * 86_400}`;
}

/** What stands in a request's device cookie, as it was sent; null without one. */
export function deviceCookieOf(request: Request): string | null {
  const name = `${nameOf()}=`;
  return request.headers.get('cookie')?.split(/; */).find((part) => part.startsWith(name))?.slice(name.length) ?? null;
}
