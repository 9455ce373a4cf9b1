import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[Your degree or the job you look for]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: ['[LinkedIn address]'],
  sections: [
    {
      title: 'Objective',
      kind: 'summary',
      is: 'text',
      text: '[What you studied or learned, what you did beside it, and which first role you look for. Two sentences.]',
    },
    {
      title: 'Education',
      kind: 'education',
      is: 'entries',
      entries: [
        {
          title: '[Degree, written out]',
          at: '[School]',
          place: '[Town, State]',
          dates: '[Year – Year]',
          notes: ['[Grade, if it is good. Three or four courses that fit the job.]'],
          bullets: [],
        },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Job title: a student job, an internship or an apprenticeship counts]',
          at: '[Employer]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: [],
          bullets: [
            '[What you did and how often: customers a day, orders a week.]',
            '[Something that was better afterwards.]',
            '[Trust that you were given: keys, money, new colleagues.]',
          ],
        },
      ],
    },
    {
      title: 'Projects',
      kind: 'projects',
      is: 'entries',
      entries: [
        {
          title: '[Project from school or your own]',
          at: '[Where, with how many others]',
          place: '',
          dates: '[Year]',
          notes: [],
          bullets: ['[Your part in it and who used the result.]'],
        },
      ],
    },
    {
      title: 'Volunteering',
      kind: 'volunteering',
      is: 'entries',
      entries: [
        {
          title: '[Role]',
          at: '[Organization]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: [],
          bullets: ['[Whom you helped, and how many.]'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Software', items: ['[Program that the advert names]', '[Program]', '[Program]'] },
        { label: 'Work', items: ['[Skill that a job above shows]', '[Skill]', '[Skill]'] },
      ],
    },
    { title: 'Languages', kind: 'languages', is: 'groups', groups: [{ label: '', items: ['[Language (level)]'] }] },
  ],
};
