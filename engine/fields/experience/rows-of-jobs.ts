import type { SectionKind } from '../../model/resume.ts';
import { kindOfTitle } from '../../sections/titles/title-kind.ts';
import type { Row } from '../entries/row.ts';
import { sectionStyleOf, styleKey } from '../entries/section-style.ts';
import { institutionScore } from '../education/institutions.ts';
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
export const rowsOfJobs = (rows: readonly Row[]): readonly Row[] => {
  const skipped = new Set<Row>();
  rows.forEach((row, index) => {
    if (skipped.has(row) || !mayBeTitle(row) || row.section !== rows[index - 1]?.section) return;
    if (!isOtherTitle(row, rows)) return;
    const own = rows.filter(({ section }) => section === row.section);
    const at = own.indexOf(row);
    const heads = new Set(own.slice(0, at).filter(hasRange).map(styleKey));
    const rest = own.slice(at);
    if (heads.size > 0 && !rest.some((one) => isHeadLike(one, heads))) for (const one of rest) skipped.add(one);
  });
  return skipped.size === 0 ? rows : rows.filter((row) => !skipped.has(row));
};

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

const isHeadLike = (row: Row, heads: ReadonlySet<string>): boolean =>
  hasRange(row) &&
  heads.has(styleKey(row)) &&
  row.text.split(/\t|\s[|·•–—-]\s|,\s/u).some((part) => titleScore(part.trim()) >= sureTitle);
