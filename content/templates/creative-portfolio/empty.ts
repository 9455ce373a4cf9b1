import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[What you design, write, film or build]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: ['[Portfolio address, written out]'],
  sections: [
    {
      title: 'Profile',
      kind: 'summary',
      is: 'text',
      text: '[What you make and for whom, in one sentence. How you work, in another. Leave out the adjectives that everyone uses.]',
    },
    {
      title: 'Projects',
      kind: 'projects',
      is: 'entries',
      entries: [
        {
          title: '[Project, named so that a stranger understands it]',
          at: '[Address of its page in your portfolio]',
          place: '',
          dates: '[Year]',
          notes: [],
          bullets: ['[Your part in it, and what changed for the client or the audience: give a number.]'],
        },
        {
          title: '[Second project]',
          at: '[Address of its page]',
          place: '',
          dates: '[Year]',
          notes: [],
          bullets: ['[Your part in it and its effect.]'],
        },
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Job title]',
          at: '[Studio or company]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: [],
          bullets: [
            '[What you are responsible for, for how many clients or products.]',
            '[Something that you made which others now use.]',
            '[Business that your work won or kept.]',
          ],
        },
        {
          title: '[Job title]',
          at: '[Studio or company]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: [],
          bullets: ['[Your best work there and its effect.]'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Design', items: ['[Craft that the advert names]', '[Craft]', '[Craft]'] },
        { label: 'Tools', items: ['[Tool, as its maker writes it]', '[Tool]', '[Tool]'] },
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
    { title: 'Awards', kind: 'awards', is: 'list', items: ['[Award, what for, year]'] },
    { title: 'Languages', kind: 'languages', is: 'groups', groups: [{ label: '', items: ['[Language (level)]'] }] },
  ],
};
