import 'server-only';
import { Pool, type PoolClient } from 'pg';
import { env } from './env';
import type { SqlTx } from './db';
import { Prisma } from './generated/client';
import { statementName } from './statement-name';

/** Few: each statement takes well under a millisecond. Limits as in db.ts. */
const POOL = { max: 5, connectionTimeoutMillis: 2000, statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 } as const;

/**
 * How a statement is to be run: as PostgreSQL's planner sees fit for any values; along the index that has the wanted
 * order, row by row until enough are found; or by collecting all hits from the indexes of words, facets and certificates.
 * Between the last two whoever asks has chosen by kept numbers, which know more than the planner does.
 */
export type Way = 'planned' | 'along' | 'collected';

const OPTIONS: Readonly<Record<Way, string>> = {
  planned: '-c plan_cache_mode=force_generic_plan',
  along: '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_sort=off -c enable_bitmapscan=off -c enable_seqscan=off',
  collected: '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_indexscan=off -c enable_indexonlyscan=off',
};

/** Made on first use, as the client in db.ts is. */
const kept = globalThis as typeof globalThis & { marsaPrepared?: Map<Way, Pool> };

function poolFor(way: Way): Pool {
  const pools = (kept.marsaPrepared ??= new Map<Way, Pool>());
  const known = pools.get(way);
  if (known) return known;
  const pool = new Pool({ connectionString: env.databaseUrl, ...POOL, options: OPTIONS[way] });
  // A connection that ends while nobody uses it is replaced by the next one; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that ends inside a transaction, whose statement fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pools.set(way, pool);
  return pool;
}

/**
 * One of the house's hottest statements: planned once per connection and run past Prisma, at a fifth of the cost
 * (docs/performance.md). Only for statements with one best plan whatever the values are, and outside transactions.
 * Columns come as pg reads them: bigint as text, timestamptz as Date.
 */
export async function runPrepared<Row extends object>(sql: Prisma.Sql, way: Way = 'planned'): Promise<Row[]> {
  const text = sql.text;
  const { rows } = await poolFor(way).query<Row>({ name: statementName(text), text, values: sql.values });
  return rows;
}

/**
 * Does work in one transaction past Prisma, whose statements are prepared: for commands that are asked for most. `transact`
 * and `transactPrepared` are what commands call.
 */
export async function inPreparedTransaction<T>(work: (tx: SqlTx) => Promise<T>): Promise<T> {
  const client = await poolFor('planned').connect();
  let lost: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(statementsOf(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      lost = failure;
    });
    throw error;
  } finally {
    client.release(lost);
  }
}

function statementsOf(client: PoolClient): SqlTx {
  const run = (given: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    const sql = given instanceof Prisma.Sql ? given : Prisma.sql(given, ...values);
    return client.query({ name: statementName(sql.text), text: sql.text, values: sql.values });
  };
  return {
    $queryRaw: async <R>(given: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => (await run(given, values)).rows as R,
    $executeRaw: async (given, ...values) => (await run(given, values)).rowCount ?? 0,
  };
}

/** Closes the pools; closeDb does so. */
export async function closePrepared(): Promise<void> {
  const closing = [...(kept.marsaPrepared?.values() ?? [])];
  delete kept.marsaPrepared;
  await Promise.all(closing.map((pool) => pool.end()));
}
