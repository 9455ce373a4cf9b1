import { limits } from '#contract/product/limits.ts';

/** Checks that may follow each other as fast as they are answered. */
const burst = 60;
/** A share of the limit is left for the checks of a reload and of another tab. */
const usedShare = 0.95;
const perMs = (limits.workspaceChecksPerMinute * usedShare - burst) / 60_000;

export type Pace = { waitMs: () => number; take: () => void };

/**
 * Spreads checks so that whoever types without a pause stays below the limit of a minute: a burst at once, then as many
 * as come back in the meantime.
 */
export const createPace = (): Pace => {
  let left = burst;
  let countedAt = Date.now();
  const refill = (): void => {
    const now = Date.now();
    left = Math.min(burst, left + (now - countedAt) * perMs);
    countedAt = now;
  };
  return {
    waitMs: () => {
      refill();
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs);
    },
    take: () => {
      refill();
      left -= 1;
    },
  };
};
