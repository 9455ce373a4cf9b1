import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();
const cents = z.number().int();
const share = z.number();

/** Days are UTC days; months and weeks begin at 00:00 UTC. */
export const statisticsSchema = z.object({
  totalUsers: count,
  activeUsers: count,
  premiumUsers: count,
  newUsers: z.object({ last30Days: count, before: count }),
  /** Percent. Growth from zero counts as 100. */
  userGrowth: z.object({ monthly: share }),
  /** Percent of all users. */
  conversionRate: share,
  revenue: z.object({ monthly: cents, mrr: cents, weekly: cents }),
  totalResumes: count,
  resumeActivity: z.object({ daily: count, monthly: count }),
  /** 0 to 100; 0 when there are no analyses yet. */
  averageAtsScore: share,
});
export type Statistics = z.infer<typeof statisticsSchema>;

/**
 * What each figure counts, shown as an explanation on its card. `server/admin/statistics/statistics.ts` computes them.
 */
export const statisticsMeanings = {
  totalUsers: 'All current accounts.',
  activeUsers: 'Accounts that signed in within the last 30 days.',
  premiumUsers: 'Accounts that can use Premium now: paid, on a trial, or within 7 days of a failed payment.',
  userGrowth:
    'Accounts created in the last 30 days that still exist, compared with those created in the 30 days before that.',
  conversionRate: 'Premium accounts as a share of all accounts.',
  monthlyRevenue: 'Payments since the first of this month, 00:00 UTC, minus refunds of those payments.',
  mrr: 'What active subscriptions bring in per month: monthly prices count in full, annual prices are divided by twelve. Trials do not bring in any revenue yet.',
  weeklyRevenue: 'Payments since Monday, 00:00 UTC, minus any refunds of those payments.',
  totalResumes: 'All resumes analyzed so far, including deleted ones, for which only the count and the score are kept.',
  dailyResumes: 'Resumes analyzed since 00:00 UTC.',
  monthlyResumes: 'Resumes analyzed since the first of this month, 00:00 UTC.',
  averageAtsScore: 'The average across all resumes analyzed so far, including deleted ones.',
} as const;

export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/stats',
  access: 'admin',
  form: 'none',
  input: z.object({}),
  output: statisticsSchema,
  errors: [],
});

export const seriesDays = [30, 90, 365] as const;

/** One UTC day. Today has the counts so far. */
export const seriesPointSchema = z.object({
  /** '2026-11-21' */
  day: z.string(),
  /** Accounts created on that day that still exist, and the total at its end. */
  newUsers: count,
  totalUsers: count,
  analyses: count,
  /** null on a day without analyses. */
  averageAtsScore: share.nullable(),
  /** How many ATS scores of the day fell into each of `atsBands`, best band first. */
  scores: z.array(count),
  /** Payments of the day, minus later refunds of them. */
  revenueCents: cents,
});
export type SeriesPoint = z.infer<typeof seriesPointSchema>;

/** The last days, oldest first, without gaps. */
export const getStatisticsSeries = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/series',
  access: 'admin',
  form: 'none',
  input: z.object({ days: z.coerce.number().pipe(z.literal(seriesDays)).default(30) }),
  output: z.object({ points: z.array(seriesPointSchema) }),
  errors: [],
});
