/**
 * `npm run drill:restore [-- --rows 100000]`: the restore drill (reliability.md G18). A database of its own is filled and
 * backed up while it is written to, then lost with its files, restored, and held against what it was: counts and hashes of
 * every table, the log's chain and seals, the books' sums, the uploaded files. Prints how long it took until the site
 * served again (RTO). docs/operation.md says how to do the same by hand.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/install.mjs';
import { DATA, fromRoot, ROOT } from './lib/paths.mjs';
import { Explained, runMain, say, step } from './lib/report.mjs';

const CLUSTER = 'drill-postgres';
/** What is written while the backup is taken is still there for it. */
const SETTINGS = { wal_keep_size: '1GB' };
const MOST_SECONDS = 300;

/** So many entries of the log, as somebody writes them who changes a rate. */
const ENTRIES = `INSERT INTO "AuditEntry" ("seq", "prevHash", "hash", "actorId", "actor", "action", "entity", "entityId", "details")
  SELECT 0, '', '', NULL, 'system', 'rate.change', 'rate', $1, jsonb_build_object('from', n::text, 'to', (n + 1)::text) FROM generate_series(1, $2::int) AS n`;

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const wanted = Number(values.rows);

await runMain(async () => {
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Explained('Say how many: --rows 100000');
  await ensurePackages();
  const { clusterHome } = await import('./lib/cluster-home.mjs');
  const { ensureBuild } = await import('./lib/build.mjs');
  const { prepare } = await import('./lib/prepare.mjs');
  const { mustRun, tsx } = await import('./lib/run.mjs');
  const { home, identity } = await clusterHome(CLUSTER);
  const place = { home, identity, backup: join(home, 'backup'), uploads: join(DATA, `${CLUSTER}-uploads`) };
  const opened = () => prepare({ cluster: CLUSTER, ownDatabase: true, settings: SETTINGS, seed: false });
  await ensureBuild();

  const first = await prepare({ cluster: CLUSTER, ownDatabase: true, settings: SETTINGS, fresh: true });
  const url = first.env['DATABASE_URL'] ?? '';
  /** @type {Facts} */
  let before;
  try {
    await step('rows made', () => fill(url, first.env));
    await mustRun('Sealing the log', process.execPath, tsx('scripts/lib/seal-log.ts'), { quiet: true, env: first.env });
    before = await step('backup taken', () => backUp(url, place));
  } finally {
    await first.close();
  }
  say(`  ${before.rows.toLocaleString('en')} rows and sequences in ${before.tables.size} parts, ${before.files.size} files`);

  await lose(place);
  const begun = performance.now();
  restoreFiles(place);
  const second = await opened();
  try {
    // Before the site is there, which writes. Looking is no part of bringing it back.
    const restored = performance.now();
    const after = await factsOf(second.env['DATABASE_URL'] ?? '', place.uploads);
    const looked = performance.now() - restored;
    const { port, ...server } = await served(second.env);
    try {
      const seconds = (performance.now() - begun - looked) / 1000;
      const faults = [...differences(before, after), ...(await askedFaults(port))];
      for (const fault of faults) say(`  ${fault}`);
      if (seconds > MOST_SECONDS) faults.push('slow');
      say(`G18 RTO ${seconds.toFixed(1)} s with ${after.rows.toLocaleString('en')} rows; ${after.entries.toLocaleString('en')} entries of the log follow from each other; ${faults.length} faults`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await server.stop();
    }
  } finally {
    await second.close();
    await rm(place.backup, { recursive: true, force: true });
  }
});
process.exit();

/**
 * What a database and its files are.
 * @typedef {object} Facts
 * @property {Map<string, string>} tables per table its rows and a hash over all of them
 * @property {Map<string, string>} files per uploaded file its hash
 * @property {number} rows
 * @property {number} entries of the log that are proved
 * @property {string[]} faults what does not hold in itself
 */

/** @typedef {{ home: string, identity: import('./lib/engine.mjs').Identity | null, backup: string, uploads: string }} Place */

/**
 * The demo's trades, and beside them products and log entries until there are rows enough.
 * @param {string} url
 * @param {Record<string, string>} env
 */
async function fill(url, env) {
  const { withClient } = await import('./lib/migrations.mjs');
  const { mustRun, tsx } = await import('./lib/run.mjs');
  const { rows } = await factsOf(url, '');
  const missing = Math.max(0, wanted - rows);
  // A product is a row of two tables.
  const products = Math.floor(missing / 4);
  const present = await withClient(url, async (client) => Number((await client.query('SELECT count(*) AS n FROM "Product"')).rows[0].n));
  await mustRun('Making products', process.execPath, tsx('prisma/seed/generate.ts', '--products', String(present + products)), { quiet: true, env });
  await withClient(url, (client) => client.query(ENTRIES, ['drill', missing - products * 2]));
}

/**
 * A base backup of the running server: files, then the log of what was written meanwhile. Somebody writes all the time,
 * and stops only for the backup's last moment, so that there is something to compare with.
 * @param {string} url
 * @param {Place} place
 * @returns {Promise<Facts>}
 */
async function backUp(url, { home, identity, backup, uploads }) {
  const { withClient } = await import('./lib/migrations.mjs');
  await rm(backup, { recursive: true, force: true });
  await mkdir(backup, { mode: 0o700 });
  return withClient(url, async (client) => {
    await client.query(`SELECT pg_backup_start('drill', true)`);
    const writer = await startWriting(url);
    let written = 0;
    try {
      copy(join(home, 'data'), join(backup, 'data'));
      if (existsSync(uploads)) copy(uploads, join(backup, 'uploads'));
    } finally {
      written = await writer.stop();
    }
    const facts = await factsOf(url, uploads);
    const { rows: [stopped] } = await client.query('SELECT labelfile, spcmapfile FROM pg_backup_stop(false)');
    const data = join(backup, 'data');
    await rm(join(data, 'pg_wal'), { recursive: true, force: true });
    copy(join(home, 'data', 'pg_wal'), join(data, 'pg_wal'));
    for (const left of ['postmaster.pid', 'postmaster.opts']) await rm(join(data, left), { force: true });
    const label = join(data, 'backup_label');
    await writeFile(label, stopped.labelfile, { mode: 0o600 });
    if (identity) chownSync(label, identity.uid, identity.gid);
    say(`  ${written.toLocaleString('en')} transactions were written meanwhile`);
    return facts;
  });
}

/**
 * Writes to the log from a process of its own until it is told to stop: copying files holds this one.
 * @param {string} url
 */
async function startWriting(url) {
  const program = `
    import pg from 'pg';
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    let written = 0, isOn = true;
    process.on('message', () => { isOn = false; });
    process.send('begun');
    while (isOn) { await client.query(${JSON.stringify(ENTRIES)}, ['meanwhile', 1]); written += 1; }
    await client.end();
    process.send(written, () => process.disconnect());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  /** @returns {Promise<unknown>} what it says next */
  const said = () => new Promise((resolve, reject) => {
    child.once('message', resolve).once('error', reject).once('exit', () => reject(new Error('The writer of the drill has failed')));
  });
  await said();
  return {
    /** @returns {Promise<number>} how much it has written */
    stop: async () => {
      child.send('stop');
      return Number(await said());
    },
  };
}

/**
 * @param {string} source
 * @param {string} target
 */
function copy(source, target) {
  execFileSync('cp', ['-a', source, target]);
}

/**
 * The machine is gone: the server is killed as it stands, and neither its data nor the files are there any more.
 * @param {Place} place
 */
async function lose({ home, uploads }) {
  const { livePostmaster } = await import('./lib/postmaster.mjs');
  const { waitFor } = await import('./lib/processes.mjs');
  const server = livePostmaster(join(home, 'data'));
  if (server) process.kill(server.pid, 'SIGQUIT');
  if (!(await waitFor(() => !livePostmaster(join(home, 'data')), 15_000))) throw new Explained('The server of the drill does not end.');
  for (const folder of [join(home, 'data'), uploads]) await rm(folder, { recursive: true, force: true });
}

/** @param {Place} place */
function restoreFiles({ home, backup, uploads }) {
  copy(join(backup, 'data'), join(home, 'data'));
  if (existsSync(join(backup, 'uploads'))) copy(join(backup, 'uploads'), uploads);
}

/**
 * @param {string} url
 * @param {string} uploads
 * @returns {Promise<Facts>}
 */
async function factsOf(url, uploads) {
  const { withClient } = await import('./lib/migrations.mjs');
  return withClient(url, async (client) => {
    /** @type {Facts} */
    const facts = { tables: new Map(), files: filesIn(uploads), rows: 0, entries: 0, faults: [] };
    const { rows: tables } = await client.query(`SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind = 'r' ORDER BY 1`);
    for (const { name } of tables) {
      const { rows: [found] } = await client.query(`SELECT count(*)::int AS rows, coalesce(md5(string_agg(h, '' ORDER BY h)), '') AS hash FROM (SELECT md5(t::text) AS h FROM ${client.escapeIdentifier(name)} AS t) AS hashed`);
      facts.tables.set(name, `${found.rows} rows, ${found.hash}`);
      facts.rows += found.rows;
    }
    const { rows: sequences } = await client.query('SELECT sequencename AS name, last_value::text AS value FROM pg_sequences ORDER BY 1');
    for (const { name, value } of sequences) facts.tables.set(`sequence ${name}`, value ?? 'unused');
    const { rows: [chain] } = await client.query('SELECT audit_verify()::text AS broken, (SELECT count(*)::int FROM "AuditEntry") AS entries');
    facts.entries = chain.entries;
    if (chain.broken !== null) facts.faults.push(`entry ${chain.broken} of the log does not follow`);
    const { rows: unbalanced } = await client.query('SELECT a."currency", sum(e."amountMinor")::text AS sum FROM "LedgerEntry" e JOIN "LedgerAccount" a ON a."id" = e."accountId" GROUP BY 1 HAVING sum(e."amountMinor") <> 0');
    for (const { currency, sum } of unbalanced) facts.faults.push(`the books' entries in ${currency} sum up to ${sum}`);
    const { rows: drifted } = await client.query('SELECT a."id" FROM "LedgerAccount" a WHERE a."balanceMinor" <> (SELECT coalesce(sum(e."amountMinor"), 0) FROM "LedgerEntry" e WHERE e."accountId" = a."id")');
    for (const { id } of drifted) facts.faults.push(`account ${id} is not the sum of its entries`);
    return facts;
  });
}

