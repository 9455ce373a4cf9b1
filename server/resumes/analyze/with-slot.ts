import { limits } from '#contract/product/limits.ts';
import { opens } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Session } from '../../identity/login/session.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { deleteDaysBefore, releaseSlot, type Scan, acquireSlot } from './slot-store.ts';

/** Longer than any analysis with its waiting time: after a crash the slot is released. */
const leaseMs = 60_000;
const { scansAtOnce: atOnce } = limits;

/**
 * Runs an analysis if there is a slot for it: two concurrent ones per user, and as many a UTC day as the plan includes.
 * A failed analysis releases its slot, a stored one keeps it (`scan`).
 */
export const withSlot = async <T>(
  session: Session,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  analyze: (scan: Scan) => Promise<T>,
): Promise<T> => {
  const userId = session.user.id;
  const now = clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const running = await acquireSlot(db, { userId, what: 'running', places: atOnce, now, leaseUntil });
  if (running === null)
    throw new Problem('too-many-requests', {
      message: `You can analyze up to ${atOnce} resumes at a time. Please wait a moment.`,
      retryAfterSeconds: 5,
    });
  try {
    return await withDailySlot(session, { db, clock }, analyze);
  } finally {
    await releaseSlot(db, { userId, what: 'running', place: running });
  }
};

const withDailySlot = async <T>(
  session: Session,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  analyze: (scan: Scan) => Promise<T>,
): Promise<T> => {
  const places = opens[session.plan].scansPerDay;
  if (places === null) return analyze(null);
  const userId = session.user.id;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  await deleteDaysBefore(db, userId, day);
  const place = await acquireSlot(db, {
    userId,
    what: day,
    places,
    now,
    leaseUntil: new Date(now.getTime() + leaseMs),
  });
  if (place === null) throw quotaExceeded(places, now);
  try {
    return await analyze({ userId, day, place });
  } catch (error) {
    await releaseSlot(db, { userId, what: day, place });
    throw error;
  }
};

/** The next UTC midnight. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs);

const quotaExceeded = (places: number, now: Date): Problem => {
  const next = nextDay(now);
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const wait = seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
  const used = places === 1 ? "today's free scan" : `today's ${places} free scans`;
  return new Problem('quota-exceeded', {
    message: `You have used ${used}. The next one is available at 00:00 UTC, in ${wait}. Premium has no daily limit.`,
    nextAt: next.toISOString(),
    retryAfterSeconds: seconds,
  });
};
