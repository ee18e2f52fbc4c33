/**
 * `node scripts/with-database.mjs [--cluster=NAME] FILE.ts [ARGS]`: runs a TypeScript program of the project beside a
 * database, migrated: the operator's, else the embedded one of that name (the site's own when none is given).
 */
import { prepare } from './lib/prepare.mjs';
import { Explained, runMain } from './lib/report.mjs';
import { exitCodeOf, tsx } from './lib/run.mjs';

await runMain(async () => {
  const given = process.argv.slice(2);
  const cluster = /^--cluster=([a-z-]+)$/.exec(given[0] ?? '')?.[1];
  const [program, ...args] = cluster ? given.slice(1) : given;
  if (!program) throw new Explained('Name the program: node scripts/with-database.mjs prisma/seed/seed.ts');
  const prepared = await prepare({ seed: false, ...(cluster && { cluster }) });
  try {
    return await exitCodeOf(process.execPath, tsx(program, ...args), { env: prepared.env });
  } finally {
    await prepared.close();
  }
});
