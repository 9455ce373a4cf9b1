import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atsBands } from '#contract/product/bands.ts';
import { planOf } from '#contract/product/plans.ts';
import type { Statistics } from '#contract/api/admin/statistics.ts';
import { dayMs } from '#contract/product/durations.ts';
import { connect, type Database } from '../../db/connect.ts';
import { activity, analyses, subscriptions, transactions, users } from '../../db/schema.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { countOf } from '../counts/days.ts';
import { addUpTallies, countsByLabel } from '../counts/store.ts';
import { seriesOf } from './series.ts';
import { statisticsOf } from './statistics.ts';

const now = new Date('2026-11-18T10:20:30.456Z');

/** The same numbers in every run. */
let seed = 7;
const chance = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
const upTo = (max: number): number => Math.floor(chance() * (max + 1));
const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value => values[upTo(values.length - 1)] ?? values[0];
const within = (days: number): Date => new Date(now.getTime() - Math.floor(chance() * days * dayMs));

type UserRow = typeof users.$inferInsert;
type AnalysisRow = typeof analyses.$inferInsert;
type TransactionRow = typeof transactions.$inferInsert;
type SubscriptionRow = typeof subscriptions.$inferInsert;

const statuses = ['none', 'none', 'none', 'active', 'trialing', 'past_due', 'canceled', 'unpaid'] as const;

const newUser = (index: number): UserRow => {
  const createdAt = within(100);
  const subscriptionStatus = oneOf(statuses);
  return {
    id: randomUUID(),
    username: `person${index}`,
    displayUsername: `Person${index}`,
    name: 'Somebody',
    email: `person${index}@example.org`,
    emailVerified: chance() < 0.7,
    subscriptionStatus,
    pastDueSince: subscriptionStatus === 'past_due' && chance() < 0.9 ? within(14) : null,
    suspendedAt: chance() < 0.1 ? now : null,
    lastLoginAt: chance() < 0.2 ? null : within(60),
    createdAt,
    updatedAt: createdAt,
  };
};

const newAnalysis = (userId: string): AnalysisRow => ({
  id: randomUUID(),
  userId,
  createdAt: within(70),
  deleteAt: now,
  engineVersion: '1',
  atsScore: upTo(100),
  keywordScore: 0,
  formatScore: 0,
  fileBytes: 0,
  filename: Buffer.alloc(0),
  file: Buffer.alloc(0),
  result: Buffer.alloc(0),
});

const newTransaction = (userId: string): TransactionRow => {
  const amountCents = oneOf([1499, 14_388, 999, 1]);
  const status = oneOf(['succeeded', 'succeeded', 'failed', 'pending', 'refunded', 'disputed'] as const);
  const refundedCents =
    status === 'refunded' ? amountCents : status === 'succeeded' && chance() < 0.2 ? upTo(amountCents) : 0;
  return {
    id: randomUUID(),
    userId,
    stripeId: randomUUID(),
    status,
    amountCents,
    refundedCents,
    currency: 'usd',
    createdAt: within(45),
  };
};

const newSubscription = (userId: string): SubscriptionRow => {
  const isAnnual = chance() < 0.4;
  const status = oneOf(['active', 'trialing', 'past_due', 'canceled', 'incomplete']);
  return {
    id: randomUUID(),
    userId,
    planId: 'premium',
    status,
    isCurrent: status !== 'canceled',
    isAnnual,
    amountCents: isAnnual ? 14_388 - upTo(11) : 1499,
    currency: 'usd',
    pastDueSince: status === 'past_due' ? within(14) : null,
    createdAt: now,
  };
};

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const made = {
  users: [] as UserRow[],
  analyses: [] as AnalysisRow[],
  transactions: [] as TransactionRow[],
  subscriptions: [] as SubscriptionRow[],
};

