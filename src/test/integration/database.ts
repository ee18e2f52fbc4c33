/** Before each integration test file, and before it loads any module: a database of its own, migrated and empty, and a folder for uploads. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

const { adminUrl, template, prefix } = inject('cluster');
const name = `${prefix}${randomBytes(5).toString('hex')}`;

const admin = new Client({ connectionString: adminUrl });
await admin.connect();
await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
await admin.end();

const url = new URL(adminUrl);
url.pathname = name;
process.env['DATABASE_URL'] = url.href;

const uploads = await mkdtemp(join(tmpdir(), 'marsa-uploads-'));
process.env['UPLOAD_DIR'] = uploads;

afterAll(async () => {
  const { closeDb } = await import('@/server/db');
  await closeDb();
  await rm(uploads, { recursive: true, force: true });
});
