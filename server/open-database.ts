import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { connect, type Database } from './db/connect.ts';
import { openEmbeddedDatabase } from './db/embedded.ts';
import { hasRoomIn } from './db/free-room.ts';
import { migrate } from './db/migrate.ts';

export type OpenDatabase = {
  db: Database;
  /** Which database this is, for the operator. */
  sentence: string;
  /** Whether its disk has room for files: of a database that runs elsewhere, its operator looks after that. */
  hasRoom: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** The configured PostgreSQL or our own, brought up to this version. */
export const openDatabase = async ({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Configuration, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> => {
  if (DATABASE_URL !== undefined) {
    await migrate(DATABASE_URL).catch((error: unknown) => {
      throw new Error(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}`);
    });
    const db = connect(DATABASE_URL);
    return {
      db,
      sentence: 'Its data are in the database that DATABASE_URL names.',
      hasRoom: async () => true,
      close: () => db.$client.end(),
    };
  }

  const embedded = await openEmbeddedDatabase(join(DATA_DIR, 'postgres'));
  try {
    await migrate(embedded.url);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const db = connect(embedded.url);
  return {
    db,
    sentence: embedded.isReused ? `It shares the running database in ${DATA_DIR}.` : `Its data are in ${DATA_DIR}.`,
    hasRoom: () => hasRoomIn(DATA_DIR),
    async close() {
      await db.$client.end();
      await embedded.stop();
    },
  };
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
