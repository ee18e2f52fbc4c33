/** `node scripts/with-database.mjs FILE.ts [ARGS]`: runs a TypeScript program of the project beside its database, migrated. */
import { prepare } from './lib/prepare.mjs';
import { Explained, runMain } from './lib/report.mjs';
import { exitCodeOf, tsx } from './lib/run.mjs';

await runMain(async () => {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Explained('Name the program: node scripts/with-database.mjs prisma/seed/seed.ts');
  const prepared = await prepare({ seed: false });
  try {
    return await exitCodeOf(process.execPath, tsx(program, ...args), { env: prepared.env });
  } finally {
    await prepared.close();
  }
});
