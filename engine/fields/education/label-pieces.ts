import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import { studyDetailLabel } from '../../lexicon/phrases/entry-labels.ts';
import { fold } from '../../text/fold.ts';
import { degreeLetters } from '../../lexicon/degrees.ts';
import { degreeScore, isGrade } from './degrees.ts';
import { labelOf } from './label-of.ts';
import { isNameLike } from './name-like.ts';
import type { LabelledPiece } from './pieces.ts';
import type { Atom } from '../entries/atom.ts';
import { atomsOf } from '../entries/atoms.ts';
import type { Row } from '../entries/row.ts';
import { styleKey } from '../entries/section-style.ts';
import { institutionScore } from './institutions.ts';

/** 'Bachelor of Science in Electrical and' needs the next line. */
const breaksOff =
  /\b(?:[Aa]nd|[Oo]f|in|for|the|und|et|y|e|de|der|für|en|di|da|do|della|degli|des|du|del|la|van|von|zum|zur)$|&$/u;

/** The pieces of the rows in order, each labelled by its own words and its neighbours on the row. */
export const labelPieces = (rows: readonly Row[]): readonly LabelledPiece[] => {
  const names = rows.filter(
    (row) => row.text.split(' ').length <= 16 && (degreeScore(row.text) >= 3 || institutionScore(row.text) >= 3),
  );
  const marked = names.filter((row) => row.hasMarker).length;
  const usesMarkers = marked > 0 && marked * 2 >= names.length;
  let above: LabelledPiece | undefined;
  let words: LabelledPiece | undefined;
  let latestDegree: LabelledPiece | undefined;
  return rows.flatMap((row, at) => {
    const dates = atomsOf([row], row);
    if (row.hasMarker && !usesMarkers)
      return dates
        .filter((atom) => atom.period === null && isGrade(atom.text))
        .map((atom): LabelledPiece => ({ atom, label: 'grade', row }));
    if (studyDetailLabel.test(row.text)) return [];
    const isProse =
      row.text.split(' ').length > 12 &&
      degreeScore(row.text) < 2 &&
      institutionScore(row.text) < 2 &&
      row.periods.length === 0;
    const isBelowCells = row.isWrapped === true && rows[at - 1]?.text.includes('\t') === true;
    const broken = above?.label === 'period' && isBelowCells ? words : above;
    const isRestOfCell = isBelowCells && !isNameOfOwn(row, broken);
    const continuesAbove = broken !== undefined && (isRestOfCell || breaksOff.test(broken.atom.text));
    // months are in lower case in most languages
    const isMidSentence = /^\p{Ll}/u.test(row.text) && !continuesAbove && row.periods[0]?.from !== 0;
    if (isProse || isMidSentence)
      return dates.filter((atom) => isGrade(atom.text)).map((atom): LabelledPiece => ({ atom, label: 'grade', row }));
    const named = nameAtoms(dates.flatMap(splitAtDegree), row).map((piece, index) =>
      index === 0 && broken !== undefined && continuesAbove && broken.label !== 'other'
        ? { ...piece, label: broken.label, continuesAbove: true as const }
        : piece,
    );
    const [first] = named;
    if (
      row.isWrapped === true &&
      above?.label === 'other' &&
      first?.label === 'institution' &&
      isRestOfName(row, above)
    ) {
      above.label = 'institution';
      first.continuesAbove = true;
    }
    if (above !== undefined && first?.label === 'other' && isNameOfKind(above, first, latestDegree)) {
      above.label = 'institution';
      first.label = 'institution';
      first.continuesAbove = true;
    }
    latestDegree =
      named.findLast(({ label, atom }) => label === 'degree' && !isKindOfSchool(atom.text)) ?? latestDegree;
    above = named.at(-1);
    words = named.findLast(({ label }) => label !== 'period') ?? words;
    return named;
  });
};

const isKindOfSchool = (text: string): boolean =>
  /^(?:liceo|istituto|instituto|lycee|lyceum|gymnasium)(?: \p{L}+){0,2}$/u.test(fold(text));

/**
 * 'Liceo Scientifico' over 'Ada Negri, Lodi', where the degree was named before: one school on two rows, not a second
 * degree.
 */
const isNameOfKind = (above: LabelledPiece, name: LabelledPiece, degree: LabelledPiece | undefined): boolean =>
  isKindOfSchool(above.atom.text) &&
  (above.label === 'institution' || degree !== undefined) &&
  above.row.line === name.row.line - 1 &&
  above.atom.to === above.row.from + above.row.text.length &&
  name.row.periods.length === 0 &&
  isNameLike(name.atom.text);

/** 'Harrow College (Leeds)' below a degree is the school, even if the row above was full. */
const isNameOfOwn = ({ text }: Row, above: LabelledPiece | undefined): boolean => {
  if (!/^\p{Lu}/u.test(text)) return false;
  const [school, degree] = [institutionScore(text) >= 3, degreeScore(text) >= 3];
  if (above?.label === 'institution') return degree && !school;
  return school && !degree && above?.label !== 'other';
};

/** Degrees that are never directly followed by a field of study. */
const wholeDegree = inSequence(
  compilePhrases(
    `
    high school diploma
    secondary school certificate
    (associate|bachelor|master)(['’]?s)? degree
    abitur
    baccalaur[ée]at
    bachillerato
    `,
    { start: 'text', ignoreCase: true },
  ),
  /(?= |$)/iu,
);

/**
 * 'PhD Princeton University' and 'High School Diploma Harrow High School' are a degree and a school without any
 * separator.
 */
const splitAtDegree = (atom: Atom): readonly Atom[] => {
  const first = wholeDegree.exec(atom.text)?.[0] ?? atom.text.split(' ', 1)[0] ?? '';
  const rest = atom.text.slice(first.length + 1);
  if (
    atom.period !== null ||
    !(wholeDegree.test(first) || degreeLetters.has(first.replaceAll('.', ''))) ||
    institutionScore(rest) < 3 ||
    degreeScore(rest) > 1 ||
    !/^\p{Lu}/u.test(rest)
  )
    return [atom];
  return [
    { ...atom, text: first, to: atom.from + first.length },
    { ...atom, text: rest, from: atom.from + first.length + 1, glue: 'bar' },
  ];
};

const nameAtoms = (atoms: readonly Atom[], row: Row): readonly LabelledPiece[] => {
  const named: LabelledPiece[] = [];
  atoms.forEach((atom, index) => {
    const before = named.at(-1);
    const after = atoms[index + 1];
    named.push({ atom, row, label: labelOf(atom, before, after) });
  });
  return named.some(({ label }) => label === 'institution') ? named.map(withDashedSubject) : named;
};

/** 'Hochschule' alone, below 'Ostbayerische Technische' in the same type. */
const isRestOfName = (row: Row, above: LabelledPiece): boolean =>
  (row.text.split(',', 1)[0] ?? '').split(' ').length <= 2 &&
  (above.atom.glue === 'comma' || styleKey(row) === styleKey(above.row)) &&
  above.atom.to === above.row.from + above.row.text.length;

/**
 * 'Bachelor – Nursing, Harrow College': where the school is known, what a dash separates from the degree is its field
 * of study.
 */
const withDashedSubject = (piece: LabelledPiece, index: number, all: readonly LabelledPiece[]): LabelledPiece =>
  piece.label === 'other' &&
  piece.atom.glue === 'dash' &&
  all[index - 1]?.label === 'degree' &&
  !/\d/u.test(piece.atom.text)
    ? { ...piece, label: 'subject' }
    : piece;
