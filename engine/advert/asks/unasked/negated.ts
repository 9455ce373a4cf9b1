import { notAskedAbroad, notMinded } from '../../../lexicon/cues/unasked/not-asked-abroad.ts';
import { notAsked, stillAsked } from '../../../lexicon/cues/unasked/not-asked.ts';
import { lacking, refused } from '../../../lexicon/cues/unasked/refused.ts';
import { noneWithout, notWithout, saysLack } from '../../../lexicon/cues/unasked/without.ts';
import { saysNeed } from '../../../lexicon/cues/nice-to-have.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { type TextRange, endOf, rangesAt } from './text-ranges.ts';
import { maxLengthOfWish, isWishedAll } from './wished-all.ts';

/** 'Applicants without a licence will not be considered', 'Those who do not hold one need not apply'. */
const isLackRefused = (text: string, at: number): boolean =>
  refused.test(text.slice(at)) && lacking.exec(text.slice(at))?.index === 0;

/** 'Nicht ohne Erfahrung in Kafka', and as a whole 'Geen dag zonder Kafka' and 'Keine Scheu vor Kafka' */
const isNoNegationOf = (text: string, at: number, said: string): boolean =>
  notWithout.test(text.slice(Math.max(0, at - maxLengthOfNot), at + maxLengthOfNot)) ||
  (said.length === text.length && (noneWithout.test(said) || said.search(notMinded) === 0));
/** Of 'nicht ohne', either word. */
const maxLengthOfNot = 8;

/** The end of 'without a degree, Kafka required': behind a comma, what says that it is needed is asked for again. */
const endOfLack = (text: string, from: number): number => {
  const end = endOf(text, from);
  const comma = text.indexOf(', ', from);
  if (comma < 0 || comma >= end) return end;
  return saysNeed.test(text.slice(comma, end)) ? comma : end;
};

/** 'No Hadoop needed', 'without a degree': what the words before it take back. */
export const negated = (text: string, isNoNegation: boolean): TextRange[] =>
  [notAsked, notAskedAbroad].flatMap((cue) =>
    rangesAt(allMatches(text, cue), ({ index, 0: said }) => {
      if (isNoNegation && said.toLowerCase() === 'no') return null;
      const rest = text.slice(index, index + 60);
      if (stillAsked.test(rest) || isLackRefused(text, index) || isNoNegationOf(text, index, said)) return null;
      const to = saysLack.test(said) ? endOfLack(text, index) : endOf(text, index);
      return isWishedAll(text.slice(to, to + maxLengthOfWish)) ? null : { from: index, to };
    }),
  );
