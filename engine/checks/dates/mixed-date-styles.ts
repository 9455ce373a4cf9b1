import { monthNames } from '../../lexicon/months.ts';
import type { Check, CheckOutcome } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { DateStyle, Field, Period } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { hasOwnDates, isBesideSeason, isReadWhole, showsStyle } from '../date-witness.ts';
import { failed, listed, noFinding, passed, unsure } from '../outcomes.ts';

const named: Record<DateStyle, string> = {
  'month-year': 'month names',
  numeric: 'numbers',
  year: 'years alone',
  season: 'seasons',
};

/** 'Sept', 'janv': names that are cut have three letters, and a few have four. */
const cutToFour: ReadonlySet<string> = new Set('janv genn febr fevr febb agst sept sett juil magg'.split(' '));
/** Names that are rarely abbreviated, even beside 'janv.' and 'sept.'. */
const neverCut: ReadonlySet<string> = new Set('mars juin aout'.split(' '));
/** March, April, June and July, whose names are brief in most languages. May is brief and whole in nearly all. */
const [briefMonths, may] = [new Set([3, 4, 6, 7]), 5];
const maxLettersOfBrief = 5;

type MonthForm = 'long' | 'brief' | 'cut long' | 'cut brief';

/** How the name of a month is written: 'December' and 'Dezember' long, 'July' and 'Juli' brief, 'Dez' a cut long one. */
const formOf = (word: string): MonthForm | null => {
  const name = fold(word);
  const month = monthNames.get(name);
  if (month === undefined || month === may || neverCut.has(name)) return null;
  const isBriefMonth = briefMonths.has(month);
  if (name.length <= 3 || cutToFour.has(name)) return isBriefMonth ? 'cut brief' : 'cut long';
  return isBriefMonth && name.length <= maxLettersOfBrief ? 'brief' : 'long';
};

const withDay = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/u;
const withoutDay = /(?<![\d./-])\d{1,2}[./-]\d{4}/u;

/** Whether the dates agree in what their style leaves open: with a day or without, months in full or cut. */
const areWrittenAlike = (texts: readonly string[]): boolean => {
  const forms = new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).map(formOf));
  // In a common style, long names are cut and brief ones are not: 'Jan 2020', 'July 2021'.
  return !(
    (forms.has('long') && (forms.has('cut long') || forms.has('cut brief'))) ||
    (forms.has('brief') && forms.has('cut brief')) ||
    (texts.some((text) => withDay.test(text)) && texts.some((text) => withoutDay.test(text)))
  );
};

const textOf = ({ lines }: Reading, { spans }: Field<Period>): string =>
  spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? '').join(' ');

/** Ways to write a date or a period, of which one page has one at most: "'21" or '2021', '03/2021' or '2021-03', '-' or 'to'. */
const waysToWrite: readonly (readonly RegExp[])[] = [
  [/(?<!\d)(?:19|20)\d\d(?!\d)/u, /['’‘]\d\d(?!\d)|(?<!\d)\d{1,2}[./-]\d\d(?![\d./-])/u],
  [/\d[/]\d/u, /\d[.]\d/u, /(?:19|20)\d\d-\d\d(?!\d)/u],
  [/(?<!\d)\d{1,2}[./-](?:19|20)\d\d/u, /(?:19|20)\d\d[./-]\d{1,2}(?!\d)/u],
  [/\d\s?[-–—]/u, /\d\s(?:to|until|till|bis|à|au|al|tot)\s/iu],
];

/** A reader sees two formats where the same parts of the dates are written in two ways. */
const haveOneShape = (texts: readonly string[]): boolean =>
  waysToWrite.every((ways) => ways.filter((way) => texts.some((text) => way.test(text))).length <= 1);

const praiseOf = (texts: readonly string[]): CheckOutcome => (haveOneShape(texts) ? passed : noFinding);

export const mixedDateStyles: Check<'resume' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'mixed-date-styles',
  group: 'dates',
  title: { pass: 'Your job dates use one format', fail: 'Your job dates use different formats' },
  why: 'Greenhouse lists different formats within sections among the causes of a failed parse. One date format is easier for readers, too.',
  impact: 'minor',
  needs: ['resume', 'sureJobs', 'visual', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, sureJobs, visual, cite }) => {
    const periods = resume.experience.flatMap((job) => (job.period === null ? [] : [{ job, period: job.period }]));
    if (periods.length < 2) return { is: 'not-applicable' };
    const texts = periods.map(({ period }) => textOf(visual, period));
    // A line that repeats its dates in another format has more than one, whichever of them was read.
    if (new Set(periods.map(({ period }) => period.value.style)).size <= 1)
      return periods.every(({ period }) => !isBesideSeason(visual, period)) && areWrittenAlike(texts)
        ? praiseOf(texts)
        : { is: 'not-applicable' };
    const seen = periods.filter(
      ({ job, period }) =>
        sureJobs.has(job) && hasOwnDates(visual, job) && isReadWhole(visual, period) && showsStyle(visual, period),
    );
    const firstOf = new Map<DateStyle, Field<Period>>();
    for (const { period } of seen) if (!firstOf.has(period.value.style)) firstOf.set(period.value.style, period);
    if (firstOf.size <= 1) return unsure('We could not tell whether all of your job dates have one format.');
    // In quotes only what the person wrote: an example of ours would be taken for a line of the resume.
    const ways = [...firstOf].map(([style, period]) => `${named[style]} ("${textOf(visual, period)}")`);
    return failed(
      0.4,
      `You write the dates of your jobs with ${listed(ways)}.`,
      'Choose one format, preferably month and year ("Mar 2021 - Jun 2024"), and use it for every job.',
      [...firstOf.values()].map((period) => cite.field(period)),
    );
  },
};
