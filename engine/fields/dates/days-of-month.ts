import { datePrefixes, monthNames } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import type { PartialDate } from '../../model/resume.ts';
import { dateAt, type DateReading } from './date-at.ts';
import { presentAt } from './date-words.ts';
import type { FoundPeriod } from './found-period.ts';
import { at, separatorAt } from './separator-at.ts';

const day = /([0-3]?\d)(?:st|nd|rd|th|\.|er|º)?(?=[ \t–—-])/uy;
const dayBeforeName = /([0-3]?\d)(?:st|nd|rd|th|\.|er|º)? (?:(?:de|of) )?(?=\p{L})/uy;
const name = /(\p{L}{3,10})\.? /uy;
const lastDayAndYear = /([0-3]?\d)(?:st|nd|rd|th)?,? ((?:19|20)\d\d)(?![\d%])/uy;

/**
 * Days of one month at `index`: '10 au 14 février 2020', '21 a 24 de Novembro de 2019', 'March 3 – 7, 2020'. Such a
 * period begins and ends in that month, and its first day is not a number of something else.
 */
export const daysOfMonthAt = (text: string, index: number, habits: DateReading): FoundPeriod | null => {
  const found = dayFirst(text, index, habits) ?? nameFirst(text, index);
  if (found === null) return null;
  const { to, date } = found;
  // '2 – 4 May 2019 – June 2020', '1 – 15 Jan 2020 – Present': a longer period begins in that month
  const further = separatorAt(text, to);
  if (
    further !== null &&
    (presentAt(text, further) !== null || dateAt(text, further, { ...habits, isEnd: true }) !== null)
  )
    return null;
  return { from: index, to, period: { start: date, end: date, style: 'month-year' }, isRange: true };
};

type Days = { to: number; date: PartialDate };

const dayFirst = (text: string, index: number, habits: DateReading): Days | null => {
  const first = at(day, text, index);
  if (first === null || !isOfDate(text, index)) return null;
  const between = separatorAt(text, index + (first[0] ?? '').length);
  const last = between === null ? null : at(dayBeforeName, text, between);
  if (between === null || last === null || !areDays(first[1], last[1])) return null;
  const date = dateAt(text, between, habits);
  return date === null || date.isShortYear || date.date.month === undefined ? null : { to: date.to, date: date.date };
};

const nameFirst = (text: string, index: number): Days | null => {
  const word = at(name, text, index);
  const month = word === null ? undefined : monthNames.get(fold(word[1] ?? ''));
  if (word === null || month === undefined) return null;
  const first = at(day, text, index + word[0].length);
  const between = first === null ? null : separatorAt(text, index + word[0].length + first[0].length);
  const last = between === null ? null : at(lastDayAndYear, text, between);
  if (between === null || last === null || !areDays(first?.[1], last[1])) return null;
  return { to: between + last[0].length, date: { year: Number(last[2]), month } };
};

const areDays = (first = '', last = ''): boolean =>
  Number(first) > 0 && Number(first) < Number(last) && Number(last) < 32;

/** Longest word before a date ('voraussichtlich'), with a space on each side. */
const longestPrefix = 17;

/** At the start of a cell or a list item, or after a word that leads to a date: not the '5' of 'Level 5 – 7 May 2020'. */
const isOfDate = (text: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - longestPrefix), index);
  const word = /(\p{L}+)[ :]+$/u.exec(before)?.[1];
  return word === undefined ? /(?:^|[\t(|,;:·•–—-])[ ]*$/u.test(before) : datePrefixes.has(fold(word));
};
