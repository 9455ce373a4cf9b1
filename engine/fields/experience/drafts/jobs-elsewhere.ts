import type { Row } from '../../entries/row.ts';
import { employerScore } from '../employers.ts';
import { isLeaveEntry, textOf, type Draft } from '../draft.ts';
import { titleScore } from '../titles.ts';
import { sureTitle, isStudy, sureEmployer } from './is-job.ts';

/** The line of its header. */
export const lineOf = ({ cut }: Draft): number => cut.head[0]?.line ?? 0;

/** Pieces between commas of a row of a header: with more it is a list of skills. */
const maxItems = 4;

/** Title, employer and both dates, and the title is an occupation: a job wherever it is. */
export const isSureJob = (draft: Draft): boolean => {
  const { title, employer } = draft.parts;
  return (
    title !== undefined &&
    employer !== undefined &&
    draft.period?.period?.isRange === true &&
    titleScore(title[0]?.text ?? '') >= sureTitle &&
    draft.cut.head.every(({ text, periods }) => periods.length > 0 || text.split(/,\s/u).length <= maxItems) &&
    !isStudy(draft) &&
    !isLeaveEntry(draft)
  );
};

/** Sure jobs of a section from which on it is a list of jobs. */
export const minSureJobs = 2;
/** The same for a section of another kind: 'First Aid Instructor, Red Shield, 2018 – 2021' is a certificate. */
const minJobsAtEnd = 3;

/**
 * The jobs come behind the lines of the section itself, and one has a description. A list that begins with them is one of
 * certificates with their validity, of clubs or of scholarships.
 */
export const endsInJobs = (rows: readonly Row[], drafts: readonly Draft[]): boolean => {
  const sure = drafts.filter(isSureJob);
  const [first] = sure;
  if (first === undefined || sure.length < minJobsAtEnd) return false;
  const isDescribed = drafts.some((draft) => draft.cut.body.length > 0 && (isSureJob(draft) || isLikelyJob(draft)));
  return isDescribed && lineOf(first) > (rows[0]?.line ?? 0);
};

const likelyTitle = 1.2;

/** Title, employer and both dates, and either is more than capitalized words. */
export const isLikelyJob = (draft: Draft): boolean => {
  const { title, employer } = draft.parts;
  if (title === undefined || employer === undefined || draft.period?.period?.isRange !== true) return false;
  const isNamed = titleScore(title[0]?.text ?? '') >= likelyTitle || employerScore(textOf(employer)) >= sureEmployer;
  return isNamed && !isStudy(draft) && !isLeaveEntry(draft);
};

/** Without dates there is no sure job. Few sections without a heading for work have any, and this is cheap to see. */
export const mayHoldSureJob = (rows: readonly Row[]): boolean =>
  rows.some(({ told, periods }) => told !== undefined || periods.some(({ isRange }) => isRange));

/** The rows have what `isForm` asks for. */
export const mayHoldForm = (rows: readonly Row[]): boolean =>
  (['employer', 'title'] as const).every((asked) => rows.some(({ fact }) => fact === asked));

/** 'Company: Acme' above 'Designation: Welder' and dates. */
export const isForm = ({ cut, period }: Draft): boolean =>
  period?.period?.isRange === true &&
  (['employer', 'title'] as const).every((asked) => cut.head.some(({ fact }) => fact === asked));
