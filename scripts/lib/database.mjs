/** The application's database in an embedded cluster. */
import { openCluster } from './cluster.mjs';
import { forgetHalfSeed, isHalfSeeded } from './demo.mjs';
import { withClient } from './migrations.mjs';
import { say } from './report.mjs';

/**
 * Opens the cluster and makes the database when it is missing, or anew when the demo data got in by half.
 * @param {{ cluster: string, database: string, settings?: Record<string, string>, guard?: boolean, fresh?: boolean }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function openDatabase({ cluster: name, database, settings, guard, fresh = false }) {
  const cluster = await openCluster(name, { settings, guard });
  try {
    await withClient(cluster.url('postgres'), async (client) => {
      const quoted = client.escapeIdentifier(database);
      if (isHalfSeeded(name)) say('  The demo data was put in by half: starting over with an empty database.');
      if (fresh || isHalfSeeded(name)) {
        await client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
        await forgetHalfSeed(name);
      }
      const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
      if (known.rowCount === 0) await client.query(`CREATE DATABASE ${quoted}`);
    });
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return { url: cluster.url(database), close: cluster.close };
}
