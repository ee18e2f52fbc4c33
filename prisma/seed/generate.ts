/**
 * Fills a database for the benchmarks: `npm run db:generate -- --products 1000000`. Makes the demo's roles, ports, parties
 * and products where they are missing, then adds variations of the demo products until the wanted number is there.
 * The same command makes the same rows. Indexes that would be kept row by row are made anew at the end.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { closeDb, db } from '../../src/server/db.ts';
import { env } from '../../src/server/env.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedParties } from './parties.ts';
import { seedReference } from './reference.ts';

const BATCH = 50_000;

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const wanted = Number(values.products);
if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('Say how many: --products 10000');

if ((await db.party.count()) === 0) {
  await seedReference();
  const { suppliers } = await seedParties();
  await seedCatalogue(suppliers);
}
await closeDb();

const client = new pg.Client({ connectionString: env.databaseUrl });
await client.connect();
const number = async (sql: string, values: unknown[] = []) => Number((await client.query<{ n: string }>(sql, values)).rows[0]?.n ?? 0);

const present = await number('SELECT count(*) AS n FROM "Product"');
const bulky = wanted - present > 2 * BATCH;
const { rows: indexes } = await client.query<{ name: string; definition: string }>(
  `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
   WHERE tablename IN ('Product', 'ProductSearch') AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE conrelid IN ('"Product"'::regclass, '"ProductSearch"'::regclass))`,
);
if (bulky) {
  for (const { name } of indexes) await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`);
  await client.query('ALTER TABLE "Product" DISABLE TRIGGER product_search_insert');
}

// The demo products are the patterns; a row's number decides everything that varies.
await client.query('CREATE TEMP TABLE pattern AS SELECT row_number() OVER (ORDER BY "id") - 1 AS place, p.* FROM "Product" p ORDER BY "id" LIMIT 439');
const patterns = await number('SELECT count(*) AS n FROM pattern');
await client.query('CREATE TEMP TABLE harbour AS SELECT row_number() OVER (ORDER BY "rank") - 1 AS place, "id", "name", "country" FROM "Port" ORDER BY "rank" LIMIT 20');
await client.query('SELECT setseed(0.42)');

for (let from = present; from < wanted; from += BATCH) {
  const to = Math.min(wanted, from + BATCH);
  await client.query(
    `INSERT INTO "Product" ("sellerId", "name", "shortDescription", "description", "category", "companyName", "portId", "portName", "isVerified", "verifiedAt",
       "status", "priceMinor", "currency", "priceBaseMinor", "priceType", "unit", "moq", "availableQuantity", "hsCode", "originCountry", "leadTimeDays",
       "packing", "branded", "offerValidUntil", "rating", "ratingCount", "specifications", "picture", "createdAt")
     SELECT b."sellerId", b."name" || ', ' || (ARRAY['export','feed','food','industrial','marine','offshore','workshop','retail'])[1 + n % 8] || ' grade, lot ' || n,
       left(b."shortDescription", 120), left(b."description", 160) || ' Lot ' || n || ', code ' || to_hex(n * 2654435761 % 4294967296) || '.',
       b."category", b."companyName", h."id", h."name", b."isVerified", b."verifiedAt",
       'approved', b."priceMinor" + d.step, b."currency", greatest(1, b."priceBaseMinor" + d.step), b."priceType", b."unit", b."moq", b."availableQuantity",
       b."hsCode", h."country", b."leadTimeDays", b."packing", b."branded", b."offerValidUntil",
       CASE WHEN d.chance < 0.3 THEN 300 + (d.step % 200)::int END, CASE WHEN d.chance < 0.3 THEN 1 + (d.step % 40)::int ELSE 0 END,
       b."specifications", b."picture", timestamptz '2025-01-01' + make_interval(secs => (n * 7919 % 60000000)::double precision)
     FROM generate_series($1::bigint, $2::bigint - 1) AS n
     JOIN pattern AS b ON b.place = (n * 7 + n / $3) % $3
     JOIN harbour AS h ON h.place = (n * 13 + n / 20) % 20
     CROSS JOIN LATERAL (SELECT (random() * 100000 + n * 0)::bigint AS step, random() + n * 0 AS chance) AS d`,
    [from, to, patterns],
  );
  process.stdout.write(`  ${to} of ${wanted} products\n`);
}
if (bulky) {
  await client.query('ALTER TABLE "Product" ENABLE TRIGGER product_search_insert');
  await client.query(`SET maintenance_work_mem = '1GB'`);
  await client.query(`SET work_mem = '256MB'`);
  process.stdout.write('  filling the search …\n');
  await client.query('SELECT product_search_rebuild()');
  for (const { definition } of indexes) await client.query(definition);
}
else await client.query('SELECT search_words_count()');
await client.query('VACUUM (ANALYZE) "Product", "ProductSearch", "SearchWord", "FacetCount"');
process.stdout.write(`The database holds ${await number('SELECT count(*) AS n FROM "Product"')} products.\n`);
await client.end();
