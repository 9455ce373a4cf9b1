import { limits } from '#contract/product/limits.ts';

/** Takes one of a user's shares, which all processes have in common; null while others use them all. */
export type TakeShare = (person: string) => Promise<(() => void) | null>;

/**
 * How many jobs of each user run in this process, of any kind: analyses, drawings, what-if texts and reports. Nobody
 * has more than two, and not in several processes together either.
 */
export type Shares = {
  begin: (person: string) => void;
  end: (person: string) => void;
  hasRoom: (person: string) => boolean;
  /** Users who have no room for another job. */
  full: () => string[];
  /** For jobs that do not come from the queue, which takes a share with each of its jobs. */
  takeEverywhere: TakeShare;
  /** Whether an analysis that could begin may be waiting in the queue: until that is clear, pictures wait. */
  mayHaveBacklog: () => boolean;
  setBacklog: (isPossible: boolean) => void;
  /** Called when there is no backlog any more. Returns a function that stops it. */
  onClear: (hear: () => void) => () => void;
  /** Called whenever a job ends. Returns a function that stops it. */
  onEnd: (hear: () => void) => () => void;
};

export const createShares = (takeEverywhere: TakeShare = async () => () => undefined): Shares => {
  const each = limits.scansAtOnce;
  let isBacklogPossible = false;
  const clearHearers = new Set<() => void>();
  const running = new Map<string, number>();
  const hearers = new Set<() => void>();
  const countOf = (person: string): number => running.get(person) ?? 0;
  return {
    takeEverywhere,
    mayHaveBacklog: () => isBacklogPossible,
    setBacklog(isPossible) {
      const isOver = isBacklogPossible && !isPossible;
      isBacklogPossible = isPossible;
      if (isOver) for (const hear of clearHearers) hear();
    },
    begin: (person) => void running.set(person, countOf(person) + 1),
    end(person) {
      const left = countOf(person) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
      for (const hear of hearers) hear();
    },
    hasRoom: (person) => countOf(person) < each,
    full: () => [...running].flatMap(([person, count]) => (count < each ? [] : [person])),
    onClear(hear) {
      clearHearers.add(hear);
      return () => void clearHearers.delete(hear);
    },
    onEnd(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};
