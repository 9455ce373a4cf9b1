import type { Facts } from '../model/facts.ts';
import type { CheckId } from './index.ts';
import { type Doubt, hasDoubt } from './doubts-about-jobs.ts';

/**
 * `about`: what the praise is about; praise of dates is about jobs, too. `isOfMost`: the check does not apply at all unless
 * most of the jobs were surely read. `isOfBullets`: the praise calls them bullets.
 */
type Guard = { praise: CheckId; about: Doubt['about']; isOfMost?: true; isOfBullets?: true };

/** Each check whose praise speaks of all jobs, of their dates or of their bullets. */
const guards: readonly Guard[] = [
  { praise: 'date-gaps', about: 'dates', isOfMost: true },
  { praise: 'future-dates', about: 'dates' },
  { praise: 'missing-dates', about: 'dates' },
  { praise: 'mixed-date-styles', about: 'dates', isOfMost: true },
  { praise: 'not-newest-first', about: 'dates', isOfMost: true },
  { praise: 'overlapping-dates', about: 'dates', isOfMost: true },
  { praise: 'reversed-dates', about: 'dates' },
  { praise: 'year-only-dates', about: 'dates', isOfMost: true },
  { praise: 'bullets-without-results', about: 'jobs', isOfBullets: true },
  { praise: 'first-person', about: 'jobs', isOfBullets: true },
  { praise: 'jobs-without-details', about: 'jobs', isOfMost: true },
  { praise: 'long-bullets', about: 'jobs', isOfBullets: true },
  { praise: 'mixed-tense', about: 'dates', isOfMost: true, isOfBullets: true },
  { praise: 'repeated-verbs', about: 'jobs', isOfBullets: true },
  { praise: 'tangled-bullets', about: 'jobs', isOfBullets: true },
  { praise: 'weak-openings', about: 'jobs', isOfBullets: true },
  { praise: 'skills-never-in-context', about: 'jobs', isOfMost: true },
];

/** Praise that does not apply where we do not know that most of the jobs were read. */
export const praiseOfMostJobs: readonly CheckId[] = guards.flatMap(({ praise, isOfMost }) =>
  isOfMost === true ? [praise] : [],
);

const guardOf: ReadonlyMap<string, Guard> = new Map(guards.map((guard) => [guard.praise, guard]));

type Read = Pick<Facts, 'visual' | 'stream' | 'resume' | 'bullets'>;

const known = new WeakMap<Read, Map<Doubt['about'], boolean>>();

/** The same facts are asked by many checks. */
const isDoubted = (facts: Read, about: Doubt['about']): boolean => {
  const answers = known.get(facts) ?? new Map<Doubt['about'], boolean>();
  known.set(facts, answers);
  const answer = answers.get(about) ?? hasDoubt(facts, about);
  answers.set(about, answer);
  return answer;
};

/** True when the praise of the check speaks of jobs, dates or bullets that may not all have been read. */
export const isPraiseInDoubt = (check: string, facts: Read): boolean => {
  const guard = guardOf.get(check);
  if (guard === undefined) return false;
  if (guard.isOfBullets === true && areHardlyBullets(facts)) return true;
  return isDoubted(facts, 'jobs') || isDoubted(facts, guard.about);
};

/** A paragraph or two without a mark: what a person sees of them are no bullets, or the rest of an employer's name. */
const areHardlyBullets = ({ bullets }: Read): boolean =>
  bullets !== null && bullets.length < minBullets && bullets.every(({ isMarked }) => !isMarked);
const minBullets = 3;
