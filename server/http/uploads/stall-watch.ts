import { Problem } from '../problem.ts';

/** Longer than any work on an upload takes. */
const defaultStallMs = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Until when an upload waits for others, by `performance.now()`; Infinity for what is no upload. */
    waitsUntilMs: number;
  }
}

/** A line in which one waits as long as it moves, but not without an end. */
export type StallWatch = {
  /** The line has moved. */
  goOn: () => void;
  /** Calls `giveUp` with the problem 'busy' once the line has not moved for too long, and at the latest then. Returns what ends the watch. */
  watch: (giveUp: (busy: Problem) => void, untilMs: number) => () => void;
};

export const createStallWatch = (stallMs: number = defaultStallMs): StallWatch => {
  let movedAt = performance.now();
  return {
    goOn() {
      movedAt = performance.now();
    },
    watch(giveUp, untilMs) {
      const cameAt = performance.now();
      let timer: NodeJS.Timeout;
      const look = (): void => {
        const leftMs = Math.min(Math.max(movedAt, cameAt) + stallMs, untilMs) - performance.now();
        if (leftMs <= 0) giveUp(new Problem('busy', { retryAfterSeconds: 5 }));
        else timer = setTimeout(look, leftMs);
      };
      look();
      return () => clearTimeout(timer);
    },
  };
};
