import { madeOnce } from '#contract/made-once.ts';

// For charts, tables and lists of accounts; what text pages say is in `dates.ts`.

const shortDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));

/** 'Nov 21'; milliseconds since 1970, for the axis of a chart. */
export const shortDayOf = (timeMs: number): string => shortDay().format(timeMs);

const clockTime = madeOnce(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** '2:40 PM'; milliseconds since 1970, for the axis of a chart. */
export const clockTimeOf = (timeMs: number): string => clockTime().format(timeMs);

const mediumDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const moment = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }));

/** 'Nov 21, 2026', for small spaces. */
export const mediumDayOf = (iso: string): string => mediumDay().format(new Date(iso));

/** 'Nov 21, 2026, 2:40:05 PM'. */
export const momentOf = (iso: string): string => moment().format(new Date(iso));

const relative = madeOnce(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));

/** Longest first. Months and years are averages: the exact time is shown next to it. */
const spans = [
  { unit: 'year', ms: 31_556_952_000 },
  { unit: 'month', ms: 2_629_746_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** '3 hours ago', in whole units that have passed; 'just now' within the first minute and for future times. */
export const agoOf = (iso: string, now: Date): string => {
  const passedMs = now.getTime() - Date.parse(iso);
  const span = spans.find(({ ms }) => passedMs >= ms);
  return span === undefined ? 'just now' : relative().format(-Math.floor(passedMs / span.ms), span.unit);
};
