/** The demo data: put in once, into an empty database, where it is wanted. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withClient } from './migrations.mjs';
import { DATA, fromRoot } from './paths.mjs';
import { say, step } from './report.mjs';
import { mustRun, tsx } from './run.mjs';

/**
 * A mark that stands while the demo data goes in: half a demo, after a crash, must not be taken for a whole one.
 * @param {string} cluster
 */
const mark = (cluster) => join(DATA, 'made', `${cluster}-seeding`);

/** @param {string} cluster */
export const isHalfSeeded = (cluster) => existsSync(mark(cluster));

/**
 * @param {string} url
 * @param {string | null} cluster the embedded cluster's name, null for a database of the operator's
 * @param {Record<string, string>} env
 */
export async function ensureDemoData(url, cluster, env) {
  if (!(await hasNoParty(url))) return;
  say('  Putting in the demo data …');
  if (cluster) {
    await mkdir(dirname(mark(cluster)), { recursive: true });
    await writeFile(mark(cluster), '');
  }
  await step('demo data put in', () =>
    mustRun('Putting in the demo data', process.execPath, tsx('prisma/seed/seed.ts'), { env }),
  );
  if (cluster) await forgetHalfSeed(cluster);
}

/** @param {string} cluster */
export const forgetHalfSeed = (cluster) => rm(mark(cluster), { force: true });

/** @param {string} url */
async function hasNoParty(url) {
  return withClient(url, async (client) => {
    const table = await client.query(`SELECT to_regclass('"Party"') IS NOT NULL AS known`);
    if (!table.rows[0].known) return false;
    return (await client.query('SELECT 1 FROM "Party" LIMIT 1')).rowCount === 0;
  });
}

/** @returns {Promise<string>} the demo accounts as a small table */
export async function demoAccounts() {
  /** @type {{ email: string, roles: string[], password: string, note: string }[]} */
  const accounts = JSON.parse(await readFile(fromRoot('prisma', 'seed', 'demo-accounts.json'), 'utf8'));
  const emailWidth = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ email, roles, note }) => {
    const role = roles.length > 1 ? 'all roles' : (roles[0] ?? '');
    return `  ${email.padEnd(emailWidth)}  ${role.padEnd(11)}  ${note}`.trimEnd();
  });
  return [`Demo accounts, all with the password ${accounts[0]?.password}:`, ...lines].join('\n');
}
