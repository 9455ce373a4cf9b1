import { inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import { monthNames, seasonNames } from '../../lexicon/months.ts';
import type { DateStyle, PartialDate } from '../../model/resume.ts';

/** `to` is exclusive. `isShortYear`: two digits without an apostrophe ('Sep 15'), which only a second date can confirm. */
export type FoundDate = { to: number; date: PartialDate; style: DateStyle; isShortYear: boolean };

const oldest = 1930;
const newest = 2099;

const iso = /((?:19|20)\d\d) ?([-/.]) ?(\d{1,2})(?:[-/.](\d{1,2}))?(?![\d,]\d|\d|[-/.]\d|%)/y;
// a hyphen after the year leads to the second date ('06/2014-09/2018'), any other sign and digit make a longer number
const dayMonthYear =
  /(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?((?:19|20)\d\d)(?!\d|[/.]\d|-\d(?!\d?[/.]\d{1,2}[/.](?:19|20)\d\d))/y;
const monthYear = /(\d{1,2}) ?([-/.]) ?((?:19|20)\d\d)(?!\d|%|[/.]\d|-\d(?!\d?[/.](?:19|20)\d\d))/y;
const monthShortYear = /(\d{1,2})\/(['’‘]?)(\d\d)(?!\d|\/|%|\.\d)/y;
const yearAlone = /((?:19|20)\d\d)(?![\d%]|[.,]\d|\p{L}|\+)/uy;
const word = /[QHqh][1-4]\b|\p{L}+/uy;
const afterMonth = inSequence(
  /\.?,? ?(?:(?:de|of|del) )?(?:(\d{1,2})(?:st|nd|rd|th)?,? )?/uy,
  /(?:([12]\d{3})|(['’‘´`] ?)(\d\d)|(\d\d))/u,
  /(?![\d%]|[.,]\d{3}|[-/]?\p{L})/u,
);
const dayBefore = /(\d{1,2})(?:st|nd|rd|th|\.|er|º)? (?:de |of )?(?=\p{L})/uy;
const afterSeason = /\.?,?(?: semester| term)?,? ?(?:of |de )?(?:((?:19|20)\d\d)(?:\/\d{2,4})?|['’‘](\d\d))(?![\d%])/uy;

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const isMonth = (number: number): boolean => number >= 1 && number <= 12;
const isDay = (number: number): boolean => number >= 1 && number <= 31;
const inReach = (year: number): boolean => year >= oldest && year <= newest;
const century = (twoDigits: number): number => (twoDigits > 50 ? 1900 : 2000) + twoDigits;

/**
 * What other dates tell about this one. `isAfterMonth`: a first date with a month comes before it, so '2007-08' is a
 * month and not two years. `isDayFirst`: other dates of the text begin with a day, so 01/09/2019 is in September.
 */
export type DateReading = { isAfterMonth?: boolean; isDayFirst?: boolean };

/**
 * The date that begins exactly at `at`, in any of the usual formats; null when there is none. Never matches inside a
 * word or number.
 */
export const dateAt = (text: string, at: number, how: DateReading = {}): FoundDate | null => {
  const before = text[at - 1] ?? ' ';
  if (/[\p{L}\d$€£#_@]/u.test(before) || (/[.,/]/.test(before) && /\d/.test(text[at - 2] ?? ''))) return null;
  return /\d/.test(text[at] ?? '') ? numeric(text, at, how) : named(text, at);
};

const numeric = (
  text: string,
  at: number,
  { isAfterMonth = false, isDayFirst = false }: DateReading,
): FoundDate | null => {
  const full = match(dayMonthYear, text, at);
  if (full !== null) {
    const [first, second, year] = [Number(full[1]), Number(full[3]), Number(full[4])];
    // 3/15/2021 and 15.3.2021: dots are European, a number over 12 can only be a day
    const month = (full[2] === '.' || isDayFirst || first > 12) && second <= 12 ? second : first;
    if (isDay(first) && isDay(second) && isMonth(month) && inReach(year))
      return { to: at + full[0].length, date: { year, month }, style: 'numeric', isShortYear: false };
  }
  const month = match(monthYear, text, at);
  if (month !== null && isMonth(Number(month[1])) && inReach(Number(month[3])))
    return {
      to: at + month[0].length,
      date: { year: Number(month[3]), month: Number(month[1]) },
      style: 'numeric',
      isShortYear: false,
    };

  const year = match(iso, text, at);
  if (year !== null && (isIsoMonth(year, text) || (isAfterMonth && isMonth(Number(year[3]))))) {
    const date = { year: Number(year[1]), month: Number(year[3]) };
    return { to: at + year[0].length, date, style: 'numeric', isShortYear: false };
  }
  const alone = match(yearAlone, text, at);
  if (alone !== null && inReach(Number(alone[1])))
    return { to: at + 4, date: { year: Number(alone[1]) }, style: 'year', isShortYear: false };

  const short = match(monthShortYear, text, at);
  if (short !== null && isMonth(Number(short[1])) && short[1]?.length === 2)
    return {
      to: at + short[0].length,
      date: { year: century(Number(short[3])), month: Number(short[1]) },
      style: 'numeric',
      isShortYear: true,
    };

  const day = match(dayBefore, text, at);
  return day !== null && isDay(Number(day[1])) ? named(text, at + day[0].length, true) : null;
};

/** '2015-18' is a range of years; so is '2010-11' unless a second date follows it. */
const isIsoMonth = (found: RegExpExecArray, text: string): boolean => {
  const [year, month] = [Number(found[1]), Number(found[3])];
  if (!isMonth(month)) return false;
  if (found[4] !== undefined) return isDay(Number(found[4]));
  if (found[2] !== '-' || found[0].includes(' '))
    return !found[0].includes(' -') && (found[2] !== '.' || found[3]?.length === 2);
  const isNextYear = month === (year % 100) + 1;
  return (
    found[3]?.length === 2 &&
    (!isNextYear || /^\s*(?:[-–—~→]|to\b|bis\b)/.test(text.slice(found.index + found[0].length)))
  );
};

const named = (text: string, at: number, hasDay = false): FoundDate | null => {
  const name = match(word, text, at);
  if (name === null) return null;
  const key = fold(name[0]);
  const month = monthNames.get(key);
  const end = at + name[0].length;
  if (month !== undefined) {
    const rest = match(afterMonth, text, end);
    if (rest === null) return null;
    const year = rest[2] !== undefined ? Number(rest[2]) : century(Number(rest[4] ?? rest[5]));
    const isShortYear = rest[5] !== undefined;
    if (!inReach(year) || (isShortYear && (hasDay || rest[1] !== undefined))) return null;
    return { to: end + rest[0].length, date: { year, month }, style: 'month-year', isShortYear };
  }
  if (hasDay || !seasonNames.has(key)) return null;
  const rest = match(afterSeason, text, end);
  if (rest === null) return null;
  const year = rest[1] !== undefined ? Number(rest[1]) : century(Number(rest[2]));
  return inReach(year) ? { to: end + rest[0].length, date: { year }, style: 'season', isShortYear: false } : null;
};
