import { streetAtEnd } from '../../../lexicon/phrases/street-words.ts';
import { studyDetail } from '../../../lexicon/phrases/study-details.ts';
import { fold } from '../../../text/fold.ts';
import type { Atom } from '../../entries/atom.ts';
import { placeScore } from '../../places/place-score.ts';
import { institutionScore } from '../schools/institutions.ts';
import { knownSchoolIn } from '../schools/known-schools.ts';
import { withoutQuotationMarks } from '../schools/quoted-school.ts';
import { part } from './part.ts';
import { kindAtEnd, hasOwnName } from '../schools/kinds-of-schools.ts';

/** A known school, and behind it its town: 'University of Ottawa Ottawa', 'Hunter College New York NY'. */
export const splitAtTown = (atom: Atom): readonly Atom[] => {
  const { text } = atom;
  if (institutionScore(text) < 2) return [atom];
  const quoted = withoutQuotationMarks(atom);
  if (quoted !== null) return [quoted];
  const street = streetAtEnd.exec(text);
  if (street !== null && institutionScore(text.slice(0, street.index)) >= 2)
    return [part(atom, 0, street.index, atom.glue)];
  const comma = /^(.{4,}\p{L}),(\p{Lu}[\p{L} .-]+)$/u.exec(text);
  const [, name = '', town = ''] = comma ?? [];
  if (comma !== null && institutionScore(name) >= 2 && placeScore(town) >= 1.5)
    return [part(atom, 0, name.length, atom.glue), part(atom, name.length + 1, text.length, 'comma')];
  const known = knownSchoolIn(text);
  if (known === null || known.from > 0) return splitBehindKind(atom);
  if (known.to === text.length) return [atom];
  const rest = text.slice(known.to).trimStart();
  // 'Boston University Dean's List'
  if (studyDetail.test(fold(rest)))
    return [part(atom, 0, known.to, atom.glue), part(atom, text.length - rest.length, text.length, 'bar')];
  const isRepeated = fold(text.slice(0, known.to)).endsWith(` ${fold(rest)}`);
  if (!isRepeated && !/ [A-Z]{2}$/u.test(rest)) return splitBehindKind(atom);
  if (placeScore(rest) < (isRepeated ? 0 : 1.5)) return [atom];
  return [part(atom, 0, known.to, atom.glue), part(atom, text.length - rest.length, text.length, 'bracket')];
};

/** 'Harrow Higher Secondary School Leeds', 'Harrow College Ashby UP', 'Harrow School in 25551 Leeds'. */
const splitBehindKind = (atom: Atom): readonly Atom[] => {
  const { text } = atom;
  const kind = [...text.matchAll(kindAtEnd)].at(-1);
  if (kind === undefined || !hasOwnName(text.slice(0, kind.index))) return [atom];
  const to = kind.index + kind[0].length;
  const tail = text.slice(to + 1);
  const lead = /^(?:in|at)\s(?:\d{4,6}\s)?/u.exec(tail)?.[0].length ?? 0;
  if (!isPlaceOfSchool(tail.slice(lead))) return [atom];
  return [part(atom, 0, to, atom.glue), part(atom, to + 1 + lead, text.length, 'bracket')];
};

const maxPlaceWords = 4;

/** 'Leeds', 'Ashby UP', 'Church Park Leeds': a place, a name before the code of a region, or words before a town. */
const isPlaceOfSchool = (text: string): boolean => {
  const words = text.replace(/[\s.]+$/u, '').split(' ');
  if (words.length > maxPlaceWords || institutionScore(text) >= 2 || goesOnName.test(text)) return false;
  if (placeScore(text) >= 1.5) return true;
  const [last, before] = [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
  if (before === '') return false;
  return placeScore(last) >= 1.5 || (/^\p{Lu}{2}$/u.test(last) && placeScore(before) > 0);
};

/** 'Institute of Technology Leeds': the name is not at its end. */
const goesOnName = /^(?:of|for|de|di|and|&|in) /iu;
