import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for all test files; `template_parsewell` on it is a migrated, empty database. */
    databaseUrl: string;
  }
}

/** One real PostgreSQL server for a whole run. Test files copy the migrated template, which takes milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parsewell-tests-'));
  const database = await openEmbeddedDatabase(join(folder, 'postgres'), { isThrowaway: true });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE DATABASE template_parsewell');
  await client.end();
  const template = new URL(database.url);
  template.pathname = '/template_parsewell';
  await migrate(template.href);
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
