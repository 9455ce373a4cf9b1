import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#contract/product/durations.ts';
import type { Database } from '../../db/connect.ts';
import { chargeJobs, users } from '../../db/schema.ts';
import type { Outcome } from './outcome.ts';

export type ChargeJob = typeof chargeJobs.$inferSelect;
type NewJob = Pick<ChargeJob, 'userId' | 'kind' | 'price'>;

/** Jobs that have not ended. */
const isLive = inArray(chargeJobs.state, ['open', 'asks']);

/** How long another server leaves a job alone: longer than its calls may take. */
const leaseMs = 3 * minuteMs;

/** After this time nothing is charged any more that was asked for. */
export const startWithinMs = 10 * minuteMs;

/** A job that charges a card; the one that is underway, if there is one. A new card makes that run again. */
export const beginCharge = async (db: Database, job: NewJob, now: Date): Promise<ChargeJob> => {
  const isCard = job.kind === 'card';
  const [row] = await db
    .insert(chargeJobs)
    .values({ ...job, id: randomUUID(), state: 'open', madeAt: now, tryAt: now })
    .onConflictDoUpdate({
      target: [chargeJobs.userId, chargeJobs.kind],
      targetWhere: sql`state IN ('open', 'asks')`,
      set: isCard
        ? {
            asked: sql`${chargeJobs.asked} + 1`,
            state: 'open',
            onlyLooks: false,
            round: sql`${chargeJobs.round} + 1`,
            madeAt: now,
            tryAt: sql`CASE ${chargeJobs.state} WHEN 'asks' THEN ${now.toISOString()}::timestamptz ELSE ${chargeJobs.tryAt} END`,
          }
        : { asked: chargeJobs.asked },
    })
    .returning();
  if (row === undefined) throw new Error('an upsert answers with its row');
  return row;
};

/** Takes jobs that are due, so that no other server runs them now. */
export const claimCharges = async (db: Database, now: Date, maxRows: number): Promise<ChargeJob[]> => {
  const due = db
    .select({ id: chargeJobs.id })
    .from(chargeJobs)
    .where(and(isLive, lte(chargeJobs.tryAt, now)))
    .orderBy(asc(chargeJobs.tryAt))
    .limit(maxRows)
    .for('update', { skipLocked: true });
  return db
    .update(chargeJobs)
    .set({ attempts: sql`${chargeJobs.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(chargeJobs.id, due))
    .returning();
};

/** Makes what waits for the cardholder due: something may have changed. True if there is anything. */
export const lookAgain = async (db: Database, userId: string, now: Date): Promise<boolean> => {
  const due = await db
    .update(chargeJobs)
    .set({ tryAt: now })
    .where(and(eq(chargeJobs.userId, userId), eq(chargeJobs.state, 'asks')))
    .returning({ id: chargeJobs.id });
  return due.length > 0;
};

/** Takes what waits for the cardholder, even while another server looks at it: looking twice is safe. */
export const claimAsked = (db: Database, userId: string, now: Date): Promise<ChargeJob[]> =>
  db
    .update(chargeJobs)
    .set({ attempts: sql`${chargeJobs.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(chargeJobs.userId, userId), eq(chargeJobs.state, 'asks')))
    .returning();

const secondMs = 1_000;

/** The pause after so many attempts: at first the page waits for the result. */
const pauseMs = ({ attempts, madeAt }: ChargeJob, now: Date): number => {
  const isLate = now.getTime() - madeAt.getTime() > startWithinMs;
  return Math.min(isLate ? 10 * minuteMs : 30 * secondMs, 2 * secondMs * 2 ** Math.min(attempts - 1, 12));
};

/** How often is looked whether the cardholder has answered, in case that no event of the provider says so. */
const askedPauseMs = 5 * minuteMs;

const columnsOf = (job: ChargeJob, outcome: Outcome, now: Date): Partial<ChargeJob> => {
  if (outcome.is === 'done') return { state: 'done', endedAt: now, message: null, lastError: null };
  if (outcome.is === 'failed')
    return { state: 'failed', endedAt: now, message: outcome.message, lastError: outcome.why ?? null };
  if (outcome.is === 'asks')
    return { state: 'asks', onlyLooks: true, tryAt: new Date(now.getTime() + askedPauseMs), lastError: null };
  return {
    state: 'open',
    round: outcome.isAnswered ? job.round + 1 : job.round,
    tryAt: new Date(now.getTime() + pauseMs(job, now)),
    lastError: outcome.why.slice(0, 300),
  };
};

/** Stores what a run showed. A job that was asked for again meanwhile runs once more. */
export const storeOutcome = async (db: Database, job: ChargeJob, outcome: Outcome, now: Date): Promise<void> => {
  const isSame = and(eq(chargeJobs.id, job.id), isLive);
  const stored = await db
    .update(chargeJobs)
    .set(columnsOf(job, outcome, now))
    .where(and(isSame, eq(chargeJobs.asked, job.asked)))
    .returning({ id: chargeJobs.id });
  if (stored.length === 0)
    await db
      .update(chargeJobs)
      .set({ tryAt: now, round: job.round + 1 })
      .where(isSame);
};

/** Ends what waits for the cardholder, because they do not want it any more. */
export const dropAskedSwitch = async (db: Database, userId: string, now: Date): Promise<void> => {
  await db
    .update(chargeJobs)
    .set({ state: 'done', endedAt: now })
    .where(and(eq(chargeJobs.userId, userId), eq(chargeJobs.kind, 'switch'), eq(chargeJobs.state, 'asks')));
};

export const findCharge = async (db: Database, id: string): Promise<ChargeJob | null> => {
  const [row] = await db.select().from(chargeJobs).where(eq(chargeJobs.id, id));
  return row ?? null;
};

/** Whether a card of this person may be charged at this moment. */
export const isCharging = async (db: Pick<Database, 'select'>, userId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: chargeJobs.id })
    .from(chargeJobs)
    .where(and(eq(chargeJobs.userId, userId), eq(chargeJobs.state, 'open')))
    .limit(1);
  return row !== undefined;
};

