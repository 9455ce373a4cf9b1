import type { AtsProfile } from './profile.ts';

export const workday: AtsProfile = {
  id: 'workday',
  name: 'Workday',
  emphasis: [],
  notes: [
    {
      text: 'We found nothing published by Workday about its parser, so we treat it as not documented. We found no source for the common claims about how Workday handles headers and columns, so the score shown here is your overall score.',
      sources: ['parsewell-review'],
    },
  ],
};
