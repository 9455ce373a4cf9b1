import type { AtsProfile } from './profile.ts';

export const icims: AtsProfile = {
  id: 'icims',
  name: 'iCIMS',
  emphasis: [],
  notes: [
    {
      text: 'How iCIMS parses resumes is not documented, so the score shown here is your overall score.',
      sources: ['parsewell-review'],
    },
    {
      text: 'Its interface for extracting text from files stops after 90 seconds and two attempts. That limit applies to the interface, not to its parser.',
      sources: ['icims-binary-files'],
    },
  ],
};
