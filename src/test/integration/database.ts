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

afterAll(async () => {
  const { closeDb } = await import('@/server/db');
  const { forgetSettings } = await import('@/modules/platform/kept-settings.queries');
  forgetSettings();
  await closeDb();
  await rm(uploads, { recursive: true, force: true });
});
