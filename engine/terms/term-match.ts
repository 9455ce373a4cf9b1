import type { TermEntry } from '../lexicon/skills/format.ts';

/**
 * An entry found in words `first` to `last` (inclusive). `isInside` when a longer term covers it: 'Salesforce' in
 * 'Salesforce Marketing Cloud'. `isName` when it was found by its capitals.
 */
export type TermMatch = {
  entry: TermEntry;
  first: number;
  last: number;
  isInside: boolean;
  needsContext: boolean;
  isName: boolean;
  /** A name without its capitals ('react', 'pandas'), or an everyday word of the same stem. It counts only in a list. */
  isLowered: boolean;
  /** Its second half stands with a neighbor only: 'mechanical' in 'mechanical and electrical engineering'. */
  isShared: boolean;
};
