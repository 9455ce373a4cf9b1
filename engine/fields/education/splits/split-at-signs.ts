import type { Atom } from '../../entries/atom.ts';
import { isBoard } from '../schools/boards.ts';
import { degreeScore, isGrade, isSubject } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { maxNameLength } from '../schools/name-like.ts';
import { isShortSchool } from '../schools/short-names.ts';
import { part } from './part.ts';
import { isWholeSchoolName } from '../schools/kinds-of-schools.ts';

/** 'Bachiller (Informática). Liceo Harrow', 'Botany Major. GPA 3.2/4.0': a full stop between two fields. */
export const betweenSentences = (text: string): { from: number; to: number } | null => {
  if (text.length > maxNameLength) return null;
  for (const found of text.matchAll(/(?<=\p{Ll}{4}|\)|\d)\.\s+(?=\p{Lu})/gu)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const isSchool = institutionScore(left) >= 3;
    const isSchoolBehind = institutionScore(right) >= 3 || isShortSchool(right.replace(/\.$/u, ''));
    const isSplitHere =
      // 'classe LM-17. Università di Harrow'
      (/\d$/u.test(left) && left.length > 2 && !isSchool && isSchoolBehind) ||
      (degreeScore(left) >= 2 && !isSchool && isSchoolBehind && degreeScore(right) < 3) ||
      (isSchool && degreeScore(left) < 2 && degreeScore(right) >= 3 && !isSchoolBehind) ||
      (isPlaceLike(left) && degreeScore(right) >= 3 && !isSchoolBehind) ||
      (isGrade(right) && !isGrade(left));
    if (isSplitHere) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
};

/** 'Northridge' before '. BA Botany': behind the comma of a school, names of at most two words that tell nothing else. */
const isPlaceLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text) && degreeScore(text) === 0 && !isSubject(text);

/** 'State Board/Harrow College': the school behind the board. */
export const boardBefore = (text: string): { from: number; to: number } | null => {
  const slash = text.indexOf('/');
  const isBefore = slash > 2 && isBoard(text.slice(0, slash)) && institutionScore(text.slice(slash + 1)) >= 3;
  return isBefore && !isBoard(text.slice(slash + 1)) ? { from: slash, to: slash + 1 } : null;
};

/** 'B.E. Botany–Harrow College', 'Harrow College -Junior High School': a dash without both of its spaces. */
export const narrowDash = (text: string): { from: number; to: number } | null => {
  if (text.length > maxNameLength) return null;
  for (const found of text.matchAll(/(?<=[\p{L}.)]) ?[-–—/] ?(?=\p{Lu})/gu)) {
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [isSchool, isSchoolBehind] = [institutionScore(left) >= 3, institutionScore(right) >= 3];
    const isBehind = isSchoolBehind && !isSchool && degreeScore(left) >= 2 && degreeScore(right) < 2;
    // 'Bachillerato, opción Humanística / Liceo Harrow'
    if (found[0] === ' / ' && isSchoolBehind && !isSchool && degreeScore(right) < 2)
      return { from: found.index, to: found.index + found[0].length };
    // 'Harrow College-ESL course certificate'
    const minDegree = isWholeSchoolName(left) && !isSchoolBehind ? 2 : 3;
    const isBefore = isSchool && degreeScore(left) < 2 && degreeScore(right) >= minDegree;
    if (isBehind || isBefore) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
};

/** '(Harrow College', 'Harrow College (Board of Marland': the bracket closes in another piece. */
export const atBracket = (atom: Atom, before: string, inside: string): readonly Atom[] => {
  const rest = part(atom, atom.text.length - inside.trimStart().length, atom.text.length, 'bracket');
  if (before === '') return inside.trim() === '' ? [] : [{ ...rest, glue: atom.glue }];
  return [part(atom, 0, before.length, atom.glue), ...(inside.trim() === '' ? [] : [rest])];
};
