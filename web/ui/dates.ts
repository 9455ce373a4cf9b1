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
