/** Whether something that was made from files is still what those files would give: by content, as clones and checkouts set times anew. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * All files below the paths, sorted. Paths that do not exist are skipped.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [wanted] asked with the path from the project's root, with slashes
 * @returns {string[]}
 */
export function filesBelow(paths, wanted = () => true) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const walk = (path) => {
    if (!existsSync(path) || !wanted(shortName(path))) return;
    if (!statSync(path).isDirectory()) files.push(path);
    else for (const entry of readdirSync(path)) walk(join(path, entry));
  };
  for (const path of paths) walk(path);
  return files.sort();
}

/**
 * @param {string[]} files
 * @param {string[]} [further] other things that the result depends on
 */
export function fingerprint(files, further = []) {
  const hash = createHash('sha256');
  for (const text of further) hash.update(`${text}\0`);
  for (const file of files)
    hash
      .update(`${shortName(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Makes something unless it is there and was made from the same input. The mark is taken away first and set last, so
 * that an interrupted attempt is made again.
 * @param {{ mark: string, result: string, print: string, make: () => Promise<void> }} job
 * @returns {Promise<boolean>} whether it was made
 */
export async function makeUnlessCurrent({ mark, result, print, make }) {
  const known = await readFile(mark, 'utf8').catch(() => '');
  if (known === print && existsSync(result)) return false;
  await rm(mark, { force: true });
  await make();
  await mkdir(dirname(mark), { recursive: true });
  await writeFile(mark, print);
  return true;
}

/** @param {string} path */
const shortName = (path) => relative(ROOT, path).split(sep).join('/');
