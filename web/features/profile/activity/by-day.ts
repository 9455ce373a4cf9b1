import type { ActivityEntry } from '#contract/api/resumes.ts';
import { dayOf } from '../../../ui/dates.ts';

export type Day = { day: string; entries: readonly ActivityEntry[] };

/** The entries grouped by day in the user's time zone; the order stays. */
export const byDay = (entries: readonly ActivityEntry[]): readonly Day[] =>
  [...Map.groupBy(entries, (entry) => dayOf(entry.created_at))].map(([day, ofDay]) => ({ day, entries: ofDay }));
