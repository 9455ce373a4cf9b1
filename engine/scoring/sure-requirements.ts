import type { JobMatch, Requirement } from '../model/keywords.ts';

/** Of fewer requirements, one word decides between 0 and 100. */
export const minRequirements = 3;

/** What a resume can answer, without phrases, of which some may not be requirements. */
export const sureRequirements = (job: JobMatch | null): readonly Requirement[] =>
  (job?.requirements ?? []).filter(({ answer, isPhrase }) => answer !== 'application' && isPhrase !== true);

/** Whether a job description asks for enough that a resume can show: 'Nurse wanted' does not. */
export const isEnoughToJudge = (job: JobMatch): boolean =>
  sureRequirements(job).filter(({ kind }) => kind !== 'title').length >= minRequirements;
