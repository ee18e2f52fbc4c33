import 'server-only';
import { CURRENCIES, type Currency } from '@/modules/ledger/money.schema';
import { db, type Tx } from '@/server/db';
import { Prisma } from '@/server/generated/client';
import { rateText, type RateAnswer } from './rates.schema';

/** A product's price in US cents at a rate, as toBaseMinor (money.schema.ts) reckons it. */
export const BASE_PRICE = (micros: bigint) => Prisma.sql`div("priceMinor"::numeric * ${micros}::bigint + 500000, 1000000)::bigint`;

interface Row { currency: Currency; usdMicros: bigint; updatedAt: Date }

/** How many products of a currency are still compared by another rate. */
async function countOutdated({ currency, usdMicros }: Row): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) AS "count" FROM "Product" WHERE "currency" = ${currency}::"Currency" AND "priceBaseMinor" <> ${BASE_PRICE(usdMicros)}`;
  return Number(row?.count ?? 0n);
}

const toAnswer = ({ currency, usdMicros, updatedAt }: Row, outdated: number): RateAnswer => ({
  id: CURRENCIES.indexOf(currency) + 1, currency, rate: rateText(usdMicros), updatedAt: updatedAt.toISOString(), outdated,
});

const fields = { currency: true, usdMicros: true, updatedAt: true } as const;

/** The kept rates of all currencies. */
export async function listRates(): Promise<RateAnswer[]> {
  const rows = await db.exchangeRate.findMany({ select: fields });
  const answers = await Promise.all(rows.map(async (row) => toAnswer(row, row.currency === 'USD' ? 0 : await countOutdated(row))));
  return answers.sort((one, other) => one.id - other.id);
}

/** A rate inside the transaction that has changed it. */
export async function readRate(tx: Tx, currency: Currency): Promise<RateAnswer> {
  return toAnswer(await tx.exchangeRate.findUniqueOrThrow({ where: { currency }, select: fields }), 0);
}
