import type { AtsProfile } from './profile.ts';

export const workday: AtsProfile = {
  id: 'workday',
  name: 'Workday',
  emphasis: [],
  notes: [
    {
      text: 'Workday publishes nothing about its parser. What is said about its headers and columns has no source, so this is your overall score.',
      sources: ['parsewell-review'],
    },
  ],
};
