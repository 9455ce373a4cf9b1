import type { CheckResult } from '../model/check.ts';
import type { CheckId } from './index.ts';
import { praiseOfMostJobs } from './praise-of-jobs.ts';

/** `praise` may not be said while `owner` reports a problem with the same fact; with `evenInDoubt`, nor while it cannot tell. */
type Ownership = { praise: CheckId; owner: CheckId; example: string; evenInDoubt?: true };

/**
 * Each fact has one check that owns it. Others that only touch it keep silent while the owner reports a problem: a
 * report must never say two opposite things.
 */
const ownerships: readonly Ownership[] = [
  { praise: 'multi-column', owner: 'table-layout', example: 'a table whose cells stand side by side' },
  { praise: 'multi-column', owner: 'text-box', example: 'a text box as a sidebar' },
  { praise: 'multi-column', owner: 'whitespace-layout', example: 'columns made with tabs' },
  { praise: 'lost-in-plain-reading', owner: 'contact-in-header-footer', example: 'a name that some parsers skip' },
  { praise: 'lost-in-plain-reading', owner: 'contact-in-frame', example: 'a phone number in a text box' },
  { praise: 'lost-in-plain-reading', owner: 'broken-address', example: 'half an email address' },
  { praise: 'lost-in-plain-reading', owner: 'broken-encoding', example: 'text that comes out as garbage' },
  { praise: 'lost-in-plain-reading', owner: 'embedded-document', example: 'a file that looks empty from outside' },
  { praise: 'lost-in-plain-reading', owner: 'reading-order', example: 'columns stored row by row' },
  { praise: 'lost-in-plain-reading', owner: 'letter-spaced-text', example: 'a job title in single letters' },
  { praise: 'contact-in-header-footer', owner: 'contact-in-frame', example: 'an address in a box, not in the text' },
  { praise: 'contact-in-header-footer', owner: 'missing-contact', example: 'only a name, and no address' },
  { praise: 'contact-in-frame', owner: 'missing-contact', example: 'only a name, and no address' },
  { praise: 'missing-name', owner: 'name-not-text', example: 'a drawn name above a line that may be a title' },
  { praise: 'broken-encoding', owner: 'lost-letters', example: 'words without joined letters', evenInDoubt: true },
  { praise: 'spelling', owner: 'lost-letters', example: 'words without joined letters', evenInDoubt: true },
  { praise: 'missing-experience', owner: 'broken-encoding', example: 'the second of three jobs as garbage' },
  { praise: 'filler-words', owner: 'broken-encoding', example: 'bullets as garbage' },
  { praise: 'first-person', owner: 'broken-encoding', example: 'bullets as garbage' },
  { praise: 'weak-openings', owner: 'broken-encoding', example: 'bullets as garbage' },
  { praise: 'unexplained-acronyms', owner: 'broken-encoding', example: 'the words behind an abbreviation as garbage' },
  { praise: 'placeholder-text', owner: 'broken-encoding', example: 'sample text as garbage' },
  { praise: 'length', owner: 'little-text', example: 'one page with a few words' },
  { praise: 'little-text', owner: 'embedded-document', example: 'a file that looks empty from outside' },
  { praise: 'date-gaps', owner: 'missing-dates', example: 'a job without dates between two with dates' },
  { praise: 'overlapping-dates', owner: 'missing-dates', example: 'a job without dates beside another' },
  { praise: 'not-newest-first', owner: 'missing-dates', example: 'a job without dates at the top' },
  { praise: 'date-gaps', owner: 'reversed-dates', example: 'a job that ends before it starts' },
  { praise: 'photo-image', owner: 'name-not-text', example: 'a name in a banner' },
  { praise: 'photo-image', owner: 'recognised-text', example: 'pages that are pictures' },
  { praise: 'skills-never-in-context', owner: 'missing-skills', example: 'tools in the jobs and no list of skills' },
  { praise: 'hidden-text', owner: 'recognised-text', example: 'a text layer under a picture' },
];

const withoutJobs = (results: readonly CheckResult[]): readonly CheckId[] =>
  results.some(({ check, outcome }) => check.id === 'missing-experience' && outcome.is !== 'pass')
    ? praiseOfMostJobs
    : [];

const isPraiseOrNone = ({ outcome }: CheckResult): boolean => outcome.is === 'pass' || outcome.is === 'no-finding';

/** The results without praise that contradicts a finding of the fact's owner, or speaks of jobs that may not have been read. */
export const withOneOwner = (results: readonly CheckResult[]): readonly CheckResult[] => {
  const failed = new Set<string>(results.flatMap(({ check, outcome }) => (outcome.is === 'fail' ? [check.id] : [])));
  const unsure = new Set<string>(results.flatMap(({ check, outcome }) => (outcome.is === 'unsure' ? [check.id] : [])));
  const silenced = new Set<string>([
    ...ownerships.flatMap(({ praise, owner, evenInDoubt }) =>
      failed.has(owner) || (evenInDoubt === true && unsure.has(owner)) ? [praise] : [],
    ),
    ...withoutJobs(results),
  ]);
  return results.map((result) =>
    isPraiseOrNone(result) && silenced.has(result.check.id) ? { ...result, outcome: { is: 'not-applicable' } } : result,
  );
};
