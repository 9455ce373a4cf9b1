import { limits } from '#contract/product/limits.ts';

/**
 * How many jobs of each user run in this process, of any kind: analyses, drawings, what-if texts and reports. Nobody
 * has more than two.
 */
export type Shares = {
  begin: (person: string) => void;
  end: (person: string) => void;
  hasRoom: (person: string) => boolean;
  /** Users who have no room for another job. */
  full: () => string[];
  /** Called whenever a job ends. Returns a function that stops it. */
  onEnd: (hear: () => void) => () => void;
};

export const createShares = (each: number = limits.scansAtOnce): Shares => {
  const running = new Map<string, number>();
  const hearers = new Set<() => void>();
  const countOf = (person: string): number => running.get(person) ?? 0;
  return {
    begin: (person) => void running.set(person, countOf(person) + 1),
    end(person) {
      const left = countOf(person) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
      for (const hear of hearers) hear();
    },
    hasRoom: (person) => countOf(person) < each,
    full: () => [...running].flatMap(([person, count]) => (count < each ? [] : [person])),
    onEnd(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};
