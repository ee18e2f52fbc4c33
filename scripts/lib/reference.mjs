/** The built-in roles, the ports and the rates, which every database needs before anybody can register and trade. */
import { readFileSync } from 'node:fs';
import { withClient } from './migrations.mjs';
import { step } from './report.mjs';
import { mustRun, tsx } from './run.mjs';

/** @returns {string[]} codes of the ports that every database holds */
function portCodes() {
  /** @type {{ code: string }[]} */
  const ports = JSON.parse(readFileSync(new URL('../../prisma/seed/data/ports.json', import.meta.url), 'utf8'));
  return ports.map(({ code }) => code);
}

/**
 * Loads TypeScript only where something is missing.
 * @param {string} url
 * @param {Record<string, string>} env the settings that the program needs, the database among them
 */
export async function ensureReference(url, env) {
  const isComplete = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM "Role" WHERE "builtIn") >= 12 AND EXISTS (SELECT 1 FROM "ExchangeRate")
         AND NOT EXISTS (SELECT 1 FROM unnest($1::text[]) AS listed (code) WHERE NOT EXISTS (SELECT 1 FROM "Port" WHERE "Port"."code" = listed.code)) AS complete`,
      [portCodes()],
    );
    return rows[0].complete;
  });
  if (isComplete) return;
  await step('roles, ports and rates put in', () =>
    mustRun('Putting in roles, ports and rates', process.execPath, tsx('prisma/seed/reference.ts'), { env }),
  );
}
