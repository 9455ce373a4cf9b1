import { madeOnce } from '#contract/made-once.ts';

/** Times arrive as ISO 8601 in UTC and are shown in the user's time zone. */
const day = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }));
const month = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }));
const time = madeOnce(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** 'November 21, 2026'. */
export const dayOf = (iso: string): string => day().format(new Date(iso));

/** 'November 2026'; null for an invalid time. */
export const monthOf = (iso: string): string | null =>
  Number.isNaN(Date.parse(iso)) ? null : month().format(new Date(iso));

/** '2:40 PM'. */
export const timeOf = (iso: string): string => time().format(new Date(iso));

const calendarDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** 'November 21, 2026' for '2026-11-21': a calendar date, the same in every time zone. */
export const calendarDayOf = (date: string): string => calendarDay().format(new Date(date));

const shortDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }));

/** 'Nov 21'; milliseconds since 1970, for the axis of a chart. */
export const shortDayOf = (timeMs: number): string => shortDay().format(timeMs);

/** '2:40 PM'; milliseconds since 1970, for the axis of a chart. */
export const clockTimeOf = (timeMs: number): string => time().format(timeMs);

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
