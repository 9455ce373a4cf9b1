import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { scanPlaces } from '../../db/schema.ts';

/** A place of the day that an analysis takes for good in the transaction that stores it; null where days are not counted. */
export type Scan = { userId: string; day: string; place: number } | null;

type Place = { userId: string; what: string; place: number };

const placeOf = ({ userId, what, place }: Place): SQL | undefined =>
  and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, what), eq(scanPlaces.place, place));

/**
 * Takes one of `places` places until `leaseUntil`, each try in one statement, so that of many requests at the same moment
 * no more than these get one. null when all are taken. A lease that ran out belonged to a process that died.
 */
export const takePlace = async (
  db: Database,
  wanted: { userId: string; what: string; places: number; now: Date; leaseUntil: Date },
): Promise<number | null> => {
  const { userId, what, places, now, leaseUntil } = wanted;
  for (let place = 1; place <= places; place += 1) {
    const taken = await db
      .insert(scanPlaces)
      .values({ userId, what, place, leaseUntil })
      .onConflictDoUpdate({
        target: [scanPlaces.userId, scanPlaces.what, scanPlaces.place],
        set: { leaseUntil },
        setWhere: sql`NOT ${scanPlaces.isUsed} AND ${scanPlaces.leaseUntil} <= ${now.toISOString()}::timestamptz`,
      })
      .returning({ place: scanPlaces.place });
    if (taken.length > 0) return place;
  }
  return null;
};

/** The place counts from now on, and is not given back. */
export const consumeSlot = async (transaction: Transaction, scan: NonNullable<Scan>): Promise<void> => {
  await transaction
    .update(scanPlaces)
    .set({ isUsed: true })
    .where(placeOf({ ...scan, what: scan.day }));
};

/** Gives a place back unless it was used. */
export const freePlace = async (db: Database, place: Place): Promise<void> => {
  await db.delete(scanPlaces).where(and(placeOf(place), eq(scanPlaces.isUsed, false)));
};

/** Analyses of a day ('YYYY-MM-DD', UTC) that count. */
export const countUsed = async (db: Database, userId: string, day: string): Promise<number> =>
  db.$count(scanPlaces, and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, day), eq(scanPlaces.isUsed, true)));

/** Only the day that runs is of interest; 'running' sorts after all dates. */
export const forgetDaysBefore = async (db: Database, userId: string, day: string): Promise<void> => {
  await db.delete(scanPlaces).where(and(eq(scanPlaces.userId, userId), lt(scanPlaces.what, day)));
};
