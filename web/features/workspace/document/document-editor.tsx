import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { AddSection } from './add-section.tsx';
import { ContactEditor } from './contact-editor.tsx';
import { SectionEditor } from './section-editor.tsx';

/** The whole resume as a document to edit. */
export const DocumentEditor = ({ draft: { name, headline, contact, links, sections } }: { draft: ResumeDraft }) => (
  <div className="grid gap-5 rounded-lg border border-line bg-sheet p-3 sm:p-6">
    <ContactEditor name={name} headline={headline} contact={contact} links={links} />
    {sections.map((section, index) => (
      <SectionEditor key={section.id} section={section} index={index} count={sections.length} />
    ))}
    <div className="border-t border-line pt-4">
      <AddSection present={sections.map(({ kind }) => kind)} />
    </div>
  </div>
);
