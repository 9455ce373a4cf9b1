import { isCommonStem } from '../../lexicon/common-words.ts';
import type { Word } from '../../text/words.ts';
import { isCapital, isGrade, isMarked, isVerb } from '../word-classes.ts';
import { isOfLetterPair } from './names-with-small-words.ts';
import { isCompound, type Candidate } from './candidate.ts';

/** 'Section 504', 'Class 5': a general noun with a capital and a number is a name. */
const isNumbered = (candidate: Candidate): boolean =>
  candidate.inside.some(
    (word, index, all) => isCapital(word) && !isGrade(word) && /^\d/.test(all[index + 1]?.raw ?? ''),
  );
/** 'PERM', 'ISO9001'. In running text a longer word with inner capitals may be two that lost the space between them. */
const isAcronym = (word: Word): boolean => /^[\p{Lu}\d]{2,7}s?$/u.test(word.raw);
/** 'NOTE', 'FURTHER DUTIES': an everyday word in capitals is emphasis, unless it is alone with them in a list. */
export const isShouted = (word: Word, { statement, first, last }: Candidate): boolean =>
  /^\p{Lu}{4,}$/u.test(word.raw) && isCommonStem(word.stem) && (!statement.isItem || last > first);

/** Whether its spelling shows that the phrase is a name: a number or a lone letter, inner capitals in an item, an acronym. */
export const isSpelledAsName = (candidate: Candidate): boolean =>
  isNumbered(candidate) ||
  (isOfLetterPair(candidate.words, candidate.first) && isCompound(candidate)) ||
  candidate.inside.some(
    (word) => isMarked(word) && !isShouted(word, candidate) && (candidate.statement.isItem || isAcronym(word)),
  );

/** Whether the word begins in lower case. */
export const isLower = (word: Word): boolean => /^\p{Ll}/u.test(word.raw);

/** Whether a word within a sentence has a capital that the beginning of the sentence does not explain. */
export const isCapitalName = (candidate: Candidate): boolean =>
  candidate.first > 0 &&
  !candidate.isHeadline &&
  candidate.inside.some(
    (word) =>
      isCapital(word) && !isMarked(word) && !isShouted(word, candidate) && !isVerb(word.plain) && word.joint === 'soft',
  );
