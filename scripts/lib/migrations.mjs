/**
 * The migrations on disk and which of them a database lacks. This is the quick look that every start takes; the
 * engine, which weighs megabytes, is loaded by scripts/migrate.ts, and only when this look found something.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from './paths.mjs';
import { Explained } from './report.mjs';

/** @typedef {{ name: string, sql: string }} Migration */

/** @returns {Promise<Migration[]>} in the order in which they are applied */
export async function migrationsOnDisk() {
  if (!existsSync(MIGRATIONS)) return [];
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8') })),
  );
}

/**
 * What the database's own history lacks, in names. An applied migration whose text has changed since is an error:
 * the database would not be what its migrations say.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function pendingMigrations(url) {
  const migrations = await migrationsOnDisk();
  const applied = await appliedMigrations(url);
  const edited = migrations.filter(({ name, sql }) => {
    const checksum = applied.get(name);
    return checksum !== undefined && !checksumsOf(sql).includes(checksum);
  });
  if (edited.length > 0) {
    throw new Explained(
      `Changed after it was applied: ${edited.map(({ name }) => name).join(', ')}. Put the old text back and write a new ` +
        'migration; or, where the data are worth nothing, start with an empty database (embedded: delete .data/postgres).',
    );
  }
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** @param {string} url */
async function appliedMigrations(url) {
  return withClient(url, async (client) => {
    const known = await client.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS known`);
    if (!known.rows[0].known) return new Map();
    const done = await client.query(
      'SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    /** @type {Map<string, string>} */
    const applied = new Map(done.rows.map((row) => [row.migration_name, row.checksum]));
    return applied;
  });
}

/**
 * The engine's checksum; a checkout may have changed the line ends, which changes nothing else.
 * @param {string} sql
 */
function checksumsOf(sql) {
  const unix = sql.replaceAll('\r\n', '\n');
  return [sql, unix, unix.replaceAll('\n', '\r\n')].map((text) => createHash('sha256').update(text).digest('hex'));
}

/**
 * One connection for one piece of work.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new Explained(
      `The database at ${new URL(url).host} does not answer: ${error instanceof Error ? error.message : error}`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
