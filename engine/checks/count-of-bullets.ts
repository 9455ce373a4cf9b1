import type { Bullet } from '../model/facts.ts';

/**
 * '3 of the 12 bullets that we read': those of a job that was not recognized are not among them, so they are not all of
 * 'your bullets'. '3 bullets' or 'some sentences about your jobs' where some have no sign in front: several of those may be
 * one sentence, or one of them a paragraph, so that their number is not known.
 */
export const bulletsAmong = (found: readonly Bullet[], all: readonly Bullet[]): string => {
  if (areMarked(all)) return `${found.length} of ${allBullets(all)}`;
  if (areMarked(found)) return found.length === 1 ? 'One bullet' : `${found.length} bullets`;
  return found.length === 1 ? 'A sentence about your jobs' : 'Some sentences about your jobs';
};

export const allBullets = (all: readonly Bullet[]): string =>
  all.length === 1 ? 'the one bullet that we read' : `the ${all.length} bullets that we read`;

export const areMarked = (bullets: readonly Bullet[]): boolean => bullets.every(({ isMarked }) => isMarked);

/** Whether a length is known of most bullets: paragraphs without signs are neither short nor long bullets. */
export const areMostMarked = (bullets: readonly Bullet[]): boolean => markedAmong(bullets).length > bullets.length / 2;

/** Only these have a length that is sure. */
export const markedAmong = (bullets: readonly Bullet[]): readonly Bullet[] =>
  bullets.filter(({ isMarked }) => isMarked);
