import type { Facts } from '../model/facts.ts';

/** The part of the facts that the pipeline hands in. */
export type GivenFacts = Pick<
  Facts,
  'document' | 'filename' | 'today' | 'visual' | 'stream' | 'resume' | 'streamResume' | 'keywords' | 'job' | 'jobText'
>;

/** Everything that checks ask for, each computed once. */
export const factsOf = (given: GivenFacts): Facts => ({ ...given });
