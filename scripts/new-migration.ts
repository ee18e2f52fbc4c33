/**
 * `npm run db:migration -- NAME [--from-empty | --from REF]`: writes prisma/migrations/<UTC time>_NAME/migration.sql, the
 * step from the schema as it was committed (HEAD, or REF) to the schema as it lies here. Read it and complete it before
 * it is committed: data, triggers and the indexes that Prisma cannot express are written by hand.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { DiffTarget, SchemaContainer } from '@prisma/schema-engine-wasm';
import { schemaDiff } from './lib/migrations-engine';
import { MIGRATIONS, ROOT } from './lib/paths.mjs';
import { Explained, runMain, say } from './lib/report.mjs';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function committedSchema(ref: string): SchemaContainer[] {
  try {
    const names = git('ls-tree', '-r', '--name-only', ref, 'prisma/schema').split('\n');
    return names
      .filter((path) => path.endsWith('.prisma'))
      .map((path) => ({ path, content: git('show', `${ref}:${path}`) }));
  } catch {
    return [];
  }
}

function before(fromEmpty: boolean, ref: string): DiffTarget {
  const files = fromEmpty ? [] : committedSchema(ref);
  return files.length === 0 ? { tag: 'empty' } : { tag: 'schemaDatamodel', files };
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'from-empty': { type: 'boolean', default: false }, from: { type: 'string', default: 'HEAD' } },
  });
  const name = positionals[0]?.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  if (!name) throw new Explained('Say what it does: npm run db:migration -- add_supplier_rating');
  const sql = await schemaDiff(before(values['from-empty'], values.from));
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${time}_${name}`);
  await mkdir(folder, { recursive: true });
  const lockfile = join(MIGRATIONS, 'migration_lock.toml');
  if (!existsSync(lockfile)) await writeFile(lockfile, 'provider = "postgresql"\n');
  const note = '-- The schema is as it was: what is needed here is written by hand.';
  await writeFile(join(folder, 'migration.sql'), `${sql || note}\n`);
  say(`${relative(ROOT, folder)}/migration.sql${sql ? '' : ' (the schema has not changed: an empty one)'}`);
});
