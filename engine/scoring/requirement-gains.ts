import type { JobMatch, Requirement } from '../model/keywords.ts';
import { jobPartsOf } from './parts.ts';
import { scoreOfParts } from './score.ts';
import { isEnoughToJudge } from './sure-requirements.ts';

/** The job match as a number from 0 to 100; 0 where it is not scored, so that nothing gains points on it. */
export const jobValueOf = (job: JobMatch): number =>
  isEnoughToJudge(job) ? (scoreOfParts(jobPartsOf(job)).value ?? 0) : 0;

/**
 * Words can be added where they are true; years and degrees cannot, and a resume cannot answer the application form.
 * Nothing is promised for a phrase, which may not be asked for.
 */
const canBeAdded = ({ kind, answer, isPhrase }: Requirement): boolean =>
  isPhrase !== true &&
  (kind === 'term' || kind === 'language' || kind === 'title') &&
  (answer === 'missing' || answer === 'listed');

/**
 * Points that the job match gains when this requirement alone is shown in a job or project, in the order of the
 * requirements. Measured by scoring again; gains of several do not simply add up, because scores are rounded.
 */
export const requirementGainsOf = (job: JobMatch): readonly number[] => {
  const now = jobValueOf(job);
  return job.requirements.map((asked, index) => {
    if (!canBeAdded(asked)) return 0;
    const { isOnlyAddedToList: _, ...plain } = asked;
    return jobValueOf({ ...job, requirements: job.requirements.with(index, { ...plain, answer: 'shown' }) }) - now;
  });
};
