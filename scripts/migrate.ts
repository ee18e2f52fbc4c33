/**
 * Brings a database to the state that prisma/migrations describes. Run with `tsx --conditions=react-server`.
 * Several instances may start at once: one works, the others wait and then find nothing to do.
 */
import { pathToFileURL } from 'node:url';
import { pendingMigrations, withClient } from './lib/migrations.mjs';
import { Explained, runMain, say } from './lib/report.mjs';

/** Any fixed number: whoever migrates this application takes the lock with it. */
const LOCK = 7_266_941;

/** @returns the names of the migrations that were applied now */
export async function migrate(url: string): Promise<string[]> {
  if ((await pendingMigrations(url)).length === 0) return [];
  return withClient(url, async (client) => {
    await client.query(`SET lock_timeout = '120s'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return (await pendingMigrations(url)).length === 0 ? [] : apply(url);
  });
}

async function apply(url: string): Promise<string[]> {
  const { migrationList, NO_FILTER, withEngine } = await import('./lib/migrations-engine');
  const migrationsList = await migrationList();
  try {
    return await withEngine(url, async (engine) => {
      const forgetFailures = async () => {
        // Each migration is one transaction, so one that failed, or whose process was killed, has left nothing behind.
        const { failedMigrationNames } = await engine.diagnoseMigrationHistory({
          migrationsList,
          optInToShadowDatabase: false,
          filters: NO_FILTER,
        });
        for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
      };
      await forgetFailures();
      try {
        return (await engine.applyMigrations({ migrationsList, filters: NO_FILTER })).appliedMigrationNames;
      } catch (error) {
        await forgetFailures();
        throw error;
      }
    });
  } catch (error) {
    throw new Explained(`A migration failed and was undone: ${error instanceof Error ? error.message : String(error)}`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    const url = process.env['MIGRATION_DATABASE_URL'] ?? process.env['DATABASE_URL'];
    if (!url) throw new Explained('DATABASE_URL is not set.');
    for (const name of await migrate(url)) say(`  applied ${name}`);
  });
  // The engine guards its lock with a timer of ten seconds that nobody can take back; do not wait for it.
  process.exit();
}
