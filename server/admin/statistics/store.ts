import { and, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { startOf } from '../counts/days.ts';
import { graceBegan } from '../users/premium.ts';

/** Accounts made from this moment on and before this day. */
export const countJoined = (db: Database, from: Date, before: string): Promise<number> =>
  db.$count(users, and(gte(users.createdAt, from), lt(users.createdAt, startOf(before))));

/** Accounts whose latest login was at this moment or later, and before this day. */
export const countSignedIn = (db: Database, from: Date, before: string): Promise<number> => {
  const login: SQL = sql`coalesce(${users.lastLoginAt}, '-infinity')`;
  return db.$count(users, and(gte(login, from), lt(login, startOf(before))));
};

/** What the subscriptions that are paid, or late within the days of grace, charge each period. */
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
