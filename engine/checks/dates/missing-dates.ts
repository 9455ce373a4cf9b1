import { mayListCredits } from '../../lexicon/credits.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Job, Resume } from '../../model/resume.ts';
import { hasOwnHeader, haveStrayDates, isOnlyDate, isSurelyUndated, mayHoldDate } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';
import { namedJobs } from './wording/named-jobs.ts';

export const missingDates: Check<'resume' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'missing-dates',
  group: 'dates',
  title: { pass: 'Every job we read has dates', fail: 'Not every job has dates that we could read' },
  why: 'Years of experience can only be counted from your job dates. A job without dates may not count at all.',
  impact: 'major',
  needs: ['resume', 'sureJobs', 'visual', 'cite'],
  sources: [],
  run: ({ resume, sureJobs, visual, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    const undated = jobs.filter(
      ({ period }) => period === null || (period.value.start === null && period.value.end === null),
    );
    if (undated.length === 0) return passed;
    const isNone = undated.length === jobs.length;
    // A performer's roles have no dates, and their columns read like jobs.
    if (isNone && mayListCredits(textsOutsideInterests(visual, resume)))
      return unsure('You list roles, such as film or stage work. We could not tell whether they should have dates.');
    const missing = isNone
      ? undated
      : undated.filter(
          (job) =>
            sureJobs.has(job) &&
            hasOwnHeader(visual, { jobs, sureJobs }, job) &&
            isSurelyUndated(visual, resume, jobs.indexOf(job)),
        );
    // Many jobs without dates beside some with them: more likely a layout that we did not understand.
    const isMost = !isNone && missing.length > Math.max(1, (jobs.length - undated.length) / 2);
    // Where most entries without dates are no sure jobs, the others may be none either: tools below the last job.
    const areInDoubt = missing.length < undated.length / 2;
    const isEachUnsure = missing.length === 0 || isMost || areInDoubt;
    if (isEachUnsure || missing.some(hasDatedBullet) || (!isNone && haveStrayDates(resume)))
      return unsure('We could not tell which dates belong to which of your jobs.');
    return failed(
      1 - missing.length / jobs.length,
      isNone ? noneOf(jobs.length, mayHaveDates(visual, resume)) : `We found no dates for ${namedJobs(missing)}.`,
      'Write the start and the end of each job, such as "Mar 2021 - Present", on the line of its title or employer.',
      firstFew(missing).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};

/** 'summer 2016: intern at Acme' below 'Internships', and the dates of the next job below this one: a job of its own. */
const hasDatedBullet = ({ bullets }: Job): boolean =>
  bullets.some(({ value }) => {
    const [, date = ''] = /^([^:–—-]{4,40}?)\s*(?:[:–—-]|$)/u.exec(value) ?? [];
    return isOnlyDate(date);
  });

/**
 * Dates in a form that we do not read: 'FY20 - FY26', 'Q1 20', "'20", '20年', '20/26', '2563 - 2566' and the digits of
 * other scripts. A number of people is none.
 */
const unreadDate = anyOf(
  /\b(?:FY|Q[1-4]|H[12])\s?\p{Nd}{2}|['’]\p{Nd}{2}\b|\p{Nd}年/u,
  /\p{Nd}{2}\s?[./–-]\s?\p{Nd}{2}(?!\p{Nd})|\p{Nd}{4}\s?[–-]\s?\p{Nd}{4}|(?![0-9])\p{Nd}{4}/u,
);

/** 'Film' and 'Theater' are hobbies of many, and no roles. */
const textsOutsideInterests = ({ lines }: Reading, { sections }: Resume): readonly string[] => {
  const interests = new Set(sections.flatMap((section) => (section.kind === 'interests' ? section.lines : [])));
  return lines.flatMap(({ text }, line) => (interests.has(line) ? [] : [text]));
};

const mayHaveDates = (visual: Reading, { sections }: Resume): boolean =>
  sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }) => lines.flatMap((line) => visual.lines[line] ?? []))
    .some(({ text, markerLength }) => markerLength === 0 && unreadDate.test(text)) ||
  visual.lines.some(({ text }) => mayHoldDate(text));

const noneOf = (jobs: number, hasDates: boolean): string => {
  if (!hasDates) return jobs === 1 ? 'We found no dates for your job.' : 'We found no dates for your jobs.';
  return jobs === 1 ? 'We could not read the dates of your job.' : 'We could not read the dates of any of your jobs.';
};
