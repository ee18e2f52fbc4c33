import 'server-only';
import { Problem, type ProblemCode } from '@/http/problem';
import { auditLast } from './audit';
import { db, type SqlTx, type Tx } from './db';
import { claimKey } from './idempotency';
import { inPreparedTransaction } from './prepared';

const TRIES = 3;
/** Waiting for a place in the pool, and the work itself, in milliseconds. */
const LIMITS = { maxWait: 10_000, timeout: 10_000 } as const;

/** Deadlock or serialisation failure: the same work may succeed when tried again. */
function mayRetry(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return ['P2034', '40001', '40P01'].includes(code) || /40001|40P01|deadlock detected/.test(message);
}

/**
 * Somebody else was first: a unique index refused a second one of something that may be there once (domain.md, invariant
 * 2), or a reference what was taken away, or what something has come to refer to, meanwhile.
 */
function isOutrun(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // As Prisma names it, as PostgreSQL does, and as Prisma tells it of a statement written by hand.
  return ['P2002', 'P2003', '23505', '23503'].includes(code) || (code === 'P2010' && /\b(23505|23503)\b/.test(message));
}

/**
 * Runs a command's work in one database transaction: all of it happens, or nothing. Tries up to three times when
 * two transactions block each other. Locks are taken in the order rfq, dispute and ruling, dpq, dpo, payment, work order, accounts, audit.
 *
 * @param outrun what is answered when somebody else was first, where more can be said than that something has changed
 * @throws Problem `outrun` (409) when somebody else was first
 */
export async function transact<T>(work: (tx: Tx) => Promise<T>, outrun: ProblemCode = 'status_changed'): Promise<T> {
  return tried((inside) => db.$transaction(inside, LIMITS), work, outrun);
}

/** As `transact`, past Prisma: for the commands that are asked for most, all of whose statements are written by hand (docs/performance.md). */
export async function transactPrepared<T>(work: (tx: SqlTx) => Promise<T>, outrun: ProblemCode = 'status_changed'): Promise<T> {
  return tried(inPreparedTransaction, work, outrun);
}

type Begin<X extends SqlTx> = <R>(inside: (tx: X) => Promise<R>) => Promise<R>;

async function tried<T, X extends SqlTx>(begin: Begin<X>, work: (tx: X) => Promise<T>, outrun: ProblemCode): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, committed } = await begin(async (tx) => {
        const onCommit = await claimKey(tx);
        return { result: await auditLast(tx, () => work(tx)), committed: onCommit };
      });
      committed();
      return result;
    } catch (error) {
      if (isOutrun(error)) throw new Problem(outrun);
      if (!mayRetry(error) || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * attempt));
    }
  }
}
