import type { Word } from '../../text/words.ts';
import type { Phrase } from './phrase-shape.ts';
import type { Statement } from '../statements/statements-of.ts';
import { isCapital, isMarked } from '../word-classes.ts';

/** Where most words have a capital, a capital is no signal. */
const isTitleCase = (words: readonly Word[]): boolean => {
  const long = words.filter((word) => word.plain.length > 3);
  return long.length >= 4 && long.filter(isCapital).length / long.length > 0.6;
};

const isSeparator = (before: string): boolean => /[,/(;]/.test(before);
const isConjunction = (word: Word | undefined): boolean => word !== undefined && /^(?:and|or)$/.test(word.plain);

/** Beside a known term in a list: in 'Tableau, Meridian and Looker' a capitalized word is a name. */
const isBesideKnown = (words: readonly Word[], index: number, isTaken: (index: number) => boolean): boolean => {
  const word = words[index];
  const after = words[index + 1];
  if (word === undefined) return false;
  const before = isConjunction(words[index - 1]) ? index - 2 : index - 1;
  const next = isConjunction(after) ? index + 2 : index + 1;
  const isCutBefore = before === index - 2 || isSeparator(word.before);
  const isCutAfter = after !== undefined && (next === index + 2 || isSeparator(after.before));
  return (isCutBefore && isTaken(before)) || (isCutAfter && isTaken(next));
};

/** 'Serve embeddings with Vespa and Triton': tools named after 'with'. */
const isBehindWith = (words: readonly Word[], index: number, phrases: readonly Phrase[]): boolean => {
  const before = words[index - 1];
  if (before !== undefined && /^(?:with|using|via)$/.test(before.plain)) return true;
  return isConjunction(before) && phrases.at(-1)?.last === index - 2;
};

/** 'PERM', 'TUPE', 'ISO9001': acronyms, not two words that lost the space between them. */
const isAcronym = (word: Word): boolean => /^[\p{Lu}\d]{3,7}$/u.test(word.raw);

/**
 * Names in running text: those with a distinctive spelling ('STAAR', 'ControlLogix'), and capitalized words in a list
 * of known terms.
 */
export const namesIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
): Phrase[] => {
  const phrases: Phrase[] = [];
  const isHeadline = isTitleCase(words);
  // Postings without list items are full of capitalized names of offices and places.
  const mayBeBare = statement.isItem && words.length <= 30;
  // A sentence that states a requirement may name it by a spelling that only a name has: 'PERM', 'I-140'.
  const mayBeMarked = (statement.part === 'must' || statement.part === 'nice') && !isHeadline;
  words.forEach((word, index) => {
    if (isTaken(index) || !isCapital(word)) return;
    const before = phrases.at(-1);
    const isNext =
      before !== undefined && before.last === index - 1 && word.joint === 'soft' && before.last - before.first < 3;
    if (isNext && before !== undefined) {
      phrases[phrases.length - 1] = { first: before.first, last: index };
      return;
    }
    const isNamed = isBesideKnown(words, index, isTaken) || (mayBeBare && isBehindWith(words, index, phrases));
    const isSure = isMarked(word) ? mayBeBare || (mayBeMarked && isAcronym(word)) : index > 0 && !isHeadline && isNamed;
    if (isSure) phrases.push({ first: index, last: index });
  });
  return phrases;
};
