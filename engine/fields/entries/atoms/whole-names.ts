import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Glue } from '../atom.ts';
import { areInitialsOf } from '../initials.ts';

export type TextPiece = { from: number; to: number; glue: Glue };

/** Score of a name with a word for an organization. */
const likelyEmployer = 1.3;

/**
 * 'University of Texas at Austin': what follows 'at' is the campus, not an employer. 'Researcher at Plant Centre at Harrow
 * University' has one 'at' before the employer. 'HFG - Harrow Food Group' is one name
 * and its initials.
 */
export const withWholeNames = (text: string, pieces: readonly TextPiece[]): readonly TextPiece[] => {
  const joined: TextPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isExplained =
      last !== undefined &&
      piece.glue === 'dash' &&
      explains(text.slice(last.from, last.to).trim(), text.slice(piece.from, piece.to).trim());
    const isAt = last !== undefined && piece.glue === 'at' && /\bat\s+$/u.test(text.slice(last.to, piece.from));
    const isCampus =
      isAt && universityAtEnd.test(text.slice(last.from, last.to)) && campus.test(text.slice(piece.from, piece.to));
    const isPartOf = isAt && last.glue === 'at' && employerScore(text.slice(piece.from, piece.to)) >= likelyEmployer;
    if (isCampus || isPartOf || isExplained) joined[joined.length - 1] = { ...last, to: piece.to };
    else joined.push(piece);
  }
  return joined;
};

const explains = (a: string, b: string): boolean =>
  (areInitialsOf(a, b) && titleScore(b) < 2) || (areInitialsOf(b, a) && titleScore(a) < 2);

const universityAtEnd = /\b(?:University|College|School|Institute)(?: of(?: \p{Lu}[\p{L}'.-]*){1,3})?$/u;
const campus = /^\p{Lu}[\p{L}'’.-]*(?:[ -]\p{Lu}[\p{L}'’.-]*){0,2}$/u;
