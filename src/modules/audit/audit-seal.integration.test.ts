import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit, SYSTEM } from '@/server/audit';
import { db } from '@/server/db';
import { env } from '@/server/env';
import { log } from '@/server/log';
import { transact } from '@/server/transact';
import { PATIENCE, SEED, share } from '@/test/effort';
import { tell } from '@/test/figures';
import { verifyLog } from './audit.queries';
import { sealLog } from './audit-seal.commands';

/** The superuser, whom no trigger holds up. */
const superuser = new Client({ connectionString: env.databaseUrl });
const ENTRIES = 30;

beforeAll(async () => {
  await superuser.connect();
  await superuser.query(`SET session_replication_role = replica`);
  await write(ENTRIES);
  await superuser.query(`CREATE TEMP TABLE kept AS TABLE "AuditEntry"`);
});
afterAll(() => superuser.end());
/** Each test begins with the log as it was written, and one seal at its end. */
beforeEach(async () => {
  await restore();
  await superuser.query('DELETE FROM "AuditSeal"');
  await sealLog();
});

async function write(count: number): Promise<void> {
  await transact(async (tx) => {
    for (let index = 1; index <= count; index += 1) await audit(tx, { actor: index % 3 === 0 ? SYSTEM : { partyId: index, label: `BUY-${index}` }, action: 'test.done', entity: 'test', entityId: index, details: { amount: index } });
  });
}

async function restore(): Promise<void> {
  await superuser.query('DELETE FROM "AuditEntry"');
  await superuser.query('INSERT INTO "AuditEntry" TABLE kept');
}

const HASH = `audit_hash("prevHash", "seq", "at", "actorId", "actor", "action", "entity", "entityId", "details")`;

/** Reckons the chain anew from the first entry on, as somebody does who knows how it is made. */
const RECHAIN = `DO $$
DECLARE entry record; last text := repeat('0', 64);
BEGIN
  FOR entry IN SELECT "seq" FROM "AuditEntry" ORDER BY "seq" LOOP
    UPDATE "AuditEntry" SET "prevHash" = last WHERE "seq" = entry."seq";
    UPDATE "AuditEntry" SET "hash" = ${HASH} WHERE "seq" = entry."seq" RETURNING "hash" INTO last;
  END LOOP;
END $$`;

/** What can be done to an entry's columns; each makes another entry of it. */
const EDITS = [
  `"actor" = "actor" || '*'`, `"actorId" = coalesce("actorId", 0) + 1`, `"action" = 'test.undone'`, `"entity" = 'tests'`, `"entityId" = "entityId" || '0'`, `"at" = "at" + interval '1 millisecond'`, `"details" = "details" || '{"amount": 999}'`,
] as const;

/** How far whoever tampers covers it up: not at all, by closing gaps in the numbers, or by reckoning all hashes anew as well. */
const cover = fc.constantFrom('none' as const, 'numbers' as const, 'hashes' as const);
const seq = fc.integer({ min: 1, max: ENTRIES });
const tampering = fc.oneof(
  fc.record({ what: fc.constant('edit' as const), seq, edit: fc.constantFrom(...EDITS), isRehashed: fc.boolean(), cover }),
  fc.record({ what: fc.constant('delete' as const), seq, cover }),
  fc.record({ what: fc.constant('insert' as const), seq, cover }),
  fc.record({ what: fc.constant('exchange' as const), seq, by: fc.integer({ min: 1, max: ENTRIES - 1 }), cover }),
  fc.record({ what: fc.constant('cut off' as const), count: seq, cover }),
);
type Tampering = typeof tampering extends fc.Arbitrary<infer T> ? T : never;

async function tamper(done: Tampering): Promise<void> {
  if (done.what === 'edit') {
    await superuser.query(`UPDATE "AuditEntry" SET ${done.edit} WHERE "seq" = $1`, [done.seq]);
    if (done.isRehashed) await superuser.query(`UPDATE "AuditEntry" SET "hash" = ${HASH} WHERE "seq" = $1`, [done.seq]);
  } else if (done.what === 'delete') {
    await superuser.query('DELETE FROM "AuditEntry" WHERE "seq" = $1', [done.seq]);
  } else if (done.what === 'insert') {
    await superuser.query('UPDATE "AuditEntry" SET "seq" = "seq" + 1000 WHERE "seq" >= $1', [done.seq]);
    await superuser.query('UPDATE "AuditEntry" SET "seq" = "seq" - 999 WHERE "seq" > 1000');
    await superuser.query(`INSERT INTO "AuditEntry" SELECT $1, "at", "actorId", 'forger', "action", "entity", "entityId", "details", "prevHash", "hash" FROM kept WHERE "seq" = $1`, [done.seq]);
  } else if (done.what === 'exchange') {
    const other = ((done.seq - 1 + done.by) % ENTRIES) + 1;
    await superuser.query('UPDATE "AuditEntry" SET "seq" = -"seq" WHERE "seq" IN ($1, $2)', [done.seq, other]);
    await superuser.query('UPDATE "AuditEntry" SET "seq" = $1::bigint + $2::bigint + "seq" WHERE "seq" < 0', [done.seq, other]);
  } else {
    await superuser.query('DELETE FROM "AuditEntry" WHERE "seq" > $1', [ENTRIES - done.count]);
  }
  if (done.cover === 'none') return;
  await superuser.query(`UPDATE "AuditEntry" AS entry SET "seq" = -placed.place FROM (SELECT "seq", row_number() OVER (ORDER BY "seq") AS place FROM "AuditEntry") AS placed WHERE placed."seq" = entry."seq"`);
  await superuser.query('UPDATE "AuditEntry" SET "seq" = -"seq"');
  if (done.cover === 'hashes') await superuser.query(RECHAIN);
}

