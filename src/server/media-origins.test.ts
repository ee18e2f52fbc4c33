import { afterEach, expect, it, vi } from 'vitest';
import { mediaOrigins } from './media-origins.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('only https origins are allowed to play from', () => {
  expect(mediaOrigins('https://a.example/x, http://b.example, c, https://d.example:8443,,data:x')).toEqual(['https://a.example', 'https://d.example:8443']);
  expect(mediaOrigins('')).toEqual([]);
});

it('the policy names them, and nobody without them', async () => {
  const policy = async (origins: string) => {
    vi.stubEnv('MUSIC_MEDIA_ORIGINS', origins);
    vi.resetModules();
    return (await import('./security-headers.mjs')).contentSecurityPolicy();
  };
  expect(await policy('')).toContain("media-src 'self';");
  expect(await policy('https://a.example,http://b.example')).toContain("media-src 'self' https://a.example;");
});
