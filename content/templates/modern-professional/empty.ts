import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[The job title you apply for]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: ['[LinkedIn address]', '[GitHub or portfolio address]'],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: '[What you are, for how many years, in which kind of product. What you are known for. The role you are looking for. Three sentences.]',
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Languages', items: ['[Language that the advert names]', '[Language]', '[Language]'] },
        { label: 'Services', items: ['[Framework]', '[Database]', '[Message broker]'] },
        { label: 'Cloud', items: ['[Cloud]', '[Container tool]', '[Build tool]'] },
        { label: 'Practice', items: ['[Method that you can speak about for ten minutes]', '[Method]'] },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Job title]',
          at: '[Employer]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: [],
          bullets: [
            '[What you built, with which tools, and what became faster, cheaper or safer: give the number before and after.]',
            '[How many people, requests or records depend on it.]',
            '[A cost, an outage or a risk that you took away.]',
            '[Whom you helped: reviews, mentoring, hiring.]',
          ],
        },
        {
          title: '[Job title]',
          at: '[Employer]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: [],
          bullets: ['[Your best result there, with its number.]', '[The tools that the advert asks for, in use.]'],
        },
      ],
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: '[Degree and subject, written out]',
          at: '[School]',
          place: '[Town, State]',
          dates: '[Year – Year]',
          notes: [],
          bullets: [],
        },
      ],
    },
    { title: 'Certifications', kind: 'certifications', is: 'list', items: ['[Full name of the certification, year]'] },
  ],
};
