/**
 * Once per run of the integration tests: an embedded PostgreSQL in a folder of its own, and in it one database with all
 * migrations, from which src/test/integration/database.ts copies one for each test file. It is kept for the next run
 * while the migrations stay as they are. Several runs may work in this folder at once.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster, THROWAWAY } from '../../../scripts/lib/cluster.mjs';
import { migrationsOnDisk, withClient } from '../../../scripts/lib/migrations.mjs';
import { DATA } from '../../../scripts/lib/paths.mjs';
import { isAlive, withLock } from '../../../scripts/lib/processes.mjs';
import { mustRun, tsx } from '../../../scripts/lib/run.mjs';
import { say } from '../../../scripts/lib/report.mjs';
import { EFFORT_NOTE } from '../effort';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to make a database, from which one, and how its name begins. */
    cluster: { adminUrl: string; template: string; prefix: string };
  }
}

export default async function setup(project: TestProject) {
  say(EFFORT_NOTE);
  const cluster = await openCluster('test-postgres', { settings: THROWAWAY });
  const adminUrl = cluster.url('postgres');
  const prefix = `t_${process.pid}_`;
  try {
    const template = await withClient(adminUrl, (admin) =>
      withLock(join(DATA, 'test-postgres', 'template.lock'), async () => {
        await dropWhere(admin, (name) => /^t_\d+_/.test(name) && !isAlive(Number(name.split('_')[1])));
        return templateFor(admin, cluster.url);
      }),
    );
    project.provide('cluster', { adminUrl, template, prefix });
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return async () => {
    await withClient(adminUrl, (admin) => dropWhere(admin, (name) => name.startsWith(prefix)));
    await cluster.close();
  };
}

async function templateFor(admin: Client, url: (database: string) => string): Promise<string> {
  const migrations = await migrationsOnDisk();
  const template = `migrated_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)}`;
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (known.rowCount) return template;
  const { rows } = await admin.query(`SELECT 1 FROM pg_database WHERE datname LIKE 't\\_%'`);
  const nobodyElseRuns = rows.length === 0;
  await dropWhere(admin, (name) => name === 'unfinished' || (nobodyElseRuns && name.startsWith('migrated_')));
  await admin.query('CREATE DATABASE unfinished');
  await mustRun('Migrating the test database', process.execPath, tsx('scripts/migrate.ts'), {
    quiet: true,
    env: { DATABASE_URL: url('unfinished'), MIGRATION_DATABASE_URL: undefined },
  });
  await admin.query(`ALTER DATABASE unfinished RENAME TO ${template}`);
  return template;
}

async function dropWhere(admin: Client, wanted: (name: string) => boolean) {
  const { rows } = await admin.query<{ datname: string }>('SELECT datname FROM pg_database');
  for (const { datname } of rows) {
    if (wanted(datname)) await admin.query(`DROP DATABASE IF EXISTS ${admin.escapeIdentifier(datname)} WITH (FORCE)`);
  }
}
