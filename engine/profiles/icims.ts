import type { AtsProfile } from './profile.ts';

export const icims: AtsProfile = {
  id: 'icims',
  name: 'iCIMS',
  emphasis: [],
  notes: [
    {
      text: 'How iCIMS parses resumes is not documented, so this is your overall score.',
      sources: ['parsewell-review'],
    },
    {
      text: 'Its interface for extracting text from files stops after 90 seconds and two attempts. That is not a limit of its parser.',
      sources: ['icims-binary-files'],
    },
  ],
};