beforeAll(async () => {
  own = await createTestDatabase();
  db = connect(own.url);
  made.users = Array.from({ length: 700 }, (_, index) => newUser(index));
  // Exactly at the boundaries of the periods.
  for (const [index, ms] of [30 * dayMs, 60 * dayMs, 30 * dayMs + 1, 60 * dayMs + 1].entries())
    made.users.push({
      ...newUser(1000 + index),
      createdAt: new Date(now.getTime() - ms),
      lastLoginAt: new Date(now.getTime() - ms),
    });
  await db.insert(users).values(made.users);
  for (const { id } of made.users) {
    for (let count = upTo(4); count > 0; count -= 1) made.analyses.push(newAnalysis(id ?? ''));
    for (let count = upTo(2); count > 0; count -= 1) made.transactions.push(newTransaction(id ?? ''));
    if (chance() < 0.5) made.subscriptions.push(newSubscription(id ?? ''));
  }
  await db.insert(analyses).values(made.analyses);
  await db.insert(transactions).values(made.transactions);
  await db.insert(subscriptions).values(made.subscriptions);
});
afterAll(async () => {
  await db.$client.end();
  await own.drop();
});

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const since =
  (from: Date) =>
  (row: { createdAt: Date }): boolean =>
    row.createdAt >= from;

/** Slow and obvious: goes through every row one by one. Analyses include deleted ones. */
const slowly = (rows: typeof made): Statistics => {
  const [today, month, monday] = ['2026-11-18', '2026-11-01', '2026-11-16'].map((day) => new Date(`${day}T00:00:00Z`));
  const at = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const isPremium = (user: UserRow): boolean =>
    planOf({ subscriptionStatus: user.subscriptionStatus ?? 'none', pastDueSince: user.pastDueSince ?? null }, now) ===
    'premium';
  const premiumUsers = rows.users.filter(isPremium).length;
  const last30Days = rows.users.filter(since(at(30))).length;
  const before = rows.users.filter(since(at(60))).length - last30Days;
  const revenue = (from: Date | undefined): number =>
    sum(
      rows.transactions
        .filter(({ status }) => status === 'succeeded' || status === 'refunded')
        .filter(since(from ?? now))
        .map(({ amountCents, refundedCents }) => amountCents - (refundedCents ?? 0)),
    );
  const paying = rows.subscriptions.filter(
    ({ status, isCurrent, pastDueSince }) =>
      isCurrent &&
      status !== 'trialing' &&
      planOf({ subscriptionStatus: status, pastDueSince: pastDueSince ?? null }, now) === 'premium',
  );
  return {
    totalUsers: rows.users.length,
    activeUsers: rows.users.filter(({ lastLoginAt }) => lastLoginAt instanceof Date && lastLoginAt >= at(30)).length,
    premiumUsers,
    newUsers: { last30Days, before },
    userGrowth: { monthly: oneDecimal(((last30Days - before) / before) * 100) },
    conversionRate: oneDecimal((premiumUsers / rows.users.length) * 100),
    revenue: {
      monthly: revenue(month),
      weekly: revenue(monday),
      mrr: Math.round(sum(paying.map(({ isAnnual, amountCents }) => (isAnnual ? amountCents / 12 : amountCents)))),
    },
    totalResumes: rows.analyses.length,
    resumeActivity: {
      daily: rows.analyses.filter(since(today ?? now)).length,
      monthly: rows.analyses.filter(since(month ?? now)).length,
    },
    averageAtsScore: oneDecimal(sum(rows.analyses.map(({ atsScore }) => atsScore)) / rows.analyses.length),
  };
};

