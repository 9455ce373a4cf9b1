import type { Statistics } from '#contract/api/admin/statistics.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Database } from '../../db/connect.ts';
import { countOf, dayAfter, dayOf, totalOf } from '../counts/days.ts';
import { countsByDay, countsByLabel } from '../counts/store.ts';
import { isPremiumLabel } from '../users/premium.ts';
import { countInGrace } from '../users/store.ts';
import { countJoined, countSignedIn, runningAmounts } from './store.ts';

/** Revenue is what we keep of a payment; disputed amounts are held by the bank. */
export const revenueStatuses = ['succeeded', 'refunded'];

/** Every figure of the overview, as `statisticsMeanings` in the contract explains it. */
export const statisticsOf = async (db: Database, now: Date): Promise<Statistics> => {
  const [users, inGrace, activeUsers, growth, revenue, analyses] = await Promise.all([
    countsByLabel(db, 'users'),
    countInGrace(db, now),
    signedInSince(db, daysBefore(now, 30)),
    growthOf(db, now),
    revenueOf(db, now),
    analysesOf(db, now),
  ]);
  const totalUsers = countOf(users);
  const premiumUsers = countOf(users.filter(({ label }) => isPremiumLabel(label))) + inGrace;
  return {
    totalUsers,
    activeUsers,
    premiumUsers,
    newUsers: growth,
    userGrowth: { monthly: growthPercent(growth) },
    conversionRate: percent(premiumUsers, totalUsers),
    revenue,
    ...analyses,
  };
};

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** With one decimal; 0 when the whole is 0. */
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : oneDecimal((part / whole) * 100));
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const growthPercent = ({ last30Days, before }: Statistics['newUsers']): number => {
  if (before === 0) return last30Days === 0 ? 0 : 100;
  return percent(last30Days - before, before);
};

/** Whole days come from the counts; of the first day, only what came after `from` is counted. */
const signedInSince = async (db: Database, from: Date): Promise<number> => {
  const next = dayAfter(dayOf(from));
  const [days, rest] = await Promise.all([countsByDay(db, 'logins', { from: next }), countSignedIn(db, from, next)]);
  return countOf(days) + rest;
};

const joinedSince = async (db: Database, from: Date): Promise<number> => {
  const next = dayAfter(dayOf(from));
  const [days, rest] = await Promise.all([countsByDay(db, 'users', { from: next }), countJoined(db, from, next)]);
  return countOf(days) + rest;
};

const growthOf = async (db: Database, now: Date): Promise<Statistics['newUsers']> => {
  const [last30Days, last60Days] = await Promise.all([
    joinedSince(db, daysBefore(now, 30)),
    joinedSince(db, daysBefore(now, 60)),
  ]);
  return { last30Days, before: last60Days - last30Days };
};

const startOfMonth = (now: Date): string => `${dayOf(now).slice(0, 7)}-01`;
/** Monday of the current week. */
const startOfWeek = (now: Date): string => dayOf(daysBefore(now, (now.getUTCDay() + 6) % 7));

const revenueOf = async (db: Database, now: Date): Promise<Statistics['revenue']> => {
  const since = async (from: string): Promise<number> =>
    totalOf(await countsByDay(db, 'transactions', { labels: revenueStatuses, from }));
  const [monthly, weekly, running] = await Promise.all([
    since(startOfMonth(now)),
    since(startOfWeek(now)),
    runningAmounts(db, now),
  ]);
  // In twelfths of a cent until the last step, so that rounding many small annual prices loses nothing.
  return { monthly, weekly, mrr: Math.round((running.monthlyCents * 12 + running.annualCents) / 12) };
};

const analysesOf = async (
  db: Database,
  now: Date,
): Promise<Pick<Statistics, 'totalResumes' | 'resumeActivity' | 'averageAtsScore'>> => {
  const days = await countsByDay(db, 'analyses');
  const since = (from: string): number => countOf(days.filter(({ day }) => day >= from));
  const totalResumes = countOf(days);
  return {
    totalResumes,
    resumeActivity: { daily: since(dayOf(now)), monthly: since(startOfMonth(now)) },
    averageAtsScore: totalResumes === 0 ? 0 : oneDecimal(totalOf(days) / totalResumes),
  };
};
