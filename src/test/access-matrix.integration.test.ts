import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLE_SLUGS, type RoleSlug } from '@/access/roles';
import { signSessionToken } from '@/access/token';
import { makeCustomRole, makeParty, signedIn, type MadeParty, type SignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { call, type Answered, type CallName, type Sent } from './call';
import { CALLS, GUARDED, nameOf, type SpecCall } from './spec-matrix';

const WAYS = ['cookie', 'bearer'] as const;
const parties = new Map<RoleSlug, MadeParty>();
const sessions = new Map<RoleSlug, SignedIn>();
const of = (role: RoleSlug): MadeParty => parties.get(role) ?? expect.fail(`no party for ${role}`);

beforeAll(async () => {
  for (const role of ROLE_SLUGS) parties.set(role, await makeParty({ roles: [role] }));
});

/** A session of a role's party; one for all calls but the one that ends it. */
async function sessionOf(role: RoleSlug, name: string): Promise<SignedIn> {
  if (name === 'POST /api/auth/logout') return signedIn(of(role));
  const session = sessions.get(role) ?? (await signedIn(of(role)));
  sessions.set(role, session);
  return session;
}

/** A call as the matrix makes it: its ids lead nowhere, its body is empty, so that nothing is changed by asking. */
function ask(entry: SpecCall, sent: Sent): Promise<Answered> {
  const params = Object.fromEntries([...entry.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', 2_147_483_647]));
  return call(nameOf(entry) as CallName, { params, ...(entry.method === 'GET' ? {} : { body: {} }), ...sent });
}

/** A refusal in JSON with code and sentence. */
function expectRefusal(answer: Answered, status: number, what: string): void {
  expect(answer.status, `${what}: ${answer.text}`).toBe(status);
  expect(answer.body, what).toEqual({ success: false, error: expect.stringMatching(/\S/) as string, code: expect.stringMatching(/^[a-z_]+$/) as string });
}

describe('thirteen principals', () => {
  it.each(CALLS.map((entry) => [nameOf(entry), entry] as const))('at %s', async (name, entry) => {
    const nobody = await ask(entry, {});
    if (entry.who === 'any') expect([401, 403], nobody.text).not.toContain(nobody.status);
    else expectRefusal(nobody, 401, `nobody at ${name}`);

    for (const role of ROLE_SLUGS) {
      for (const by of WAYS) {
        const answer = await ask(entry, { as: await sessionOf(role, name), by });
        const may = entry.who === 'any' || entry.who === 'signed' || entry.who.includes(role);
        if (may) expect([401, 403, 500], `${role} by ${by} at ${name}: ${answer.text}`).not.toContain(answer.status);
        else expectRefusal(answer, 403, `${role} by ${by} at ${name}`);
      }
    }
  });

  it.each([['none', []], ['a custom one', ['quality-auditor']]] as const)('and one whose role is %s, who may nothing that a role may', async (_, roles) => {
    for (const slug of roles) await makeCustomRole(slug);
    const party = await makeParty({ roles });
    for (const entry of GUARDED) {
      const answer = await ask(entry, { as: await signedIn(party) });
      if (entry.who === 'signed') expect([401, 403], nameOf(entry)).not.toContain(answer.status);
      else expectRefusal(answer, 403, nameOf(entry));
    }
  });

  it('of whom one who holds several roles acts in the active one alone', async () => {
    const party = await makeParty({ roles: ['seller', 'captain', 'buyer'] });
    for (const entry of GUARDED.filter(({ who }) => who !== 'signed' && !who.includes('seller'))) expectRefusal(await ask(entry, { as: await signedIn(party) }), 403, nameOf(entry));
  });
});

/** The role that may make a guarded call, so that only the principal's badness can refuse it. */
function rightful({ who }: SpecCall): RoleSlug {
  return typeof who === 'string' ? 'buyer' : (who[0] ?? 'buyer');
}

const HOUR = 3_600_000;

/** Ways in which a session of the right role is none. */
const BAD: Readonly<Record<string, (party: MadeParty) => Promise<{ token: string }>>> = {
  'an expired token': async (party) => {
    const { sessionId } = await signedIn(party);
    return { token: await signSessionToken({ sessionId, partyId: party.partyId, role: party.role, expires: new Date(Date.now() - 1000) }) };
  },
  'an expired session': async (party) => {
    const session = await signedIn(party);
    await db.session.update({ where: { id: session.sessionId }, data: { expiresAt: new Date(Date.now() - 1) }, select: { id: true } });
    return session;
  },
  'an idle session': (party) => signedIn(party, { lastSeenAt: new Date(Date.now() - 2 * HOUR) }),
  'a tampered token': async (party) => {
    const [header, payload = '', signature] = (await signedIn(party)).token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    return { token: `${header}.${Buffer.from(JSON.stringify({ ...claims, role: 'nobody' })).toString('base64url')}.${signature}` };
  },
  'a token without signature': async (party) => {
    const { sessionId } = await signedIn(party);
    const token = new UnsecuredJWT({ role: party.role }).setJti(sessionId).setSubject(String(party.partyId)).setIssuer('marsa-mart').setAudience('marsa-mart:session');
    return { token: token.setExpirationTime('1h').encode() };
  },
  'a token signed with another secret': async (party) => {
    const { sessionId } = await signedIn(party);
    const token = new SignJWT({ role: party.role }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setJti(sessionId).setSubject(String(party.partyId)).setIssuer('marsa-mart');
    return { token: await token.setAudience('marsa-mart:session').setExpirationTime('1h').sign(new TextEncoder().encode('another-secret-of-thirty-two-bytes!')) };
  },
  'a session that was logged out': async (party) => {
    const session = await signedIn(party);
    await call('POST /api/auth/logout', { as: session });
    return session;
  },
  'a session that never was': async (party) => ({
    token: await signSessionToken({ sessionId: 'c0ffee00-1234-4abc-8def-0123456789ab', partyId: party.partyId, role: party.role, expires: new Date(Date.now() + HOUR) }),
  }),
  'another party’s session': async (party) => {
    const other = await signedIn(await makeParty({ roles: [party.role ?? 'buyer'] }));
    return { token: await signSessionToken({ sessionId: other.sessionId, partyId: party.partyId, role: party.role, expires: other.expires }) };
  },
  'a temporary block': async (party) => signedIn(await makeParty({ roles: [party.role ?? 'buyer'], status: 'temporarily_blocked', blockedUntil: new Date(Date.now() + HOUR) })),
  'a permanent block': async (party) => signedIn(await makeParty({ roles: [party.role ?? 'buyer'], status: 'permanently_blocked' })),
  'an inactive account': async (party) => signedIn(await makeParty({ roles: [party.role ?? 'buyer'], status: 'inactive' })),
};

/** Never signed by us; the others once were, and one call tells their bearers that the session is over. */
const FORGED = ['a tampered token', 'a token without signature', 'a token signed with another secret'];
const TELLS_EXPIRED = 'PUT /api/auth/change-password';

describe.each(Object.entries(BAD))('with %s', (what, make) => {
  it.each(WAYS)('nobody is signed in, by %s', async (by) => {
    const bad = new Map<RoleSlug, { token: string }>();
    for (const role of new Set(GUARDED.map(rightful))) bad.set(role, await make(of(role)));
    for (const entry of GUARDED) {
      const status = nameOf(entry) === TELLS_EXPIRED && !FORGED.includes(what) ? 403 : 401;
      expectRefusal(await ask(entry, { as: bad.get(rightful(entry)), by }), status, `${what} at ${nameOf(entry)}`);
    }
  });
});

describe('a malformed bearer', () => {
  const TEXTS = [
    'Bearer %E0%A4%A', 'Bearer', 'Bearer ', 'Bearer a.b', `Bearer ${'x'.repeat(10_240)}`, 'bearer null', 'Bearer undefined', 'Basic YTpi', 'Token x', 'Bearer a.b.c d', 'Bearer  a.b.c',
    'null', '', 'ambiguous', 'Bearer eyJhbGciOiJub25lIn0.e30.',
  ];

  it.each(TEXTS)('is nobody’s, in good time: %j', async (authorization) => {
    const began = performance.now();
    for (const entry of GUARDED) expectRefusal(await ask(entry, { headers: { authorization } }), 401, nameOf(entry));
    // The calls' mean: one alone may fall into somebody else's turn at the processor.
    expect((performance.now() - began) / GUARDED.length).toBeLessThan(100);
  });

  it('does not fall back to a good cookie', async () => {
    for (const entry of GUARDED) {
      const session = await sessionOf(rightful(entry), nameOf(entry));
      for (const authorization of ['Bearer a.b.c', 'Bearer', '', 'Basic YTpi', 'Bearer %E0%A4%A']) {
        expectRefusal(await ask(entry, { as: session, headers: { authorization } }), 401, `${authorization} at ${nameOf(entry)}`);
      }
      expect([401, 403]).not.toContain((await ask(entry, { as: session })).status);
    }
  });

  it('counts as such when two good ones come at once', async () => {
    const session = await signedIn(of('buyer'));
    expectRefusal(await call('GET /api/buyer/rfqs', { headers: { authorization: `Bearer ${session.token}, Bearer ${session.token}` } }), 401, 'two bearers');
  });

  it('is told from a good one by nothing but its token: case and header names are free', async () => {
    const session = await signedIn(of('buyer'));
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) expect(await call('GET /api/buyer/rfqs', { headers: { authorization: `${scheme} ${session.token}` } })).toMatchObject({ status: 200 });
  });
});

describe('a cookie', () => {
  it.each(['', 'null', '%E0%A4%A', 'a.b.c', 'x'.repeat(10_240), '"quoted"', '; =; ='])('with the value %j is nobody’s', async (value) => {
    for (const entry of GUARDED) expectRefusal(await ask(entry, { headers: { cookie: `marsa.session=${value}`, origin: 'http://localhost:3000' } }), 401, nameOf(entry));
  });

  it('is found among others, by its whole name', async () => {
    const { token } = await signedIn(of('buyer'));
    const status = async (cookie: string) => (await call('GET /api/buyer/rfqs', { headers: { cookie } })).status;
    expect(await status(`theme=dark; marsa.session=${token}; lang=de`)).toBe(200);
    expect(await status(`theme=dark;marsa.session=${token}`)).toBe(200);
    expect(await status(`xmarsa.session=${token}`)).toBe(401);
    expect(await status(`marsa.session2=${token}`)).toBe(401);
    expect(await status(`MARSA.SESSION=${token}`)).toBe(401);
  });
});
