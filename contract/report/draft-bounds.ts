import { workspaceLimits } from '../product/workspace-limits.ts';
import type { ResumeDraft } from './resume-draft.ts';

type Size = { characters: number; parts: number; extras: number };

const sizeOf = ({ name, headline, contact, links, sections, extras }: ResumeDraft): Size => {
  const blocks = sections.flatMap((section) => section.blocks);
  const lines = blocks.flatMap((block) => (block.is === 'entry' ? [...block.notes, ...block.bullets] : [block.line]));
  const texts = [
    name,
    headline,
    ...contact,
    ...links,
    ...sections.map(({ title }) => title),
    ...blocks.flatMap((block) => (block.is === 'entry' ? [block.title, block.at, block.place, block.dates] : [])),
    ...lines.map(({ text }) => text),
  ];
  return {
    characters: texts.reduce((sum, text) => sum + text.length, 0),
    parts: contact.length + links.length + sections.length + blocks.length + lines.length,
    extras: [extras, ...blocks.map((block) => block.extras)].reduce((sum, text) => sum + (text?.length ?? 0), 0),
  };
};

/** Whether a document is longer than the workspace can hold. */
export const isTooLongToEdit = (draft: ResumeDraft): boolean => {
  const { characters, parts, extras } = sizeOf(draft);
  return (
    characters > workspaceLimits.characters || parts > workspaceLimits.parts || extras > workspaceLimits.extraCharacters
  );
};

/** Whether two sections or blocks of a document have the same id. */
export const hasRepeatedIds = ({ sections }: ResumeDraft): boolean => {
  const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  return new Set(ids).size < ids.length;
};
