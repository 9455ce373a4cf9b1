import { notEither } from '../../../lexicon/cues/unasked/not-asked-behind.ts';
import { saysNeed } from '../../../lexicon/cues/nice-to-have.ts';
import { strengthBreaks } from '../../strength-breaks.ts';
import { sentences } from './text-ranges.ts';

/** `isNotEither`: it says that it does not need what the clause before it needs. */
type Clause = { index: number; 0: string; isNotEither: boolean };

/** The parts of a sentence that each say at their end how strongly they ask: 'Excel is a must, Docker is not a must'. */
const clausesOf = ({ index, 0: sentence }: RegExpExecArray): readonly Clause[] => {
  const breaks = strengthBreaks(sentence);
  return [0, ...breaks].map((from, at) => {
    const text = sentence.slice(from, breaks[at]);
    const isNotEither = at > 0 && notEither.test(text) && saysNeed.test(sentence.slice(breaks[at - 2] ?? 0, from));
    return { index: index + from, 0: text, isNotEither };
  });
};

/** The clauses of those sentences that may have a negation: few have one. */
export const clausesWith = (text: string, mayHave: (sentence: string) => boolean): readonly Clause[] =>
  [...text.matchAll(sentences)].filter(({ 0: sentence }) => mayHave(sentence)).flatMap(clausesOf);
