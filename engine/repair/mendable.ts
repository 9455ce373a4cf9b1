import type { RepairChange, RepairId } from '../model/repair.ts';
import type { Report } from '../model/report.ts';
import { prefixes } from '../read/docx/package/namespaces.ts';
import type { Part } from '../read/docx/package/package.ts';
import { decodedPart } from '../read/docx/package/xml.ts';
import type { Xml } from '../read/docx/package/xml.ts';
import type { DocxSource } from '../read/docx/read-docx.ts';
import type { PartSource } from './rewrite.ts';

/** A Word file that can be changed: what the engine says about it, and its parts with their source. */
export type Mendable = {
  report: Report;
  source: DocxSource;
  /** Main part first, then headers, footers and notes: only those that can be changed. */
  stories: readonly Story[];
  /** A part by its name; null when it is missing or cannot be changed. */
  part: (name: string) => Story | null;
  /** The first part that the main part refers to by that type, such as 'styles'. */
  related: (type: string) => Story | null;
  parentOf: (element: Xml) => Xml | undefined;
  storyOf: (element: Xml) => Story | undefined;
};

/** A part with its source; `type` is that of its relationship, 'main' for the main part. */
export type Story = PartSource & { name: string; type: string; xml: Xml; relationships: Part['relationships'] };

/** What a repair would do: the new texts of parts, and what changes for a person. */
export type Mend = { parts: ReadonlyMap<string, string>; changes: readonly RepairChange[] };

export type Repair = {
  id: RepairId;
  title: string;
  what: string;
  /** The check whose finding it mends. */
  check: string;
  /** null when there is nothing to mend. */
  find: (file: Mendable) => Mend | null;
};

const storyTypes: readonly string[] = ['header', 'footer', 'footnotes', 'endnotes'];

/** null when the main part cannot be changed. */
export const mendableOf = (report: Report, source: DocxSource): Mendable | null => {
  const { files, ranges } = source;
  const known = new Map<string, Story | null>();
  const part = (name: string, type = ''): Story | null => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const opened = name === files.main.name ? files.main : files.part(name);
    const text = opened === null ? null : changeableText(files.bytes(name));
    const story = opened === null || text === null ? null : { ...opened, text, ranges, type };
    known.set(name, story);
    return story;
  };
  const main = part(files.main.name, 'main');
  if (main === null || !isUsualPrefix(main.xml)) return null;
  const relationships = [...files.main.relationships.values()].filter(({ isExternal }) => !isExternal);
  const others = relationships
    .filter(({ type }) => storyTypes.includes(type))
    .flatMap(({ target, type }) => part(target, type) ?? [])
    .filter(({ xml }) => isUsualPrefix(xml));
  const stories = [main, ...new Set(others)];
  const parents = new Map<Xml, Xml>();
  const owners = new Map<Xml, Story>();
  for (const story of stories) noteParents(story.xml, parents, (element) => owners.set(element, story));
  return {
    report,
    source,
    stories,
    part,
    related: (type) => {
      const found = relationships.find((one) => one.type === type);
      return found === undefined ? null : part(found.target, type);
    },
    parentOf: (element) => parents.get(element),
    storyOf: (element) => owners.get(element),
  };
};

const noteParents = (element: Xml, parents: Map<Xml, Xml>, own: (element: Xml) => void): void => {
  own(element);
  for (const child of element.children) {
    parents.set(child, element);
    noteParents(child, parents, own);
  }
};

/** What is written into a part names its elements 'w:…'. */
const isUsualPrefix = ({ attributes }: Xml): boolean => prefixes.get(attributes['xmlns:w'] ?? '') === 'w';

/** The text of a part in UTF-8, which is what is written; null for another encoding. */
const changeableText = (bytes: Uint8Array | null): string | null => {
  if (bytes === null) return null;
  const text = decodedPart(bytes);
  const label = /^[^>]{0,100}encoding=["']([\w.-]{1,30})["']/.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return label === 'utf-8' && new TextEncoder().encode(text).length + mark === bytes.length ? text : null;
};
