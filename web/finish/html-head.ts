import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, html as names, parse, serialize } from 'parse5';

export type HeadElement = DefaultTreeAdapterTypes.Element;

/** The elements of a page's head, to change and pass to `withHead`. Throws for a page without a head. */
export const headOf = (html: string): HeadElement[] =>
  parseHead(html).childNodes.filter((node) => tree.isElementNode(node));

/** The page with these elements as its head. Everything outside the head is unchanged byte for byte. */
export const withHead = (html: string, elements: readonly HeadElement[]): string => {
  const { startTag, endTag } = parseHead(html).sourceCodeLocation ?? {};
  if (startTag === undefined || endTag === undefined) throw new Error('a built page has a head with both of its tags');
  const head = tree.createElement('head', names.NS.HTML, []);
  for (const element of elements) tree.appendChild(head, element);
  return `${html.slice(0, startTag.endOffset)}${serialize(head)}${html.slice(endTag.startOffset)}`;
};

const parseHead = (html: string): HeadElement => {
  const root = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(isNamed('html'));
  const head = root?.childNodes.find(isNamed('head'));
  if (head === undefined) throw new Error('a built page has a head');
  return head;
};

const isNamed =
  (name: string) =>
  (node: DefaultTreeAdapterTypes.ChildNode): node is HeadElement =>
    tree.isElementNode(node) && node.tagName === name;

/** `text` is written verbatim inside a script, and escaped everywhere else. */
export const element = (name: string, attributes: Record<string, string>, text = ''): HeadElement => {
  const list = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, names.NS.HTML, list);
  if (text !== '') tree.insertText(made, text);
  return made;
};

export const attributeOf = (of: HeadElement, name: string): string | undefined =>
  of.attrs.find((attribute) => attribute.name === name)?.value;

/** Whether an element has this name and, among others, these attributes. */
export const isElement = (of: HeadElement, name: string, attributes: Record<string, string> = {}): boolean =>
  of.tagName === name && Object.entries(attributes).every(([key, value]) => attributeOf(of, key) === value);

export const textOf = (of: HeadElement): string =>
  of.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
