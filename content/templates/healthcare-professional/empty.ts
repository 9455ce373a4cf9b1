import type { ResumeText } from '../resume-text.ts';

export const empty: ResumeText = {
  name: '[Your Name]',
  headline: '[Profession and field, as the advert words it]',
  contact: ['[Town, State]', '[Phone]', '[E-mail address]'],
  links: [],
  sections: [
    {
      title: 'Summary',
      kind: 'summary',
      is: 'text',
      text: '[Your profession, your years, your kind of unit or practice. What colleagues and patients rely on you for. Two or three sentences.]',
    },
    {
      title: 'Licenses and Certifications',
      kind: 'certifications',
      is: 'list',
      items: [
        '[License with its short form, state, active until which year]',
        '[Certification written out (SHORT FORM), year]',
        '[Life support course written out (SHORT FORM), year]',
      ],
    },
    {
      title: 'Experience',
      kind: 'experience',
      is: 'entries',
      entries: [
        {
          title: '[Job title, unit]',
          at: '[Hospital or practice]',
          place: '[Town, State]',
          dates: '[Month Year – Present]',
          notes: [],
          bullets: [
            '[Your patients: how many a shift, how ill, in a unit of how many beds.]',
            '[Something that became safer or faster because of you: the rate before and after.]',
            '[Whom you trained or supervised.]',
          ],
        },
        {
          title: '[Job title, unit]',
          at: '[Hospital or practice]',
          place: '[Town, State]',
          dates: '[Month Year – Month Year]',
          notes: [],
          bullets: [
            '[Conditions, procedures and systems that the advert names.]',
            '[A team or committee you worked in.]',
          ],
        },
      ],
    },
    {
      title: 'Skills',
      kind: 'skills',
      is: 'groups',
      groups: [
        { label: 'Clinical', items: ['[Procedure]', '[Procedure]', '[Procedure]'] },
        { label: 'Systems', items: ['[Record system]', '[Device]'] },
        { label: 'Working together', items: ['[Skill]', '[Skill]'] },
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
    { title: 'Languages', kind: 'languages', is: 'groups', groups: [{ label: '', items: ['[Language (level)]'] }] },
  ],
};
