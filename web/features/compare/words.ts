import type { Comparison } from '#contract/api/versions.ts';

const occupation = (name: string | null): string => (name === null ? 'no occupation that we know' : `"${name}"`);

/** What a comparison says. */
export const words = {
  title: 'What changed',
  waiting: 'Comparing the two…',
  missing: 'We could not find one of these analyses. It may have been deleted.',
  unreachable: 'We could not compare them',
  toProfile: 'To your resumes',
  retry: 'Try again',
  before: 'Before',
  after: 'After',
  open: 'Open the report',
  otherJob:
    'The two were checked against different job descriptions, so keyword score and job match are not about the same thing.',
  otherOccupation: (before: string | null, after: string | null) =>
    `Without a job description we look for what is usual in an occupation. We took the older file for ${occupation(before)} and the newer one for ${occupation(after)}, so the two keyword scores are not about the same words.`,
  otherEngine:
    'The two were made by different versions of our engine, so a part of the change may be ours. Check the older file again to be sure.',
  scores: 'Scores',
  kinds: { ats: 'ATS compatibility', keyword: 'Keyword match', format: 'Format', job: 'Job match' } satisfies Record<
    Comparison['scores'][number]['kind'],
    string
  >,
  notJudged: 'not judged',
  same: 'no change',
  how: 'How this came about',
  total: 'Together',
  of: 'of',
  notCounted: 'did not count',
  capped: (limit: number) => `limited to ${limit}`,
  unchanged: 'No part of it changed.',
  columns: { part: 'Part', before: 'Before', after: 'After' },
  findings: {
    solved: { title: 'Solved', none: 'Nothing that was found before is solved yet.' },
    fresh: { title: 'New', none: 'Nothing new was found.' },
    left: { title: 'Still there', none: 'Nothing of what was found before is left.' },
    unsure: { title: 'Could not tell this time', none: '' },
  },
  places: (before: number, after: number) =>
    before !== after ? `${before} before, ${after} now · ` : after === 1 ? '' : `in ${after} places · `,
  toDo: 'What to do:',
  keywords: 'Keywords',
  won: 'Won',
  lost: 'Lost',
  noneWon: 'None of the keywords that were missing is there now.',
  putBack: 'Put back those that are true of you.',
  noneLost: 'No keyword got lost.',
  withheld: (count: number) => `${count} more got lost. Premium names them.`,
} as const;
