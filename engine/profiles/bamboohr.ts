import type { AtsProfile } from './profile.ts';

export const bamboohr: AtsProfile = {
  id: 'bamboohr',
  name: 'BambooHR',
  emphasis: [],
  notes: [
    {
      text: 'We found no official page about parsing in BambooHR: not documented. This is your overall score.',
      sources: ['parsewell-review'],
    },
  ],
};
