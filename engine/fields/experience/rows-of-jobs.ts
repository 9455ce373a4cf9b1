import type { SectionKind } from '../../model/resume.ts';
import { kindOfTitle } from '../../sections/titles/title-kind.ts';
import { isOnlyPeriod, type Row } from '../entries/row.ts';
import { sectionStyleOf, styleKey } from '../entries/section-style.ts';
import { institutionScore } from '../education/schools/institutions.ts';
import { employerScore } from './employers.ts';
import { titleScore } from './titles.ts';

/** What begins below its own title in the middle of a section of jobs; skills, projects and awards also belong to a job. */
const otherKinds: ReadonlySet<SectionKind> = new Set([
  'volunteering',
  'education',
  'certifications',
  'publications',
  'references',
  'interests',
  'contact',
]);

const maxTitleWords = 6;
const sureTitle = 2;
/** A little more than any capitalized words score. */
const maybeEmployer = 0.5;

/**
 * The rows without those below a title of something else: 'Volunteering', 'Other Qualifications (courses and talks)'
 * in bold or in capitals, though not in the type of the titles of sections. Where a header like those
 * above follows, the jobs go on.
 */
export const rowsOfJobs = (all: readonly Row[]): readonly Row[] => {
  const rows = withEmployersOfForms(all.filter((row, index) => !isSubtitle(row, all[index - 1], all[index + 1])));
  const skipped = new Set<Row>();
  rows.forEach((row, index) => {
    if (skipped.has(row) || !mayBeTitle(row) || row.section !== rows[index - 1]?.section) return;
    if (!isOtherTitle(row, rows)) return;
    const own = rows.filter(({ section }) => section === row.section);
    const at = own.indexOf(row);
    if (isEntryAmong(own, at) || isBelowDates(own, at)) return;
    const heads = new Set(own.slice(0, at).filter(hasRange).map(styleKey));
    const rest = own.slice(at);
    if (heads.size === 0 || isLikeTitleAbove(own, at, heads)) return;
    if (!rest.some((_, nr) => isHeadLike(rest, nr, heads))) for (const one of rest) skipped.add(one);
  });
  return skipped.size === 0 ? rows : rows.filter((row) => !skipped.has(row));
};

/**
 * 'Employment' right below 'Work Experience' and above 'Welder, Harrow Ltd'. An 'Internship' is a job, and 'Military Service'
 * above an employer alone is a title.
 */
const isSubtitle = (row: Row, above: Row | undefined, below: Row | undefined): boolean =>
  row.section !== above?.section &&
  row.periods.length === 0 &&
  !row.hasMarker &&
  row.fact === undefined &&
  kindOfTitle(row.text)?.by === 'title' &&
  kindOfTitle(row.text)?.kind === 'experience' &&
  titleScore(row.text) <= 0 &&
  below !== undefined &&
  startsEntry(below);

const startsEntry = ({ fact, text }: Row): boolean =>
  fact !== undefined || text.split(/[\t,|]|\s[-–—]\s/u).some((part) => titleScore(part) >= maybeTitle);

/** See `titleScore`: 'Welder'. */
const maybeTitle = 1;

/** What asks for a school among schools, and for the employer among jobs. */
const employerLabel =
  /^(?:institución|instituição|institution|establecimiento|estabelecimento|institución o empresa):\s+/iu;

/** 'Institución: Horno Norte' in each of several jobs, below the title and its colon: 'Ayudante de panadería:'. */
const withEmployersOfForms = (rows: readonly Row[]): readonly Row[] => {
  const labels = rows.map(({ text }) => employerLabel.exec(text)?.[0].length ?? 0);
  if (labels.filter((length) => length > 0).length < minLabels) return rows;
  return rows.map((row, index) => {
    const length = labels[index] ?? 0;
    const isTitle = (labels[index + 1] ?? 0) > 0 && row.text.endsWith(':') && row.periods.length === 0;
    if (isTitle) return { ...row, text: row.text.slice(0, -1), form: 'fact', fact: 'title', hasMarker: false };
    if (length === 0) return row;
    const periods = row.periods.map((period) => ({ ...period, from: period.from - length, to: period.to - length }));
    return { ...row, from: row.from + length, text: row.text.slice(length), periods, form: 'fact', fact: 'employer' };
  });
};
const minLabels = 2;

