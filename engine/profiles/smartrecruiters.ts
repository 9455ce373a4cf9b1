import type { AtsProfile } from './profile.ts';

const match = ['smartrecruiters-match'] as const;

export const smartrecruiters: AtsProfile = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  emphasis: [
    {
      check: 'missing-skills',
      factor: 2,
      claim: 'Its match score is based on skills, among other things.',
      sources: match,
    },
    {
      check: 'missing-education',
      factor: 2,
      claim: 'Its match score is based on education, among other things.',
      sources: match,
    },
    {
      check: 'missing-experience',
      factor: 1.5,
      claim: 'Its match score is based on experience, among other things.',
      sources: match,
    },
    {
      check: 'wanted-keywords',
      factor: 2,
      claim: 'Its match score compares your skills with those that the job asks for.',
      sources: match,
    },
    {
      check: 'macros',
      factor: 2,
      claim: 'SmartRecruiters scans uploads for viruses and deletes files that its scanner finds infected.',
      sources: ['smartrecruiters-files'],
    },
  ],
  notes: [
    { text: 'SmartRecruiters parses DOC, DOCX, RTF, ODT, TXT and PDF.', sources: ['smartrecruiters-upload'] },
    { text: 'How it handles tables, columns and headers is not documented.', sources: ['parsewell-review'] },
  ],
};
