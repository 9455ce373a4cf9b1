import type { Subject } from './documents.ts';
import { keyOf, type Errors } from './errors-of.ts';

/** Errors are wrong or missing values. */
export type Effect = {
  /** How many families have more errors without the row, and how many have fewer. */
  worse: number;
  better: number;
  /** Errors that are added without the row, less those that go. */
  added: number;
  /** Families with more errors, the most of them first: 'cards +3'. */
  families: readonly string[];
};

/** A row that helps fewer families than this is a candidate to go. */
export const minFamilies = 2;

/** `row` is the number of the row that was taken out. */
export const effectOf = (subjects: readonly Subject[], errors: Errors, row: number): Effect => {
  const byFamily = new Map<string, number>();
  for (const { id, family } of subjects) {
    const before = errors.get(keyOf(0, id)) ?? 0;
    const difference = (errors.get(keyOf(row, id)) ?? before) - before;
    byFamily.set(family, (byFamily.get(family) ?? 0) + difference);
  }
  const differing = [...byFamily].filter(([, added]) => added !== 0).toSorted(([, a], [, b]) => b - a);
  const worse = differing.filter(([, added]) => added > 0);
  return {
    worse: worse.length,
    better: differing.length - worse.length,
    added: differing.reduce((sum, [, added]) => sum + added, 0),
    families: worse.map(([family, added]) => `${family} +${added}`),
  };
};