/** Entries in the same type above, from which on another one is an entry as well. */
const minEntriesAbove = 2;

/** 'Volunteering' above its dates, in the type of the titles of jobs above theirs. */
const isEntryAmong = (rows: readonly Row[], index: number): boolean => {
  const isEntry = (row: Row, at: number): boolean =>
    isAlike(row, rows[index]) && (rows[at + 1]?.periods.length ?? 0) > 0;
  return (
    rows.slice(0, index + 1).filter(isEntry).length > minEntriesAbove && (rows[index + 1]?.periods.length ?? 0) > 0
  );
};

/** 'Volunteer • Youth club' below its dates, like a row above it that is below its own. */
const isBelowDates = (rows: readonly Row[], index: number): boolean => {
  const isDated = (at: number): boolean => {
    const above = rows[at - 1];
    return above !== undefined && isOnlyPeriod(above);
  };
  return isDated(index) && rows.slice(0, index).some((row, at) => isAlike(row, rows[index]) && isDated(at));
};

const isAlike = (row: Row, other: Row | undefined): boolean => other !== undefined && styleKey(row) === styleKey(other);

const hasRange = ({ periods }: Row): boolean => periods.some(({ isRange }) => isRange);

/** Cheap to see, and few rows are. */
const mayBeTitle = ({ hasMarker, isWrapped, periods, text, source: { style } }: Row): boolean =>
  !hasMarker && isWrapped !== true && periods.length === 0 && !text.includes('\t') && (style.isBold || style.isCaps);

const isOtherTitle = (row: Row, rows: readonly Row[]): boolean => {
  const title = row.text.replace(/\s*\([^()]*\)\s*$/u, '').replace(/:$/u, '');
  // 'Harrow University' and 'Alder Community' head a job there
  if (title.split(' ').length > maxTitleWords || /[,\d]/u.test(title) || isPartOfJob(title)) return false;
  const kind = kindOfTitle(title)?.kind;
  if (kind === undefined || !otherKinds.has(kind)) return false;
  return styleKey(row) !== sectionStyleOf(rows.filter(({ section }) => section === row.section)).body;
};

const isPartOfJob = (text: string): boolean =>
  titleScore(text) >= sureTitle || employerScore(text) >= maybeEmployer || institutionScore(text) > 0;

/** Rows of a header above its dates: its title and employer. */
const maxAbove = 2;

const isHeadLike = (rows: readonly Row[], at: number, heads: ReadonlySet<string>): boolean => {
  const row = rows[at];
  if (row === undefined || !hasRange(row) || !heads.has(styleKey(row))) return false;
  return rows.slice(Math.max(0, at - maxAbove), at + 1).some((one) => !one.hasMarker && namesTitle(one));
};

const namesTitle = ({ text }: Row): boolean =>
  text.split(/\t|\s[|·•–—-]\s|,\s/u).some((part) => titleScore(part.trim()) >= sureTitle);

/** 'Crisis Management Training' above an employer with dates, in the type of the titles above the dates before it. */
const isLikeTitleAbove = (rows: readonly Row[], at: number, heads: ReadonlySet<string>): boolean => {
  const isAboveDates = (index: number): boolean => {
    const below = rows.slice(index + 1, index + 1 + maxAbove);
    const dated = below.findIndex((row) => row.periods.length > 0 && heads.has(styleKey(row)));
    return dated >= 0 && below.slice(0, dated).every(({ hasMarker }) => !hasMarker);
  };
  const type = rows[at] === undefined ? '' : styleKey(rows[at]);
  return isAboveDates(at) && rows.slice(0, at).some((row, index) => styleKey(row) === type && isAboveDates(index));
};
