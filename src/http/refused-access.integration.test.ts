import { expect, it } from 'vitest';
import { makeSignedIn } from '@/modules/account/account.factory';
import { db } from '@/server/db';
import { pruneAttempts } from '@/server/throttle';
import { atOnce, call } from '@/test/call';

const entriesOf = (partyId: number) => db.auditEntry.findMany({ where: { actorId: partyId, entity: 'call' }, select: { action: true, entityId: true, details: true }, orderBy: { seq: 'asc' } });
const timesOf = async (partyId: number) => (await entriesOf(partyId)).map(({ action, details }) => [action, (details as { times: number }).times]);

it('a call that somebody may not make stands in the audit log: the first, the tenth, the hundredth', async () => {
  const buyer = await makeSignedIn();
  const refused = () => call('GET /api/hr/users', { as: buyer, headers: { 'x-forwarded-for': '192.0.2.9' } });
  expect((await refused()).status).toBe(403);
  await expect.poll(() => entriesOf(buyer.partyId)).toEqual([
    { action: 'access.refused', entityId: 'GET /api/hr/users', details: { code: 'role_not_allowed', role: 'buyer', address: '192.0.2.9', times: 1 } },
  ]);
  expect([...(await atOnce(30, refused)).keys()]).toEqual([403]);
  await expect.poll(() => timesOf(buyer.partyId)).toEqual([['access.refused', 1], ['access.refused', 10]]);
});

it('a search through numbers of things that are not one’s own does, a single miss does not', async () => {
  const buyer = await makeSignedIn();
  const miss = (dpqId: number) => call('GET /api/buyer/dpqs/{dpqId}/revisions', { as: buyer, params: { dpqId } });
  await miss(2_000_000_001);
  for (let id = 0; id < 11; id += 1) await miss(2_000_000_001 + id);
  await expect.poll(() => timesOf(buyer.partyId)).toEqual([['access.probed', 10]]);
});

it('a visitor’s misses make no entry', async () => {
  const before = await db.auditEntry.count();
  for (let id = 0; id < 12; id += 1) expect((await call('GET /api/products/{productId}', { params: { productId: 2_000_000_000 + id } })).status).toBe(404);
  expect((await call('GET /api/hr/users')).status).toBe(401);
  expect(await db.auditEntry.count()).toBe(before);
});

it('the counts behind it are forgotten after a day', async () => {
  await db.throttle.updateMany({ where: { key: { startsWith: 'event:' } }, data: { windowStart: new Date(Date.now() - 25 * 3_600_000) } });
  await pruneAttempts();
  expect(await db.throttle.count({ where: { key: { startsWith: 'event:' } } })).toBe(0);
});
