/**
 * What every database holds, with and without demo data: the built-in roles, the ports, and rates to begin with. Put in after the migrations by
 * whoever starts the site; what is there already stays as it is, so it may run at any time.
 */
import { pathToFileURL } from 'node:url';
import { ROLES } from '../../src/access/roles.ts';
import { closeDb, db } from '../../src/server/db.ts';
import en from '../../messages/en.json';
import { PORTS } from './data/ports.ts';
import { RATES } from './data/rates.ts';

/** Puts in what is missing. */
export async function seedReference(): Promise<void> {
  await db.role.createMany({ data: ROLES.map(({ slug, code }) => ({ slug, code, name: en.roles[slug], builtIn: true })), skipDuplicates: true });
  await db.port.createMany({ data: PORTS.map((port, index) => ({ ...port, rank: index + 1 })), skipDuplicates: true });
  const rates = Object.entries(RATES) as [keyof typeof RATES, bigint][];
  await db.exchangeRate.createMany({ data: rates.map(([currency, usdMicros]) => ({ currency, usdMicros })), skipDuplicates: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await seedReference();
  await closeDb();
}
