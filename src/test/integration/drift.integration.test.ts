import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { env } from '@/server/env';
import { schemaDiff } from '../../../scripts/lib/migrations-engine';
import { migrationsOnDisk } from '../../../scripts/lib/migrations.mjs';

/**
 * The migrations and prisma/schema must describe one database. Here one is made by the migrations and one from the
 * schema alone, and what the schema asks for must stand in the first exactly so. The migrations may hold more: indexes,
 * triggers and columns that Prisma cannot express are written there by hand.
 */
const COLUMNS = `
  SELECT table_name || '.' || column_name AS name,
         concat_ws(' ', udt_name, is_nullable, column_default, datetime_precision) AS definition
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
    AND table_name NOT IN (SELECT table_name FROM information_schema.views WHERE table_schema = 'public')`;
const INDEXES = `
  SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
const CONSTRAINTS = `
  SELECT conrelid::regclass || '.' || conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u') AND conrelid::regclass::text <> '_prisma_migrations'`;
const ENUMS = `
  SELECT typname AS name, (SELECT string_agg(enumlabel, ',' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid) AS definition
  FROM pg_type t WHERE typtype = 'e'`;

const { adminUrl, prefix } = inject('cluster');
const name = `${prefix}schema_${randomBytes(4).toString('hex')}`;
const migrated = new Client({ connectionString: env.databaseUrl });
let fromSchema: Client;

beforeAll(async () => {
  await migrated.connect();
  await migrated.query(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  fromSchema = new Client({ connectionString: url.href });
  await fromSchema.connect();
  await fromSchema.query(await schemaDiff({ tag: 'empty' }));
});

afterAll(async () => {
  await Promise.all([migrated.end(), fromSchema.end()]);
});

async function read(client: Client, query: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(query);
  return new Map(rows.map((row) => [row.name, row.definition]));
}

it.each([
  ['columns', COLUMNS],
  ['indexes', INDEXES],
  ['keys', CONSTRAINTS],
  ['enums', ENUMS],
])('the migrations give the %s that the schema describes', async (_what, query) => {
  const wanted = await read(fromSchema, query);
  const present = await read(migrated, query);
  expect(wanted.size).toBeGreaterThan(0);
  expect(Object.fromEntries([...wanted.keys()].map((key) => [key, present.get(key)]))).toEqual(
    Object.fromEntries(wanted),
  );
});

it.each([
  ['table', `SELECT tablename AS name, '' AS definition FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`, []],
  ['column', COLUMNS, []],
  ['key', CONSTRAINTS, []],
  ['enum', ENUMS, []],
])('the migrations make no %s that the schema does not know', async (_what, query, byHand) => {
  const wanted = await read(fromSchema, query);
  const extra = [...(await read(migrated, query)).keys()].filter((key) => !wanted.has(key));
  expect(extra).toEqual(byHand);
});

it('the migrations are all applied and finished, in the order of their names', async () => {
  const { rows } = await migrated.query<{ name: string; finished: boolean }>(
    'SELECT migration_name AS name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS finished FROM "_prisma_migrations" ORDER BY started_at, migration_name',
  );
  expect(rows).toEqual((await migrationsOnDisk()).map((migration) => ({ name: migration.name, finished: true })));
});
