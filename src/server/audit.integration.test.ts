import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit, SYSTEM } from './audit';
import { db, type Tx } from './db';
import { env } from './env';
import { transact } from './transact';

/** The superuser, who can switch triggers off. */
const superuser = new Client({ connectionString: env.databaseUrl });

beforeAll(() => superuser.connect());
afterAll(() => superuser.end());
/** Each test that tampers leaves a broken chain: the next one begins with an empty log. */
afterEach(async () => {
  await asSuperuser('DELETE FROM "AuditEntry"');
});

function write(tx: Tx, entityId: number, details = {}): Promise<void> {
  return audit(tx, { actor: { partyId: 7, label: 'BUY-7K3Q9M' }, action: 'test.done', entity: 'test', entityId, details });
}

async function writeMany(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) await transact((tx) => write(tx, index, { note: `number ${index}`, amount: index * 100 }));
}

/** The seq of the first entry that does not follow from the one before, or null. */
async function firstBroken(): Promise<number | null> {
  const { rows } = await superuser.query<{ seq: string | null }>('SELECT audit_verify() AS seq');
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
}

/** Does what the triggers forbid. */
async function asSuperuser(sql: string, values: unknown[] = []): Promise<number> {
  await superuser.query('ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL');
  const { rowCount } = await superuser.query(sql, values);
  await superuser.query('ALTER TABLE "AuditEntry" ENABLE TRIGGER ALL');
  return rowCount ?? 0;
}

describe('the audit log', () => {
  it('numbers and chains its entries, and says who did what when', async () => {
    const began = Date.now();
    await writeMany(3);
    await transact((tx) => audit(tx, { actor: SYSTEM, action: 'test.timed', entity: 'test', entityId: 'four' }));
    const entries = await db.auditEntry.findMany({ orderBy: { seq: 'asc' } });
    expect(entries.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4]);
    expect(entries.map(({ prevHash }) => prevHash)).toEqual(['0'.repeat(64), ...entries.slice(0, 3).map(({ hash }) => hash)]);
    expect(entries[1]).toMatchObject({ actorId: 7, actor: 'BUY-7K3Q9M', action: 'test.done', entity: 'test', entityId: '2', details: { note: 'number 2', amount: 200 } });
    expect(entries[3]).toMatchObject({ actorId: null, actor: 'system', entityId: 'four', details: {} });
    for (const { at } of entries) expect(Math.abs(at.getTime() - began)).toBeLessThan(60_000);
    expect(await firstBroken()).toBeNull();
  });

  it('keeps any text that may stand in details, and still verifies', async () => {
    await transact((tx) => write(tx, 1, { text: 'a|b\n"c" \\ é 🚢 مرحبا', empty: '', nothing: null, list: [1, 'two', { three: 3 }], amount: 0.1 }));
    expect(await firstBroken()).toBeNull();
  });

  it('is empty and unbroken at first', async () => {
    expect(await firstBroken()).toBeNull();
  });

  it('cannot be changed, deleted or emptied', async () => {
    await writeMany(2);
    await expect(db.auditEntry.updateMany({ data: { actor: 'somebody else' } })).rejects.toThrow(/append-only/);
    await expect(db.auditEntry.deleteMany({ where: { seq: 1n } })).rejects.toThrow(/append-only/);
    await expect(db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(/append-only/);
    await expect(superuser.query('DELETE FROM "AuditEntry"')).rejects.toThrow(/append-only/);
    await expect(superuser.query(`UPDATE "AuditEntry" SET "hash" = 'x'`)).rejects.toThrow(/append-only/);
    await expect(superuser.query('TRUNCATE "AuditEntry" CASCADE')).rejects.toThrow(/append-only/);
    expect(await db.auditEntry.count()).toBe(2);
  });

  it('lets nobody choose number, time or hash', async () => {
    await writeMany(1);
    await db.auditEntry.createMany({ data: { seq: 99n, at: new Date(0), prevHash: 'a', hash: 'b', actor: 'x', action: 'x', entity: 'x', entityId: '1' } });
    const last = await db.auditEntry.findFirstOrThrow({ orderBy: { seq: 'desc' } });
    expect(Number(last.seq)).toBe(2);
    expect(Date.now() - last.at.getTime()).toBeLessThan(60_000);
    expect(await firstBroken()).toBeNull();
  });

  it.each([
    ['"actor" = \'HR-000000\''], ['"actorId" = 8'], ['"actorId" = NULL'], ['"action" = \'test.undone\''], ['"entity" = \'tests\''], ['"entityId" = \'70\''],
    ['"at" = "at" + interval \'1 millisecond\''], ['"details" = \'{}\''], ['"details" = "details" || \'{"amount": 701}\''], ['"hash" = repeat(\'a\', 64)'], ['"prevHash" = repeat(\'a\', 64)'],
  ])('finds a changed entry: SET %s', async (change) => {
    await writeMany(10);
    expect(await asSuperuser(`UPDATE "AuditEntry" SET ${change} WHERE "seq" = 7`)).toBe(1);
    expect(await firstBroken()).toBe(7);
  });

  it('finds an entry that was changed together with its hash, at the one after it', async () => {
    await writeMany(10);
    await asSuperuser(`UPDATE "AuditEntry" SET "actor" = 'x', "hash" = audit_hash("prevHash", "seq", "at", "actorId", 'x', "action", "entity", "entityId", "details") WHERE "seq" = 7`);
    expect(await firstBroken()).toBe(8);
  });

  it('finds a deleted entry, at the one that now stands in its place', async () => {
    await writeMany(10);
    await asSuperuser('DELETE FROM "AuditEntry" WHERE "seq" = 7');
    expect(await firstBroken()).toBe(8);
    await asSuperuser('UPDATE "AuditEntry" SET "seq" = "seq" - 1 WHERE "seq" > 7');
    expect(await firstBroken()).toBe(7);
  });

  it('finds a first entry that was deleted, an inserted one, and two that were exchanged', async () => {
    await writeMany(5);
    await asSuperuser('DELETE FROM "AuditEntry" WHERE "seq" = 1');
    expect(await firstBroken()).toBe(2);
    await asSuperuser('DELETE FROM "AuditEntry"');
    await writeMany(5);
    await asSuperuser(`UPDATE "AuditEntry" SET "seq" = "seq" + 100 WHERE "seq" >= 3`);
    await asSuperuser(`UPDATE "AuditEntry" SET "seq" = "seq" - 99 WHERE "seq" >= 103`);
    await asSuperuser(`INSERT INTO "AuditEntry" SELECT 3, "at", "actorId", 'forger', "action", "entity", "entityId", "details", "prevHash", "hash" FROM "AuditEntry" WHERE "seq" = 2`);
    expect(await firstBroken()).toBe(3);
  });

  it('has no gap and no fork after many writers at once, some of whom gave up', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => transact(async (tx) => {
      await write(tx, index);
      if (index % 4 === 0) throw new Error('gave up');
    })));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15);
    const entries = await db.auditEntry.findMany({ orderBy: { seq: 'asc' }, select: { seq: true, entityId: true } });
    expect(entries.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect(new Set(entries.map(({ entityId }) => entityId)).size).toBe(45);
    expect(await firstBroken()).toBeNull();
  });
});
