import { Problem } from '../problem.ts';

/** Longer than any work on an upload takes. */
const defaultStallMs = 30_000;

/** A line in which it does not matter how long one waits, as long as it moves. */
export type StallWatch = {
  /** The line has moved. */
  goOn: () => void;
  /** Calls `giveUp` with the problem 'busy' once the line has not moved for too long. Returns what ends the watch. */
  watch: (giveUp: (busy: Problem) => void) => () => void;
};

export const createStallWatch = (stallMs: number = defaultStallMs): StallWatch => {
  let movedAt = performance.now();
  return {
    goOn() {
      movedAt = performance.now();
    },
    watch(giveUp) {
      const cameAt = performance.now();
      let timer: NodeJS.Timeout;
      const look = (): void => {
        const leftMs = Math.max(movedAt, cameAt) + stallMs - performance.now();
        if (leftMs <= 0) giveUp(new Problem('busy', { retryAfterSeconds: 5 }));
        else timer = setTimeout(look, leftMs);
      };
      look();
      return () => clearTimeout(timer);
    },
  };
};
