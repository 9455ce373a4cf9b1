import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import type { StructureInsights } from '../model/report.ts';
import type { SectionKind } from '../model/resume.ts';
import { readabilityOf } from './readability.ts';

const expected: readonly SectionKind[] = ['experience', 'education', 'skills'];
/** Sections that beginners have instead of experience, where its check does not fail. */
const insteadOfJobs: readonly SectionKind[] = ['projects', 'volunteering'];
/** Checks that must not have failed in a well-organized resume. */
const inOrder: readonly CheckId[] = [
  'nonstandard-headings',
  'no-headings',
  'section-order',
  'duplicate-sections',
  'missing-experience',
  'missing-education',
  'missing-skills',
];

/**
 * The makeup of the resume. `wellOrganized`: the usual sections are present, under usual titles, in a usual order. Projects
 * or volunteer work may be there instead of jobs.
 */
export const structureOf = ({ resume, words, visual }: Facts, results: readonly CheckResult[]): StructureInsights => {
  const kinds = new Set(resume.sections.map(({ kind }) => kind));
  const failed = new Set(results.flatMap(({ check, outcome }) => (outcome.is === 'fail' ? [check.id] : [])));
  const isPresent = (kind: SectionKind): boolean =>
    kinds.has(kind) || (kind === 'experience' && insteadOfJobs.some((other) => kinds.has(other)));
  return {
    sections: resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading.text])),
    wordCount: words.length,
    readabilityScore: readabilityOf(resume, visual),
    wellOrganized: expected.every(isPresent) && inOrder.every((check) => !failed.has(check)),
  };
};
