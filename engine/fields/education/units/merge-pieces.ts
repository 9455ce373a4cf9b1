import { isBoard } from '../schools/boards.ts';
import { isSubject } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isDegreeInitials, isSpelledOut } from '../degrees/degree-initials.ts';
import type { Atom } from '../../entries/atom.ts';
import { areInitialsOf } from '../../entries/initials.ts';
import type { Row } from '../../entries/row.ts';

/** 'Harrow School of Mathematics, Science, and Technology' is one name: its list ends behind 'and'. */
export const mergeLists = (row: Row, atoms: readonly Atom[]): readonly Atom[] => {
  if (!atoms.some(({ text }) => endsList.test(text))) return atoms;
  const head = atoms.findIndex(({ text }) => institutionScore(text) >= 3 && endsInSubject.test(text));
  const end = atoms.findIndex(({ text }, at) => at > head + 1 && endsList.test(text));
  const [first, last] = [atoms[head], atoms[end]];
  if (first === undefined || last === undefined || head < 0) return atoms;
  const list = atoms.slice(head + 1, end + 1);
  const isList = list.every(({ text, glue, period }) => glue === 'comma' && period === null && isSubject(text));
  if (!isList) return atoms;
  const text = row.text.slice(first.from - row.from, last.to - row.from);
  return [...atoms.slice(0, head), { ...first, text, to: last.to }, ...atoms.slice(end + 1)];
};

const endsList = /^(?:and|&) \p{Lu}/u;
const endsInSubject = /\b(?:of|for) (?:\p{Lu}[\p{L}-]+ ?){1,3}$/u;

/** 'Sociaal Werk, niveau 4': the level belongs to the name. */
export const mergeLevels = (row: Row, atoms: readonly Atom[]): readonly Atom[] => {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    if (last?.period === null && atom.period === null && levelBehind.test(atom.text)) {
      const text = row.text.slice(last.from - row.from, atom.to - row.from);
      merged[merged.length - 1] = { ...last, text, to: atom.to };
    } else merged.push(atom);
  }
  return merged;
};

const levelBehind = /^(?:mbo[ -])?niveau [1-4]$/iu;

/** 'Bachelor of Science - BS' is one degree, written twice. */
export const mergeInitials = (atoms: readonly Atom[]): readonly Atom[] => {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    const isInitials =
      last !== undefined &&
      atom.glue === 'dash' &&
      (isDegreeInitials(last.text, atom.text) || isSpelledOut(last.text, atom.text));
    // 'XII (CBSE)', 'Harrow School (ICSE)'
    const isBracket =
      last !== undefined &&
      atom.glue === 'paren' &&
      // 'Information and Web Technology (IWT)'
      (isBoard(atom.text) || (last.period === null && areInitialsOf(atom.text, last.text)));
    if (isInitials) merged[merged.length - 1] = { ...last, text: `${last.text} - ${atom.text}`, to: atom.to };
    else if (isBracket) merged[merged.length - 1] = { ...last, text: `${last.text} (${atom.text})`, to: atom.to + 1 };
    else merged.push(atom);
  }
  return merged;
};
