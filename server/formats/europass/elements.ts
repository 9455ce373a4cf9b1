import type { Xml } from '#engine/read/docx/package/xml.ts';

// Elements by their local names: files name the same namespaces by different prefixes.

const localName = ({ name }: Xml): string => name.slice(name.indexOf(':') + 1);

export const childrenOf = (xml: Xml | undefined, name: string): Xml[] =>
  xml?.children.filter((child) => localName(child) === name) ?? [];

/** The element at the end of a path of first children. */
export const at = (xml: Xml | undefined, ...path: readonly string[]): Xml | undefined =>
  path.reduce<Xml | undefined>((parent, name) => childrenOf(parent, name)[0], xml);

/** Its text in one line; '' without the element. */
export const textAt = (xml: Xml | undefined, ...path: readonly string[]): string =>
  (at(xml, ...path)?.text ?? '').replace(/\s+/g, ' ').trim();

/** All text inside, each element's own on a line. */
export const allText = (xml: Xml): string =>
  [xml.text.replace(/\s+/g, ' ').trim(), ...xml.children.map(allText)].filter((text) => text !== '').join('\n');

export { localName };