/** How long a failed job is shown. */
const shownMs = hourMs;
const rank: readonly ChargeJob['state'][] = ['open', 'asks', 'failed'];

/** The job that its owner should know of: the latest of each kind, unless it is done or failed long ago. */
export const findShownCharge = async (db: Database, userId: string, now: Date): Promise<ChargeJob | null> => {
  const latest = await db
    .selectDistinctOn([chargeJobs.kind])
    .from(chargeJobs)
    .where(eq(chargeJobs.userId, userId))
    .orderBy(chargeJobs.kind, desc(chargeJobs.madeAt));
  const [first] = latest
    .filter(
      ({ state, endedAt }) => state !== 'done' && (endedAt === null || now.getTime() - endedAt.getTime() < shownMs),
    )
    .toSorted((a, b) => rank.indexOf(a.state) - rank.indexOf(b.state));
  return first ?? null;
};

/** Forgets jobs that ended before this moment. */
export const deleteOldCharges = async (db: Database, before: Date): Promise<void> => {
  await db.delete(chargeJobs).where(lt(chargeJobs.endedAt, before));
};

/** The address of the account that a job charges; null if the account is gone. */
export const findEmail = async (db: Pick<Database, 'select'>, userId: string): Promise<string | null> => {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
};

/** Ends all jobs of somebody who leaves; returns when the first of them was asked for, null without any. */
export const stopCharges = async (
  transaction: Pick<Database, 'update'>,
  userId: string,
  now: Date,
): Promise<Date | null> => {
  const stopped = await transaction
    .update(chargeJobs)
    .set({ state: 'failed', endedAt: now })
    .where(and(eq(chargeJobs.userId, userId), isLive))
    .returning({ madeAt: chargeJobs.madeAt });
  return stopped.map(({ madeAt }) => madeAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
};

/** How long the outcome of a charge may be unknown before operators hear of it. */
export const unknownMs = hourMs;

const isUnknownSince = (before: Date) => and(eq(chargeJobs.state, 'open'), lte(chargeJobs.madeAt, before));

/** Marks and returns jobs whose outcome has been unknown since before `before`, and which were not reported since `again`. */
export const takeUnknownCharges = async (
  transaction: Pick<Database, 'update'>,
  { before, again, now }: { before: Date; again: Date; now: Date },
): Promise<ChargeJob[]> =>
  transaction
    .update(chargeJobs)
    .set({ alertedAt: now })
    .where(and(isUnknownSince(before), or(isNull(chargeJobs.alertedAt), lte(chargeJobs.alertedAt, again))))
    .returning();

/** The number of charges whose outcome has been unknown for over an hour, and when the oldest was asked for. */
export const unknownChargeBacklog = async (
  db: Database,
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> => {
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(chargeJobs.madeAt) })
    .from(chargeJobs)
    .where(isUnknownSince(new Date(now.getTime() - unknownMs)));
  return row ?? { waiting: 0, oldestAt: null };
};
