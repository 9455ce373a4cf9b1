import type { AtsProfile } from './profile.ts';

const parsing = ['lever-parsing'] as const;

export const lever: AtsProfile = {
  id: 'lever',
  name: 'Lever',
  emphasis: [
    {
      check: 'broken-encoding',
      factor: 1.5,
      claim: 'Lever names one test: whether the text can be selected.',
      sources: parsing,
    },
    { check: 'recognised-text', factor: 1.5, claim: 'Lever does not parse pictures of text.', sources: parsing },
  ],
  notes: [
    { text: 'Lever parses Word files, PDF, RTF, HTML and ODF, but not images.', sources: parsing },
    { text: 'How Lever handles tables and columns is not documented.', sources: ['parsewell-review'] },
  ],
};
