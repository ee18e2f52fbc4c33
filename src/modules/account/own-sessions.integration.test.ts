import { describe, expect, it } from 'vitest';
import { db } from '@/server/db';
import { call } from '@/test/call';
import { makeParty, makeSignedIn, signedIn, type SignedIn } from './account.factory';

const list = (as: SignedIn) => call('GET /api/account/sessions', { as });
const end = (as: SignedIn, sessionId: string) => call('DELETE /api/account/sessions/{sessionId}', { as, params: { sessionId }, body: {} });

describe('own sessions', () => {
  it('are listed alone, those that are over left out, the asking one marked', async () => {
    const party = await makeParty();
    const elsewhere = await signedIn(party, { lastSeenAt: new Date(Date.now() - 60_000) });
    await signedIn(party, { expires: new Date(Date.now() - 1000) });
    await signedIn(party, { lastSeenAt: new Date(Date.now() - 3 * 3_600_000) });
    const here = await signedIn(party);
    await makeSignedIn();
    const { body } = await list(here);
    expect((body as { id: string; current: boolean }[]).map(({ id, current }) => [id, current])).toEqual([[here.sessionId, true], [elsewhere.sessionId, false]]);
  });

  it('can be ended: the token of that one is worth nothing from then on', async () => {
    const party = await makeParty();
    const [here, elsewhere] = [await signedIn(party), await signedIn(party)];
    expect(await end(here, elsewhere.sessionId)).toMatchObject({ status: 200, body: { success: true } });
    expect([(await list(elsewhere)).status, (await list(here)).status]).toEqual([401, 200]);
    expect(await db.auditEntry.findMany({ where: { actorId: party.partyId }, select: { action: true } })).toEqual([{ action: 'session.ended' }]);
    expect((await end(here, elsewhere.sessionId)).status).toBe(404);
    const last = await end(here, here.sessionId);
    expect([last.status, last.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect((await list(here)).status).toBe(401);
  });

  it('of another party are not found, and go on', async () => {
    const [mine, other] = [await makeSignedIn(), await makeSignedIn()];
    for (const id of [other.sessionId, 'c0ffee00-1234-4abc-8def-0123456789ab', '1', `${other.sessionId}x`, "' OR 1=1"]) expect((await end(mine, id)).status, id).toBe(404);
    expect((await list(other)).status).toBe(200);
  });
});
