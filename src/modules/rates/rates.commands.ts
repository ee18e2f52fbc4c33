import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { asTransitionActor, type Actor } from '@/access/actor';
import { audit } from '@/server/audit';
import { db } from '@/server/db';
import { enqueue } from '@/server/outbox';
import { transact } from '@/server/transact';
import { BASE_PRICE, readRate } from './rates.queries';
import { keptCurrency, rateText, type RateAnswer } from './rates.schema';

/** Products that are reckoned anew in one statement: their locks are held for a moment only. */
const BATCH = 500;

/**
 * An admin sets what a currency is worth. Prices are compared by it as soon as the outbox has reckoned them anew; what was
 * agreed to, invoiced or paid keeps its own figures.
 *
 * @param usdMicros US dollars for one unit, in millionths
 */
export async function changeRate(actor: Actor, currency: z.output<typeof keptCurrency>, usdMicros: bigint): Promise<RateAnswer> {
  return transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('rate'), hashtext(${currency}))`;
    const before = await tx.exchangeRate.findUnique({ where: { currency }, select: { usdMicros: true } });
    await tx.exchangeRate.upsert({ where: { currency }, create: { currency, usdMicros }, update: { usdMicros, updatedAt: new Date() }, select: { currency: true } });
    await enqueue(tx, [{ kind: 'base_prices', dedupe: `base_prices:${randomUUID()}`, payload: { currency } }]);
    await audit(tx, { actor: asTransitionActor(actor), action: 'rate.change', entity: 'rate', entityId: currency, details: { from: before ? rateText(before.usdMicros) : null, to: rateText(usdMicros) } });
    return readRate(tx, currency);
  });
}

/** The outbox's half of a changed rate: reckons the comparing prices of a currency anew, some hundred products at a time. */
export async function deliverBasePrices(message: unknown): Promise<void> {
  await recomputeBasePrices(z.object({ currency: keptCurrency }).parse(message).currency);
}

/**
 * Brings the comparing prices of all products of a currency to the rate that is kept now. May run twice at once and end at any point: what
 * stands right is left alone, and the rate is read anew for each batch.
 *
 * @returns how many products had another price
 */
export async function recomputeBasePrices(currency: z.output<typeof keptCurrency>, batch = BATCH): Promise<number> {
  let [after, changed] = [0, 0];
  for (;;) {
    const { usdMicros } = await db.exchangeRate.findUniqueOrThrow({ where: { currency }, select: { usdMicros: true } });
    const done = await db.$queryRaw<{ id: number }[]>`
      UPDATE "Product" SET "priceBaseMinor" = ${BASE_PRICE(usdMicros)}
      WHERE "id" IN (
        SELECT "id" FROM "Product" WHERE "currency" = ${currency}::"Currency" AND "id" > ${after}::int AND "priceBaseMinor" <> ${BASE_PRICE(usdMicros)}
        ORDER BY "id" LIMIT ${batch}::int FOR NO KEY UPDATE
      ) RETURNING "id"`;
    changed += done.length;
    if (done.length < batch) return changed;
    after = Math.max(...done.map(({ id }) => id));
  }
}
