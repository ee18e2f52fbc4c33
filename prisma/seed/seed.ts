/** Puts the demo data into an empty, migrated database: `npm run db:seed`. `npm start` runs it where demo data is wanted. */
import { closeDb, db } from '../../src/server/db.ts';
import { seedAdminDesk } from './admin-desk.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedDocuments } from './documents.ts';
import { seedHelpDesk, seedProfiles } from './help-desk.ts';
import { seedInsuranceAndCustoms } from './insurance-customs.ts';
import { seedListings } from './listings.ts';
import { seedParties } from './parties.ts';
import { seedPayouts } from './payouts.ts';
import { seedPeople } from './people.ts';
import { seedReference } from './reference.ts';
import { seedTexts } from './texts.ts';
import { seedTrades } from './trades.ts';

if ((await db.party.count()) > 0) throw new Error('The database already holds parties; the demo data goes into an empty one only.');
await seedReference();
const { suppliers, verified, accounts } = await seedParties();
await seedDocuments(verified, accounts);
const products = await seedCatalogue(suppliers);
const texts = await seedTexts(products, suppliers);
await seedProfiles(accounts);
await seedTrades(accounts);
await seedInsuranceAndCustoms(accounts);
await seedPayouts(accounts);
await seedHelpDesk(accounts);
await seedListings(accounts);
await seedPeople(accounts);
await seedAdminDesk(accounts);
// Demo parties are made without mail notices: what happens in their stories is told in their bells alone.
await db.party.updateMany({ data: { mailNotices: true } });
// Whoever has followed its trades for weeks has read of most of them.
await db.$executeRaw`UPDATE "Notification" SET "isRead" = true WHERE "id" NOT IN (SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "partyId" ORDER BY "id" DESC) AS place FROM "Notification") AS newest WHERE place <= 14)`;
await db.$executeRaw`SELECT search_words_count()`;
await db.$executeRaw`ANALYZE`;
process.stdout.write(`Demo data: ${products.size} products (${texts} translations) of ${suppliers.size} suppliers, ${accounts.size} accounts.\n`);
await closeDb();
