import type { AtsProfile } from './profile.ts';

const matching = ['jobvite-matching'] as const;

export const jobvite: AtsProfile = {
  id: 'jobvite',
  name: 'Jobvite',
  emphasis: [
    {
      check: 'missing-skills',
      factor: 2,
      claim: 'Its candidate matching compares skills, with credit for related ones.',
      sources: matching,
    },
    {
      check: 'wanted-keywords',
      factor: 2,
      claim: 'Its candidate matching compares your skills with those of the job.',
      sources: matching,
    },
    {
      check: 'missing-dates',
      factor: 1.5,
      claim: 'Its candidate matching compares the history of your jobs with that of applicants who succeeded.',
      sources: matching,
    },
  ],
  notes: [
    {
      text: 'Which files Jobvite parses, and what it makes of tables and columns, is not documented.',
      sources: ['parsewell-review'],
    },
  ],
};
