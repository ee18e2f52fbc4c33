/**
 * Before each integration test file, and before it loads any module: a database of its own, migrated and empty, and a
 * folder for uploads. Files that share a process share their addresses, which the house reads once.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

const { adminUrl, template, prefix } = inject('cluster');
const name = (process.env['TEST_DATABASE'] ??= `${prefix}${randomBytes(5).toString('hex')}`);

const admin = new Client({ connectionString: adminUrl });
await admin.connect();
await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
await admin.end();

const url = new URL(adminUrl);
url.pathname = name;
process.env['DATABASE_URL'] = url.href;

const uploads = (process.env['TEST_UPLOADS'] ??= await mkdtemp(join(tmpdir(), 'marsa-uploads-')));
await mkdir(uploads, { recursive: true });
process.env['UPLOAD_DIR'] = uploads;

/** Whatever a test made the house record has words, and so has all that was kept of it; what tests record themselves begins with `test.`. */
async function expectWords(): Promise<void> {
  const { db } = await import('@/server/db');
  const { wordlessIn } = await import('@/modules/audit/audit-facts.schema');
  const entries = await db.$queryRaw<{ action: string; entity: string; details: Readonly<Record<string, unknown>> }[]>`SELECT DISTINCT "action", "entity", "details" FROM "AuditEntry" WHERE "action" NOT LIKE 'test.%'`;
  const { default: messages } = await import('../../../messages/en.json');
  const has = (key: string) => typeof key.split('.').reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined), messages) === 'string';
  const wordless = new Set(entries.flatMap(({ action, entity, details }) => wordlessIn({ action, entity, kept: details }, has)));
  // What the tests of the outbox send.
  wordless.delete('value outbox.kind=test');
  if (wordless.size > 0) throw new Error(`The audit log holds what no screen has words for: ${[...wordless].join(', ')}`);
}

afterAll(async () => {
  await expectWords();
  const { closeDb } = await import('@/server/db');
  const { forgetSettings } = await import('@/modules/platform/kept-settings.queries');
  forgetSettings();
  await closeDb();
  await rm(uploads, { recursive: true, force: true });
});
