import type { Check } from '../../model/check.ts';
import type { Stint } from '../../model/facts.ts';
import type { Resume } from '../../model/resume.ts';
import { hasSureYears, isMonthUnclear } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';
import { namedJobsFirst } from './wording/named-jobs.ts';

/** Jobs under another heading begin a list of their own. If the heading was not read, the columns may be wrong too. */
const areInOneList = ([one, other]: readonly [Stint, Stint], { sections }: Resume): boolean => {
  const [first, second] = [one, other].map(({ job }) => {
    const line = (job.title ?? job.employer ?? job.period)?.spans[0]?.line;
    return sections.findIndex(({ lines }) => line !== undefined && lines.includes(line));
  });
  return first === second && (sections[first ?? -1]?.heading ?? null) !== null;
};

const yearOf = (months: number): number => Math.floor(months / 12);

/** Whether a job began and ended later. A year alone may be any month of it: '2009' is not later than 'May 2009'. */
const isLater = (one: Stint, other: Stint): boolean => {
  const hasMonths = one.hasMonths && other.hasMonths;
  const [from, otherFrom] = hasMonths ? [one.from, other.from] : [yearOf(one.from), yearOf(other.from)];
  const [to, otherTo] = hasMonths ? [one.to, other.to] : [yearOf(one.to), yearOf(other.to)];
  return from > otherFrom && (to > otherTo || (one.isCurrent && !other.isCurrent));
};

/** Of two current jobs above each other, the one that began later is the newest. */
const isNewestFirst = ([first, ...others]: readonly Stint[]): boolean =>
  first !== undefined && others.every(({ from, to }) => to < first.to || (to === first.to && from <= first.from));

export const notNewestFirst: Check<'resume' | 'stints' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'not-newest-first',
  group: 'dates',
  title: { pass: 'Your newest job comes first', fail: 'Your jobs are not listed newest first' },
  why: 'The newest job usually comes first, so readers assume that the first one is your current job.',
  impact: 'minor',
  needs: ['resume', 'stints', 'sureJobs', 'visual', 'cite'],
  sources: [],
  run: ({ resume, stints: read, sureJobs, visual, cite }) => {
    if (read.length < 2) return { is: 'not-applicable' };
    const stints = read.map((stint) => (isMonthUnclear(visual, stint) ? { ...stint, hasMonths: false } : stint));
    const isSure = (stint: Stint): boolean => hasSureYears(stint, { sureJobs, visual });
    const later = stints.flatMap((stint, index) => {
      const before = stints[index - 1];
      // A current job may be listed above one that began later.
      return before !== undefined && isLater(stint, before) ? [[before, stint] as const] : [];
    });
    if (later.length === 0) return isNewestFirst(stints) ? passed : { is: 'not-applicable' };
    const late = later.filter((pair) => pair.every(isSure) && areInOneList(pair, resume)).map(([, stint]) => stint);
    if (late.length === 0) return unsure('We could not tell what order your jobs are listed in.');
    return failed(
      1 - (0.4 + (0.6 * late.length) / (stints.length - 1)),
      // Others may be newer as well, whose dates were not read for sure.
      `${namedJobsFirst(late.map(({ job }) => job))} ${late.length === 1 ? 'is' : 'are each'} newer than the one above.`,
      'Begin with your current or most recent job and work backward.',
      firstFew(late).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};