describe('a sealed log', () => {
  it('shows every tampering of a superuser, also when the chain was reckoned anew or its end is gone (G17)', async () => {
    const runs = share(1000);
    let onlyBySeal = 0;
    expect(await verifyLog()).toMatchObject({ verified: ENTRIES, firstBroken: null, isSealBroken: false, sealedTo: ENTRIES });
    await fc.assert(fc.asyncProperty(tampering, async (done) => {
      await tamper(done);
      const { firstBroken, isSealBroken, verified } = await verifyLog();
      await restore();
      onlyBySeal += isSealBroken ? 1 : 0;
      expect(firstBroken).not.toBeNull();
      expect(verified).toBeLessThan(ENTRIES);
      if (done.what === 'cut off') expect([firstBroken, isSealBroken]).toEqual([ENTRIES - done.count + 1, true]);
    }), { numRuns: runs, seed: SEED });
    expect(await verifyLog()).toMatchObject({ verified: ENTRIES, firstBroken: null, isSealBroken: false });
    expect(onlyBySeal).toBeGreaterThan(0);
    tell('G17', { tamperings: runs, found: runs, 'found by a seal alone': onlyBySeal });
  }, PATIENCE);

  it('still shows what was cut off when the log has grown again, and is not sealed anew', async () => {
    await superuser.query('DELETE FROM "AuditEntry" WHERE "seq" > 25');
    await write(10);
    expect(await verifyLog()).toMatchObject({ firstBroken: ENTRIES, isSealBroken: true, sealedTo: ENTRIES });
    vi.mocked(log).mockClear();
    await sealLog();
    expect(vi.mocked(log).mock.calls).toEqual([['error', 'audit.seal_broken', { entry: ENTRIES }]]);
    expect(await db.auditSeal.count()).toBe(1);
  });

  it('is sealed once for every end, of which the output has a line, and not where nothing was written', async () => {
    vi.mocked(log).mockClear();
    await sealLog();
    await write(2);
    await Promise.all([sealLog(), sealLog()]);
    expect((await db.auditSeal.findMany({ orderBy: { seq: 'asc' }, select: { seq: true } })).map((row) => Number(row.seq))).toEqual([ENTRIES, ENTRIES + 2]);
    const { hash } = await db.auditEntry.findFirstOrThrow({ orderBy: { seq: 'desc' }, select: { hash: true } });
    expect(vi.mocked(log)).toHaveBeenCalledWith('info', 'audit.sealed', { entry: ENTRIES + 2, hash });
    expect(await verifyLog()).toMatchObject({ verified: ENTRIES + 2, firstBroken: null, sealedTo: ENTRIES + 2 });
  });

  it('shows a seal that is not ours, and lets nobody change one', async () => {
    await expect(db.auditSeal.deleteMany()).rejects.toThrow(/append-only/);
    await expect(db.auditSeal.updateMany({ data: { hash: 'x' } })).rejects.toThrow(/append-only/);
    // Cut off, and sealed by somebody who does not have the key.
    await superuser.query('DELETE FROM "AuditEntry" WHERE "seq" > 20');
    await superuser.query('DELETE FROM "AuditSeal"');
    await superuser.query(`INSERT INTO "AuditSeal" ("seq", "hash", "seal") SELECT "seq", "hash", repeat('a', 64) FROM "AuditEntry" WHERE "seq" = 20`);
    expect(await verifyLog()).toMatchObject({ firstBroken: 20, isSealBroken: true, sealedTo: 20 });
  });

  it('says so where nothing is sealed', async () => {
    await superuser.query('DELETE FROM "AuditSeal"');
    expect(await verifyLog()).toMatchObject({ verified: ENTRIES, firstBroken: null, isSealBroken: false, sealedTo: null });
  });
});
