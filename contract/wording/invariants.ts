import type { RejectionReason } from './judged.ts';
import { countsIn } from './quantities.ts';
import { guardedPhrases, hedges, negations, roles } from './tables/guarded-words.ts';
import { articles, fillers } from './tables/phrases.ts';
import { rankOf } from './tables/ranks.ts';
import { tokensOf } from './tokens.ts';

// What holds of every line that comes out, whatever the rules allowed: a second look that knows nothing of them.

const wordsIn = (text: string): readonly string[] =>
  tokensOf(text)
    .filter(({ isMark }) => !isMark)
    .map(({ key }) => key.toLowerCase())
    .filter((word) => !fillers.has(word) && !articles.has(word));

const sorted = (words: readonly string[]): string => words.toSorted().join('|');

const only = (words: readonly string[], isOne: (word: string) => boolean): string => sorted(words.filter(isOne));

const isLimit = (word: string): boolean => hedges.has(word) || guardedPhrases.includes(word);

const roleCount = (words: readonly string[]): number =>
  words.filter((word) => roles.has(word.split(' ')[0] ?? '')).length;

/** What a line claims that it did not claim before, or no longer limits; null when it is the same. */
export const faultOf = (line: string, result: string, facts: readonly string[]): RejectionReason | null => {
  const used = facts.filter((fact) => result.includes(fact) && !line.includes(fact));
  const own = used.reduce((text, fact) => text.replace(fact, ''), result);
  const [before, after] = [wordsIn(line), wordsIn(own)];
  if (!isSameCount(before, after)) return 'number';
  if (only(before, (word) => negations.has(word)) !== only(after, (word) => negations.has(word))) return 'negation';
  if (only(before, isLimit) !== only(after, isLimit)) return 'limit';
  if (roleCount(after) < roleCount(before) - linksOf(before, after)) return 'responsibility';
  return rankOf(after) > Math.max(rankOf(before), 4) ? 'responsibility' : null;
};

/** 'Helped with sorting' as 'Helped sort' loses its 'with'. */
const linksOf = (before: readonly string[], after: readonly string[]): number =>
  before.some((word) => /^(?:help|assist)/u.test(word)) && after.some((word) => /^(?:help|assist)/u.test(word)) ? 1 : 0;

/** The same numbers, each counting the same. A word that was only shortened ('each day') is not what a number counts. */
const isSameCount = (before: readonly string[], after: readonly string[]): boolean =>
  sorted(countsIn(before)) === sorted(countsIn(after));
