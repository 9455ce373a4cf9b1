import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { scanPlaces } from '../../db/schema.ts';

/** A daily slot that is consumed in the transaction that stores the analysis; null when the plan has no daily limit. */
export type Scan = { userId: string; day: string; place: number } | null;

type Place = { userId: string; what: string; place: number };

const placeOf = ({ userId, what, place }: Place): SQL | undefined =>
  and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, what), eq(scanPlaces.place, place));

/**
 * Takes one of `places` slots until `leaseUntil`, each attempt in a single statement, so that concurrent requests
 * cannot exceed the limit. null when all are taken. An expired lease belonged to a process that died.
 */
export const acquireSlot = async (
  db: Transaction,
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

/** The slot is used from now on and cannot be released. */
export const consumeSlot = async (transaction: Transaction, scan: NonNullable<Scan>): Promise<void> => {
  await transaction
    .update(scanPlaces)
    .set({ isUsed: true })
    .where(placeOf({ ...scan, what: scan.day }));
};

/** Releases a slot unless it was used. */
export const releaseSlot = async (db: Transaction, place: Place): Promise<void> => {
  await db.delete(scanPlaces).where(and(placeOf(place), eq(scanPlaces.isUsed, false)));
};

/** The number of used slots on a day ('YYYY-MM-DD', UTC). */
export const countUsedSlots = async (db: Database, userId: string, day: string): Promise<number> =>
  db.$count(scanPlaces, and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, day), eq(scanPlaces.isUsed, true)));

/** True while another request could still get one of `places` slots of a day. Takes none. */
export const hasFreeSlot = async (
  db: Database,
  { userId, day, places, now }: { userId: string; day: string; places: number; now: Date },
): Promise<boolean> => {
  const taken = or(eq(scanPlaces.isUsed, true), gt(scanPlaces.leaseUntil, now));
  return (await db.$count(scanPlaces, and(eq(scanPlaces.userId, userId), eq(scanPlaces.what, day), taken))) < places;
};

/** Only the current day is needed. */
export const deleteDaysBefore = async (db: Transaction, userId: string, day: string): Promise<void> => {
  await db.delete(scanPlaces).where(and(eq(scanPlaces.userId, userId), lt(scanPlaces.what, day)));
};
