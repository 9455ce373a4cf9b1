import type { Draft, DraftBlock, DraftLine } from '../model/draft.ts';

/** The draft with `needsCheck` on each line that has one of these words, which are in lower case. */
export const markUnsure = (draft: Draft, unsure: ReadonlySet<string>): Draft => {
  const line = ({ text, needsCheck }: DraftLine): DraftLine => ({
    text,
    needsCheck: needsCheck || text.split(/\s+/u).some((word) => unsure.has(word.toLowerCase())),
  });
  const block = (each: DraftBlock): DraftBlock =>
    each.is === 'entry'
      ? { ...each, notes: each.notes.map(line), bullets: each.bullets.map(line) }
      : { ...each, line: line(each.line) };
  return { ...draft, sections: draft.sections.map((section) => ({ ...section, blocks: section.blocks.map(block) })) };
};
