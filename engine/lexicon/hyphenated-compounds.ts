import { wordSet } from './word-set.ts';

// English compounds that are written with a hyphen. Origin: written by us.

/** First parts that keep their hyphen before a whole word: 'co-founder', 'self-taught'. */
const heads = wordSet('co non self well cross semi long short high');

/** Last parts that are hardly ever the end of a word without its hyphen: 'problem-solving', 'long-term'. */
const tails = wordSet(`
  term paced solving standing based oriented orientated level scale time driven friendly efficient effective edge
  functional cultural disciplinary quality performance year month week hour range speed depth minded motivated
  starter employed led focused focussed facing ready rich specific free related making taking known written
  organized organised rounded reviewed authored taught trained skilled sized wide winning selling breaking leading
`);

/** Shorter ends of words may be the rest of a word that is broken: 'well-ness', 'short-age'. */
const minWholeWord = 5;

/** Whether 'problem' and 'solving', above and below the end of a line, may be a compound that is broken at its own hyphen. */
export const mayBeCompound = (first: string, last: string): boolean =>
  tails.has(last) || (heads.has(first) && last.length >= minWholeWord);
