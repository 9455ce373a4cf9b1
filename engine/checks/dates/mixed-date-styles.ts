import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { DateStyle, Field, Period } from '../../model/resume.ts';
import { hasOwnDates, isReadWhole, showsStyle } from '../date-witness.ts';
import { failed, listed, passed, unsure } from '../outcomes.ts';

const named: Record<DateStyle, string> = {
  'month-year': 'month names ("Mar 2021")',
  numeric: 'numbers ("03/2021")',
  year: 'years alone ("2021")',
  season: 'seasons ("Spring 2021")',
};

/** In a common style, long names are cut and brief ones are not: 'Jan 2020', 'July 2021'. 'May' is either. */
const longNames = /^(?:january|february|august|september|october|november|december)$/iu;
const cutLongNames = /^(?:jan|feb|aug|sept?|oct|nov|dec)$/iu;
const briefNames = /^(?:march|april|june|july)$/iu;
const cutBriefNames = /^(?:mar|apr|jun|jul)$/iu;
const withDay = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/u;
const withoutDay = /(?<![\d./-])\d{1,2}[./-]\d{4}/u;

/** Whether the dates agree in what their style leaves open: with a day or without, months in full or cut. */
const areWrittenAlike = ({ lines }: Reading, periods: readonly { period: Field<Period> }[]): boolean => {
  const texts = periods.flatMap(({ period }) =>
    period.spans.map(({ line, from, to }) => lines[line]?.text.slice(from, to) ?? ''),
  );
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  const names = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  return !(
    (names(longNames) && (names(cutLongNames) || names(cutBriefNames))) ||
    (names(briefNames) && names(cutBriefNames)) ||
    (texts.some((text) => withDay.test(text)) && texts.some((text) => withoutDay.test(text)))
  );
};

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
    // A line that repeats its dates in another format has more than one, whichever of them was read.
    if (new Set(periods.map(({ period }) => period.value.style)).size <= 1)
      // A job without dates may have them in a form that was not read.
      return periods.length === resume.experience.length &&
        periods.every(({ period }) => isReadWhole(visual, period)) &&
        areWrittenAlike(visual, periods)
        ? passed
        : { is: 'not-applicable' };
    const seen = periods.filter(
      ({ job, period }) =>
        sureJobs.has(job) && hasOwnDates(visual, job) && isReadWhole(visual, period) && showsStyle(visual, period),
    );
    const firstOf = new Map<DateStyle, Field<Period>>();
    for (const { period } of seen) if (!firstOf.has(period.value.style)) firstOf.set(period.value.style, period);
    if (firstOf.size <= 1) return unsure('We could not tell whether all of your job dates have one format.');
    return failed(
      0.4,
      `You write the dates of your jobs with ${listed([...firstOf.keys()].map((style) => named[style]))}.`,
      'Choose one format, preferably month and year ("Mar 2021 - Jun 2024"), and use it for every job.',
      [...firstOf.values()].map((period) => cite.field(period)),
    );
  },
};
