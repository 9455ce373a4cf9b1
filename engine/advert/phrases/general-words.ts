import { wholeNouns } from '../../lexicon/cues/asking.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import type { Word } from '../../text/words.ts';
import { commonNounSet, headNounSet, isNumber, isVerb, qualifierSet, vagueWordSet } from '../word-classes.ts';
import type { Candidate } from './candidate.ts';
import { isSpelledAsName } from './spelling.ts';

const isGeneral = (word: Word): boolean =>
  commonNounSet.has(word.plain) ||
  headNounSet.has(word.plain) ||
  qualifierSet.has(word.plain) ||
  wholeNouns.has(word.plain) ||
  vagueWordSet.has(word.plain);

/** Neither everyday English nor a general word of postings, and no number. */
export const isUncommon = (word: Word): boolean => !isCommonStem(word.stem) && !isGeneral(word) && !isNumber(word);

/** Whether the phrase has only general words, verbs and numbers, so that it names nothing in particular. */
export const isOfGeneralWords = (candidate: Candidate): boolean =>
  !isSpelledAsName(candidate) &&
  candidate.inside.every((word) => isGeneral(word) || isVerb(word.plain) || isNumber(word));
