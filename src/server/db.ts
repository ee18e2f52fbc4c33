import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from './env';
import { PrismaClient, type Prisma } from './generated/client';
import { closePrepared } from './prepared';
import { statementName } from './statement-name';

/** What a command's reads and writes go through inside one database transaction. */
export type Tx = Prisma.TransactionClient;

/** What statements written by hand go through inside a transaction: Prisma's, or one past it (`transactPrepared`). */
export interface SqlTx {
  $queryRaw<T = unknown>(text: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<T>;
  $executeRaw(text: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>;
}

/** Limits per process (reliability.md, Operation): a slow or absent database must fail fast, not hang the house. */
const POOL = {
  max: 10,
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

function connect(): PrismaClient {
  const names = { statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql) };
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: env.databaseUrl, ...POOL }, names) });
}

/** The client is made on first use: a build has no database. Development reloads modules, hence the global. */
const kept = globalThis as typeof globalThis & { marsaDb?: PrismaClient };

/** The one database client. Only queries, commands and the server's own rooms may use it. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_, property) {
    const client = (kept.marsaDb ??= connect());
    const value: unknown = Reflect.get(client, property, client);
    return typeof value === 'function' ? value.bind(client) : value;
  },
});

/** Closes the pools; called once at shutdown and after tests. */
export async function closeDb(): Promise<void> {
  await Promise.all([kept.marsaDb?.$disconnect(), closePrepared()]);
  delete kept.marsaDb;
}
