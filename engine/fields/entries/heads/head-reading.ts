import type { Atom } from '../atom.ts';

export type JobLabel = 'title' | 'employer' | 'place';

export type Parts = Partial<Record<JobLabel, readonly Atom[]>>;

/**
 * One way to read a header: what each stretch is, how they follow each other, and how well the words fit; `datedRow` is
 * the row of its dates, and `isRole` tells that its employer is expected in a header above.
 */
export type HeadReading = {
  parts: Parts;
  signature: string;
  score: number;
  datedRow: number | null;
  isRole: boolean;
};
