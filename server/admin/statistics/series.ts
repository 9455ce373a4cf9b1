import type { SeriesPoint } from '#contract/api/admin/statistics.ts';
import { atsBands, bandOf } from '#contract/product/bands.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Database } from '../../db/connect.ts';
import { countOf, type DayCount, dayAfter, dayOf, type LabelCount, totalOf } from '../counts/days.ts';
import { countsByDay, countsByDayAndLabel } from '../counts/store.ts';
import { revenueStatuses } from './statistics.ts';

/** One point for each of the last `days` days, including today. */
export const seriesOf = async (db: Database, days: number, now: Date): Promise<SeriesPoint[]> => {
  const from = dayOf(new Date(now.getTime() - (days - 1) * dayMs));
  const [before, users, analyses, payments] = await Promise.all([
    countsByDay(db, 'users', { until: from }),
    countsByDay(db, 'users', { from }),
    countsByDayAndLabel(db, 'analyses', { from }),
    countsByDay(db, 'transactions', { labels: revenueStatuses, from }),
  ]);
  const on = { users: byDay(users), analyses: byDay(analyses), payments: byDay(payments) };
  let totalUsers = countOf(before);
  return daysFrom(from, days).map((day) => {
    const newUsers = countOf(on.users.get(day) ?? []);
    totalUsers += newUsers;
    const scored = on.analyses.get(day) ?? [];
    const count = countOf(scored);
    return {
      day,
      newUsers,
      totalUsers,
      analyses: count,
      averageAtsScore: count === 0 ? null : Math.round((totalOf(scored) / count) * 10) / 10,
      scores: bandCounts(scored),
      revenueCents: totalOf(on.payments.get(day) ?? []),
    };
  });
};

const daysFrom = (from: string, count: number): string[] => {
  const days = [from];
  for (let day = from; days.length < count; days.push(day)) day = dayAfter(day);
  return days;
};

const byDay = <Row extends DayCount>(rows: readonly Row[]): Map<string, Row[]> => Map.groupBy(rows, ({ day }) => day);

/** A label is the lowest score of a step of five, and every band begins at such a step. */
const bandCounts = (scored: readonly LabelCount[]): number[] =>
  atsBands.map((band) => countOf(scored.filter(({ label }) => bandOf(atsBands, Number(label)) === band)));
