import { butWords, wordsBeforeWish } from '../../../lexicon/cues/unasked/not-asked-behind.ts';
import { niceDegreeCue, niceSentenceCue } from '../../../lexicon/cues/nice-to-have.ts';
import { fold } from '../../../text/fold.ts';

/** No words that say so after a clause are longer. */
export const maxLengthOfWish = 120;
const bareWords = /[\p{L}\p{N}]+/gu;

/** '... is not required, but a plus': what follows says that the same thing is wished for, and names nothing else. */
export const isWishedAll = (behind: string): boolean => {
  const wish = niceSentenceCue.exec(behind) ?? niceDegreeCue.exec(behind);
  if (wish === null) return false;
  const before = fold(behind.slice(0, wish.index)).replace(butWords, '');
  return (before.match(bareWords) ?? []).every((word) => wordsBeforeWish.has(word));
};
