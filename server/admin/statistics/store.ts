import { and, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { startOf } from '../counts/days.ts';
import { graceBegan } from '../users/premium.ts';

/** Accounts created from this moment on and before this day. */
export const countJoined = (db: Database, from: Date, before: string): Promise<number> =>
  db.$count(users, and(gte(users.createdAt, from), lt(users.createdAt, startOf(before))));

/** Accounts whose latest login was at or after this moment, and before this day. */
export const countSignedIn = (db: Database, from: Date, before: string): Promise<number> => {
  const login: SQL = sql`coalesce(${users.lastLoginAt}, '-infinity')`;
  return db.$count(users, and(gte(login, from), lt(login, startOf(before))));
};

/** The amounts that subscriptions charge per period, for those that are paid or still in their grace period. */
export const runningAmounts = async (
  db: Database,
  now: Date,
): Promise<{ monthlyCents: number; annualCents: number }> => {
  const isLate = and(eq(subscriptions.status, 'past_due'), gt(subscriptions.pastDueSince, graceBegan(now)));
  const rows = await db
    .select({ isAnnual: subscriptions.isAnnual, cents: sql<number>`sum(${subscriptions.amountCents})::float8` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isCurrent, true),
        inArray(subscriptions.status, ['active', 'past_due']),
        or(eq(subscriptions.status, 'active'), isLate),
      ),
    )
    .groupBy(subscriptions.isAnnual);
  const of = (isAnnual: boolean): number => rows.find((row) => row.isAnnual === isAnnual)?.cents ?? 0;
  return { monthlyCents: of(false), annualCents: of(true) };
};
