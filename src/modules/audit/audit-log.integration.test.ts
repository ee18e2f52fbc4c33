import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSignedIn, type SignedIn } from '@/modules/account/account.factory';
import { audit, SYSTEM } from '@/server/audit';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { transact } from '@/server/transact';
import { call } from '@/test/call';
import type { LogAnswer } from './audit.schema';

let admin: SignedIn;
beforeAll(async () => {
  admin = await makeSignedIn({ roles: ['admin'] });
  await transact(async (tx) => {
    for (let index = 1; index <= 60; index += 1) await audit(tx, { actor: SYSTEM, action: 'test.counted', entity: 'test', entityId: index, details: { number: index } });
    await audit(tx, { actor: { partyId: 7, label: 'SELL-7K3Q9M' }, action: 'test.named', entity: 'file', entityId: 'C_7', details: { to: 'open', title: '50%' } });
  });
});

const logs = async (query = '') => (await call('GET /api/admin/logs', { as: admin, query })).body as LogAnswer[];

describe('the audit log of the admin', () => {
  it('has timestamp, user, action and details, newest first', async () => {
    const [newest] = await logs();
    expect(newest).toMatchObject({ user: 'SELL-7K3Q9M', action: 'test.named', details: 'file C_7 · to: open · title: 50%', entity: 'file', kept: { to: 'open', title: '50%' } });
    expect(Date.parse(newest?.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is turned over by key: every entry once, also when others come in meanwhile', async () => {
    const whole = await logs('action=test.counted&pageSize=1000');
    const seen: number[] = [];
    for (let before = ''; ;) {
      const page = await logs(`action=test.counted&pageSize=7${before}`);
      seen.push(...page.map(({ id }) => id));
      if (page.length < 7) break;
      before = `&before=${page.at(-1)?.id}`;
      await transact((tx) => audit(tx, { actor: SYSTEM, action: 'test.late', entity: 'test', entityId: 'late' }));
    }
    expect(seen).toEqual(whole.map(({ id }) => id));
    expect(seen).toHaveLength(60);
    expect(await logs()).toHaveLength(50);
  });

  it.each([
    ['user=sell-7k', 1], ['user=%25', 0], ['entity=file', 1], ['action=test.named&entity=test', 0], ['q=C_7', 1], ['q=C-7', 0], ['q=50%25', 1], ['q=SELL file', 1], ['q=nowhere', 0],
    ['from=2100-01-01', 0], ['to=2000-01-01', 0], [`entity=file&from=${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}`, 1],
  ])('is filtered: %s gives %i', async (query, count) => {
    expect(await logs(query)).toHaveLength(count);
  });

  it.each(['before=0', 'before=a', 'from=2026-02-30', 'from=0001-01-01', 'to=9999-12-31', 'pageSize=1001', 'q=%00'])('refuses %s', async (query) => {
    expect(await call('GET /api/admin/logs', { as: admin, query })).toMatchObject({ status: 400 });
  });

  it('offers what it knows', async () => {
    const { body } = await call('GET /api/admin/logs/choices', { as: admin });
    const { actions, entities } = body as { actions: string[]; entities: string[] };
    expect(actions).toEqual(expect.arrayContaining(['test.counted', 'test.named']));
    expect(new Set(actions).size).toBe(actions.length);
    expect(entities).toEqual(expect.arrayContaining(['file', 'test']));
  });

  it('says how many entries are proved, and names the first that was changed', async () => {
    const total = await db.auditEntry.count();
    expect((await call('GET /api/admin/logs/verification', { as: admin })).body).toMatchObject({ verified: total, firstBroken: null, isSealBroken: false, sealedTo: null });
    const superuser = new Client({ connectionString: env.databaseUrl });
    await superuser.connect();
    await superuser.query('ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL');
    await superuser.query(`UPDATE "AuditEntry" SET "actor" = 'somebody' WHERE "seq" = 9`);
    await superuser.query('ALTER TABLE "AuditEntry" ENABLE TRIGGER ALL');
    await superuser.end();
    expect((await call('GET /api/admin/logs/verification', { as: admin })).body).toMatchObject({ verified: 8, firstBroken: 9, isSealBroken: false });
  });
});
