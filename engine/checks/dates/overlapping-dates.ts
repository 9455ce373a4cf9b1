import type { Check, CheckOutcome } from '../../model/check.ts';
import type { Stint } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import type { Job, PartialDate, Resume } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
import { isSureStint } from '../date-witness.ts';
import { failed, firstFew, noFinding, passed, unsure } from '../outcomes.ts';
import { namedJobs } from './wording/named-jobs.ts';

/**
 * Calendar months that both jobs name. Dates name no days: two jobs that share March and April may have one day in
 * common, and two from May to August little more than two months. Two or three shared months are neither a finding nor
 * praise: the first is what a person who counts the months calls an overlap.
 */
const shared = { finding: 4, noPraise: 2 };

export const overlappingDates: Check<'stints' | 'sureJobs' | 'visual' | 'resume' | 'cite'> = {
  id: 'overlapping-dates',
  group: 'dates',
  title: { pass: 'Your job dates do not overlap', fail: 'Some of your jobs overlap in time' },
  why: 'Having two jobs at the same time is fine if the dates are right. But a typo can make your timeline look wrong.',
  impact: 'hint',
  needs: ['stints', 'sureJobs', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, resume, cite }) => {
    if (overlappingIn(stints, shared.finding, visual).length === 0)
      return areSurelyApart(stints, resume) ? praiseOf(stints, resume) : { is: 'not-applicable' };
    const sure = stints.filter((stint) => isSureStint(stint, { sureJobs, visual }));
    const overlapping = overlappingIn(sure, shared.finding, visual);
    if (overlapping.length === 0) return unsure('We could not tell whether your jobs overlap in time.');
    const named = namedJobs(overlapping.map(({ job }) => job));
    return failed(
      0.5,
      overlapping.length === 1
        ? `According to its dates, ${named} shares at least four calendar months with another job.`
        : `According to their dates, ${named} each share at least four calendar months with another job.`,
      'Check the dates. If they are right, leave them; you can add "part-time" or "freelance" where it applies.',
      firstFew(overlapping).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};

/**
 * Whether two jobs or more, each with its dates, cannot overlap. A year alone may mean each of its months, two roles for
 * one employer may have been held together, and a job whose end was not read may last until today.
 */
const areSurelyApart = (stints: readonly Stint[], { experience }: Resume): boolean =>
  stints.length >= 2 &&
  stints.length === experience.length &&
  experience.every(({ period }) => period?.value.end !== null) &&
  stints.every((stint, index) =>
    stints.slice(index + 1).every((other) => sharedMonths(stint, other) < shared.noPraise),
  );

const monthsOf = ({ year, month }: PartialDate, without: number): number => year * 12 + (month ?? without) - 1;

/** Voluntary work has no employer, but a reader who compares the dates sees it beside the jobs. */
const praiseOf = (stints: readonly Stint[], { volunteering }: Resume): CheckOutcome => {
  const last = Math.max(...stints.map(({ to }) => to));
  const others = volunteering.flatMap(({ period }) => {
    const { start, end } = period?.value ?? { start: null, end: null };
    if (start === null) return [];
    return [{ from: monthsOf(start, 1), to: end === 'present' ? last : monthsOf(end ?? start, 12) }];
  });
  return others.some((other) => stints.some((stint) => sharedMonths(stint, other) >= shared.noPraise))
    ? noFinding
    : passed;
};

type Time = Pick<Stint, 'from' | 'to'>;

const sharedMonths = (one: Time, other: Time): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1;

const overlappingIn = (stints: readonly Stint[], minMonths: number, visual: Reading): readonly Stint[] =>
  stints.filter(
    (stint) =>
      stint.hasMonths &&
      stints.some(
        (other) =>
          other !== stint &&
          other.hasMonths &&
          other.from <= stint.from &&
          Math.min(other.to, stint.to) - stint.from + 1 >= minMonths &&
          !haveOneEmployer(other.job, stint.job, visual),
      ),
  );

/** Of two jobs whose employers were not read, nobody knows it: they may be two. */
const haveOneEmployer = (one: Job, other: Job, visual: Reading): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([holder, job]) => {
    const name = employerName(holder);
    return name !== null && job !== undefined && headerOf(job, visual).includes(` ${name} `);
  });

const minLettersOfName = 3;

/** 'Rivers Consulting. Dublin' and 'Rivers Consulting, Dublin' without the place: ' rivers consulting '. */
const employerName = (job: Job | undefined): string | null => {
  const [name = ''] = (job?.employer?.value ?? '').split(/[.,;|(](?:\s|$)/u);
  const words = wordsOf(name);
  return words.replaceAll(' ', '').length < minLettersOfName ? null : words;
};

/** The lines with the title, employer and dates of a job: 'Developer (Client: Wells) Rivers Consulting, 2019 - 2020'. */
const headerOf = ({ title, employer, period }: Job, { lines }: Reading): string => {
  const own = new Set([title, employer, period].flatMap((field) => field?.spans.map(({ line }) => line) ?? []));
  const whole = [...own].map((line) => lines[line]?.text ?? '').join(' ');
  // 'Gap Analyst' does not work for Gap; a client in brackets belongs to the employer.
  const text = title === null || title.value.includes('(') ? whole : whole.replace(title.value, ' ');
  return ` ${wordsOf(`${employer?.value ?? ''} ${text}`)} `;
};

const wordsOf = (text: string): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
