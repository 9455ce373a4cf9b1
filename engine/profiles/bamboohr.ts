import type { AtsProfile } from './profile.ts';

export const bamboohr: AtsProfile = {
  id: 'bamboohr',
  name: 'BambooHR',
  emphasis: [],
  notes: [
    {
      text: 'We found no official page about parsing in BambooHR, so we treat it as not documented. This score is your overall score.',
      sources: ['parsewell-review'],
    },
  ],
};
