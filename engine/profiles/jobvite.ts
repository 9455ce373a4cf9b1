import type { AtsProfile } from './profile.ts';

const matching = ['jobvite-matching'] as const;

export const jobvite: AtsProfile = {
  id: 'jobvite',
  name: 'Jobvite',
  emphasis: [
    {
      check: 'missing-skills',
      factor: 2,
      claim: 'Its candidate matching compares skills and gives credit for related ones.',
      sources: matching,
    },
    {
      check: 'wanted-keywords',
      factor: 2,
      claim: 'Its candidate matching compares your skills with those that the job asks for.',
      sources: matching,
    },
    {
      check: 'missing-dates',
      factor: 1.5,
      claim: 'Its candidate matching compares your job history with that of successful applicants.',
      sources: matching,
    },
  ],
  notes: [
    {
      text: 'Which files Jobvite parses, and how it handles tables and columns, is not documented.',
      sources: ['parsewell-review'],
    },
  ],
};
