import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { env } from '@/server/env';
import { schemaDiff } from '../../scripts/lib/migrations-engine';
import { migrationsOnDisk } from '../../scripts/lib/migrations.mjs';

/**
 * Two databases side by side: one by all migrations (this file's own), one straight from prisma/schema. What differs is
 * what somebody changed in one place and forgot in the other.
 */
const { adminUrl, prefix } = inject('cluster');
const name = `${prefix}${randomBytes(5).toString('hex')}`;
let migrated: Client;
let fresh: Client;

async function connected(database: string): Promise<Client> {
  const url = new URL(adminUrl);
  url.pathname = database;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

beforeAll(async () => {
  const admin = await connected('postgres');
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  migrated = await connected(new URL(env.databaseUrl).pathname.slice(1));
  fresh = await connected(name);
  await fresh.query(await schemaDiff({ tag: 'empty' }));
});

afterAll(async () => {
  await Promise.all([migrated, fresh].map((client) => client.end()));
});

/** The rows of a query, one text each. */
async function read(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`SELECT line FROM (${sql}) AS found(line) ORDER BY line`);
  return rows.map(({ line }) => line);
}

const COLUMNS = `
  SELECT concat_ws(' ', c.table_name || '.' || c.column_name, c.udt_name, c.datetime_precision, c.is_nullable, c.column_default, c.is_identity)
  FROM information_schema.columns AS c WHERE c.table_schema = 'public' AND c.table_name <> '_prisma_migrations' AND c.is_generated = 'NEVER'`;
const ENUMS = `
  SELECT t.typname || ': ' || string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) FROM pg_type AS t JOIN pg_enum AS e ON e.enumtypid = t.oid GROUP BY t.typname`;
const KEYS = `
  SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u') AND conrelid::regclass::text <> '_prisma_migrations'`;
const INDEXES = `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
const TABLES = `SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`;

describe('a migrated database and the schema on disk', () => {
  it.each([['tables', TABLES], ['columns, with type, default and whether they may be empty', COLUMNS], ['enumerations, in their order', ENUMS], ['primary and foreign keys', KEYS]])('have the same %s', async (_, sql) => {
    const expected = await read(fresh, sql);
    expect(expected.length).toBeGreaterThan(0);
    expect(await read(migrated, sql)).toEqual(expected);
  });

  it('have the schema’s indexes; the others are written by hand', async () => {
    const inMigrated = await read(migrated, INDEXES);
    expect((await read(fresh, INDEXES)).filter((index) => !inMigrated.includes(index))).toEqual([]);
  });

  it('differ in what Prisma cannot express alone', async () => {
    const [generated, checks, triggers] = [
      `SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'ALWAYS'`,
      `SELECT conname::text FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'c'`,
      `SELECT DISTINCT tgname::text FROM pg_trigger WHERE NOT tgisinternal`,
    ];
    expect(await read(migrated, generated)).toEqual(['Product.searchText']);
    expect(await read(migrated, checks)).toEqual(['Dpo_amounts', 'DpqRevision_amounts', 'Party_vendorCode_no_at', 'Product_amounts', 'Rfq_amounts']);
    expect(await read(migrated, triggers)).toEqual(['audit_append', 'audit_append_only', 'audit_no_truncate', 'product_count_delete', 'product_count_insert', 'product_count_update']);
    for (const sql of [generated, checks, triggers]) expect(await read(fresh, sql)).toEqual([]);
  });
});

describe('the migrations', () => {
  it('are all applied, in the order of their names, each finished', async () => {
    const { rows } = await migrated.query<{ migration_name: string; finished: boolean }>(
      'SELECT migration_name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS finished FROM "_prisma_migrations" ORDER BY started_at, migration_name',
    );
    const onDisk = (await migrationsOnDisk()).map((migration) => migration.name);
    expect(rows).toEqual(onDisk.map((migration) => ({ migration_name: migration, finished: true })));
    expect(onDisk).toEqual([...onDisk].sort());
  });
});
