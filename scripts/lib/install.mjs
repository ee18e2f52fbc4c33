/** The packages: installed when they are missing or are not those of package-lock.json. Needs nothing but Node and npm. */
import { readFile } from 'node:fs/promises';
import { fromRoot } from './paths.mjs';
import { Explained, say, step } from './report.mjs';
import { mustRun } from './run.mjs';

const LEAST_NODE = [20, 19];

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Explained(`Node.js ${LEAST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
}

export async function ensurePackages() {
  requireNode();
  if (await packagesAreCurrent()) return;
  say('  Installing the packages (a minute or two, once) …');
  // No package of ours needs its install script, and some fetch things from places that a closed network lacks.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('packages installed', () => mustRun('Installing the packages', ...npm(args)));
}

/**
 * npm beside the running Node, by its script: on Windows `npm` is no program that can be started without a shell.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(args) {
  const script = process.env['npm_execpath'];
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/** By content: npm keeps in node_modules a lockfile of what it has put there, and files' times mean nothing in a clone. */
async function packagesAreCurrent() {
  const wanted = await packagesIn(fromRoot('package-lock.json'));
  const present = await packagesIn(fromRoot('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const installed = present[path];
    if (!installed) return Boolean(entry.optional || entry.devOptional || entry.peer); // made for another system
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Entry> | null>}
 */
async function packagesIn(file) {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text).packages,
    () => null,
  );
}
