import type { DrawnFile } from '../unseen/draw-files.ts';
import type { Errors } from './errors-of.ts';

/** A family is a layout of the forge or the kit: each document belongs to one. Errors are wrong or missing values. */
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

/** `without` has the files whose answers differ without the row. */
export const effectOf = (files: readonly DrawnFile[], before: Errors, without: Errors): Effect => {
  const byFamily = new Map<string, number>();
  for (const { row } of files) {
    const errors = before.get(row.id) ?? 0;
    const difference = (without.get(row.id) ?? errors) - errors;
    byFamily.set(row.layout, (byFamily.get(row.layout) ?? 0) + difference);
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
