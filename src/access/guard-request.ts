import 'server-only';
import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { localizedPath, splitLocale } from '@/i18n/locales';
import { contentSecurityPolicy } from '@/server/security-headers.mjs';
import { findLive, sessionCookiesOf } from './actor';
import { guardDecision } from './page-guard';
import { clearedSessionCookie } from './session-cookie';

/**
 * What middleware does with a request for a guarded page: sends it where the guard's decision says, or lets it pass with
 * a fresh nonce. Nonce headers that the client sent are dropped first (CVE-2026-44581); a cookie that is no session any
 * more is taken away.
 */
export async function guardRequest(request: NextRequest): Promise<NextResponse> {
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  const tokens = sessionCookiesOf(request.headers.get('cookie'));
  const visitor = (await findLive(tokens))?.actor ?? null;
  const target = guardDecision(path, visitor, request.nextUrl.search);
  const response = target === null ? passWithNonce(request) : NextResponse.redirect(new URL(localizedPath(locale, target), request.url));
  if (tokens.length > 0 && !visitor) response.headers.append('set-cookie', clearedSessionCookie());
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

function passWithNonce(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.delete('x-nonce');
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
