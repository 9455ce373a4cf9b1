import { type Hunk, offered, rejected, type Verdict } from './hunk.ts';
import { hasTarget, isNumeric } from './quantities.ts';
import {
  ampersand,
  isFiller,
  marksOnly,
  sameNumber,
  shorterPhrase,
  smallWords,
  textOf,
  wholeFact,
} from './small-rules.ts';
import { guardedPhrases, hedges, negations, roles } from './tables/guarded-words.ts';
import { openings } from './tables/phrases.ts';
import { rankOf } from './tables/ranks.ts';
import { deedAfterHelp, deedAfterPreposition, deedAsVerb, verbAtStart, verbInRow } from './verb-rule.ts';
import type { Token } from './tokens.ts';

/** One hunk by the rules, on its own. What no rule names is rejected. */
export const judgeHunk = (hunk: Hunk, facts: readonly string[]): Verdict => {
  const { gone, come } = hunk;
  if (gone.length + come.length === 0) return offered();
  return (
    marksOnly(hunk) ?? wholeFact(hunk, facts) ?? smallWords(hunk) ?? judgeCore(hunk) ?? rejected(...reasonFor(hunk))
  );
};

/** What is left of a change without words that say nothing. */
const judgeCore = (hunk: Hunk): Verdict | null => {
  const gone = hunk.gone.filter((token) => !isFiller(token));
  const { come, previous } = hunk;
  const [first] = come;
  const [old] = gone;
  if (first === undefined || old === undefined) return null;
  const found =
    shorterPhrase(gone, come) ??
    ampersand(gone, come, hunk) ??
    sameNumber(gone, come, hunk) ??
    deedAfterHelp(gone, come, previous) ??
    deedAfterPreposition(gone, come, previous);
  if (found !== null || come.length !== 1) return found;
  if (!hunk.isAtStart) return gone.length === 1 ? verbInRow(old, first, hunk) : null;
  const target = hasTarget(hunk.source);
  return verbAtStart(gone, first, hunk, target) ?? openingAlone(gone, first, target) ?? deedAsVerb(gone, first, target);
};

/** 'In charge of the inventory' as 'Managed the inventory'. */
const openingAlone = (gone: readonly Token[], come: Token, target: boolean): Verdict | null => {
  const [opening, ...more] = gone;
  if (opening === undefined || more.length > 0) return null;
  const verbs = openings.get(opening.key) ?? [];
  if (!verbs.includes(come.key.toLowerCase())) return null;
  return target ? rejected('number', come.text) : offered({ word: come.text, origin: 'same-deed', from: opening.text });
};

const wordsOf = (tokens: readonly Token[]): readonly string[] =>
  tokens.filter(({ isMark }) => !isMark).map(({ key }) => key.toLowerCase());

/** The most serious thing that is wrong with a rejected change, with the word that shows it. */
export const reasonFor = ({ gone, come }: Pick<Hunk, 'gone' | 'come'>): [Parameters<typeof rejected>[0], string] => {
  const [lost, added] = [wordsOf(gone), wordsOf(come)];
  const all = [...added, ...lost];
  const find = (isOne: (word: string) => boolean): string | undefined => all.find(isOne);
  const number = find(isNumeric);
  if (number !== undefined) return ['number', number];
  const negation = find((word) => negations.has(word));
  if (negation !== undefined) return ['negation', negation];
  const risen = added.find((word) => rankOf([word]) > Math.max(1, rankOf(lost)));
  if (risen !== undefined && (rankOf([risen]) > 3 || lost.some((word) => roles.has(word))))
    return ['responsibility', risen];
  const role = lost.find(
    (word) => roles.has(word) || /\b(?:part|member|supervision|guidance|direction) of\b/u.test(word),
  );
  if (role !== undefined) return ['responsibility', role];
  const limit = find((word) => hedges.has(word) || guardedPhrases.includes(word));
  if (limit !== undefined) return ['limit', limit];
  if (added.length > 0) return ['new-word', textOf(come)];
  return ['lost-word', textOf(gone)];
};
