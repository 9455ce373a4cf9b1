import { usualHeadings } from '#contract/draft/fixes/usual-heading.ts';
import type { Block, Section } from '#contract/draft/place.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { sealExtras } from '../extras.ts';
import { basicsFrom } from './basics.ts';
import { entryFrom, linesIn } from './entries.ts';
import { faultsIn } from './faults.ts';
import { itemFrom } from './items.ts';
import { isList, isObject, type Json, type JsonObject, wordsOf } from './json.ts';
import { type Layout, layoutFrom } from './layout.ts';
import { anyEntry, differentBlock, listOf, type ListSpec } from './sections.ts';

/** Keys at the top that are about the file, not about the person. */
const aboutFile: ReadonlySet<string> = new Set(['$schema', 'meta']);

/** The list of the words of 'basics' that make a section. */
export const summaryKey = 'summary';
/** The list of fields of 'basics' that we do not know. */
export const unknownBasics = 'basics';

/**
 * A JSON Resume as a document. Every field is in it: as words in their place, as a line to be checked where we do not
 * know the field, and unchanged in `extras` for the way back.
 */
export const draftFromJsonResume = (resume: JsonObject): ResumeDraft => {
  const { basics: given, ...rest } = resume;
  const basics = isObject(given) ? given : {};
  const { name, headline, contact, links, summary, others } = basicsFrom(basics);
  const queues = new Map<string, Block[]>([
    [summaryKey, summary.map((text): Block => ({ id: '', is: 'text', line: { text, needsCheck: false } }))],
  ]);
  const faults = faultsIn(resume);
  for (const [key, value] of Object.entries(rest))
    if (!aboutFile.has(key)) queues.set(key, blocksOf(key, value, faults));
  queues.set(
    unknownBasics,
    others.map(({ key, text }): Block => {
      const extras = sealExtras({ key: unknownBasics, item: Object.fromEntries([[key, basics[key]]]) });
      return { id: '', is: 'text', line: { text, needsCheck: true }, extras };
    }),
  );
  if (given !== undefined && !isObject(given)) queues.set(unknownBasics, blocksOf(unknownBasics, given, faults));

  const layout = layoutFrom(rest['meta']);
  const sections = (layout === null ? null : inLayout(queues, layout)) ?? inOrder(queues);
  const top = Object.fromEntries(Object.entries(rest).filter(([key]) => aboutFile.has(key)));
  return {
    name,
    headline,
    contact: inOrderOf(contact, layout?.contact ?? []),
    links: links.map(({ text }) => text),
    sections: sections.filter(({ blocks }) => blocks.length > 0).map(withIds),
    extras: sealExtras({ basics, top }),
  };
};

const blocksOf = (key: string, value: Json, faults: ReadonlySet<string>): Block[] => {
  const spec = listOf(key);
  const elements = isList(value) ? value : [value];
  return elements.flatMap((element, at): Block[] => {
    if (spec !== null && isList(value) && isObject(element)) {
      const faulty = Object.keys(element).filter((name) => faults.has(`${key}/${at}/${name}`));
      return [blockOf(key, spec, element, new Set(faulty))];
    }
    const text = isList(value) ? wordsOf(element) : [key, wordsOf(element)].join(': ');
    if (wordsOf(element) === '') return [];
    const extras = sealExtras({ key, item: isList(value) ? { element } : { value: element } });
    return [{ id: '', is: 'text', line: { text, needsCheck: true }, extras }];
  });
};

/** The block for an element of a list that we know. */
const blockOf = (key: string, spec: ListSpec, item: JsonObject, faulty: ReadonlySet<string>): Block => {
  const extras = sealExtras({ key, item });
  const block = item[differentBlock];
  if (block === 'text' || block === 'item')
    return { id: '', is: block, line: { text: wordsOf(item['summary']), needsCheck: false }, extras };
  if (spec.is === 'entry') return { ...entryFrom(spec, item, '', faulty), extras };
  if (block === 'entry') return { ...entryFrom(anyEntry, item, '', faulty), extras };
  const line = itemFrom(spec, item);
  return { id: '', is: 'item', line: { ...line, needsCheck: line.needsCheck || faulty.size > 0 }, extras };
};

type Unnamed = Pick<Section, 'kind' | 'title' | 'blocks'>;

const inOrder = (queues: ReadonlyMap<string, Block[]>): Unnamed[] =>
  [...queues].map(([key, blocks]): Unnamed => {
    if (key === summaryKey) return { kind: 'summary', title: usualHeadings.summary ?? '', blocks };
    const kind = listOf(key)?.kind ?? 'other';
    return { kind, title: usualHeadings[kind] ?? (listOf(key) !== null || key === unknownBasics ? '' : key), blocks };
  });

/** null when the file has other elements than when this layout was written. */
const inLayout = (queues: ReadonlyMap<string, readonly Block[]>, { sections }: Layout): Unnamed[] | null => {
  const left = new Map([...queues].map(([key, blocks]) => [key, [...blocks]]));
  const placed = sections.map(({ kind, title, parts }) => ({
    kind,
    title,
    blocks: parts.map(({ key, count }) => ({ blocks: left.get(key)?.splice(0, count) ?? [], count })),
  }));
  const isWhole = placed.every(({ blocks }) => blocks.every((part) => part.blocks.length === part.count));
  if (!isWhole || [...left.values()].some((blocks) => blocks.length > 0)) return null;
  return placed.map(({ kind, title, blocks }) => ({ kind, title, blocks: blocks.flatMap((part) => part.blocks) }));
};

const inOrderOf = (contact: readonly { key: string; text: string }[], keys: readonly string[]): string[] => {
  const left = [...contact];
  const first = keys.flatMap((key) => {
    const at = left.findIndex((each) => each.key === key);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...first, ...left].map(({ text }) => text);
};

const withIds = (section: Unnamed, index: number): Section => {
  const id = `s${index + 1}`;
  return { ...section, id, blocks: section.blocks.map((block, at) => ({ ...block, id: `${id}-${at + 1}` })) };
};

/** The lines of a summary section. */
export const summaryLines = (section: Section): string[] =>
  section.blocks.flatMap((block) => (block.is === 'text' ? linesIn(block.line.text) : []));
