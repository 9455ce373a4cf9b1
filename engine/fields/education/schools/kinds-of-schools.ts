import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { isSchoolLevel } from '../degrees.ts';
import { institutionScore, isSchoolWord } from './institutions.ts';

/** The last word for a kind of school, in languages where it ends the name: a place behind it is where the school is. */
export const kindAtEnd = /(?<=\S[ .])(?:schools?|college|academy|institut(?:e|ion)|vidyalaya|h\.?s\.?s)(?= )/giu;

/** Words that tell of what kind a school is: without another, the town is its name, as in 'Government Medical College Leeds'. */
const kindWords: ReadonlySet<string> = wordSet(
  `government govt national state central city public private international medical technical business junior senior`,
  `higher high secondary sec sen primary middle elementary community polytechnic engineering law art arts science`,
  `commerce model training degree pg grammar day university the of and for`,
);

/** Whether a word says more than of what kind a school is. */
export const hasOwnName = (text: string): boolean => lookupWordsOf(text).some((word) => !isKindWord(word));

const isKindWord = (word: string): boolean => kindWords.has(word);

/** One word, or two, that name a kind of school and no school: 'Grundschule', 'High School'. */
export const isKindOfSchool = (text: string): boolean => {
  const words = lookupWordsOf(text);
  return (
    words.length <= 2 && institutionScore(text) >= 3 && words.every((word) => isSchoolWord(word) || isKindWord(word))
  );
};

/** 'Community College', 'Technical Institute': the kind of a school without a name. 'High School' alone is a level. */
export const isTornKindOfSchool = (text: string): boolean =>
  isKindOfSchool(text) && text.includes(' ') && !isSchoolLevel(text);

/** 'Harrow Central College': a name that is whole; 'University of' and 'College' are not. */
export const isWholeSchoolName = (text: string): boolean => {
  const kind = [...`${text} `.matchAll(kindAtEnd)].at(-1);
  return kind !== undefined && kind.index + kind[0].length === text.length && hasOwnName(text.slice(0, kind.index));
};
