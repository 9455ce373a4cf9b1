import { dayMs } from '#contract/product/durations.ts';

/** How long the record of what was erased is kept: longer than backups, which operators keep for 30 days. The privacy policy names it. */
export const erasuresKeptForDays = 60;

/**
 * Everything that was erased since this time is in the log. A file of the log is deleted when the first entry in it may
 * be too old: a day is for that, another for clocks and deletions that take long.
 */
export const coveredSince = (now: Date): Date => new Date(now.getTime() - (erasuresKeptForDays - 2) * dayMs);
