/** Where things lie. One place, so that a moved folder is one change. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Everything that a run leaves behind and that is not code: database, secrets, uploads, test results. */
export const DATA = join(ROOT, '.data');
export const MIGRATIONS = join(ROOT, 'prisma', 'migrations');
export const SCHEMA = join(ROOT, 'prisma', 'schema');
export const GENERATED_CLIENT = join(ROOT, 'src', 'server', 'generated');

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(ROOT, ...parts);
