import type { AtsProfile } from './profile.ts';

const parsing = ['greenhouse-parsing'] as const;

export const greenhouse: AtsProfile = {
  id: 'greenhouse',
  name: 'Greenhouse',
  emphasis: [
    {
      check: 'letter-spaced-text',
      factor: 2,
      claim: 'Greenhouse says that its parser cannot read spaced-out letters as one word.',
      sources: parsing,
    },
    {
      check: 'photo-image',
      factor: 2,
      claim: 'Greenhouse lists graphics and photos among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'graphic-ratings',
      factor: 2,
      claim: 'Greenhouse lists graphics among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'drawing-shapes',
      factor: 2,
      claim: 'Greenhouse lists graphics and word art among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'table-layout',
      factor: 1.5,
      claim: 'Greenhouse lists tables among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'multi-column',
      factor: 1.5,
      claim: 'Greenhouse lists columns among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'contact-in-frame',
      factor: 2,
      claim: 'Greenhouse lists contact details in a text box among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'contact-in-header-footer',
      factor: 2,
      claim: 'Greenhouse lists a name or contact details in the header or footer among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'nonstandard-headings',
      factor: 1.5,
      claim: 'Greenhouse lists unclear sections among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'no-headings',
      factor: 1.5,
      claim: 'Greenhouse lists resumes without clear sections among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'mixed-date-styles',
      factor: 1.5,
      claim: 'Greenhouse lists differing formats within sections among the causes of a failed parse.',
      sources: parsing,
    },
    {
      check: 'placeholder-text',
      factor: 1.5,
      claim: 'Greenhouse says that its parser skips data that looks made up.',
      sources: parsing,
    },
    {
      check: 'file-size',
      factor: 2,
      claim: 'Greenhouse attaches files larger than 2.5 MB without parsing them.',
      // The check fails from Taleo's 1 MB on, and scores 0 above 2.5 MB.
      maxScore: 0,
      sources: parsing,
    },
  ],
  notes: [
    {
      text: 'Greenhouse says that its Talent Matching extracts skills, job titles and dates from resumes with fine-tuned language models, and that it also uses models from other companies, such as OpenAI. Which parser fills in the profile is not documented.',
      sources: ['greenhouse-matching-data', 'parsewell-review'],
    },
    {
      text: 'Greenhouse says that its Talent Matching assists recruiters and does not advance or reject candidates by itself.',
      sources: ['greenhouse-talent-matching'],
    },
  ],
};
