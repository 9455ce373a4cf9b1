import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from './program.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const folders: string[] = [];
const running: Program[] = [];
const databases: TestDatabase[] = [];
/** For `afterEach` of a file that starts programs: ends them, and deletes their databases and folders. */
export const cleanUp = async (): Promise<void> => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL');
  for (const { drop } of databases.splice(0)) await drop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** An empty data folder, deleted after the test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parsewell main '));
  folders.push(folder);
  return folder;
};

/** A program that is stopped with its test. */
export const run: typeof startProgram = (...how) => {
  const program = startProgram(...how);
  running.push(program);
  return program;
};

/** Settings with a database of the test run, for what is not about our own: ready ten times as fast. */
export const onSharedServer = async (): Promise<{ DATA_DIR: string; DATABASE_URL: string }> => {
  const database = await createTestDatabase();
  databases.push(database);
  return { DATA_DIR: newFolder(), DATABASE_URL: database.url };
};

/** Whether the embedded database of a data folder runs. */
export const databaseRuns = (folder: string): boolean =>
  existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'));

/** A data key as settings name it, all bytes alike. */
export const key = (name: string, fill: number): string => `${name}:${Buffer.alloc(32, fill).toString('base64')}`;
