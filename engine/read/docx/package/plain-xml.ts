import type { Xml } from './element.ts';
import { type Prefixes, named, prefixesWith } from './prefixes.ts';

/** Characters that XML allows and that need no change: a carriage return would become a line feed. */
const allowed = /[\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/uy;

/** As Word, Google Docs, LibreOffice and lxml write it, with the white space behind it. */
const declaration =
  /^<\?xml version=(["'])1\.0\1(?: encoding=(["'])[A-Za-z][\w.-]*\2)?(?: standalone=(["'])(?:yes|no)\3)? ?\?>\s*/;

const name = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Prefixes in scope, and our names for those of elements and attributes that were written in it. */
type Scope = { prefixes: Prefixes; elements: Map<string, string>; attributes: Map<string, string> };

const scopeOf = (prefixes: Prefixes): Scope => ({ prefixes, elements: new Map(), attributes: new Map() });

type Open = { written: string; element: { text: string; children: Xml[] }; scope: Scope };

export type Limits = { maxDepth: number; maxElements: number };

/**
 * The tree of XML that is written as word processors write it: nothing but elements, attributes in double quotes, text
 * and the five entities. Null for everything else, whether it is allowed or not: then the whole parser decides. It looks
 * for the next sign instead of at each character, so it takes a fifth of the time.
 */
export const parsePlainXml = (text: string, { maxDepth, maxElements }: Limits): Xml | null => {
  let at = declaration.exec(text)?.[0].length ?? 0;
  allowed.lastIndex = at;
  if (!allowed.test(text) || text.includes(']]>')) return null;
  const open: Open[] = [];
  let top: Xml | null = null;
  let elements = 0;

  for (;;) {
    const start = text.indexOf('<', at);
    const around = open.at(-1);
    if (start !== at) {
      const words = decoded(start < 0 ? text.slice(at) : text.slice(at, start));
      if (words === null) return null;
      if (around !== undefined) around.element.text += words;
      else if (/[^ \t\n]/.test(words)) return null;
    }
    if (start < 0) return open.length === 0 ? top : null;

    if (text.charCodeAt(start + 1) === slash) {
      const end = text.indexOf('>', start);
      if (end < 0 || around === undefined || text.slice(start + 2, end) !== around.written) return null;
      open.pop();
      at = end + 1;
      continue;
    }
    if (top !== null && around === undefined) return null;
    const tag = tagAt(text, start + 1);
    elements += 1;
    if (tag === null || open.length >= maxDepth || elements > maxElements) return null;
    const element = elementOf(tag, around?.scope ?? scopeOf(new Map()));
    if (element === null) return null;
    if (around === undefined) top = element.element;
    else around.element.children.push(element.element);
    if (!tag.isClosed) open.push({ written: tag.written, ...element });
    at = tag.end;
  }
};

const slash = 47;

/** Word declares some forty prefixes. Each name is compared with those before it. */
const maxAttributes = 100;

/** `attributes` are names and values in turns; `declares` is true when some are prefixes. */
type Tag = { written: string; attributes: readonly string[]; declares: boolean; isClosed: boolean; end: number };

/** The tag whose name starts there; null when anything about it is unusual. */
const tagAt = (text: string, start: number): Tag | null => {
  let at = start;
  while (at < text.length && !isEndOfName(text.charCodeAt(at))) at += 1;
  const written = text.slice(start, at);
  const attributes: string[] = [];
  let declares = false;
  for (;;) {
    const before = at;
    while (isSpace(text.charCodeAt(at))) at += 1;
    const isClosed = text.charCodeAt(at) === slash;
    if (isClosed) at += 1;
    if (text.charCodeAt(at) === greater) return { written, attributes, declares, isClosed, end: at + 1 };
    if (isClosed || at === before) return null;
    const equals = text.indexOf('="', at);
    const end = equals < 0 ? -1 : text.indexOf('"', equals + 2);
    if (end < 0 || attributes.length >= 2 * maxAttributes) return null;
    declares ||= text.startsWith('xmlns', at);
    attributes.push(text.slice(at, equals), text.slice(equals + 2, end));
    at = end + 1;
  }
};

const greater = 62;
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9;
const isEndOfName = (code: number): boolean => code === greater || code === slash || isSpace(code);

/** Not allowed in the value of an attribute, or changed there. */
const notInAttribute = /[<\t\n]/;

const elementOf = (tag: Tag, outer: Scope): { element: Xml & Open['element']; scope: Scope } | null => {
  let scope = outer;
  if (tag.declares) {
    const written: Record<string, string> = {};
    for (let index = 0; index < tag.attributes.length; index += 2) {
      const value = decoded(tag.attributes[index + 1] ?? '');
      if (value === null) return null;
      written[tag.attributes[index] ?? ''] = value;
    }
    scope = scopeOf(prefixesWith(written, outer.prefixes));
  }
  const own = nameIn(scope.elements, tag.written, scope.prefixes, false);
  if (own === null) return null;
  const attributes: Record<string, string> = {};
  for (let index = 0; index < tag.attributes.length; index += 2) {
    const written = tag.attributes[index] ?? '';
    const value = tag.attributes[index + 1] ?? '';
    const key = nameIn(scope.attributes, written, scope.prefixes, true);
    const meant = notInAttribute.test(value) ? null : decoded(value);
    const isRepeated = tag.attributes.indexOf(written) < index;
    if (key === null || meant === null || isRepeated) return null;
    attributes[key] = meant;
  }
  return { element: { name: own, attributes, children: [], text: '' }, scope };
};

/** Our name for a written one, null for one that is unusual. The few names of a part are each looked at once. */
const nameIn = (
  known: Map<string, string>,
  written: string,
  prefixes: Prefixes,
  isAttribute: boolean,
): string | null => {
  const found = known.get(written);
  if (found !== undefined) return found;
  if (!name.test(written)) return null;
  const ours = named(written, prefixes, isAttribute);
  known.set(written, ours);
  return ours;
};

/** Null for an entity other than the five. */
const decoded = (text: string): string | null => {
  if (!text.includes('&')) return text;
  const [first = '', ...rest] = text.split('&');
  let whole = first;
  for (const part of rest) {
    const end = part.indexOf(';');
    const sign = end < 0 ? undefined : entities.get(part.slice(0, end));
    if (sign === undefined) return null;
    whole += sign + part.slice(end + 1);
  }
  return whole;
};
