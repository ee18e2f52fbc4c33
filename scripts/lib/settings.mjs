/** The settings of a run: the environment, the file .env, and what is made where nothing was set. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA, fromRoot } from './paths.mjs';
import { Explained } from './report.mjs';
import { secretProblem } from './secret-rules.mjs';

/** Reads .env, where there is one. What is in the environment already stands. */
export function loadSettings() {
  const file = fromRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // A variable that is set to nothing counts as not set.
  for (const name of ['DATABASE_URL', 'NEXTAUTH_SECRET', 'NEXTAUTH_URL', 'APP_URL', 'DEMO']) {
    if (process.env[name] === '') delete process.env[name];
  }
}

/** With a database of one's own, nothing is made up: a secret that changes with the machine would end all sessions. */
export function requireSecret() {
  const problem = secretProblem(process.env['NEXTAUTH_SECRET']);
  if (problem) {
    throw new Explained(
      `NEXTAUTH_SECRET ${problem}. With DATABASE_URL set it is needed; \`openssl rand -base64 48\` makes one.`,
    );
  }
}

/**
 * The secret that goes with the embedded database: made once, readable for its owner alone.
 * @returns {Promise<string>}
 */
export async function ownSecret() {
  const file = join(DATA, 'secrets.json');
  const kept = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  if (!secretProblem(kept.NEXTAUTH_SECRET)) return kept.NEXTAUTH_SECRET;
  const secret = randomBytes(48).toString('base64url');
  await mkdir(DATA, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...kept, NEXTAUTH_SECRET: secret }, null, 2)}\n`, { mode: 0o600 });
  return secret;
}

/**
 * NODE_ENV, where nobody has set it.
 * @param {'production' | 'development'} mode
 */
export function setMode(mode) {
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: mode });
}
