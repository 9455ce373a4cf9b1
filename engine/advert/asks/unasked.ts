import { notMinded } from '../../lexicon/cues/unasked/not-asked-abroad.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { allMatches } from '../../text/all-matches.ts';
import { remembered } from '../../text/remembered.ts';
import { type TextRange, endOf, rangesAt } from './unasked/text-ranges.ts';
import { negated } from './unasked/negated.ts';
import { given, toBeObtained, substitutes, eitherOfTwo } from './unasked/of-job.ts';
import { negatedBehind, negatedClauses } from './unasked/negated-behind.ts';
import { ruledOut, toldOf, lookedUp } from './unasked/of-applicants.ts';

/** The readers of terms, degrees and languages each ask about the same statements, and long ones take longest. */
const maxStatementLength = 2000;

const unaskedIn = (text: string, isNoNegation: boolean): readonly TextRange[] => [
  ...negated(text, isNoNegation),
  ...given(text),
  ...negatedBehind(text),
  ...negatedClauses(text),
  ...ruledOut(text),
  ...toBeObtained(text),
  ...substitutes(text),
  ...eitherOfTwo(text),
  ...lookedUp(text),
  ...toldOf(text),
];

const unaskedAnywhere = remembered((text: string) => unaskedIn(text, false), maxStatementLength);
const unaskedBesideNo = remembered((text: string) => unaskedIn(text, true), maxStatementLength);

/**
 * Ranges of a statement that name something without asking for it: what is not needed, what rules applicants out, and
 * what describes people or the job. `language` is that of the posting: Portuguese 'no' is 'in the', and Spanish 'no'
 * takes back the word behind it only ('no imprescindible').
 */
export const unaskedRanges = (text: string, language: AdLanguage | null = null): readonly TextRange[] =>
  language === 'pt' || language === 'es' ? unaskedBesideNo(text) : unaskedAnywhere(text);

/** 'Keine Angst vor hohen Leitern': the words that say so, and what follows them up to the next comma. */
export const notMindedIn = (text: string): { said: readonly TextRange[]; all: readonly TextRange[] } => {
  const said: TextRange[] = [];
  const all = rangesAt(allMatches(text, notMinded), ({ index: from, 0: words }) => {
    said.push({ from, to: from + words.length });
    const comma = text.indexOf(',', from);
    return { from, to: Math.min(endOf(text, from), comma < 0 ? text.length : comma) };
  });
  return { said, all };
};

/** Where a comma begins what is not asked for: nothing said behind it is said of what precedes it. */
export const unaskedCommas = (text: string, language: AdLanguage | null): readonly number[] =>
  unaskedRanges(text, language).flatMap(({ from }) => (text.startsWith(', ', from) ? [from] : []));

/** Whether a position lies in one of the ranges. */
export const isUnasked = (ranges: readonly TextRange[], at: number): boolean =>
  ranges.some(({ from, to }) => from <= at && at < to);
