/**
 * Prisma's schema engine as WebAssembly. The native one has to be fetched from a server of Prisma's, which a closed
 * network does not reach; this one lies in node_modules and reads and writes the same migrations and history table.
 */
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseError } from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as engineBindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { DiffTarget, MigrationList, SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import { MIGRATIONS, ROOT, SCHEMA } from './paths.mjs';
import { migrationsOnDisk } from './migrations.mjs';

/** The engine's exports that its type file does not list: they are how its own loader starts it. */
type Bindings = typeof engineBindings & { __wbg_set_wasm(exports: WebAssembly.Exports): void };

/** A migration must neither wait behind a long transaction nor hold the tables for long. */
const LIMITS = { lock_timeout: 3_000, statement_timeout: 60_000 };

/** The adapter for migrations: a script goes to the server whole, so that it is one transaction. */
class MigrationPg extends PrismaPg {
  private readonly opened: { dispose(): Promise<void> }[] = [];
  /** What the server said last: the engine's own message has lost it. */
  lastError = '';

  override async connect() {
    const connection = await super.connect();
    this.opened.push(connection);
    // The adapter's own version cuts at every semicolon, also inside a function's body.
    connection.executeScript = async (script: string) => {
      try {
        await connection.underlyingDriver().query(script);
      } catch (error) {
        this.lastError = describe(error, script);
        throw error;
      }
    };
    return connection;
  }

  /** The engine leaves its connections open, which would keep the process alive. */
  async close() {
    await Promise.all(this.opened.map((connection) => connection.dispose()));
  }
}

function describe(error: unknown, script: string): string {
  if (!(error instanceof DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? script.slice(0, Number(error.position)).split('\n').length : 0;
  return [error.message, error.detail, error.hint, line > 0 && `at line ${line}`].filter(Boolean).join('; ');
}

/** Runs `work` with an engine that is connected to the database. */
export async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  const database = new MigrationPg({ connectionString: url, ...LIMITS });
  try {
    return await withAdapter(database, work);
  } catch (error) {
    if (!database.lastError) throw error;
    throw new Error(database.lastError, { cause: error });
  } finally {
    await database.close();
  }
}

async function withAdapter<T>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine: Engine } = await bindings();
  const files = await schemaFiles();
  const datamodels = files.map(({ path, content }): [string, string] => [path, content]);
  const engine = await Engine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapter));
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

let started: Promise<Bindings> | undefined;

/** The WebAssembly module, loaded once. */
function bindings(): Promise<Bindings> {
  started ??= start(engineBindings as Bindings);
  return started;
}

async function start(loaded: Bindings): Promise<Bindings> {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...loaded } });
  loaded.__wbg_set_wasm(instance.exports);
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => process.stderr.write(`${message}\n`) },
  });
  const begin = instance.exports['__wbindgen_start'];
  if (typeof begin !== 'function') throw new Error('@prisma/schema-engine-wasm has another shape than expected');
  begin();
  return loaded;
}

/** prisma/schema/*.prisma as they are now. */
export async function schemaFiles(): Promise<SchemaContainer[]> {
  const names = (await readdir(SCHEMA)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: relative(ROOT, join(SCHEMA, name)),
      content: await readFile(join(SCHEMA, name), 'utf8'),
    })),
  );
}

export async function migrationList(): Promise<MigrationList> {
  const migrations = await migrationsOnDisk();
  const lockfile = await readFile(join(MIGRATIONS, 'migration_lock.toml'), 'utf8').catch(() => null);
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

export const NO_FILTER = { externalTables: [], externalEnums: [] };

/**
 * The diff from one schema to the one on disk, as SQL; '' when they are equal. The engine insists on a database also
 * for comparing two texts, so it gets one that answers its single question: which version are you?
 */
export async function schemaDiff(from: DiffTarget): Promise<string> {
  return withAdapter(new NoDatabase(), async (engine) => {
    const to: DiffTarget = { tag: 'schemaDatamodel', files: await schemaFiles() };
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters: NO_FILTER });
    const sql = stdout?.trim() ?? '';
    return sql === '-- This is an empty migration.' ? '' : sql;
  });
}

class NoDatabase implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = 'no-database';

  async connect(): Promise<SqlDriverAdapter> {
    const refuse = () => Promise.reject(new Error('there is no database here'));
    return {
      provider: this.provider,
      adapterName: this.adapterName,
      queryRaw: async () => ({
        columnNames: ['exists', 'version', 'numeric_version'],
        columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
        rows: [[true, 'PostgreSQL 18', 180_000]],
      }),
      executeRaw: refuse,
      executeScript: refuse,
      startTransaction: refuse,
      getConnectionInfo: () => ({ supportsRelationJoins: false }),
      dispose: async () => undefined,
    };
  }

  connectToShadowDb(): Promise<SqlDriverAdapter> {
    return this.connect();
  }
}
