/** Starting other programs: awaited, never through a shell, so that a path with a space is only a path. */
import { spawn } from 'node:child_process';
import { Explained } from './report.mjs';
import { ROOT, fromRoot } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to this process's own; `undefined` takes a variable away
 * @property {string} [cwd] where it runs; the project's folder otherwise
 * @property {boolean} [quiet] output is kept, and shown only when the program fails
 */

/**
 * Runs a program to its end and returns its exit code; a signal counts as failure.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export async function exitCodeOf(program, args, { env = {}, cwd = ROOT, quiet = false } = {}) {
  /** @type {Buffer[]} */
  const kept = [];
  const child = spawn(program, args, {
    cwd,
    env: mergedEnv(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  child.stdout?.on('data', (chunk) => kept.push(chunk));
  child.stderr?.on('data', (chunk) => kept.push(chunk));
  const release = passSignalsTo(child);
  /** @type {number} */
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  }).finally(release);
  if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
  return code;
}

/**
 * As `exitCodeOf`, for a step without which nothing after it makes sense.
 * @param {string} what the step in words, for the message
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function mustRun(what, program, args, options) {
  const code = await exitCodeOf(program, args, options);
  if (code !== 0) throw new Explained(`${what} failed (exit code ${code}).`);
}

/** Arguments that make Node run a TypeScript file of the server, outside Next: `server-only` is empty there. */
export const tsx = (/** @type {string[]} */ ...args) => [
  fromRoot('node_modules', 'tsx', 'dist', 'cli.mjs'),
  '--conditions=react-server',
  ...args,
];

/** @param {Record<string, string | undefined>} extra */
export function mergedEnv(extra) {
  const env = { ...process.env, ...extra };
  for (const [name, value] of Object.entries(extra)) if (value === undefined) delete env[name];
  return env;
}

/**
 * A stop that reaches this process while a child works must reach the child as well, or it would be left behind.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  const onTerm = () => void child.kill('SIGTERM');
  process.on('SIGTERM', onTerm);
  process.on('SIGINT', onTerm);
  return () => {
    process.off('SIGTERM', onTerm);
    process.off('SIGINT', onTerm);
  };
}