/**
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function filesIn(folder) {
  if (folder === '' || !existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  return new Map(names.sort().map((name) => [name, createHash('sha256').update(readFileSync(join(folder, name))).digest('hex')]));
}

/**
 * @param {Facts} before
 * @param {Facts} after
 */
function differences(before, after) {
  const differing = (/** @type {'tables' | 'files'} */ part) =>
    [...new Set([...before[part].keys(), ...after[part].keys()])].filter((name) => before[part].get(name) !== after[part].get(name)).map((name) => `${name}: ${before[part].get(name) ?? 'nothing'} before, ${after[part].get(name) ?? 'nothing'} now`);
  return [...differing('tables'), ...differing('files'), ...before.faults, ...after.faults];
}

/**
 * The site, once it says that it serves.
 * @param {Record<string, string>} env
 */
async function served(env) {
  const { freePort } = await import('./lib/ports.mjs');
  const { startProduct } = await import('./lib/server-process.mjs');
  const server = await startProduct({ port: await freePort(), env, logFile: join(DATA, 'drill.log') });
  await untilServing(server.port);
  return server;
}

/** @param {number} port */
async function untilServing(port) {
  const { waitFor } = await import('./lib/processes.mjs');
  const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`).then(({ status }) => status === 200, () => false);
  if (!(await waitFor(ready, MOST_SECONDS * 1000, 200))) throw new Explained(`The site does not serve: see ${join(DATA, 'drill.log')}`);
}

/**
 * What the house itself says: the log and its seals, proved with the secret, and the books.
 * @param {number} port
 */
async function askedFaults(port) {
  /** @type {{ key: string, email: string, password: string }[]} */
  const accounts = JSON.parse(await readFile(fromRoot('prisma', 'seed', 'demo-accounts.json'), 'utf8'));
  const ask = async (/** @type {string} */ role, /** @type {string} */ path) => {
    const account = accounts.find((one) => one.key === role);
    const { token } = await answer(port, '/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ vendorCode: account?.email, password: account?.password }) });
    return answer(port, path, { headers: { authorization: `Bearer ${token}` } });
  };
  const log = await ask('admin', '/api/admin/logs/verification');
  const books = await ask('accountant', '/api/accountant/ledger');
  return [...(log.firstBroken === null && !log.isSealBroken ? [] : [`the house finds entry ${log.firstBroken} of the log broken`]), ...(books.isSound ? [] : ['the house finds the books unsound'])];
}

/**
 * @param {number} port
 * @param {string} path
 * @param {RequestInit} init
 */
async function answer(port, path, init) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (!response.ok) throw new Explained(`${path} answers ${response.status}`);
  return response.json();
}
