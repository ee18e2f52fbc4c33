import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '@/server/env';

const secret = 'q8Zt2vLx0pRk7mWc4nYb1dHs6fJa9gUe';
const complete = { DATABASE_URL: 'postgresql://db.internal/marsa', NEXTAUTH_SECRET: secret };

describe('the settings', () => {
  it('have defaults for all but the database and the secret', () => {
    expect(readEnv(complete)).toEqual({
      databaseUrl: 'postgresql://db.internal/marsa',
      authSecret: secret,
      appUrl: 'http://localhost:3000',
      isHttps: false,
      demo: false,
      trustProxy: 0,
      isProduction: false,
      isTest: false,
      smtpUrl: undefined,
      mailFrom: 'Marsa Mart <no-reply@marsamart.test>',
      firstAdminEmail: undefined,
      uploadToken: undefined,
      assistantKey: undefined,
      assistantModel: 'gpt-4o-mini',
      assistantUrl: undefined,
      musicSearchUrl: undefined,
      musicFallbackUrl: undefined,
      musicMediaOrigins: [],
      rfqsPerHour: undefined,
      uploadDir: join(process.cwd(), '.data', 'uploads'),
    });
  });

  it('name every problem at once', () => {
    expect(() => readEnv({ TRUST_PROXY: 'all' })).toThrow(
      /DATABASE_URL is not set[^]*NEXTAUTH_SECRET is not set[^]*TRUST_PROXY/,
    );
  });

  it.each([
    ['', /is not set/],
    ['too-short', /shorter than 32 bytes/],
    ['change-me-change-me-change-me-change-me', /is a sample/],
    ['a'.repeat(40), /is a sample/],
  ])('refuse the secret %j', (value, message) => {
    expect(() => readEnv({ ...complete, NEXTAUTH_SECRET: value })).toThrow(message);
  });

  it('take the public address from APP_URL, before NEXTAUTH_URL, without path', () => {
    const both = { ...complete, NEXTAUTH_URL: 'http://other.test', APP_URL: 'https://mart.test/en/' };
    expect(readEnv(both)).toMatchObject({ appUrl: 'https://mart.test', isHttps: true });
    expect(readEnv({ ...complete, NEXTAUTH_URL: 'http://other.test' }).appUrl).toBe('http://other.test');
    expect(readEnv({ ...complete, PORT: '4000' }).appUrl).toBe('http://localhost:4000');
  });

  it('are frozen', () => {
    expect(Object.isFrozen(readEnv(complete))).toBe(true);
  });

  it('read flags and numbers from text', () => {
    expect(readEnv({ ...complete, DEMO: '1', TRUST_PROXY: '2' })).toMatchObject({ demo: true, trustProxy: 2 });
    expect(readEnv({ ...complete, DEMO: '0', TRUST_PROXY: '' })).toMatchObject({ demo: false, trustProxy: 0 });
  });
});
