import type { ResumeDraft } from '../report/resume-draft.ts';
import { type Block, type Line, type Place, type Section, partsOf } from './place.ts';

// Every function returns the same object when there is nothing to change, and shares what it leaves alone, so that a
// history of a thousand steps costs the memory of its changes.

/** The list with another value at an index; the same list if nothing is there. */
const replaced = <Item>(list: readonly Item[], index: number, next: (item: Item) => Item): Item[] | null => {
  const item = list[index];
  if (item === undefined) return null;
  const changed = next(item);
  return changed === item ? null : list.map((each, at) => (at === index ? changed : each));
};

export const withSection = (draft: ResumeDraft, index: number, next: (section: Section) => Section): ResumeDraft => {
  const sections = replaced(draft.sections, index, next);
  return sections === null ? draft : { ...draft, sections };
};

export const withBlock = (
  draft: ResumeDraft,
  section: number,
  index: number,
  next: (block: Block) => Block,
): ResumeDraft =>
  withSection(draft, section, (each) => {
    const blocks = replaced(each.blocks, index, next);
    return blocks === null ? each : { ...each, blocks };
  });

const withLine = (draft: ResumeDraft, place: Place, next: (line: Line) => Line): ResumeDraft => {
  const parts = partsOf(place);
  if (parts === null || !('block' in parts)) return draft;
  return withBlock(draft, parts.section, parts.block, (block) => {
    if (block.is !== 'entry') return parts.part === 'line' ? { ...block, line: next(block.line) } : block;
    if (parts.part !== 'notes' && parts.part !== 'bullets') return block;
    const lines = replaced(block[parts.part], parts.index, next);
    return lines === null ? block : { ...block, [parts.part]: lines };
  });
};

/** Another text at a place. Dates that somebody wrote anew are no longer the ones that were understood. */
export const withText = (draft: ResumeDraft, place: Place, text: string): ResumeDraft => {
  const parts = partsOf(place);
  if (parts === null) return draft;
  if (parts.part === 'name' || parts.part === 'headline') return { ...draft, [parts.part]: text };
  if (parts.part === 'contact' || parts.part === 'links') {
    const list = replaced(draft[parts.part], parts.index, () => text);
    return list === null ? draft : { ...draft, [parts.part]: list };
  }
  if (parts.part === 'section') return withSection(draft, parts.section, (section) => ({ ...section, title: text }));
  if (parts.part !== 'field') return withLine(draft, place, (line) => ({ ...line, text }));
  return withBlock(draft, parts.section, parts.block, (block) => {
    if (block.is !== 'entry' || block[parts.field] === text) return block;
    return { ...block, [parts.field]: text, ...(parts.field === 'dates' ? { period: null } : {}) };
  });
};

/** Somebody looked at the line at this place, and it is right. */
export const confirmed = (draft: ResumeDraft, place: Place): ResumeDraft =>
  withLine(draft, place, (line) => (line.needsCheck ? { ...line, needsCheck: false } : line));

/** Another list in place of the one that a place is an item of. */
const withListOf = (
  draft: ResumeDraft,
  place: Place,
  next: <Item>(list: Item[], index: number) => Item[],
): ResumeDraft => {
  const parts = partsOf(place);
  if (parts === null || parts.part === 'name' || parts.part === 'headline') return draft;
  if (parts.part === 'contact' || parts.part === 'links') {
    const list = next(draft[parts.part], parts.index);
    return list === draft[parts.part] ? draft : { ...draft, [parts.part]: list };
  }
  if (parts.part === 'section') {
    const sections = next(draft.sections, parts.section);
    return sections === draft.sections ? draft : { ...draft, sections };
  }
  if (parts.part === 'notes' || parts.part === 'bullets') {
    const { part, index } = parts;
    return withBlock(draft, parts.section, parts.block, (block) => {
      if (block.is !== 'entry') return block;
      const list = next(block[part], index);
      return list === block[part] ? block : { ...block, [part]: list };
    });
  }
  return withSection(draft, parts.section, (section) => {
    const blocks = next(section.blocks, parts.block);
    return blocks === section.blocks ? section : { ...section, blocks };
  });
};

/** Without the item at a place: a contact detail, a section, a block, a note or a bullet. */
export const removed = (draft: ResumeDraft, place: Place): ResumeDraft =>
  withListOf(draft, place, (list, index) => list.filter((_, at) => at !== index));

/** With that item one further up (-1) or down (1) in its list. */
export const moved = (draft: ResumeDraft, place: Place, by: -1 | 1): ResumeDraft =>
  withListOf(draft, place, (list, index) => {
    const item = list[index];
    const other = list[index + by];
    if (item === undefined || other === undefined) return list;
    return list.map((each, at) => {
      if (at === index) return other;
      return at === index + by ? item : each;
    });
  });

/** With another contact detail or link at an index. */
export const withContact = (
  draft: ResumeDraft,
  list: 'contact' | 'links',
  index: number,
  text: string,
): ResumeDraft => ({ ...draft, [list]: draft[list].toSpliced(index, 0, text) });

export const withNewSection = (draft: ResumeDraft, index: number, section: Section): ResumeDraft => ({
  ...draft,
  sections: draft.sections.toSpliced(index, 0, section),
});

export const withNewBlock = (draft: ResumeDraft, section: number, index: number, block: Block): ResumeDraft =>
  withSection(draft, section, (each) => ({ ...each, blocks: each.blocks.toSpliced(index, 0, block) }));

export const withNewLine = (
  draft: ResumeDraft,
  { section, block, list, index }: { section: number; block: number; list: 'notes' | 'bullets'; index: number },
  text: string,
): ResumeDraft =>
  withBlock(draft, section, block, (each) =>
    each.is === 'entry' ? { ...each, [list]: each[list].toSpliced(index, 0, { text, needsCheck: false }) } : each,
  );
