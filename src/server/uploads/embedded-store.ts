import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/server/env';

/**
 * The embedded provider's folder: `<key>.pending` while a file is awaited, then `<key>.json` (what it is) and
 * `<key>.bin` (its bytes). Files and not a Map: route handlers are bundled apart, and several servers may share the folder.
 */

/** As the library makes keys. Nothing else ever becomes part of a path. */
const KEY = /^[A-Za-z0-9]{24,100}$/;

const pendingState = z.object({ slug: z.string(), callbackUrl: z.string(), metadata: z.record(z.string(), z.unknown()) });
export type PendingState = z.output<typeof pendingState>;

const keptState = z.object({ name: z.string(), type: z.string(), size: z.number(), isPublic: z.boolean() });
export type KeptState = z.output<typeof keptState>;

type Ending = 'pending' | 'json' | 'bin';
const fileOf = (key: string, ending: Ending) => join(/*turbopackIgnore: true*/ env.uploadDir, `${key}.${ending}`);

export function isKey(text: string): boolean {
  return KEY.test(text);
}

async function readState<T extends z.ZodType>(schema: T, key: string, ending: Ending): Promise<z.output<T> | null> {
  if (!isKey(key)) return null;
  const text = await readFile(/*turbopackIgnore: true*/ fileOf(key, ending), 'utf8').catch(() => null);
  return text === null ? null : schema.parse(JSON.parse(text));
}

/** What is awaited under a key, or null. */
export const readPending = (key: string) => readState(pendingState, key, 'pending');
/** What is kept under a key, or null. */
export const readKept = (key: string) => readState(keptState, key, 'json');

/** Whole or not at all, also when the process dies in between. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
  await mkdir(/*turbopackIgnore: true*/ env.uploadDir, { recursive: true, mode: 0o700 });
  await writeFile(/*turbopackIgnore: true*/ draft, content, { mode: 0o600 });
  await rename(/*turbopackIgnore: true*/ draft, path);
}

/** Awaits a file under a key; gives false where the key is taken. */
export async function awaitFile(key: string, state: PendingState): Promise<boolean> {
  if (!isKey(key) || (await readPending(key)) || (await readKept(key))) return false;
  await writeWhole(fileOf(key, 'pending'), JSON.stringify(state));
  return true;
}

/** Takes the awaited place of a key, once: of several uploads at the same time one gets it. */
export async function claimPending(key: string): Promise<boolean> {
  return unlink(/*turbopackIgnore: true*/ fileOf(key, 'pending')).then(() => true, () => false);
}

/** Keeps a file; gives false where there is one under the key already. */
export async function keepFile(key: string, state: KeptState, bytes: Uint8Array): Promise<boolean> {
  if (!isKey(key) || (await readKept(key))) return false;
  await writeWhole(fileOf(key, 'bin'), bytes);
  await writeWhole(fileOf(key, 'json'), JSON.stringify(state));
  return true;
}

/** The bytes of a kept file, or null. */
export async function readBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isKey(key)) return null;
  const file = await open(/*turbopackIgnore: true*/ fileOf(key, 'bin')).catch(() => null);
  if (!file) return null;
  try {
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}

/** Removes all that is kept or awaited under keys; those that are not there are no error. */
export async function dropFiles(keys: readonly string[]): Promise<number> {
  let dropped = 0;
  for (const key of keys.filter(isKey)) {
    if (await readKept(key)) dropped += 1;
    for (const ending of ['json', 'bin', 'pending'] as const) await rm(/*turbopackIgnore: true*/ fileOf(key, ending), { force: true });
  }
  return dropped;
}

/** Every file in the folder, with its last change. */
async function listFolder(): Promise<{ name: string; changed: number }[]> {
  const names = await readdir(/*turbopackIgnore: true*/ env.uploadDir).catch(() => [] as string[]);
  const files = await Promise.all(names.map(async (name) => {
    const found = await stat(/*turbopackIgnore: true*/ join(env.uploadDir, name)).catch(() => null);
    return found?.isFile() ? { name, changed: found.mtimeMs } : null;
  }));
  return files.filter((file) => file !== null);
}

/** Keys of the kept files, oldest first, with the time at which they came. */
export async function listKept(): Promise<{ key: string; keptAt: number }[]> {
  const files = (await listFolder()).filter(({ name }) => name.endsWith('.json'));
  return files.map(({ name, changed }) => ({ key: name.slice(0, -'.json'.length), keptAt: changed })).sort((a, b) => a.keptAt - b.keptAt);
}

/** Removes places that were awaited, and drafts that were left, before an instant. */
export async function dropAbandoned(before: number): Promise<void> {
  const left = (await listFolder()).filter(({ name, changed }) => /\.(pending|draft)$/.test(name) && changed < before);
  await Promise.all(left.map(({ name }) => rm(/*turbopackIgnore: true*/ join(env.uploadDir, name), { force: true })));
}
