import type { CheckOutcome } from '../model/check.ts';
import type { Evidence } from '../model/evidence.ts';

export const passed: CheckOutcome = { is: 'pass' };

/** Nothing to report, and nothing that we are sure enough of to praise. */
export const noFinding: CheckOutcome = { is: 'no-finding' };

export const unsure = (because: string): CheckOutcome => ({ is: 'unsure', because });

/** Something missing has no place; its evidence is an empty quote. */
export const absent: readonly Evidence[] = [{ quote: '', places: [] }];

/** A failure with one finding. `score` is the share of the check's points that is left, from 0 (worst) to below 1. */
export const failed = (score: number, message: string, fix: string, evidence: readonly Evidence[]): CheckOutcome => ({
  is: 'fail',
  score: bounded(score),
  findings: [{ message, fix, evidence: evidence.length === 0 ? absent : evidence }],
});

const bounded = (score: number): number => Math.round(Math.min(Math.max(score, 0), 0.95) * 100) / 100;

/** '1 job', '3 jobs'. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** 'a', 'a and b', 'a, b and c'; from five items on 'and 3 more'. */
export const listed = (items: readonly string[]): string => {
  if (items.length > 4) return `${items.slice(0, 4).join(', ')} and ${items.length - 4} more`;
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
};

/** The first few pieces of evidence, as many as a report can show. */
export const firstFew = <T>(items: readonly T[], most = 8): readonly T[] => items.slice(0, most);
