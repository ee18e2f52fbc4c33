/** The database client that Prisma makes from the schema: made when it is missing or the schema has changed. */
import { join } from 'node:path';
import { filesBelow, fingerprint, makeUnlessCurrent } from './fingerprint.mjs';
import { DATA, fromRoot, GENERATED_CLIENT, SCHEMA } from './paths.mjs';
import { mustRun } from './run.mjs';

export async function ensureClient() {
  const inputs = [...filesBelow([SCHEMA]), fromRoot('node_modules', 'prisma', 'package.json')];
  return makeUnlessCurrent({
    mark: join(DATA, 'made', 'client'),
    result: join(GENERATED_CLIENT, 'client.ts'),
    print: fingerprint(inputs),
    make: () =>
      mustRun(
        'Making the database client',
        process.execPath,
        [fromRoot('node_modules', 'prisma', 'build', 'index.js'), 'generate'],
        {
          quiet: true,
          env: {
            // Prisma fetches a native engine before any command, also before this one, which does not use it. Any
            // existing file in its place keeps it from trying.
            PRISMA_SCHEMA_ENGINE_BINARY: process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ?? process.execPath,
            PRISMA_HIDE_UPDATE_MESSAGE: '1',
            CHECKPOINT_DISABLE: '1',
          },
        },
      ),
  });
}
