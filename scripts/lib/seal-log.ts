/** Seals the log of a database as it stands, as the site does every five minutes. Run with `tsx --conditions=react-server`. */
import { sealLog } from '../../src/modules/audit/audit-seal.commands.ts';
import { closeDb } from '../../src/server/db.ts';

await sealLog();
await closeDb();
