import {
  beforeNoun,
  jointOfClauses,
  optionalAtEnd,
  sameAs,
  strength,
  strengthBehindBe,
  strengthNoun,
  strengthWord,
  wordsOfStrength,
} from '../lexicon/cues/strength.ts';
import { saysNeed } from '../lexicon/cues/nice-to-have.ts';
import { notEither, wordsBeforeWish } from '../lexicon/cues/unasked/not-asked-behind.ts';
import { allMatches } from '../text/all-matches.ts';
import { fold } from '../text/fold.ts';
import { remembered } from '../text/remembered.ts';

/** Longer texts are no sentences. */
const maxLength = 2000;
const bareWords = /[\p{L}\p{N}]+/gu;

const namesSomething = (text: string): boolean =>
  (fold(text).match(bareWords) ?? []).some((word) => !wordsBeforeWish.has(word) && !wordsOfStrength.has(word));

/** Whether a text says of something that it names how strongly it is asked for. */
const saysStrength = (text: string): boolean => {
  const said = strength.exec(text);
  return said !== null && namesSomething(text.slice(0, said.index));
};

const everyStrength = new RegExp(strength.source, 'giu');
/** ', both a plus', ', but not required': a text that says how strongly something is asked for, and names nothing. */
export const saysOnlyStrength = (text: string): boolean => {
  const rest = text.replaceAll(everyStrength, ' ');
  return rest !== text && !namesSomething(rest);
};

/** The word of a text that ends at a place, in lower case, and where it begins. */
const wordBefore = (text: string, end: number): { word: string; from: number } => {
  if (end <= 0) return { word: '', from: 0 };
  const from = text.lastIndexOf(' ', end - 1) + 1;
  return { word: text.slice(from + (text[from] === '(' ? 1 : 0), end).toLowerCase(), from };
};

/** Whether the text before a place ends with words that say how strongly it asks: 'Kafka is a must', '(not required)'. */
const endsInStrength = (text: string, end: number): boolean => {
  const { word, from } = wordBefore(text, text[end - 1] === ')' ? end - 1 : end);
  const isNoun = strengthNoun.test(word);
  const isBehindBe = strengthBehindBe.has(word);
  if (!isNoun && !isBehindBe && !strengthWord.test(word)) return false;
  const before = wordBefore(text, from - 1);
  const other = wordBefore(text, before.from - 1).word;
  if (isBehindBe) return before.word === 'be' && other === 'would';
  return isNoun ? beforeNoun.has(before.word) || beforeNoun.has(other) : !sameAs.has(before.word);
};

/** Whether a clause begins behind a text with a joint at a place: both say how strongly they ask. */
const isBreak = (text: string, index: number, joint: string): boolean => {
  if (!endsInStrength(text, index)) return false;
  const [before, behind] = [text.slice(0, index), text.slice(index + joint.length)];
  // 'Excel is required, Docker is not', 'Docker is optional, Excel is not'
  return saysStrength(behind) || (notEither.test(behind) && (saysNeed.test(before) || optionalAtEnd.test(before)));
};

const breaksIn = (text: string): readonly number[] =>
  allMatches(text, jointOfClauses)
    .filter(({ index, 0: joint }) => isBreak(text, index, joint))
    .map(({ index }) => index);

/**
 * Where a clause that says at its end how strongly it asks meets the next one that does: 'Excel is a must, Docker is not',
 * 'Kafka a plus and SQL required'. 'Kafka is not required, but a plus' is one clause: what follows names nothing.
 */
export const strengthBreaks = remembered(
  (text: string): readonly number[] => (text.length > maxLength ? [] : breaksIn(text)),
  maxLength,
);
