import type { Segment } from './judged.ts';

/** The line with these changes made. */
export const composed = (segments: readonly Segment[], taken: ReadonlySet<number>): string => {
  const text = segments
    .map(({ change, before, after }) => (change !== null && taken.has(change) ? after : before))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([,.;:])/gu, '$1')
    .trim();
  const [first] = segments;
  // An opening that goes leaves its capital to the next word, which is what the proposal has there.
  return first !== undefined && first.change !== null && taken.has(first.change)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
};
