import type { ResumeDraft } from '../report/resume-draft.ts';

export type Section = ResumeDraft['sections'][number];
export type Block = Section['blocks'][number];
export type Entry = Extract<Block, { is: 'entry' }>;
export type Line = Entry['bullets'][number];

/**
 * Where a text of a draft is, as a JSON pointer: '/name', '/contact/0', '/sections/2' (its heading),
 * '/sections/2/blocks/1/dates', '/sections/2/blocks/1/bullets/0', '/sections/2/blocks/3/line'. The pointer of a block
 * without a field ('/sections/2/blocks/1') is the block as a whole.
 */
export type Place = string;

export const entryFields = ['title', 'at', 'place', 'dates'] as const;
export type EntryField = (typeof entryFields)[number];
export type LineList = 'notes' | 'bullets';

/** A place taken apart. */
export type PlaceParts =
  | { part: 'name' }
  | { part: 'headline' }
  | { part: 'contact'; index: number }
  | { part: 'links'; index: number }
  | { part: 'section'; section: number }
  | { part: 'block'; section: number; block: number }
  | { part: 'field'; section: number; block: number; field: EntryField }
  | { part: 'line'; section: number; block: number }
  | { part: 'notes'; section: number; block: number; index: number }
  | { part: 'bullets'; section: number; block: number; index: number };

const top = /^\/(name|headline)$/;
const listed = /^\/(contact|links)\/(\d+)$/;
const inSection = /^\/sections\/(\d+)(?:\/blocks\/(\d+)(?:\/(title|at|place|dates|line|(?:notes|bullets)\/\d+))?)?$/;

/** null for what is no place. It may still be outside of a document. */
export const partsOf = (place: Place): PlaceParts | null => {
  const [, name] = top.exec(place) ?? [];
  if (name === 'name' || name === 'headline') return { part: name };
  const [, list, at] = listed.exec(place) ?? [];
  if (list === 'contact' || list === 'links') return { part: list, index: Number(at) };
  const [, sectionAt, blockAt, rest = ''] = inSection.exec(place) ?? [];
  if (sectionAt === undefined) return null;
  const section = Number(sectionAt);
  if (blockAt === undefined) return { part: 'section', section };
  const block = Number(blockAt);
  if (rest === '') return { part: 'block', section, block };
  if (rest === 'line') return { part: 'line', section, block };
  const field = entryFields.find((each) => each === rest);
  if (field !== undefined) return { part: 'field', section, block, field };
  const [part, index] = rest.split('/');
  return { part: part === 'notes' ? 'notes' : 'bullets', section, block, index: Number(index) };
};

export const blockPlace = (section: number, block: number): Place => `/sections/${section}/blocks/${block}`;

/** The line at a place; null where there is none, or a text that is no line. */
export const lineAt = (draft: ResumeDraft, place: Place): Line | null => {
  const parts = partsOf(place);
  if (parts === null || !('block' in parts)) return null;
  const block = draft.sections[parts.section]?.blocks[parts.block];
  if (block === undefined) return null;
  if (parts.part === 'line') return block.is === 'entry' ? null : block.line;
  if (block.is !== 'entry' || (parts.part !== 'notes' && parts.part !== 'bullets')) return null;
  return block[parts.part][parts.index] ?? null;
};

/** The text at a place; null where the document has none. */
export const textAt = (draft: ResumeDraft, place: Place): string | null => {
  const parts = partsOf(place);
  if (parts === null) return null;
  if (parts.part === 'name' || parts.part === 'headline') return draft[parts.part];
  if (parts.part === 'contact' || parts.part === 'links') return draft[parts.part][parts.index] ?? null;
  if (parts.part === 'section') return draft.sections[parts.section]?.title ?? null;
  if (parts.part !== 'field') return lineAt(draft, place)?.text ?? null;
  const block = draft.sections[parts.section]?.blocks[parts.block];
  return block?.is === 'entry' ? block[parts.field] : null;
};

/** Every place of a document that holds a text, in the order of reading. */
export const placesOf = (draft: ResumeDraft): readonly Place[] => [
  '/name',
  '/headline',
  ...draft.contact.map((_, index) => `/contact/${index}`),
  ...draft.links.map((_, index) => `/links/${index}`),
  ...draft.sections.flatMap(({ blocks }, section) => [
    `/sections/${section}`,
    ...blocks.flatMap((block, index) => placesInBlock(block, blockPlace(section, index))),
  ]),
];

const placesInBlock = (block: Block, own: Place): readonly Place[] =>
  block.is === 'entry'
    ? [
        ...entryFields.map((field) => `${own}/${field}`),
        ...block.notes.map((_, index) => `${own}/notes/${index}`),
        ...block.bullets.map((_, index) => `${own}/bullets/${index}`),
      ]
    : [`${own}/line`];

/** The places of all lines that are marked 'please check', in the order of reading. */
export const uncheckedPlaces = (draft: ResumeDraft): readonly Place[] =>
  placesOf(draft).filter((place) => lineAt(draft, place)?.needsCheck === true);
