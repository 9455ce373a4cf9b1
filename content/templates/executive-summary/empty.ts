import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[The position you apply for]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: ['[LinkedIn address]'],
  sections: [
    {
      title: 'Executive Summary',
      kind: 'summary',
      is: 'text',
      text: '[Your field, your years, the size of what you answered for. Two results that a board would remember, in dollars or percent. What people trust you with. Four sentences.]',
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Position]',
          at: '[Company]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: [],
          bullets: [
            '[People, sites and budget that you lead, and the result over how many years.]',
            '[A change that you led: what was promised and what was delivered.]',
            '[A risk that you brought down: safety, churn, debt.]',
          ],
        },
        {
          title: '[Earlier position; give each one its own dates, also within one company]',
          at: '[Company]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: [],
          bullets: ['[The result that got you promoted.]', '[A contract, a project or an opening, with its size.]'],
        },
      ],
    },
    {
      title: 'Core Competencies',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Leadership', items: ['[As the advert words it]', '[Competency]', '[Competency]'] },
        { label: 'Operations', items: ['[Method or system]', '[Method or system]'] },
        { label: 'Finance', items: ['[Competency]', '[Competency]'] },
      ],
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
          notes: [],
          bullets: [],
        },
      ],
    },
    { title: 'Certifications', kind: 'certifications', is: 'list', items: ['[Full name of the certification, year]'] },
  ],
};
