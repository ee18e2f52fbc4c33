/** What is measured, brought up: databases of the wanted sizes, the product's build before each, and the baseline. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/lib/build.mjs';
import { ensureClient } from '../../scripts/lib/client.mjs';
import { clusterHome } from '../../scripts/lib/cluster-home.mjs';
import { filesBelow, fingerprint, makeUnlessCurrent } from '../../scripts/lib/fingerprint.mjs';
import { withClient } from '../../scripts/lib/migrations.mjs';
import { DATA, fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { livePostmaster } from '../../scripts/lib/postmaster.mjs';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { Explained, step } from '../../scripts/lib/report.mjs';
import { mustRun, tsx } from '../../scripts/lib/run.mjs';
import { startProduct, startServer } from '../../scripts/lib/server-process.mjs';
import { drive } from './load.mjs';

const CLUSTER = 'bench';
const WARM_UP = 3000;
const BASELINE = fromRoot('bench', 'baseline');
const BASELINE_BUILD = join(DATA, 'bench-baseline');
const LOGS = join(DATA, 'bench-logs');
const NEXT = fromRoot('node_modules', 'next', 'dist', 'bin', 'next');

/**
 * @typedef {object} Server a running server
 * @property {number} port
 * @property {readonly number[]} processes whose trees do its work, the database's included
 */

/** @typedef {Server & { database: string, products: number }} Site the product before a database: its address, and how many products it holds */

/**
 * @typedef {object} Stage
 * @property {Server} baseline
 * @property {() => Promise<Site>} small the product before the small database, started when first asked for
 * @property {() => Promise<Site>} large the same before the large one
 * @property {() => Promise<void>} close
 */

/**
 * @param {{ small: number, large: number }} sizes numbers of products
 * @returns {Promise<Stage>}
 */
export async function setStage(sizes) {
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  /** @type {Map<number, Promise<Site>>} */
  const sites = new Map();
  const site = (/** @type {number} */ size) => {
    const started = sites.get(size) ?? startSite(size, closers);
    sites.set(size, started);
    return started;
  };
  try {
    await mkdir(LOGS, { recursive: true });
    await ensureClient();
    await ensureBuild();
    await ensureBaselineBuild();
    const baseline = await startBaseline(closers);
    return { baseline, small: () => site(sizes.small), large: () => site(sizes.large), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function ensureBaselineBuild() {
  const isSource = (/** @type {string} */ path) => !path.endsWith('next-env.d.ts');
  await makeUnlessCurrent({
    mark: join(DATA, 'made', 'bench-baseline'),
    result: join(BASELINE_BUILD, 'BUILD_ID'),
    print: fingerprint([...filesBelow([BASELINE], isSource), fromRoot('package-lock.json')]),
    make: () =>
      step('baseline built', () =>
        mustRun('The build of the baseline', process.execPath, [NEXT, 'build', BASELINE], {
          quiet: true,
          env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        }),
      ),
  });
}

/**
 * @param {(() => Promise<void>)[]} closers
 * @returns {Promise<Server>}
 */
async function startBaseline(closers) {
  const port = await freePort();
  const args = [NEXT, 'start', BASELINE, '--port', String(port), '--hostname', '127.0.0.1'];
  const server = await startServer({ port, args, logFile: join(LOGS, 'baseline.log'), path: '/' });
  closers.push(server.stop);
  // What everything is divided by must be past the time in which Node.js still compiles it, whichever line comes first.
  await drive(port, WARM_UP, () => ({ path: '/api/rows' }));
  return { port, processes: [server.pid] };
}

/**
 * @param {number} size
 * @param {(() => Promise<void>)[]} closers
 * @returns {Promise<Site>}
 */
async function startSite(size, closers) {
  const prepared = await prepare({ cluster: CLUSTER, database: `marsa_${size}`, ownDatabase: true, seed: false });
  closers.push(prepared.close);
  await fill(prepared.env, size);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...prepared.env, NEXTAUTH_URL: url, APP_URL: url, RFQS_PER_HOUR: '1000000' };
  const server = await startProduct({ port, env, logFile: join(LOGS, `site-${size}.log`) });
  closers.push(server.stop);
  const database = databaseOf(prepared.env);
  const { home } = await clusterHome(CLUSTER);
  const postmaster = livePostmaster(join(home, 'data'));
  if (!postmaster) throw new Explained('The database of the benchmark is down.');
  return { port, processes: [server.pid, postmaster.pid], database, products: size };
}

/** @param {Record<string, string>} env */
const databaseOf = (env) => String(env['DATABASE_URL']);

/**
 * Generates what is missing, and leaves nothing for the database to tidy up while somebody measures.
 * @param {Record<string, string>} env of the product's programs
 * @param {number} size
 */
async function fill(env, size) {
  const present = await withClient(databaseOf(env), async (client) => {
    const { rows } = await client.query('SELECT coalesce(sum("count"), 0)::int AS count FROM "ProductCount"');
    return rows[0].count;
  });
  if (present < size) {
    const args = tsx('prisma/seed/generate.ts', '--products', String(size));
    await mustRun('Generating products', process.execPath, args, { env });
  }
  await withClient(databaseOf(env), async (client) => {
    await client.query('VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  });
}
