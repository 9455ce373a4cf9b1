import type { Draft, DraftBlock } from '#engine/model/draft.ts';
import type { ResumeDraft } from './resume-draft.ts';

/** Converts the engine's draft to the API format, with ids for its sections and blocks. */
export const presentDraft = ({ name, headline, contact, links, sections }: Draft): ResumeDraft => ({
  name,
  headline,
  contact: [...contact],
  links: [...links],
  sections: sections.map(({ kind, title, blocks }, index) => {
    const id = `s${index + 1}`;
    return { id, kind, title, blocks: blocks.map((block, at) => presentBlock(block, `${id}-${at + 1}`)) };
  }),
});

const presentBlock = (block: DraftBlock, id: string): ResumeDraft['sections'][number]['blocks'][number] => {
  if (block.is !== 'entry') return { id, is: block.is, line: { ...block.line } };
  return {
    ...block,
    id,
    notes: block.notes.map((line) => ({ ...line })),
    bullets: block.bullets.map((line) => ({ ...line })),
  };
};
