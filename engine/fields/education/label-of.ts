import { fold } from '../../text/fold.ts';
import { degreeLetters } from '../../lexicon/degrees.ts';
import { townsNamedLikeSchools } from '../../lexicon/work/institution-words.ts';
import { degreeScore, isGrade, isSubject } from './degrees.ts';
import type { Label } from './pieces.ts';
import type { Atom } from '../entries/atom.ts';
import { isRegionName, placeScore } from '../places/place-score.ts';
import { institutionScore } from './institutions.ts';

type Named = { atom: Atom; label: Label };

/** The label of a piece of a row by its words, the piece before it and the text after it. */
export const labelOf = (atom: Atom, before: Named | undefined, after: Atom | undefined): Label => {
  const { text } = atom;
  if (atom.period !== null) return 'period';
  const degree = degreeScore(text);
  const school = institutionScore(text);
  if (degree >= 2 && !(school >= 3 && degree === 2)) {
    // 'Cambridge, MA' is not a Master of Arts
    if (/^[A-Z]{2}$/u.test(text) && atom.glue === 'comma' && isRegionName(text)) return 'place';
    return 'degree';
  }
  // 'MA, Museum Studies': the letters begin the row and a field of study follows; 'ESO' occurs alone
  const isLetters = degreeLetters.has(text) && (before === undefined || atom.glue !== 'comma');
  const isBeforeSubject = before === undefined && after?.glue === 'comma' && isSubject(after.text);
  if (isLetters && (isBeforeSubject || !isRegionName(text))) return 'degree';
  const isTown = after?.glue === 'comma' && after.period === null && isRegionName(after.text);
  if (isTown && townsNamedLikeSchools.has(fold(text))) return 'place';
  if (school >= 2 && !(school < 3 && isTown)) return 'institution';
  if (isGrade(text)) return 'grade';
  if (isCampus(atom, before, isTown)) return 'institution';
  if (isRegionName(text) || placeScore(text) >= 1.5 || (isTown && placeScore(text) >= 0)) {
    return 'place';
  }
  if (isSubject(text)) return 'subject';
  if (degree === 1) return 'degree';
  return before?.label === 'degree' && atom.glue === 'comma' && !/\d/u.test(text) ? 'subject' : 'other';
};

/** 'University of California, Berkeley': a state university is identified by its town. */
const isCampus = (atom: Atom, before: Named | undefined, isTown: boolean): boolean => {
  if (before?.label !== 'institution' || atom.glue !== 'comma' || isTown || isRegionName(atom.text)) return false;
  const state = /^university of ([\p{L} ]+)$/iu.exec(before.atom.text)?.[1];
  return state !== undefined && isRegionName(state) && /^\p{Lu}[\p{L} -]+$/u.test(atom.text) && !isSubject(atom.text);
};
