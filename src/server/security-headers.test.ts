import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.mjs';
import { THEME_SCRIPT } from './theme-script.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function cookiesAt(appUrl: string): Promise<string[]> {
  vi.stubEnv('APP_URL', appUrl);
  vi.resetModules();
  const { clearedSessionCookie, sessionCookie } = await import('@/access/session-cookie');
  return [sessionCookie('token', new Date('2026-11-29T00:00:00Z')), clearedSessionCookie()];
}

describe('on https', () => {
  it('browsers are told to stay there for two years, and to load nothing else', () => {
    vi.stubEnv('APP_URL', 'https://marsa.test');
    expect(securityHeaders()['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(contentSecurityPolicy()).toMatch(/; upgrade-insecure-requests$/);
  });

  it('the session’s cookie is bound to the host, secure and out of reach for scripts and other sites', async () => {
    for (const cookie of await cookiesAt('https://marsa.test')) {
      expect(cookie).toMatch(/^__Host-marsa\.session=/);
      expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']));
      expect(cookie).not.toMatch(/Domain=/i);
    }
  });
});

describe('on a developer’s http', () => {
  it('nothing is promised for https', async () => {
    vi.stubEnv('APP_URL', 'http://localhost:3000');
    expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security');
    expect(contentSecurityPolicy()).not.toContain('upgrade-insecure-requests');
    for (const cookie of await cookiesAt('http://localhost:3000')) expect(cookie).toMatch(/^marsa\.session=(?!.*Secure)/);
  });
});

it.each(['object-src \'none\'', 'base-uri \'none\'', 'frame-ancestors \'none\'', 'form-action \'self\'', 'default-src \'self\''])('every policy says %s', (directive) => {
  for (const policy of [contentSecurityPolicy(), contentSecurityPolicy('bm9uY2U=')]) expect(policy.split('; ')).toContain(directive);
});

it('a policy with a nonce runs no other script but the one of the theme', () => {
  const theme = createHash('sha256').update(THEME_SCRIPT).digest('base64');
  expect(contentSecurityPolicy('bm9uY2U=')).toContain(`script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' 'sha256-${theme}';`);
});

it('every page says what may be sniffed, referred, opened and used', () => {
  expect(securityHeaders()).toMatchObject({
    'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin', 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
