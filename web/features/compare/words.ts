import type { Comparison } from '#contract/api/versions.ts';

const occupation = (name: string | null): string => (name === null ? 'none that we know' : `"${name}"`);

/** Texts of the comparison of two analyses. */
export const words = {
  title: 'What changed',
  waiting: 'Comparing the two…',
  missing: 'We could not find one of these analyses. It may have been deleted.',
  unreachable: 'We could not compare them',
  toProfile: 'Go to your resumes',
  retry: 'Try again',
  before: 'Before',
  after: 'After',
  open: 'Open the report',
  otherJob:
    'You checked the two against different job descriptions, so you cannot compare their keyword scores and job matches.',
  otherOccupation: (before: string | null, after: string | null) =>
    `Without a job description, we look for keywords that are typical of an occupation. For the older file that was ${occupation(before)}, for the newer one ${occupation(after)}, so you cannot compare their keyword scores.`,
  otherEngine:
    'Different versions of our engine analyzed the two, so part of the change may be ours. Check the older file again to be sure.',
  scores: 'Scores',
  kinds: { ats: 'ATS compatibility', keyword: 'Keyword match', format: 'Format', job: 'Job match' } satisfies Record<
    Comparison['scores'][number]['kind'],
    string
  >,
  notScored: 'not scored',
  same: 'no change',
  notComparable: 'not comparable',
  how: 'What changed the score',
  total: 'Total',
  of: 'of',
  notCounted: 'did not count',
  capped: (limit: number) => `limited to ${limit}`,
  unchanged: 'No part changed.',
  columns: { part: 'Part', before: 'Before', after: 'After' },
  findings: {
    solved: { title: 'Fixed', none: 'None of the earlier findings is fixed yet.' },
    fresh: { title: 'New', none: 'There are no new findings.' },
    left: { title: 'Still there', none: 'None of the earlier findings is left.' },
    unsure: { title: 'Inconclusive this time', none: '' },
  },
  places: (before: number, after: number) =>
    before !== after ? `${before} before, ${after} now · ` : after === 1 ? '' : `in ${after} places · `,
  toDo: 'What to do:',
  keywords: 'Keywords',
  won: 'Added',
  lost: 'Lost',
  noneWon: 'You added none of the missing keywords.',
  putBack: 'Put back those that are true of you.',
  noneLost: 'You lost no keywords.',
  withheld: (count: number) =>
    `${count} more ${count === 1 ? 'was' : 'were'} lost. Premium shows ${count === 1 ? 'it' : 'them'}.`,
} as const;
