/** Times arrive as ISO 8601 in UTC and are shown in the person's own time zone. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** 'November 21, 2026'. */
export const dayOf = (iso: string): string => day.format(new Date(iso));

/** 'November 2026'; null for what is no time. */
export const monthOf = (iso: string): string | null =>
  Number.isNaN(Date.parse(iso)) ? null : month.format(new Date(iso));

/** '2:40 PM'. */
export const timeOf = (iso: string): string => time.format(new Date(iso));

const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'March 15, 2025' for '2025-03-15': a date on a calendar, the same in every time zone. */
export const calendarDayOf = (date: string): string => calendarDay.format(new Date(date));

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** 'Nov 21'; milliseconds since 1970, for the axis of a chart. */
export const shortDayOf = (timeMs: number): string => shortDay.format(timeMs);
