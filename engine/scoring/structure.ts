import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../model/check.ts';
import type { Facts } from '../model/facts.ts';
import type { StructureInsights } from '../model/report.ts';
import type { SectionKind } from '../model/resume.ts';
import { readabilityOf } from './readability.ts';

/** The sections that are expected, each with the check that asks for it. */
const expected: readonly { kind: SectionKind; check: CheckId }[] = [
  { kind: 'experience', check: 'missing-experience' },
  { kind: 'education', check: 'missing-education' },
  { kind: 'skills', check: 'missing-skills' },
];
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
 * The makeup of the resume. `wellOrganized`: the usual sections are present, under usual titles, in a usual order. Where
 * the check for a section is unsure ("projects instead of jobs are fine"), its absence counts for nothing.
 */
export const structureOf = ({ resume, words, visual }: Facts, results: readonly CheckResult[]): StructureInsights => {
  const kinds = new Set(resume.sections.map(({ kind }) => kind));
  const checksThatAre = (is: CheckResult['outcome']['is']): ReadonlySet<string> =>
    new Set(results.flatMap(({ check, outcome }) => (outcome.is === is ? [check.id] : [])));
  const [failed, unsure] = [checksThatAre('fail'), checksThatAre('unsure')];
  return {
    sections: resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading.text])),
    wordCount: words.length,
    readabilityScore: readabilityOf(resume, visual),
    wellOrganized:
      expected.every(({ kind, check }) => kinds.has(kind) || unsure.has(check)) &&
      inOrder.every((check) => !failed.has(check)),
  };
};
