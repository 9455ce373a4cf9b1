import { opens } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';
import { counted } from '#contract/report/result-words.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import type { Session } from '../../identity/login/session.ts';
import { Problem } from '../../http/problem.ts';
import { acquireSlot, deleteDaysBefore, hasFreeSlot, type Scan } from './slot-store.ts';

/** Longer than the day that the slot is for: it is reserved until its upload has been read or refused. */
const reservedMs = 2 * dayMs;

/**
 * Reserves one of the scans that the plan includes a UTC day, with the transaction that stores the upload. Throws
 * 'quota-exceeded'; null when the plan has no limit.
 */
export const takeDailySlot = async (transaction: Transaction, session: Session, now: Date): Promise<Scan> => {
  const places = opens[session.plan].scansPerDay;
  if (places === null) return null;
  const userId = session.user.id;
  const day = now.toISOString().slice(0, 10);
  await deleteDaysBefore(transaction, userId, day);
  const leaseUntil = new Date(now.getTime() + reservedMs);
  const place = await acquireSlot(transaction, { userId, what: day, places, now, leaseUntil });
  if (place === null) throw quotaExceeded(places, now);
  return { userId, day, place };
};

/**
 * Throws 'quota-exceeded' when no scan of the day is left, without a transaction: of many requests at once those without
 * a chance do not hold connections while they wait for each other.
 */
export const refuseWithoutSlot = async (db: Database, session: Session, now: Date): Promise<void> => {
  const places = opens[session.plan].scansPerDay;
  if (places === null) return;
  const day = now.toISOString().slice(0, 10);
  if (!(await hasFreeSlot(db, { userId: session.user.id, day, places, now }))) throw quotaExceeded(places, now);
};

/** The next UTC midnight. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);

const quotaExceeded = (places: number, now: Date): Problem => {
  const next = nextDay(now);
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  // Not the time of day: pages show `nextAt` in the reader's time zone.
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes < 60
      ? counted(minutes, 'minute', 'minutes')
      : `about ${counted(Math.round(minutes / 60), 'hour', 'hours')}`;
  const used = places === 1 ? "today's free scan" : `today's ${places} free scans`;
  return new Problem('quota-exceeded', {
    message: `You have used ${used}. The next one is available in ${wait}. Premium has no daily limit.`,
    nextAt: next.toISOString(),
    retryAfterSeconds: seconds,
  });
};
