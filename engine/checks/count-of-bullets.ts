import type { Bullet } from '../model/facts.ts';

/**
 * '3 of your 12 bullets'; '3 sentences about your jobs' where some have no sign in front: several of those may be one
 * sentence, so that their number is not known.
 */
export const bulletsAmong = (found: readonly Bullet[], all: readonly Bullet[]): string => {
  if (areMarked(all)) return `${found.length} of your ${all.length} bullets`;
  return found.length === 1 ? 'One sentence about your jobs' : `${found.length} sentences about your jobs`;
};

export const areMarked = (bullets: readonly Bullet[]): boolean => bullets.every(({ isMarked }) => isMarked);

/** Only these have a length that is sure. */
export const markedAmong = (bullets: readonly Bullet[]): readonly Bullet[] =>
  bullets.filter(({ isMarked }) => isMarked);
