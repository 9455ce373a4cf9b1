import { compoundEnd, compoundStart } from '../lexicon/phrases/compounds.ts';

/** Joins two lines of a paragraph: a word broken at the line end becomes one word, a compound keeps its hyphen. */
export const joined = (text: string, next: string): string => {
  if (text === '') return next;
  if (!/\p{L}[-‐\u00AD]$/u.test(text) || !/^\p{Ll}/u.test(next))
    return /[-‐]$/u.test(text) && /\S[-‐]$/u.test(text) ? text + next : `${text} ${next}`;
  return compoundStart.test(text) || compoundEnd.test(next) ? text + next : text.slice(0, -1) + next;
};
