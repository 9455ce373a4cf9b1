import { join } from 'node:path';
import type { Configuration } from './configuration.ts';
import { connect, type Database } from '../db/connect.ts';
import { diskFullMessage } from '../db/disk-full.ts';
import { openEmbeddedDatabase } from '../db/embedded.ts';
import { hasRoomIn } from '../db/free-room.ts';
import { migrate } from '../db/migrate.ts';

export type OpenDatabase = {
  db: Database;
  /** A sentence for the operator that says which database is in use. */
  sentence: string;
  /** Whether its disk has room for files; always true for an external database, whose operator monitors that. */
  hasRoom: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Place = Pick<Configuration, 'DATABASE_URL' | 'DATA_DIR'>;

/** The configured PostgreSQL or the embedded one, without migrating it. */
export const reachDatabase = async ({
  DATABASE_URL,
  DATA_DIR,
}: Place): Promise<{ url: string; isReused: boolean; stop: () => Promise<void> }> =>
  DATABASE_URL === undefined
    ? openEmbeddedDatabase(join(DATA_DIR, 'postgres'))
    : { url: DATABASE_URL, isReused: true, stop: async () => undefined };

/** Opens the database and applies pending migrations. */
export const openDatabase = async (place: Place): Promise<OpenDatabase> => {
  const { DATABASE_URL, DATA_DIR } = place;
  const { url, isReused, stop } = await reachDatabase(place).catch(async (error: unknown) => {
    throw DATABASE_URL === undefined ? ((await diskFullMessage(error, DATA_DIR)) ?? error) : error;
  });
  try {
    await migrate(url);
  } catch (error) {
    // Before PostgreSQL stops and frees some of it.
    const full = DATABASE_URL === undefined ? await diskFullMessage(error, DATA_DIR) : null;
    await stop();
    if (DATABASE_URL === undefined) throw full ?? error;
    throw new Error(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  const db = connect(url);
  const close = async (): Promise<void> => {
    await db.$client.end();
    await stop();
  };
  if (DATABASE_URL !== undefined)
    return { db, sentence: 'Its data is in the database at DATABASE_URL.', hasRoom: async () => true, close };
  return {
    db,
    sentence: isReused ? `It uses the database that is already running in ${DATA_DIR}.` : `Its data is in ${DATA_DIR}.`,
    hasRoom: () => hasRoomIn(DATA_DIR),
    close,
  };
};

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};
