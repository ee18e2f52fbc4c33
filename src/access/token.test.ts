import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { env } from '@/server/env';
import { readSessionToken, signSessionToken } from './token';

const claims = { sessionId: 'c0ffee00-1234-4abc-8def-0123456789ab', partyId: 42 };
const soon = () => new Date(Date.now() + 60_000);
const good = () => signSessionToken({ ...claims, role: 'buyer', expires: soon() });

/** A token of our shape, made without our code. */
function forge(change: { secret?: string; alg?: string; issuer?: string; audience?: string; subject?: string; jti?: string; expires?: Date } = {}) {
  const token = new SignJWT({ role: 'captain' })
    .setProtectedHeader({ alg: change.alg ?? 'HS256', typ: 'JWT' })
    .setIssuer(change.issuer ?? 'marsa-mart').setAudience(change.audience ?? 'marsa-mart:session')
    .setSubject(change.subject ?? '42').setIssuedAt().setExpirationTime(change.expires ?? soon());
  if (change.jti !== '') token.setJti(change.jti ?? claims.sessionId);
  return token.sign(new TextEncoder().encode(change.secret ?? env.authSecret));
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a session token', () => {
  it('names its session and party', async () => {
    expect(await readSessionToken(await good())).toEqual(claims);
    expect(await readSessionToken(await forge())).toEqual(claims);
  });

  it('fits into a cookie', async () => {
    expect((await good()).length).toBeLessThan(1000);
  });

  it('counts no more once a sign of it is changed', async () => {
    const token = await good();
    const changed = [...token].map((sign, index) => token.slice(0, index) + (sign === 'A' ? 'B' : 'A') + token.slice(index + 1));
    const read = await Promise.all(changed.map(readSessionToken));
    // The last sign of a base64url text carries bits that nobody reads, so that two spellings may mean the same bytes.
    expect(read.slice(0, -1).filter((answer) => answer !== null)).toEqual([]);
  });

  it('counts no more with other claims beside the old signature', async () => {
    const [header, , signature] = (await good()).split('.');
    const payload = part({ role: 'captain', jti: claims.sessionId, sub: '1', iss: 'marsa-mart', aud: 'marsa-mart:session', exp: 4_102_444_800 });
    expect(await readSessionToken(`${header}.${payload}.${signature}`)).toBeNull();
  });

  it.each([
    ['another secret', () => forge({ secret: 'x'.repeat(40) })],
    ['an empty secret’s length of zeros', () => forge({ secret: '\0'.repeat(32) })],
    ['another algorithm', () => forge({ alg: 'HS512' })],
    ['another issuer', () => forge({ issuer: 'evil-mart' })],
    ['another audience', () => forge({ audience: 'marsa-mart:reset' })],
    ['no party', () => forge({ subject: 'everybody' })],
    ['half a party', () => forge({ subject: '1.5' })],
    ['no session', () => forge({ jti: '' })],
    ['an end that has come', () => forge({ expires: new Date(Date.now() - 1000) })],
    ['an own end that has come', () => signSessionToken({ ...claims, role: null, expires: new Date(Date.now() - 1000) })],
    ['alg none', async () => new UnsecuredJWT({ role: 'captain' }).setJti(claims.sessionId).setSubject('42').setIssuer('marsa-mart').setAudience('marsa-mart:session').encode()],
    ['alg none and our signature', async () => `${part({ alg: 'none' })}.${(await good()).split('.').slice(1).join('.')}`],
    ['alg None, spelled to slip through', async () => `${part({ alg: 'nOnE' })}.${part({ sub: '42', jti: claims.sessionId })}.x`],
    ['an unknown critical header', async () => `${part({ alg: 'HS256', crit: ['exp'], exp: 1 })}.${(await good()).split('.').slice(1).join('.')}`],
  ])('is nobody’s with %s', async (_, make) => {
    expect(await readSessionToken(await make())).toBeNull();
  });

  it.each([
    null, undefined, '', ' ', 'null', 'undefined', 'a.b', 'a.b.c', '..', '.', '%E0%A4%A', 'Bearer a.b.c', 'é.é.é', 'a.b.c.d', '\u0000', '{"alg":"none"}.{}.', 'e30.e30.e30',
  ])('is null, and no exception, for %j', async (text) => {
    expect(await readSessionToken(text)).toBeNull();
  });

  it('is refused unread when it is long', async () => {
    const began = performance.now();
    expect(await readSessionToken('a'.repeat(10_240))).toBeNull();
    expect(await readSessionToken(`${'a'.repeat(5000)}.${'b'.repeat(5000)}.c`)).toBeNull();
    expect(await readSessionToken('a.'.repeat(500_000))).toBeNull();
    expect(performance.now() - began).toBeLessThan(100);
  });
});
