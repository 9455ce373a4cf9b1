import type { Block, Section } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { blockExtras, documentExtras } from '../extras.ts';
import { basicsTo } from './basics.ts';
import { itemOf } from './entries.ts';
import { itemFrom, itemTo } from './items.ts';
import { type Json, type JsonObject, wordsOf } from './json.ts';
import { type Layout, metaWith } from './layout.ts';
import { summaryKey, summaryLines, unknownBasics } from './read.ts';
import { anyEntry, differentBlock, listOf, listOfKind, type ListSpec } from './sections.ts';

/** An element of a list, or for an unknown field its value as a whole. */
type Written = { key: string; element: Json; isWhole: boolean };

const isBlank = (block: Block): boolean =>
  block.is === 'entry'
    ? [block.title, block.at, block.place, block.dates, ...[...block.notes, ...block.bullets].map(({ text }) => text)]
        .join('')
        .trim() === ''
    : block.line.text.trim() === '';

/** The document as a JSON Resume that the schema accepts, with every field of the file that it came from. */
export const jsonResumeOf = (draft: ResumeDraft): JsonObject => {
  const { basics: from, top } = documentExtras(draft.extras);
  const summaryAt = draft.sections.findIndex(
    ({ kind, blocks }) => kind === 'summary' && blocks.every((block) => block.is === 'text'),
  );
  const summary = draft.sections[summaryAt];
  const written = draft.sections.map((section, index): readonly Written[] =>
    index === summaryAt ? [] : section.blocks.flatMap((block) => (isBlank(block) ? [] : [elementOf(section, block)])),
  );
  const unknown = written.flat().filter(({ key }) => key === unknownBasics);
  const { basics, contact } = basicsTo(
    {
      name: draft.name,
      headline: draft.headline,
      contact: draft.contact.map((text) => text.trim()).filter((text) => text !== ''),
      links: draft.links.map((text) => text.trim()).filter((text) => text !== ''),
      summary: summary === undefined ? [] : summaryLines(summary),
      others: new Set(unknown.flatMap(({ element }) => Object.keys(element ?? {}))),
    },
    from,
  );
  const layout: Layout = {
    sections: draft.sections.flatMap(({ kind, title }, index) => {
      const lines = index === summaryAt && summary !== undefined ? summaryLines(summary).length : 0;
      const parts = lines > 0 ? [{ key: summaryKey, count: lines }] : partsOf(written[index] ?? []);
      return parts.length === 0 ? [] : [{ kind, title, parts }];
    }),
    contact: [...contact],
  };
  const { meta, ...others } = top;
  return {
    ...others,
    ...(Object.keys(basics).length === 0 ? {} : { basics }),
    ...collected(written.flat().filter(({ key }) => key !== unknownBasics)),
    meta: metaWith(meta, layout),
  };
};

const partsOf = (written: readonly Written[]): { key: string; count: number }[] => {
  const parts: { key: string; count: number }[] = [];
  for (const { key } of written) {
    const last = parts.at(-1);
    if (last?.key === key) last.count += 1;
    else parts.push({ key, count: 1 });
  }
  return parts;
};

const collected = (written: readonly Written[]): JsonObject => {
  const fields = new Map<string, Json>();
  for (const { key, element, isWhole } of written) {
    const list = fields.get(key);
    fields.set(key, isWhole ? element : [...(Array.isArray(list) ? list : []), element]);
  }
  return Object.fromEntries(fields);
};

const elementOf = (section: Section, block: Block): Written => {
  const extras = blockExtras(block.extras);
  const own = listOfKind(section.kind);
  if (extras !== null && listOf(extras.key) === null) return unknownElement(block, extras.key, extras.item);
  const spec = listOf(own);
  const from = extras?.key === own ? extras.item : {};
  return { key: own, element: spec === null ? null : knownElement(spec, block, from), isWhole: false };
};

/** An element of a field that we do not know stays as it is while its words do; else they are what there is. */
const unknownElement = (block: Block, key: string, item: JsonObject): Written => {
  const text = block.is === 'entry' ? '' : block.line.text;
  if (key === unknownBasics && !('value' in item)) {
    const [name = '', value] = Object.entries(item)[0] ?? [];
    const isKept = text === `${name}: ${wordsOf(value)}`;
    return isKept
      ? { key, element: item, isWhole: false }
      : { key: 'other', element: { summary: text, [differentBlock]: 'text' }, isWhole: false };
  }
  const isWhole = 'value' in item;
  const value = isWhole ? item['value'] : item['element'];
  const words = isWhole ? `${key}: ${wordsOf(value)}` : wordsOf(value);
  return { key, element: value !== undefined && words === text ? value : text, isWhole };
};

const knownElement = (spec: ListSpec, block: Block, from: JsonObject): JsonObject => {
  if (block.is === 'entry') {
    if (spec.is === 'entry') return withoutMark(itemOf(spec, block, from), from);
    const { [differentBlock]: mark } = from;
    return { ...itemOf(anyEntry, block, mark === 'entry' ? from : {}), [differentBlock]: 'entry' };
  }
  const { text } = block.line;
  if (spec.is === 'item' && block.is === 'item') {
    const isPlain = from[differentBlock] === undefined && Object.keys(from).length > 0;
    return isPlain && itemFrom(spec, from).text === text ? from : itemTo(spec, text);
  }
  const same = from[differentBlock] === block.is && wordsOf(from['summary']) === text;
  return same ? from : { summary: text, [differentBlock]: block.is };
};

/** An entry in a list of entries needs no mark, unless its file had one that means something else. */
const withoutMark = (item: JsonObject, from: JsonObject): JsonObject => {
  const mark = from[differentBlock];
  if (mark !== 'text' && mark !== 'item') return item;
  const { [differentBlock]: _, ...rest } = item;
  return rest;
};
