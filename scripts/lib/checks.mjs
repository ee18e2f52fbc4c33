/** The checks that need no database and no browser. Each returns an exit code. */
import { fromRoot } from './paths.mjs';
import { exitCodeOf } from './run.mjs';

/**
 * A program of node_modules, by its script: no shell and no PATH are needed.
 * @param {string[]} script
 * @param {string[]} args
 * @param {import('./run.mjs').RunOptions} [options]
 */
export const tool = (script, args, options) =>
  exitCodeOf(process.execPath, [fromRoot('node_modules', ...script), ...args], options);

/** Route types come first: a page that names a route that does not exist is a type error. */
export async function checkTypes() {
  const typegen = await tool(['next', 'dist', 'bin', 'next'], ['typegen'], {
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  });
  return typegen || tool(['typescript', 'bin', 'tsc'], ['--noEmit']);
}

export const checkLint = () => tool(['eslint', 'bin', 'eslint.js'], ['.', '--max-warnings=0']);

/** A cycle of imports is seen by the whole house alone: .dependency-cruiser.mjs says what one is. */
export const checkCycles = () => tool(['dependency-cruiser', 'bin', 'dependency-cruise.mjs'], ['.']);
