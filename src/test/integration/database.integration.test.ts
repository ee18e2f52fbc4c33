import { Client } from 'pg';
import { expect, it } from 'vitest';
import { env } from '@/server/env';

it('gives every file a migrated database of its own, with UTF-8 text', async () => {
  expect(new URL(env.databaseUrl).pathname).toMatch(/^\/t_\d+_/);
  const client = new Client({ connectionString: env.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ encoding: string; migrations: string }>(
    `SELECT current_setting('server_encoding') AS encoding, (SELECT count(*) FROM "_prisma_migrations" WHERE finished_at IS NOT NULL) AS migrations`,
  );
  await client.end();
  expect(rows[0]?.encoding).toBe('UTF8');
  expect(Number(rows[0]?.migrations)).toBeGreaterThan(0);
});
