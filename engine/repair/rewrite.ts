import type { SourceRange, Xml } from '../read/docx/package/xml.ts';

/** The text of a part, and where its elements are in it. */
export type PartSource = { text: string; ranges: ReadonlyMap<Xml, SourceRange> };

/** What to write for an element: null keeps its tags as they are, and asks again for the elements inside. */
export type Rewrite = (element: Xml) => string | null;

/** The source of an element as it is in the file. */
export const sourceOf = ({ text, ranges }: PartSource, element: Xml): string => {
  const range = ranges.get(element);
  return range === undefined ? '' : text.slice(range.start, range.end);
};

/** The source of an element after the changes; what `rewrite` does not change keeps its exact text. */
export const rewritten = (part: PartSource, element: Xml, rewrite: Rewrite): string => {
  const own = rewrite(element);
  if (own !== null) return own;
  const range = part.ranges.get(element);
  if (range === undefined) return '';
  if (element.children.length === 0) return part.text.slice(range.start, range.end);
  const { start, open, close, end } = range;
  return part.text.slice(start, open) + insideRewritten(part, element, rewrite) + part.text.slice(close, end);
};

/** What is between the tags of an element after the changes. */
export const insideRewritten = (part: PartSource, element: Xml, rewrite: Rewrite): string => {
  const range = part.ranges.get(element);
  if (range === undefined) return '';
  let at = range.open;
  let all = '';
  for (const child of element.children) {
    const inner = part.ranges.get(child);
    if (inner === undefined) continue;
    all += part.text.slice(at, inner.start) + rewritten(part, child, rewrite);
    at = inner.end;
  }
  return all + part.text.slice(at, range.close);
};

/** The whole part after the changes, with what stands before and after its root. */
export const partRewritten = (part: PartSource, root: Xml, rewrite: Rewrite): string => {
  const range = part.ranges.get(root);
  if (range === undefined) return part.text;
  return part.text.slice(0, range.start) + rewritten(part, root, rewrite) + part.text.slice(range.end);
};

/** The start tag of an element as it is in the file; an element written as one tag becomes an open one. */
export const startTag = ({ text, ranges }: PartSource, element: Xml): string => {
  const range = ranges.get(element);
  if (range === undefined) return '';
  const tag = text.slice(range.start, range.open);
  return tag.endsWith('/>') ? `${tag.slice(0, -2)}>` : tag;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the content of an element or an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
