import { type FoundPeriod, periodsIn } from '../../fields/dates/periods.ts';
import { monthNames } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';

/** True for a date range whose end is on the next line: '06/2019 –', 'August 2017 – January'. */
export const isOpenDate = (text: string): boolean =>
  /\d ?(?:[-–—]|\b(?:to|bis|until))(?: \p{L}{3,10}\.?)?$/u.test(text.trimEnd());

/** The period that the text is, nothing else in it: '06/2019 – May 2021'. */
export const wholePeriodOf = (text: string): FoundPeriod | null => {
  const [period, ...others] = periodsIn(text);
  if (period === undefined || others.length > 0) return null;
  return /[\p{L}\d]/u.test(text.slice(0, period.from) + text.slice(period.to)) ? null : period;
};

export const isWholePeriod = (text: string): boolean => wholePeriodOf(text) !== null;

/** True for text with a year or a numeric month: typical content of a gutter of dates or of dates right of a title. */
export const isDated = (text: string): boolean => twoDigits.test(text) && (datePart.test(text) || hasShortYear(text));

/** Every date has them and few segments do, each of which is asked about again and again. */
const twoDigits = /\d\d/;
const datePart = /\b(?:1[89]|20)\d\d\b|\b\d{1,2}[/.]\d{2,4}\b|['’]\d\d\b/u;

/** 'Nov-20 – Jun-24' */
const hasShortYear = (text: string): boolean => {
  if (!shortYear.test(text)) return false;
  const month = /(?<!\p{L})(\p{L}{3,9})\.?[- ]\d\d(?!\d|[,.:]\d|\p{L}|\s?%)/u.exec(text)?.[1];
  return month !== undefined && /^\p{Lu}/u.test(month) && monthNames.has(fold(month));
};

/** Few lines have these, and the month is looked for at each letter. */
const shortYear = /[- ]\d\d(?!\d)/;
