import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { periodWords } from '#contract/report/date-words.ts';
import { isMissedIn } from '../pane/parser/missed-values.ts';

type Parsed = AnalysisResult['parsed'];

/**
 * A field that hiring software looks for, and the value it got. null: not found, which is fine where `isOptional`, and
 * keeps the scores low where `isCore`. `isMissedByParsers`: people see it, but the text that a layout-blind parser gets
 * does not contain it, or a finding says that some systems do not read the place where it is.
 */
export type ReadField = {
  label: string;
  value: string | null;
  isOptional?: boolean;
  isCore?: boolean;
  isMissedByParsers?: boolean;
};

/** The checks by which a missing field limits the scores. */
type FailedChecks = ReadonlySet<string>;
export const failedChecksOf = (checks: AnalysisResult['checks']): FailedChecks =>
  new Set(checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id));

/**
 * The fields of the first screen: those by which a candidate is found and contacted. `skipped` are values that findings
 * say some systems do not read.
 */
export const keyFieldsOf = (
  parsed: Parsed,
  stream: string,
  failed: FailedChecks,
  skipped: ReadonlySet<string> = new Set(),
): ReadField[] => [
  {
    label: 'Name',
    value: parsed.name,
    isCore: failed.has('missing-name') || failed.has('name-not-text'),
    isMissedByParsers: isMissedIn(stream, skipped, parsed.name),
  },
  {
    label: 'Email',
    value: parsed.email,
    isCore: failed.has('missing-contact'),
    isMissedByParsers: isMissedIn(stream, skipped, parsed.email),
  },
  {
    label: 'Phone',
    value: parsed.phone,
    isCore: failed.has('missing-contact'),
    isMissedByParsers: isMissedIn(stream, skipped, parsed.phone),
  },
  { label: 'Latest job', value: jobOf(parsed.experience[0]), isCore: failed.has('missing-experience') },
  { label: 'Education', value: educationOf(parsed.education[0]) },
  { label: 'Skills', value: parsed.skills.length === 0 ? null : `${parsed.skills.length} found` },
];

/** The content elements of the format tab. */
export const contentFieldsOf = (parsed: Parsed, failed: FailedChecks): ReadField[] => [
  {
    label: 'Contact details',
    value: joined([parsed.email, parsed.phone], ', '),
    isCore: failed.has('missing-contact'),
  },
  { label: 'Location', value: parsed.location },
  { label: 'Links', value: joined(parsed.links, ', '), isOptional: true },
  {
    label: 'Summary',
    value: parsed.summary === null ? null : `${wordCountOf(parsed.summary)} words`,
    isOptional: true,
  },
  {
    label: 'Work experience',
    value: countOf(parsed.experience, 'job', 'jobs'),
    isCore: failed.has('missing-experience'),
  },
  { label: 'Education', value: countOf(parsed.education, 'entry', 'entries') },
  { label: 'Skills', value: countOf(parsed.skills, 'skill', 'skills') },
  { label: 'Certifications', value: joined(parsed.certifications, ', '), isOptional: true },
  { label: 'Languages', value: joined(parsed.languages, ', '), isOptional: true },
];

/** 'Staff Nurse, Harbor Clinic (Mar 2021 to present)', without the parts that are missing. */
export const jobOf = (job: Parsed['experience'][number] | undefined): string | null => {
  if (job === undefined) return null;
  return joined([joined([job.title, job.employer], ', '), periodWords(job)], ' ');
};

export const educationOf = (entry: Parsed['education'][number] | undefined): string | null => {
  if (entry === undefined) return null;
  return joined([joined([entry.degree, entry.field, entry.institution], ', '), periodWords(entry)], ' ');
};

const joined = (parts: readonly (string | null | undefined)[], separator: string): string | null => {
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join(separator);
  return text === '' ? null : text;
};

const countOf = (list: readonly unknown[], one: string, many: string): string | null =>
  list.length === 0 ? null : `${list.length} ${list.length === 1 ? one : many}`;

const wordCountOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
