import { madeOnce } from '#contract/made-once.ts';
import type { Statistics } from '#contract/api/admin/statistics.ts';
import { moneyOf } from '../../../billing/money.ts';

const whole = madeOnce(() => new Intl.NumberFormat('en-US'));
const decimal = madeOnce(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** '12,345'. */
export const numberOf = (value: number): string => whole().format(value);
/** '12.0' */
export const decimalOf = (value: number): string => decimal().format(value);
/** '$12.34' for 1234 cents. */
export const dollarsOf = (cents: number): string => moneyOf(cents, 'usd');

/** Growth from zero has no percentage. */
export const fromZero = 'New';

/** '12.0%', or 'New' where there was nothing to grow from. */
const growthOf = ({ newUsers, userGrowth }: Pick<Statistics, 'newUsers' | 'userGrowth'>): string =>
  newUsers.before === 0 && newUsers.last30Days > 0 ? fromZero : `${decimalOf(userGrowth.monthly)}%`;

/** Every figure of the overview as text, under the name that `statisticsMeanings` explains. */
export const figuresOf = ({ revenue, resumeActivity, ...statistics }: Statistics) => ({
  totalUsers: numberOf(statistics.totalUsers),
  activeUsers: numberOf(statistics.activeUsers),
  premiumUsers: numberOf(statistics.premiumUsers),
  userGrowth: growthOf(statistics),
  conversionRate: `${decimalOf(statistics.conversionRate)}%`,
  monthlyRevenue: dollarsOf(revenue.monthly),
  mrr: dollarsOf(revenue.mrr),
  weeklyRevenue: dollarsOf(revenue.weekly),
  totalResumes: numberOf(statistics.totalResumes),
  dailyResumes: numberOf(resumeActivity.daily),
  monthlyResumes: numberOf(resumeActivity.monthly),
  averageAtsScore: decimalOf(statistics.averageAtsScore),
});

export type Figures = ReturnType<typeof figuresOf>;
export type FigureName = keyof Figures;
