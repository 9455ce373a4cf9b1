import type { AtsProfile } from './profile.ts';

export const workday: AtsProfile = {
  id: 'workday',
  name: 'Workday',
  emphasis: [],
  notes: [
    {
      text: 'We found nothing published by Workday about its parser, so we treat it as not documented. Common claims about headers and columns in Workday have no source, so the score shown here is your overall score.',
      sources: ['parsewell-review'],
    },
  ],
};
