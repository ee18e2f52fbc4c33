import 'server-only';

/** What Prisma's errors carry of the driver's; `originalCode` is PostgreSQL's SQLSTATE, which the driver itself calls `code`. */
interface DatabaseError {
  readonly code?: unknown;
  readonly message?: string;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: { readonly kind?: string; readonly originalCode?: string } } };
}

/** Prisma: not reachable, timed out, hung up, pool or transaction timed out, too many connections, still in conflict after every retry. */
const CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'];
const KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections', 'TransactionWriteConflict'];
/** Classes of SQLSTATE: connection, conflict, resources, operator (shut down, starting, statement timeout). Any other is a fault of ours. */
const SQLSTATES = /^(08|40|53|57)/;
/** Node.js's codes, where the driver is used without Prisma. */
const NETWORK = /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/;
const MESSAGES = /Connection terminated|ECONNREFUSED|timeout exceeded when trying to connect/;

/**
 * Whether the database is away or overloaded, so that the same request may succeed later. Prisma's P2010 and P2039 only
 * say "database error", so the driver's own words count (reliability.md, Facts).
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '', meta } = error as DatabaseError;
  const { kind = '', originalCode = '' } = meta?.driverAdapterError?.cause ?? {};
  return CODES.includes(String(code)) || KINDS.includes(kind) || SQLSTATES.test(originalCode) || SQLSTATES.test(String(code)) || NETWORK.test(String(code)) || MESSAGES.test(message);
}
