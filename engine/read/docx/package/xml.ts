import { SaxesParser } from 'saxes';

import type { Xml } from './element.ts';
import { Fault } from './fault.ts';
import { parsePlainXml } from './plain-xml.ts';
import { named, type Prefixes, prefixesWith } from './prefixes.ts';

export type { Xml };

/** Real documents nest about forty levels deep; the walk recurses, so this also guards the stack. */
const maxDepth = 256;
/** About as many as a hundred pages of text have. */
const maxElements = 250_000;

/** Text content that is never used is not kept: between elements it is white space for layout. */
type Open = { name: string; attributes: Record<string, string>; children: Xml[]; text: string };

/**
 * Where an element is in the text of its part, for changing the part without writing it anew. `open` is the end of its
 * start tag and `close` the start of its end tag; an element written as one tag has both at its end.
 */
export type SourceRange = { start: number; open: number; close: number; end: number };

/**
 * Parses a part. Document types are rejected, so there are no custom entities and nothing is fetched; anything that
 * cannot be parsed is a Fault, inside a style or a list's definition when that is asked for: a document uses a few of
 * those that its template has. `ranges` receives where each element is in `decodedPart(bytes)`.
 */
export const parseXml = (bytes: Uint8Array, ranges?: Map<Xml, SourceRange>): Xml => {
  const text = decodedPart(bytes);
  const plain = ranges === undefined ? parsePlainXml(text, { maxDepth, maxElements }, parseAnyXml) : null;
  return plain ?? parseAnyXml(text, ranges);
};

/** All that is XML, by a parser that looks at each character. */
export const parseAnyXml = (text: string, ranges?: Map<Xml, SourceRange>): Xml => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  const scopes: Prefixes[] = [new Map()];
  let elements = 0;
  // A well-formed tag has no '<' inside.
  const tagStart = (): number => text.lastIndexOf('<', parser.position - 1);

  parser.on('doctype', () => {
    throw new Fault('damaged');
  });
  parser.on('error', () => {
    throw new Fault('damaged');
  });
  parser.on('opentag', (tag) => {
    if (open.length > maxDepth || ++elements > maxElements) throw new Fault('too-large-inside');
    const scope = prefixesWith(tag.attributes, scopes.at(-1) ?? new Map());
    scopes.push(scope);
    const element: Open = { name: named(tag.name, scope), attributes: {}, children: [], text: '' };
    for (const name of Object.keys(tag.attributes))
      element.attributes[named(name, scope, true)] = tag.attributes[name] ?? '';
    open.at(-1)?.children.push(element);
    open.push(element);
    if (ranges === undefined) return;
    const end = parser.position;
    ranges.set(element, { start: tagStart(), open: end, close: end, end });
  });
  parser.on('closetag', (tag) => {
    const closed = open.pop();
    scopes.pop();
    const range = closed === undefined ? undefined : ranges?.get(closed);
    if (range === undefined || tag.isSelfClosing) return;
    range.close = tagStart();
    range.end = parser.position;
  });
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(text).close();
  const [top] = root.children;
  if (top === undefined) throw new Fault('damaged');
  return top;
};

/** True for XML whose prefixes are all declared where they are used, as Word requires. */
export const isValidXml = (text: string): boolean => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let isValid = true;
  parser.on('error', () => {
    isValid = false;
  });
  parser.write(text).close();
  return isValid;
};

/** The text of a part: UTF-8 unless the byte order mark or the declaration says otherwise. */
export const decodedPart = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0x3c && bytes[1] === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0 && bytes[1] === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder().decode(bytes.subarray(0, 120));
  const label = /^[^>]*encoding=["']([\w.-]{1,30})["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
  return decoderFor(label).decode(bytes);
};

const decoderFor = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label.startsWith('utf-16') ? 'utf-8' : label);
  } catch {
    return new TextDecoder();
  }
};

/** The first child with that name. */
export const child = (xml: Xml | undefined, name: string): Xml | undefined =>
  xml?.children.find((element) => element.name === name);

/** The children with that name, in order. */
export const childrenNamed = (xml: Xml | undefined, name: string): Xml[] =>
  xml?.children.filter((element) => element.name === name) ?? [];

/** Word's `w:val` of a child, undefined when either is missing. */
export const valueOf = (xml: Xml | undefined, name: string): string | undefined =>
  child(xml, name)?.attributes['w:val'];

/** Every element with that name inside, outermost first. */
export const descendants = (xml: Xml, name: string): Xml[] => {
  const found: Xml[] = [];
  const visit = (element: Xml): void => {
    for (const inner of element.children) {
      if (inner.name === name) found.push(inner);
      visit(inner);
    }
  };
  visit(xml);
  return found;
};
