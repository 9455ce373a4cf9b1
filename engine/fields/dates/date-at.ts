import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import { isPresent, monthOf } from './date-words.ts';
import { monthsInNames, rangeWords, seasonNames, sinceWords, untilWords } from '../../lexicon/months.ts';
import type { DateStyle, PartialDate } from '../../model/resume.ts';

/**
 * `to` is exclusive. `isShortYear`: two digits without an apostrophe ('Sep 15'), which only a second date can confirm.
 * `until`: the second year of an academic year ('2010/2011').
 */
export type FoundDate = { to: number; date: PartialDate; style: DateStyle; isShortYear: boolean; until?: PartialDate };

const oldest = 1930;
const newest = 2099;

// a hyphen leads to a second date of the same form ('2022/10-2024/07')
const iso = /((?:19|20)\d\d) ?([-/.]) ?(\d{1,2})(?:[-/.](\d{1,2}))?(?![\d,]\d|\d|[/.]\d|-(?!(?:19|20)\d\d[/.]\d)\d|%)/y;
// a hyphen after the year leads to the second date ('06/2014-09/2018'), any other sign and digit make a longer number
const dayMonthYear =
  /(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?((?:19|20)\d\d)(?!\d|[/.]\d|-\d(?!\d?[/.]\d{1,2}[/.](?:19|20)\d\d))/y;
/** '08/15/07', '10/9/20', '31.08.20': like a month with two digits for its year, only a second date can confirm it. '2.7.10' is a version. */
const dayMonthShortYear = /(\d\d|\d(?=\/))([/.])(\d\d|\d(?=\/))\2(\d\d)(?![\d%]|[/.]\d)/y;
const monthYear = /(\d{1,2})(?: ?[-/] ?|\. ?)((?:19|20)\d\d)(?!\d|%|[/.]\d|-\d(?!\d?[/.](?:19|20)\d\d))/y;
const monthShortYear = /(\d{1,2})([/.])(['’‘]?)(\d\d)(?!\d|\/|%|\.\d)/y;
// 'Oct 2014to Dec 2016' lacks a space
const yearAlone = /((?:19|20)\d\d)(?![\d%]|[.,]\d|(?!to[ \t])\p{L}|\+)/uy;
const shortYearAlone = /(\d\d)(?![\d%/.]|-?\p{L})/uy;
const academicYear = /((?:19|20)\d\d)([-/])((?:19|20)?\d\d)(?![\d%.-]|\/\d)/y;
// 'in 2019 August 2020' has no such date, but in '2019 August- 2020 May' the second one has the same form
const yearMonthName = inSequence(
  /((?:19|20)\d\d)(?:, | ?[-/.] ?| )(\p{L}{3,10})\.?/uy,
  anyOf(/(?!\p{L}|[-/., ]{0,2}\d)/uy, /(?= ?[-–] ?(?:19|20)\d\d[ .,/-]{1,2}\p{L}{3})/uy),
);
const word = /[QHqh][1-4]\b|\p{L}+/uy;
const yearOfMonth = /(?:([12]\d{3})|(['’‘´`] ?)(\d\d)|(\d\d))(?![\d%]|[.,]\d{3}|(?!to[ \t])\p{L})/uy;
const afterMonth = inSequence(
  anyOf(
    // 'Feb-2020', 'Feb - 2020'
    /\.? ?[-‐‑/–] ?(?=[12]\d{3})/uy,
    // 'Feb-20'
    /\.?[-‐‑/](?=['’‘]?\d\d(?!\d))/uy,
    // 'Feb. 2020', 'Feb 3rd, 2020', 'Feb 3,2020', 'febrero de 2020'
    /\.?,? ?(?:(?:de|of|del) )?(?:(\d{1,2})(?:st|nd|rd|th)?(?:, ?| )(?:del? )?)?/uy,
  ),
  yearOfMonth,
);
const dayBefore = /(\d{1,2})(?:st|nd|rd|th|\.|er|º)?(?: |-|(?<=\.))(?:de |of )?(?=\p{L})/uy;
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
 * `isTwoYears`: others are two years ('2013-14'), so '2005-08' is as well. `isEnd`: it is the second date of a period.
 */
export type DateReading = { isAfterMonth?: boolean; isDayFirst?: boolean; isTwoYears?: boolean; isEnd?: boolean };

/**
 * The date that begins exactly at `at`, in any of the usual formats; null when there is none. Never matches inside a
 * word or number.
 */
export const dateAt = (text: string, at: number, how: DateReading = {}): FoundDate | null => {
  const before = text[at - 1] ?? ' ';
  // the letter of 'Jan2019-Feb2020' comes before its own number only
  if (how.isEnd !== true && isInside(text, at, before)) return null;
  if (/\d/.test(text[at] ?? '')) return numeric(text, at, how);
  return isInName(text, at) ? null : (named(text, at) ?? romanMonth(text, at));
};

/** 'Mart' in 'Wal-Mart 2015' is not March: a month that is part of names in our languages begins the text or follows a first date. */
const isInName = (text: string, at: number): boolean =>
  monthsInNames.has(fold(match(word, text, at)?.[0] ?? '')) && !/(?:^|\d ?[-–—])\s*$/u.test(text.slice(0, at));

/** '$2019', '1,2019', '9001:2015', '(+880) 2019': the middle of a word, an amount, a standard, a phone number. */
const isInside = (text: string, at: number, before: string): boolean =>
  /[\p{L}\d$€£#_@]/u.test(before) ||
  (/[.,/:]/.test(before) && /\d/.test(text[at - 2] ?? '')) ||
  (/\d/.test(text[at] ?? '') && /\+\d{1,3}[\s)(-]{1,2}$/.test(text.slice(Math.max(0, at - 7), at)));

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const romanMonthAndYear = /([IVX]{1,4})(?: |\. ?|\/)((?:19|20)\d\d)(?![\d%/.])/uy;

/** 'VII 2015 – X 2021', as Polish and Hungarian write it. 'Engineer II 2019' is not a date: nothing but a separator is before it. */
const romanMonth = (text: string, at: number): FoundDate | null => {
  const found = /[IVX]/.test(text[at] ?? '') ? match(romanMonthAndYear, text, at) : null;
  const month = found === null ? 0 : roman.indexOf(found[1] ?? '') + 1;
  if (found === null || month === 0 || !/(?:^|[\t(|,–—-])\s*$/u.test(text.slice(0, at))) return null;
  return {
    to: at + found[0].length,
    date: { year: Number(found[2]), month },
    style: 'numeric',
    isShortYear: false,
  };
};

/** What follows a year in a phone number: '2019 5544', '(2012) 555-2019'. */
const restOfPhone = /\)? ?-?(\d{4,}|\d{3}[- ]\d{3,})(?!\d)/y;

const isPhone = (text: string, end: number): boolean => {
  const [, digits = ''] = match(restOfPhone, text, end) ?? [];
  return digits !== '' && !/^(?:19|20)\d\d$/.test(digits);
};

const numeric = (text: string, at: number, how: DateReading): FoundDate | null =>
  withDay(text, at, how) ??
  withDayAndShortYear(text, at, how) ??
  withMonth(text, at) ??
  academic(text, at, how) ??
  fromYear(text, at, how) ??
  short(text, at) ??
  dayAndName(text, at);

const withDay = (text: string, at: number, { isDayFirst = false }: DateReading): FoundDate | null => {
  const full = match(dayMonthYear, text, at);
  if (full === null) return null;
  const [year, month] = [Number(full[4]), monthOfDay(full, isDayFirst)];
  if (month === null || !inReach(year)) return null;
  return { to: at + full[0].length, date: { year, month }, style: 'numeric', isShortYear: false };
};

/** 'Python 10.11.12' is a version as well: one that begins a cell is not a date. */
const beginsCell = (text: string, at: number): boolean =>
  /(?:^|[\t(|·•–—,]|  )\s?$/u.test(text.slice(Math.max(0, at - 3), at));

const withDayAndShortYear = (text: string, at: number, how: DateReading): FoundDate | null => {
  const { isDayFirst = false, isEnd = false } = how;
  const full = match(dayMonthShortYear, text, at);
  const month = full === null ? null : monthOfDay(full, isDayFirst);
  if (full === null || month === null) return null;
  if (full[2] === '.' && !isEnd && !beginsCell(text, at)) return null;
  const date = { year: century(Number(full[4])), month };
  return { to: at + full[0].length, date, style: 'numeric', isShortYear: true };
};

/** The month of a day and a month in either order. Dots are European, a number over 12 can only be a day. */
const monthOfDay = ([, one = '', sign = '', other = '']: RegExpExecArray, isDayFirst: boolean): number | null => {
  const [first, second] = [Number(one), Number(other)];
  const month = (sign === '.' || isDayFirst || first > 12) && second <= 12 ? second : first;
  return isDay(first) && isDay(second) && isMonth(month) ? month : null;
};

const withMonth = (text: string, at: number): FoundDate | null => {
  const found = match(monthYear, text, at);
  if (found === null || !isMonth(Number(found[1])) || !inReach(Number(found[2]))) return null;
  return {
    to: at + found[0].length,
    date: { year: Number(found[2]), month: Number(found[1]) },
    style: 'numeric',
    isShortYear: false,
  };
};

/** Whether the pair is a year and the next one: '2010/11', '2010/2011'. */
const isNextYear = ([, first = '', , second = '']: RegExpExecArray): boolean =>
  second.length === 4 ? Number(second) === Number(first) + 1 : Number(second) === (Number(first) + 1) % 100;

/**
 * '2010/11 – 2013/14' and '2010/2011 – 2013/2014': both ends are academic years. With a hyphen and two digits, one of
 * them must not be a month: '2006-07 – 2007-08' are months.
 */
const academic = (text: string, at: number, { isEnd = false }: DateReading): FoundDate | null => {
  const found = match(academicYear, text, at);
  if (found === null || !isNextYear(found)) return null;
  const to = at + found[0].length;
  const other = isEnd ? null : afterDash(text, to);
  const isSure = isEnd
    ? found[3]?.length === 4 || !isMonth(Number(found[3]))
    : other !== null &&
      isNextYear(other) &&
      (found[2] === '/' || !isMonth(Number(found[3])) || !isMonth(Number(other[3])));
  const isKnownPair =
    isEnd && found[2] === '/' && /\d{4}\/\d{2,4} ?\S{1,3} ?$/u.test(text.slice(Math.max(0, at - 14), at));
  if (!isSure && !isKnownPair) return null;
  const first = Number(found[1]);
  return {
    to,
    date: { year: isEnd ? first + 1 : first },
    style: 'year',
    isShortYear: false,
    until: { year: first + 1 },
  };
};

const dashBetween = /\s*(?:[-–—~→]|to\b|bis\b)\s*/uy;
const afterDash = (text: string, at: number): RegExpExecArray | null => {
  const dash = match(dashBetween, text, at);
  return dash === null ? null : match(academicYear, text, at + dash[0].length);
};

const fromYear = (text: string, at: number, how: DateReading): FoundDate | null => {
  const year = match(iso, text, at);
  if (year !== null && (isIsoMonth(year, text, how) || (how.isAfterMonth === true && isMonth(Number(year[3]))))) {
    const date = { year: Number(year[1]), month: Number(year[3]) };
    return { to: at + year[0].length, date, style: 'numeric', isShortYear: false };
  }
  const withName = match(yearMonthName, text, at);
  const month = withName === null ? null : monthOf(withName[2] ?? '');
  // 'in 2019 may have', '2018 – 2019 March of Dimes'
  if (
    withName !== null &&
    month !== null &&
    /^\p{Lu}/u.test(withName[2] ?? '') &&
    endsDate(text, at + withName[0].length)
  )
    return {
      to: at + withName[0].length,
      date: { year: Number(withName[1]), month },
      style: 'month-year',
      isShortYear: false,
    };
  const alone = match(yearAlone, text, at);
  if (alone === null || !inReach(Number(alone[1])) || isPhone(text, at + 4) || isAbout(text, at)) return null;
  return { to: at + 4, date: { year: Number(alone[1]) }, style: 'year', isShortYear: false };
};

/** 'Fair (attendance ~2000)': a number. '2018 ~ 2020' is a range, 'since ~2015' and 'Baker ~2015' tell a year. */
const isAbout = (text: string, at: number): boolean => {
  const word = countedWord.exec(text.slice(Math.max(0, at - maxCountedLength), at))?.[1];
  return word !== undefined && !sinceWords.has(fold(word)) && !untilWords.has(fold(word));
};

const maxCountedLength = 40;
const countedWord = /\([^()]*?(\p{L}+)[: ]{0,2}[~≈] ?$/u;

/** Nothing that continues a sentence follows. */
const endsDate = (text: string, at: number): boolean => {
  const rest = text.slice(at, at + longestRest);
  if (/^\s*(?:$|[^\p{L}\d\s]|\t)/u.test(rest)) return true;
  const word = /^\s*(\p{L}+)\s+(?=[\p{Lu}\d])/u.exec(rest)?.[1];
  return word !== undefined && rangeWords.has(fold(word));
};
/** Characters of a word between two dates and of the first letter after it. */
const longestRest = 16;

const short = (text: string, at: number): FoundDate | null => {
  const found = match(monthShortYear, text, at);
  if (found !== null && isMonth(Number(found[1])) && (found[2] === '/' || found[1]?.length === 2))
    return {
      to: at + found[0].length,
      date: { year: century(Number(found[4])), month: Number(found[1]) },
      style: 'numeric',
      isShortYear: true,
    };
  const year = /['’‘]/u.test(text[at - 1] ?? '') ? match(shortYearAlone, text, at) : null;
  if (year === null) return null;
  return { to: at + 2, date: { year: century(Number(year[1])) }, style: 'year', isShortYear: true };
};

const dayAndName = (text: string, at: number): FoundDate | null => {
  const day = match(dayBefore, text, at);
  return day !== null && isDay(Number(day[1])) ? named(text, at + day[0].length, true) : null;
};

/** '2015-18' is a range of years; so is '2010-11' unless a second date follows it. */
const isIsoMonth = (found: RegExpExecArray, text: string, { isTwoYears = false }: DateReading): boolean => {
  const [year, month] = [Number(found[1]), Number(found[3])];
  if (!isMonth(month)) return false;
  if (found[4] !== undefined) return isDay(Number(found[4]));
  if (found[2] !== '-' || found[0].includes(' '))
    return !found[0].includes(' -') && (found[2] !== '.' || found[3]?.length === 2);
  const mayBeYears = month === (year % 100) + 1 || (isTwoYears && month > year % 100);
  return (
    found[3]?.length === 2 &&
    (!mayBeYears || /^\s*(?:[-–—~→]|to\b|bis\b)/.test(text.slice(found.index + found[0].length)))
  );
};

/** '2019-based', 'Sep 15-day': the hyphen does not lead to another date. */
const continuesInWord = (text: string, at: number): boolean => {
  const next = /^[-/]?(\p{L}+)/u.exec(text.slice(at, at + 24))?.[1];
  return next !== undefined && monthOf(next) === null && !isPresent(next);
};

const named = (text: string, at: number, hasDay = false): FoundDate | null => {
  const name = match(word, text, at);
  if (name === null) return null;
  const end = at + name[0].length;
  const month = monthOf(name[0], true);
  if (month !== null) return ofMonth(text, end, month, { hasDay, isSure: monthOf(name[0]) !== null });
  if (hasDay || !seasonNames.has(fold(name[0]))) return null;
  const rest = match(afterSeason, text, end);
  if (rest === null) return null;
  const year = rest[1] !== undefined ? Number(rest[1]) : century(Number(rest[2]));
  return inReach(year) ? { to: end + rest[0].length, date: { year }, style: 'season', isShortYear: false } : null;
};

const ofMonth = (
  text: string,
  end: number,
  month: number,
  { hasDay, isSure }: { hasDay: boolean; isSure: boolean },
): FoundDate | null => {
  const rest = match(afterMonth, text, end);
  if (rest === null) return null;
  const [whole, day, fullYear, , quotedYear, bareYear] = rest;
  const to = end + whole.length;
  const year = Number(fullYear ?? Number.NaN) || century(Number(quotedYear ?? bareYear));
  const isShortYear = bareYear !== undefined;
  // 'May 15', with its day before it, is not a year
  const isDayOnly = isShortYear && (day !== undefined || (hasDay && !/^\.?[-‐‑/]/u.test(whole)));
  if (!inReach(year) || isDayOnly) return null;
  // a misspelled month needs a whole year
  if (fullYear === undefined ? !isSure || continuesInWord(text, to) : isPhone(text, to)) return null;
  return { to, date: { year, month }, style: 'month-year', isShortYear };
};