describe('the figures of the overview', () => {
  it('match a slow count of every row, before and after the tallies were added up', async () => {
    const expected = slowly(made);
    expect(expected.newUsers.before).toBeGreaterThan(50);
    expect(expected.revenue.weekly).toBeGreaterThan(0);
    expect(await statisticsOf(db, now)).toEqual(expected);
    await addUpTallies(db);
    expect(await statisticsOf(db, now)).toEqual(expected);
    await addUpTallies(db);
    expect(await statisticsOf(db, now)).toEqual(expected);
  });

  it('still match after payments, failures, cancellations, refunds and deletions', async () => {
    const rows = structuredClone(made);
    for (const user of rows.users.slice(0, 60)) {
      Object.assign(user, { subscriptionStatus: oneOf(statuses), lastLoginAt: within(40), emailVerified: true });
      if (user.subscriptionStatus !== 'past_due') user.pastDueSince = null;
      const { subscriptionStatus, lastLoginAt, emailVerified, pastDueSince, id } = user;
      await db.$client.query(
        'UPDATE users SET subscription_status = $1, last_login_at = $2, email_verified = $3, past_due_since = $4 WHERE id = $5',
        [subscriptionStatus, lastLoginAt, emailVerified, pastDueSince, id],
      );
    }
    for (const payment of rows.transactions.slice(0, 40)) {
      Object.assign(payment, { status: 'refunded', refundedCents: payment.amountCents });
      await db.$client.query(
        `UPDATE transactions SET status = 'refunded', refunded_cents = amount_cents WHERE id = $1`,
        [payment.id],
      );
    }
    const leaving = new Set(rows.users.slice(100, 160).map(({ id }) => id ?? ''));
    await db.$client.query('DELETE FROM users WHERE id = ANY($1)', [[...leaving]]);
    rows.users = rows.users.filter(({ id }) => !leaving.has(id ?? ''));
    rows.subscriptions = rows.subscriptions.filter(({ userId }) => !leaving.has(userId));
    await addUpTallies(db);
    await db.$client.query('DELETE FROM analyses WHERE id = ANY($1)', [
      rows.analyses.slice(0, 300).map(({ id }) => id),
    ]);
    expect(await statisticsOf(db, now)).toEqual(slowly(rows));
    await Promise.all([addUpTallies(db), addUpTallies(db), addUpTallies(db)]);
    expect(await statisticsOf(db, now)).toEqual(slowly(rows));
    Object.assign(made, rows);
  });

  it('are all zero for an empty site', async () => {
    const empty = await createTestDatabase();
    const fresh = connect(empty.url);
    const figures = await statisticsOf(fresh, now);
    await fresh.$client.end();
    await empty.drop();
    expect(JSON.stringify(figures).replaceAll(/[^\d-]/g, '')).toMatch(/^[03]*$/);
    expect(figures).toMatchObject({ totalUsers: 0, userGrowth: { monthly: 0 }, conversionRate: 0, averageAtsScore: 0 });
  });
});

describe('the days of the charts', () => {
  it('match a slow count, have no gaps and end with today', async () => {
    const points = await seriesOf(db, 90, now);
    expect(points).toHaveLength(90);
    expect([points[0]?.day, points.at(-1)?.day]).toEqual(['2026-08-21', '2026-11-18']);
    for (const point of points) {
      const isToday = (row: { createdAt: Date }): boolean => row.createdAt.toISOString().startsWith(point.day);
      const end = new Date(new Date(`${point.day}T00:00:00Z`).getTime() + dayMs);
      const scores = made.analyses.filter(isToday).map(({ atsScore }) => atsScore);
      const paid = made.transactions
        .filter(isToday)
        .filter(({ status }) => status === 'succeeded' || status === 'refunded');
      expect(point).toEqual({
        day: point.day,
        newUsers: made.users.filter(isToday).length,
        totalUsers: made.users.filter(({ createdAt }) => createdAt < end).length,
        analyses: scores.length,
        averageAtsScore: scores.length === 0 ? null : oneDecimal(sum(scores) / scores.length),
        scores: atsBands.map(
          ({ from }, index) =>
            scores.filter((score) => score >= from && score < (atsBands[index - 1]?.from ?? 101)).length,
        ),
        revenueCents: sum(paid.map(({ amountCents, refundedCents }) => amountCents - (refundedCents ?? 0))),
      });
    }
  });
});

describe('the counts', () => {
  it('include activity, also after an account is deleted', async () => {
    const [person] = made.users.slice(-1);
    const userId = person?.id ?? '';
    const counted = async (): Promise<number> => countOf(await countsByLabel(db, 'activity'));
    await db
      .insert(activity)
      .values([1, 2, 3].map(() => ({ id: randomUUID(), userId, kind: 'login' as const, createdAt: within(3) })));
    expect(await counted()).toBe(3);
    await db.$client.query('DELETE FROM users WHERE id = $1', [userId]);
    expect(await counted()).toBe(0);
  });
});
