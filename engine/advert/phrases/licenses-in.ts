import { licensesAsked } from '../../lexicon/phrases/licenses-asked.ts';
import { allMatches } from '../../text/all-matches.ts';
import type { Word } from '../../text/words.ts';
import type { Statement } from '../statements/statement.ts';
import type { Phrase } from './phrase-shape.ts';

/** 'License to operate a crane': named by what it allows, where no other term has any of its words. */
export const licensesIn = (
  words: readonly Word[],
  { text, part }: Statement,
  isTaken: (index: number) => boolean,
): readonly Phrase[] => {
  if (part !== 'must' && part !== 'nice') return [];
  return allMatches(text, licensesAsked).flatMap(({ index: from, 0: said }) => {
    const to = from + said.trimEnd().length;
    const first = words.findIndex(({ stretches }) => stretches[0].from >= from);
    const last = words.findLastIndex(({ stretches }) => stretches[0].from < to);
    const isFree = words.slice(first, last + 1).every((_, offset) => !isTaken(first + offset));
    return first >= 0 && last > first && isFree ? [{ first, last }] : [];
  });
};
