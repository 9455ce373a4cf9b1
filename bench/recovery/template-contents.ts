import type { ResumeText } from '#content/templates/resume-text.ts';
import type { Contents } from './recovered.ts';

/** What the example says, as its author wrote it. */
export const templateContents = ({ name, contact, links, sections }: ResumeText): Contents => ({
  contact: [name, ...contact, ...links],
  jobs: sections.flatMap((section) =>
    section.kind === 'experience' && section.is === 'entries'
      ? section.entries.map(({ at, title, dates, bullets }) => ({ employer: at, title, dates, bullets }))
      : [],
  ),
  headings: sections.map(({ title }) => ({ text: title, isUsual: true })),
  skills: sections.flatMap((section) => {
    if (section.kind !== 'skills') return [];
    if (section.is === 'list') return section.items;
    return section.is === 'groups' ? section.groups.flatMap(({ items }) => items) : [];
  }),
});
