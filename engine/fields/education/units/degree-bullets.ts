import { studyDetail } from '../../../lexicon/phrases/study-details.ts';
import { studyDetailLabel } from '../../../lexicon/phrases/entry-labels.ts';
import { fold } from '../../../text/fold.ts';
import { leadOf } from '../before-degree.ts';
import { degreeScore, isGrade, subjectIn, subjectShare } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isNameLike } from '../schools/name-like.ts';
import { startsWithVerb } from '../../entries/prose.ts';
import { isOnlyPeriod, type Row } from '../../entries/row.ts';

/** How many rows a marked degree may be below its school: its town and its dates come between. */
const maxRowsBelow = 3;

/** A bullet with the degree below the school, above bullets with notes; or right above the school. */
export const isDegreeOf = (row: Row, rows: readonly Row[], at: number, found = new Set<Row>()): boolean => {
  // 'Candidate for a B.Sc. in Botany'
  const own = row.text.slice(leadOf(row.text));
  const degree = own.split(' ').length > maxDegreeWords ? withField(own) : own;
  if (!row.hasMarker || degreeScore(degree) < 3) return false;
  const below = rows[at + 1];
  if (below !== undefined && !below.hasMarker && isSchoolRow(below) && below.section === row.section) return true;
  // the next degree at the same school, each with its dates
  const last = rows[at - 1];
  const isNext = last !== undefined && found.has(last) && last.periods.length > 0 && row.periods.length > 0;
  if (!isNext && !isBelowSchool(rows, at)) return false;
  found.add(row);
  return true;
};

const isBelowSchool = (rows: readonly Row[], at: number): boolean => {
  for (let back = at - 1; back >= Math.max(0, at - maxRowsBelow); back -= 1) {
    const above = rows[back];
    if (above === undefined || above.hasMarker || degreeScore(above.text) >= 2) return false;
    if (isSchoolRow(above)) return true;
  }
  return false;
};

const maxDegreeWords = 16;

/** 'Grado en Botánica con 158/240 créditos' before a comma and the rest of a sentence; '' where no field is named. */
const withField = (text: string): string => {
  const [start = ''] = text.split(/[,;:]\s/u, 1);
  const field = subjectIn(start);
  return field !== null && subjectShare(start.slice(field.from, field.to)) >= 0.4 ? start : '';
};

/** Schools with one short bullet each from which on it is what was studied there. */
const minLoneBullets = 2;
const maxBulletWords = 6;

/** '• Plumbing' below 'Harrow College, 2019' and '• Site Electrician' below 'Lakeside Institute, 2021': one bullet a school is its course. */
export const loneBullets = (rows: readonly Row[]): ReadonlySet<Row> => {
  const lone = rows.filter((row, at) => isLoneBullet(row, rows, at));
  return lone.length < minLoneBullets ? new Set() : new Set(lone);
};

/** The school has no other row that could name a degree. */
const isLoneBullet = (row: Row, rows: readonly Row[], at: number): boolean => {
  const [head, school, below] = [rows[at - 2], rows[at - 1], rows[at + 1]];
  if (!row.hasMarker || row.periods.length > 0 || row.text.split(' ').length > maxBulletWords) return false;
  if (school === undefined || school.hasMarker || !isSchoolRow(school) || head?.hasMarker === false) return false;
  if (below?.hasMarker === true || below?.isWrapped === true || isGrade(row.text)) return false;
  return isNameLike(row.text.replace(/\.$/u, '')) && !studyDetail.test(fold(row.text));
};

/**
 * '• Harbor Program' below 'Ashby School', where the first bullet below another school is its degree: what has the place
 * of a degree is one.
 */
export const bulletsInDegreePlace = (rows: readonly Row[]): ReadonlySet<Row> => {
  const firsts = rows.filter((row, at) => {
    const above = rowAbove(rows, at);
    return (
      row.hasMarker && above !== undefined && !above.hasMarker && isSchoolRow(above) && above.section === row.section
    );
  });
  const isTemplate = firsts.some((row) => isDegreeOf(row, rows, rows.indexOf(row)));
  const others = firsts.filter(({ text, periods }) => periods.length === 0 && isNameLike(text) && !isNoDegree(text));
  return new Set(isTemplate ? others.filter(({ text }) => text.split(' ').length <= maxBulletWords) : []);
};

/** The row above; the date at the end of a bullet has a row of its own before it. */
const rowAbove = (rows: readonly Row[], at: number): Row | undefined => {
  const above = rows[at - 1];
  return above !== undefined && above.line === rows[at]?.line && isOnlyPeriod(above) ? rows[at - 2] : above;
};

const isNoDegree = (text: string): boolean =>
  isGrade(text) || studyDetail.test(fold(text)) || studyDetailLabel.test(text) || startsWithVerb(text);

const isSchoolRow = ({ text }: Row): boolean => institutionScore(text) >= 3 && degreeScore(text) < 2;
