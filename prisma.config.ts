import { defineConfig } from 'prisma/config';

/** For Prisma's own commands. The scripts apply migrations with the engine in node_modules: scripts/migrate.ts. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: {
    path: 'prisma/migrations',
    seed: 'tsx --conditions=react-server prisma/seed/seed.ts',
  },
  // `prisma generate` runs before there is a database, so a missing address is no error here.
  datasource: { url: process.env['MIGRATION_DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? '' },
});
