import type { Xml } from './element.ts';
import { type Prefixes, named, prefixesWith } from './prefixes.ts';

const name = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Prefixes in scope, and our names for those of elements and attributes that were written in it. */
export type Scope = { prefixes: Prefixes; elements: Map<string, string>; attributes: Map<string, string> };

export const scopeOf = (prefixes: Prefixes): Scope => ({ prefixes, elements: new Map(), attributes: new Map() });

/** An element whose content is being read, with the scope inside it. */
export type Open = { written: string; element: Xml & { text: string; children: Xml[] }; scope: Scope };

export const slash = 47;

/** Word declares some forty prefixes. Each name is compared with those before it. */
const maxAttributes = 100;

/** `attributes` are names and values in turns; `declares` is true when some are prefixes. */
export type Tag = { written: string; attributes: readonly string[]; declares: boolean; isClosed: boolean; end: number };

/** The tag whose name starts there; null when anything about it is unusual. */
export const tagAt = (text: string, start: number): Tag | null => {
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

/** The element that a tag opens, still empty; null when anything about it is unusual. */
export const elementOf = (tag: Tag, outer: Scope): Pick<Open, 'element' | 'scope'> | null => {
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

/** The text that is meant by a written one; null for an entity other than the five. */
export const decoded = (text: string): string | null => {
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
