import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[Title of the position, as the announcement words it]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: [],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: '[Your field and years in public service or outside it. Citizenship. Veterans preference, if you have it. Keep the whole resume within the number of pages that the announcement allows.]',
    },
    {
      title: 'Work Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Position]',
          at: '[Agency or employer, division]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: ['Series and grade: [series and grade, for federal positions]', 'Hours per week: [hours]'],
          bullets: [
            '[Answer the specialized experience of the announcement, in its words, one bullet for each.]',
            '[The size of it: programs, dollars, people.]',
            '[A result with its number, and who relied on it.]',
            '[Whom you led, and what you decided yourself.]',
          ],
        },
        {
          title: '[Position]',
          at: '[Agency or employer, division]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: ['Hours per week: [hours]'],
          bullets: [
            '[Experience at the next lower grade, which shows a full year of it.]',
            '[A result with its number.]',
          ],
        },
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
          bullets: ['[Semester hours and grade, if the announcement asks for them]'],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Analysis', items: ['[Skill that the announcement names]', '[Skill]'] },
        { label: 'Tools', items: ['[Program]', '[Program]'] },
      ],
    },
    { title: 'Certifications', kind: 'certifications', is: 'list', items: ['[Full name of the certification, year]'] },
    { title: 'Awards', kind: 'awards', is: 'list', items: ['[Award, year]'] },
  ],
};
