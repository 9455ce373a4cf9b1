import { isStudyStatus, studyDetail, yearsLabel } from '../../lexicon/phrases/study-details.ts';
import { fold } from '../../text/fold.ts';
import { degreeScore } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import { isLabelOf, labelOf, withLabelBefore, withoutLabel } from './labels.ts';
import { lettersApart } from './letters-apart.ts';
import { sentencesBelow } from './prose-below.ts';
import { splitAtSchool } from './split-at-school.ts';
import { columnOf } from './columns/table-columns.ts';
import { standingOf } from './schools/universities.ts';
import type { Atom } from '../entries/atom.ts';
import { atomsOf } from '../entries/atoms/atoms.ts';
import type { Row } from '../entries/row.ts';
import type { Unit } from './units/unit.ts';
import { isRestOf } from './units/torn-rows.ts';
import { isNote, isList, isSecondField, hasNames, isName } from './units/note-rows.ts';
import { isDegreeOf, loneBullets, bulletsInDegreePlace } from './units/degree-bullets.ts';
import { withoutPreposition, withoutFieldLabel } from './units/trim-pieces.ts';
import { mergeLists, mergeLevels, mergeInitials } from './units/merge-pieces.ts';

/** The pieces of the rows, in order. */
export const unitsOf = (rows: readonly Row[]): readonly Unit[] => {
  const names = rows.filter(
    ({ text }) => text.split(' ').length <= 16 && (degreeScore(text) >= 3 || institutionScore(text) >= 3),
  );
  const marked = names.filter((row) => row.hasMarker).length;
  const dated = rows.filter(({ periods }) => periods.length > 0);
  const isAllMarked = names.length === 0 && dated.length > 0 && dated.every(({ hasMarker }) => hasMarker);
  const usesMarkers = isAllMarked || (marked > 0 && marked * 2 >= names.length);
  let above: Unit | undefined;
  let words: Unit | undefined;
  let isNoted = false;
  let noted = '';
  // 'Courses' in a row of its own, above one course a row
  let isBareLabel = false;
  const lone = new Set([...loneBullets(rows), ...bulletsInDegreePlace(rows)]);
  const sentences = sentencesBelow(rows);
  const ofSchool = new Set<Row>();
  return rows.flatMap((row, at) => {
    const isBelowCells = row.isWrapped === true && rows[at - 1]?.text.includes('\t') === true;
    const broken = above !== undefined && above.atom.period !== null && isBelowCells ? words : above;
    const isRest =
      broken !== undefined && broken.row.section === row.section && isRestOf(row, broken, words, isBelowCells);
    const isDetail =
      (isNote(row, usesMarkers, isRest) ||
        sentences.has(row) ||
        (!isRest && at > 0 && isList(row)) ||
        isSecondField(row, rows[at - 1])) &&
      !isDegreeOf(row, rows, at, ofSchool) &&
      !lone.has(row);
    const goesOn = row.isWrapped === true || noted.endsWith(',') || isBareLabel;
    // 'Minor in Software' at the end of the row above
    const isBelowNote = above !== undefined && row.isWrapped === true && studyDetail.test(fold(above.atom.text));
    const isMore = isNoted && row.goesOn === true && !isName(row);
    const continuesNote = (isNoted || isBelowNote) && (isMore || !hasNames(row)) && !row.hasMarker && goesOn;
    isBareLabel = continuesNote ? isBareLabel : isDetail && !/[\s:]\S/u.test(row.text);
    isNoted = isDetail || continuesNote;
    noted = row.text;
    const label = labelOf(row);
    const atoms = lettersApart(row, mergeLists(row, mergeLevels(row, mergeInitials(atomsOf([row], row)))))
      .map((atom, index, all) => withoutFieldLabel(atom, all[index + 1]))
      .flatMap((atom) => (isNoted ? [atom] : splitAtSchool(atom)))
      .filter(({ text, period }) => text !== label?.text && (period !== null || !isStudyStatus(fold(text))))
      .filter((atom, index, all) => !isYearsLabel(atom, all[index + 1]))
      .map((atom) => withoutLabel(atom, label))
      .filter(({ text, period }) => label === null || period !== null || !isAnswer(text))
      .map((atom, index, all) => withoutPreposition(atom, all[index + 1]))
      .map(withLabelBefore)
      .filter((atom, index, all) => !isLabelOf(atom, all[index + 1]));
    const units = atoms.map((atom, index): Unit => ({
      atom,
      row,
      isFirst: index === 0,
      isLast: index === atoms.length - 1,
      glue: index === 0 && row.isWrapped === true && at > 0 ? 'wrap' : atom.glue,
      isDetail: isNoted,
      isRest: index === 0 && isRest,
      column: atom.column ?? label?.column ?? columnOf(row, atom),
      degree: atom.period === null ? degreeScore(atom.text) : 0,
      standing: atom.period === null && !isNoted ? standingOf(atom.text) : null,
    }));
    if (!isNoted) {
      above = units.at(-1) ?? above;
      words = units.findLast(({ atom }) => atom.period === null) ?? words;
    }
    return units;
  });
};

/** 'S.Y.' before '2010-2014'. */
const isYearsLabel = ({ text, period }: Atom, next: Atom | undefined): boolean =>
  period === null && (next?.period ?? null) !== null && yearsLabel.test(fold(text).replace(/[\s:-]+$/u, ''));

/** 'ja' in 'Diploma: ja', 'behaald' in 'Diploma: behaald': whether there is one, and not which. */
const isAnswer = (text: string): boolean => yesOrNo.test(text) || isStudyStatus(fold(text));
const yesOrNo = /^(?:yes|no|ja|nein|nee|oui|non|s[ií]|sì|sim|não)$/iu;
