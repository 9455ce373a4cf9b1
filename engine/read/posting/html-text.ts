import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** Never shown, or not a part of what the page is about. */
const leftOutTags = new Set(
  'aside audio button canvas dialog embed footer form head iframe map nav noscript object picture script select style svg template textarea video'.split(
    ' ',
  ),
);
const leftOutRoles = new Set(['banner', 'complementary', 'contentinfo', 'dialog', 'navigation', 'search']);

/** What stands before and after the text of an element. */
const breaks: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries('h1 h2 h3 h4 h5 h6'.split(' ').map((tag) => [tag, ['\n\n', '\n'] as const])),
  ...Object.fromEntries('blockquote dl ol p pre table ul'.split(' ').map((tag) => [tag, ['\n', '\n'] as const])),
  ...Object.fromEntries(
    'address article dd details div dt figure header main section summary tr'
      .split(' ')
      .map((tag) => [tag, ['\n', '\n'] as const]),
  ),
  li: ['\n- ', ''],
  br: ['\n', ''],
  hr: ['\n\n', ''],
  td: ['', '  '],
  th: ['', '  '],
};

type Node = Tree.Node;

const isElement = (node: Node): node is Tree.Element => 'tagName' in node;
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const isLeftOut = (element: Tree.Element): boolean =>
  leftOutTags.has(element.tagName) ||
  leftOutRoles.has(attributeOf(element, 'role') ?? '') ||
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributeOf(element, 'style') ?? '');

/** The text of an element, a line for each block and '- ' before each item of a list. Goes on a stack: pages nest as deep as they like. */
const textOf = (root: Node): string => {
  const pieces: string[] = [];
  const pending: (Node | string)[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      pieces.push(next);
      continue;
    }
    if ('value' in next) {
      const isVerbatim = next.parentNode !== null && 'tagName' in next.parentNode && next.parentNode.tagName === 'pre';
      pieces.push(isVerbatim ? next.value : next.value.replace(/\s+/g, ' '));
      continue;
    }
    if (isElement(next) && next !== root && isLeftOut(next)) continue;
    const [before, after] = (isElement(next) ? breaks[next.tagName] : undefined) ?? ['', ''];
    pending.push(after, ...childrenOf(next).toReversed(), before);
  }
  return tidied(pieces.join(''));
};

/** One space between words, at most one empty line between lines, and no list mark without its text. */
const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[\t\f\v \u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/(^|\n)-\n+(?=[^\n-])/g, '$1- ')
    .replace(/(?<=(?:^|\n)- [^\n]*)\n\n(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const elementsOf = (root: Node): Tree.Element[] => {
  const found: Tree.Element[] = [];
  const pending: Node[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (isElement(next)) found.push(next);
    pending.push(...childrenOf(next).toReversed());
  }
  return found;
};

/** A posting is longer; a shorter 'main' is a shell whose text a script would have filled in somewhere else. */
const minMainCharacters = 200;

/** Where a page says that its content is: what is marked up as a job posting, else its only main part, else its only article. */
const mainPartsOf = (elements: readonly Tree.Element[]): Tree.Element[] => {
  const kinds: readonly ((element: Tree.Element) => boolean)[] = [
    (element) => /schema\.org\/JobPosting$/i.test(attributeOf(element, 'itemtype') ?? ''),
    (element) => element.tagName === 'main' || attributeOf(element, 'role') === 'main',
    (element) => element.tagName === 'article',
  ];
  return kinds.map((isKind) => elements.filter(isKind)).flatMap((found) => (found.length === 1 ? found : []));
};

/** An HTML page: the text of its main part, and its blocks of JSON-LD as they are. */
export const readHtml = (html: string): { text: string; linkedData: string[] } => {
  const page = parse(html);
  const elements = elementsOf(page);
  const linkedData = elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((element) => attributeOf(element, 'type')?.trim().toLowerCase() === 'application/ld+json')
    .map((element) => element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
  const main = mainPartsOf(elements)
    .map(textOf)
    .find((text) => text.length >= minMainCharacters);
  return { text: main ?? textOf(page), linkedData };
};
