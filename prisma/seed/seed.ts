/** Puts the demo data into an empty, migrated database: `npm run db:seed`. `npm start` runs it where demo data is wanted. */
import { closeDb, db } from '../../src/server/db.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedParties, seedPorts, seedRoles } from './parties.ts';
import { seedTrades } from './trades.ts';

if ((await db.party.count()) > 0) throw new Error('The database already holds parties; the demo data goes into an empty one only.');
await seedRoles();
await seedPorts();
const { suppliers, accounts } = await seedParties();
const products = await seedCatalogue(suppliers);
await seedTrades(accounts);
await db.$executeRaw`ANALYZE`;
process.stdout.write(`Demo data: ${products.size} products of ${suppliers.size} suppliers, ${accounts.size} accounts.\n`);
await closeDb();
