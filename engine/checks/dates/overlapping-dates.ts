import type { Check } from '../../model/check.ts';
import type { Stint } from '../../model/facts.ts';
import type { Resume } from '../../model/resume.ts';
import { isSureStint } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';

/**
 * Calendar months that both jobs name. Dates name no days: two jobs that share March and April may have one day in
 * common, and two from May to August little more than two months. Three shared months are neither a finding nor praise.
 */
const shared = { finding: 4, noPraise: 3 };

export const overlappingDates: Check<'stints' | 'sureJobs' | 'visual' | 'resume' | 'cite'> = {
  id: 'overlapping-dates',
  group: 'dates',
  title: { pass: 'Your job dates do not overlap', fail: 'Some of your jobs overlap in time' },
  why: 'Having two jobs at the same time is fine if the dates are right. But a typo can make your timeline look wrong.',
  impact: 'hint',
  needs: ['stints', 'sureJobs', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, resume, cite }) => {
    if (overlappingIn(stints, shared.finding).length === 0)
      return areSurelyApart(stints, resume) ? passed : { is: 'not-applicable' };
    const sure = stints.filter((stint) => isSureStint(stint, { sureJobs, visual }));
    const overlapping = overlappingIn(sure, shared.finding);
    if (overlapping.length === 0) return unsure('We could not tell whether your jobs overlap in time.');
    return failed(
      0.5,
      overlapping.length === 1
        ? 'According to its dates, this job shares at least four calendar months with another job.'
        : 'According to their dates, these jobs each share at least four calendar months with another job.',
      'Check the dates. If they are right, leave them; you can add "part-time" or "freelance" where it applies.',
      firstFew(overlapping).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};

/**
 * Whether two jobs or more, each with its dates, cannot overlap. A year alone may mean each of its months, and two roles
 * for one employer may have been held together.
 */
const areSurelyApart = (stints: readonly Stint[], { experience }: Resume): boolean =>
  stints.length >= 2 &&
  stints.length === experience.length &&
  stints.every((stint, index) =>
    stints.slice(index + 1).every((other) => sharedMonths(stint, other) < shared.noPraise),
  );

const sharedMonths = (one: Stint, other: Stint): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) + 1;

const overlappingIn = (stints: readonly Stint[], minMonths: number): readonly Stint[] =>
  stints.filter(
    (stint) =>
      stint.hasMonths &&
      stints.some(
        (other) =>
          other !== stint &&
          other.hasMonths &&
          other.from <= stint.from &&
          !haveOneEmployer(other.job, stint.job) &&
          Math.min(other.to, stint.to) - stint.from + 1 >= minMonths,
      ),
  );

type Employed = { employer: { value: string } | null };

/** Of two jobs whose employers were not read, nobody knows it: they may be two. */
const haveOneEmployer = (one: Employed, other: Employed): boolean =>
  one.employer !== null && one.employer.value.toLowerCase() === other.employer?.value.toLowerCase();
