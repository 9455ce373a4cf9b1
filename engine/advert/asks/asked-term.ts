import type { Term } from '../../model/keywords.ts';

/**
 * A term as the posting words it; `entry` is its name in the lexicon, null for a phrase that the lexicon does not have.
 */
export type AskedTerm = Term & {
  entry: string | null;
  /** What the posting asks of a person, by the lists of traits or its own words: rows with the same are one. */
  trait?: string;
};

/** Where a statement names a term: `from` to `to` in its text. */
export type TermPlace = { from: number; to: number; asked: AskedTerm };
