/** Everything between a fresh clone and a process that can serve, the build aside: packages, settings, database, demo data. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from './paths.mjs';
import { loadSettings, ownSecret, requireSecret } from './settings.mjs';
import { ensurePackages } from './install.mjs';
import { step } from './report.mjs';

/** The name of the application's database in an embedded cluster. */
const DATABASE = 'marsa';

/**
 * @typedef {object} Prepared
 * @property {Record<string, string>} env what the server needs in its environment
 * @property {boolean} demo whether the demo accounts are there
 * @property {() => Promise<void>} close leaves the database
 */

/**
 * @typedef {object} Options
 * @property {string} [cluster] the embedded cluster's folder below .data
 * @property {string} [database] the database's name in the embedded cluster
 * @property {boolean} [ownDatabase] true: the embedded one, whatever the settings say (tests)
 * @property {Record<string, string>} [settings] further settings of the embedded database
 * @property {boolean} [fresh] begin with an empty embedded database
 * @property {boolean} [seed] false: leave an empty database empty
 * @property {boolean} [serves] a server follows: secrets are needed, and the embedded database is started again should it die
 */

/**
 * @param {Options} [options]
 * @returns {Promise<Prepared>}
 */
export async function prepare(options = {}) {
  const {
    cluster = 'postgres',
    database: name = DATABASE,
    ownDatabase = false,
    settings = {},
    fresh = false,
    seed = true,
    serves = false,
  } = options;
  await ensurePackages();
  if (!ownDatabase) loadSettings();
  const external = ownDatabase ? undefined : process.env['DATABASE_URL'];
  if (external && serves) requireSecret();
  // These need packages, so they are loaded only now.
  const { ensureAssets } = await import('./assets.mjs');
  const { ensureClient } = await import('./client.mjs');
  const { openDatabase } = await import('./database.mjs');
  const { ensureDemoData } = await import('./demo.mjs');
  const { ensureReference } = await import('./reference.mjs');

  const client = step('database client made', ensureClient);
  await step('browser files copied', ensureAssets);
  const database = external
    ? { url: external, close: async () => {} }
    : await step('database started', () =>
        openDatabase({ cluster, database: name, settings, fresh, guard: serves }),
      );
  try {
    await client;
    await step('database migrated', () =>
      migrate(external ? (process.env['MIGRATION_DATABASE_URL'] ?? external) : database.url),
    );
    /** @type {Record<string, string> & { DEMO: string }} */
    const env = {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: process.env['NEXTAUTH_SECRET'] ?? (await ownSecret()),
      NEXTAUTH_URL:
        process.env['NEXTAUTH_URL'] ?? process.env['APP_URL'] ?? `http://localhost:${process.env['PORT'] || 3000}`,
      DEMO: process.env['DEMO'] ?? (external ? '0' : '1'),
      ...(await uploads(cluster, ownDatabase, fresh)),
    };
    const demo = env.DEMO === '1' || env.DEMO === 'true';
    if (seed) await ensureReference(database.url, env);
    if (demo && seed) await ensureDemoData(database.url, external ? null : cluster, env);
    return { env, demo, close: database.close };
  } catch (error) {
    await client.catch(() => undefined);
    await database.close();
    throw error;
  }
}

/**
 * Loads TypeScript and the engine only when there is something to apply.
 * @param {string} url
 */
async function migrate(url) {
  const { pendingMigrations } = await import('./migrations.mjs');
  const { mustRun, tsx } = await import('./run.mjs');
  if ((await pendingMigrations(url)).length === 0) return;
  await mustRun('Migrating the database', process.execPath, tsx('scripts/migrate.ts'), {
    env: { DATABASE_URL: url, MIGRATION_DATABASE_URL: undefined },
  });
}

/**
 * Where the files of this database go up. Those of a test's own database lie apart, and begin and end with it.
 * @param {string} cluster
 * @param {boolean} ownDatabase
 * @param {boolean} fresh
 * @returns {Promise<Record<string, string>>}
 */
async function uploads(cluster, ownDatabase, fresh) {
  if (!ownDatabase) return { UPLOAD_DIR: process.env['UPLOAD_DIR'] || join(DATA, 'uploads') };
  const folder = join(DATA, `${cluster}-uploads`);
  if (fresh) await rm(folder, { recursive: true, force: true });
  return { UPLOAD_DIR: folder, UPLOADTHING_TOKEN: '' };
}
