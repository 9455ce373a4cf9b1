import { isStudyStatus, studyDetail } from '../../../lexicon/phrases/study-details.ts';
import { fold } from '../../../text/fold.ts';
import type { Atom } from '../../entries/atom.ts';
import { degreeScore, isGrade, isSchoolLevel, isSubject } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { part } from './part.ts';

/** 'Botany (Upper Credit)', 'Harrow School (Senior Secondary)', 'Licence (Université Harrow)': a grade, level or school in brackets is a piece of its own. */
export const apartFromGrade = (atom: Atom): [Atom, Atom | null] => {
  const behind = /^(.*[\p{L})]\.?)(?:[:,]|\s\/)?\s+(\d[\d.,]*\s*(?:C?GPA\b.*|%|\p{L}+)|[CS]?GPA\b.*)$/u.exec(atom.text);
  const [, degree = '', mark = ''] = behind ?? [];
  // 'Computer Science GPA: 3.6/4.0'
  const isBehindField = /GPA/u.test(mark) && (isSubject(degree) || institutionScore(degree) >= 3);
  if (behind !== null && (degreeScore(degree) >= 3 || isBehindField) && isGrade(mark)) {
    const from = atom.text.length - mark.length;
    return [
      part(atom, 0, degree.replace(/ with$/u, '').length, atom.glue),
      part(atom, from, atom.text.length, 'comma'),
    ];
  }
  const found = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u.exec(atom.text);
  if (found === null) return [atom, null];
  const [, before = '', inside = ''] = found;
  const isLevel = degreeScore(before) < 2 && isSchoolLevel(inside);
  // 'Licence de Botanique (Université Harrow 2)'
  const isSchool = degreeScore(before) >= 2 && institutionScore(before) < 2 && isSchoolOnly(inside);
  // 'PhD Botany (supervisor: Jane Roe)'
  const isLabelled = inside.includes(':') && studyDetail.test(fold(inside));
  const isStatus = isStudyStatus(fold(inside)) || isLabelled;
  if (!isGrade(inside) && !isLevel && !isSchool && !isStatus) return [atom, null];
  const from = atom.text.length - inside.length - 1;
  return [
    part(atom, 0, before.length, atom.glue),
    part(atom, from, atom.text.length - 1, isLevel || isSchool ? 'paren' : 'bracket'),
  ];
};

const isSchoolOnly = (text: string): boolean => institutionScore(text) >= 3 && degreeScore(text) < 2;
