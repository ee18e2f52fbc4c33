import 'server-only';
import { Pool } from 'pg';
import { env } from './env';
import type { Prisma } from './generated/client';
import { statementName } from './statement-name';

/** Few: each statement takes well under a millisecond. Limits as in db.ts. */
const POOL = {
  max: 5,
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  options: '-c plan_cache_mode=force_generic_plan',
} as const;

/** Made on first use, as the client in db.ts is. */
const kept = globalThis as typeof globalThis & { marsaPrepared?: Pool };

function pool(): Pool {
  if (kept.marsaPrepared) return kept.marsaPrepared;
  kept.marsaPrepared = new Pool({ connectionString: env.databaseUrl, ...POOL });
  // A connection that ends while nobody uses it is replaced by the next one; without a listener it would end the process.
  kept.marsaPrepared.on('error', () => undefined);
  return kept.marsaPrepared;
}

/**
 * One of the house's hottest statements: planned once per connection and run past Prisma, at a fifth of the cost
 * (docs/performance.md). Only for statements with one best plan whatever the values are, and outside transactions.
 * Columns come as pg reads them: bigint as text, timestamptz as Date.
 */
export async function runPrepared<Row extends object>(sql: Prisma.Sql): Promise<Row[]> {
  const text = sql.text;
  const { rows } = await pool().query<Row>({ name: statementName(text), text, values: sql.values });
  return rows;
}

/** Closes the pool; closeDb does so. */
export async function closePrepared(): Promise<void> {
  const closing = kept.marsaPrepared;
  delete kept.marsaPrepared;
  await closing?.end();
}
