import { degreeLetters } from '../../lexicon/degrees.ts';
import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';
import { placeScore } from '../places/place-score.ts';
import { degreeScore, isSubject } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import { maxNameLength } from './schools/name-like.ts';

/**
 * 'Harrow State University MS, Integrative Biology': a school, and behind it a degree with its field, with nothing
 * between the school and the letters. Only the field tells them from a state: 'Springfield College MA, Boston'.
 */
export const lettersApart = (row: Row, atoms: readonly Atom[]): readonly Atom[] => {
  const apart: Atom[] = [];
  let taken: Atom | undefined;
  atoms.forEach((atom, index) => {
    const next = atoms[index + 1];
    const space = next === undefined ? -1 : beforeLetters(atom, next);
    if (atom === taken) return;
    if (next === undefined || space < 0) {
      apart.push(atom);
      return;
    }
    const from = atom.from + space + 1;
    apart.push(
      { ...atom, text: atom.text.slice(0, space), to: atom.from + space },
      { ...next, text: row.text.slice(from - row.from, next.to - row.from), from, glue: 'bar' },
    );
    taken = next;
  });
  return apart;
};

/** Where the name of the school ends, before the letters of a degree; -1 for most. */
const beforeLetters = ({ text, period }: Atom, next: Atom): number => {
  const space = text.lastIndexOf(' ');
  const [school, letters] = [text.slice(0, space), text.slice(space + 1)];
  if (period !== null || next.period !== null || next.glue !== 'comma' || text.length > maxNameLength) return -1;
  if (!degreeLetters.has(letters.replaceAll('.', ''))) return -1;
  if (institutionScore(school) < 3 || degreeScore(school) >= 2) return -1;
  return isSubject(next.text) && placeScore(next.text) < 1.5 && institutionScore(next.text) < 2 ? space : -1;
};
