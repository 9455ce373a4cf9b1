import type { Xml } from './element.ts';
import { decoded, elementOf, type Open, scopeOf, slash, type Tag, tagAt } from './plain-tag.ts';

/** Characters that XML allows and that need no change: a carriage return would become a line feed. */
const allowed = /[\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/uy;

/** What XML does not allow, a carriage return, and halves of pairs: the cheaper question, and most parts have none. */
const maybeNotAllowed = /[^\t\n -\uD7FF\uE000-\uFFFD]/;

/** Whether all characters from there on are allowed. */
const isAllowed = (text: string, from: number): boolean => {
  if (!maybeNotAllowed.test(text)) return true;
  allowed.lastIndex = from;
  return allowed.test(text);
};

/** As Word, Google Docs, LibreOffice and lxml write it, with the white space behind it. */
const declaration =
  /^<\?xml version=(["'])1\.0\1(?: encoding=(["'])[A-Za-z][\w.-]*\2)?(?: standalone=(["'])(?:yes|no)\3)? ?\?>\s*/;

/** CDATA, comments, types and instructions: the whole parser knows them. */
const unusual: readonly string[] = [']]>', '<!', '<?'];

/**
 * Definitions, of which a document uses a few: the styles of a template take fifty times as many elements as the text of
 * a resume. They are read when somebody asks for what is inside.
 */
const definitions: ReadonlySet<string> = new Set(['w:style', 'w:latentStyles', 'w:abstractNum']);

export type Limits = { maxDepth: number; maxElements: number };

/** `definition` is what the whole parser makes of the definition with that number, counted from 0 in the order of the part. */
type Reading = Limits & { definition: (number: number) => Xml };

/**
 * The tree of XML that is written as word processors write it: nothing but elements, attributes in double quotes, text
 * and the five entities. Null for everything else, whether it is allowed or not: then the whole parser decides. It looks
 * for the next sign instead of at each character, so it takes a fifth of the time. What is inside definitions is read
 * when it is asked for, by `whole` if need be, which may throw then.
 */
export const parsePlainXml = (text: string, limits: Limits, whole: (text: string) => Xml): Xml | null => {
  const start = declaration.exec(text)?.[0].length ?? 0;
  if (!isAllowed(text, start) || unusual.some((signs) => text.includes(signs, start))) return null;
  let all: readonly Xml[] | null = null;
  const definition = (number: number): Xml => {
    all ??= definitionsIn(whole(text));
    return all[number] ?? noElement;
  };
  return treeFrom(text, start, [], { ...limits, definition });
};

const noElement: Xml = { name: '', attributes: {}, children: [], text: '' };

/** In the order of the part. No definition is inside another. */
const definitionsIn = (xml: Xml): readonly Xml[] =>
  definitions.has(xml.name) ? [xml] : xml.children.flatMap(definitionsIn);

/** The tree of the element at `from`; of an element that is open, the rest up to the end of the text. */
const treeFrom = (text: string, from: number, open: Open[], reading: Reading): Xml | null => {
  const outside = open.length;
  let top: Xml | null = open[0]?.element ?? null;
  let at = from;
  let elements = 0;
  let number = 0;

  for (;;) {
    const start = text.indexOf('<', at);
    const around = open.at(-1);
    if (start !== at) {
      const words = decoded(start < 0 ? text.slice(at) : text.slice(at, start));
      if (words === null) return null;
      if (around !== undefined) around.element.text += words;
      else if (/[^ \t\n]/.test(words)) return null;
    }
    if (start < 0) return open.length === outside ? top : null;

    if (text.charCodeAt(start + 1) === slash) {
      const end = text.indexOf('>', start);
      const isOwn = around !== undefined && open.length > outside && text.slice(start + 2, end) === around.written;
      if (end < 0 || !isOwn) return null;
      open.pop();
      at = end + 1;
      continue;
    }
    if (top !== null && around === undefined) return null;
    const tag = tagAt(text, start + 1);
    elements += 1;
    if (tag === null || open.length >= reading.maxDepth || elements > reading.maxElements) return null;
    const found = elementOf(tag, around?.scope ?? scopeOf(new Map()));
    if (found === null) return null;
    const own: Open = { written: tag.written, ...found };
    let element: Xml = own.element;
    at = tag.end;
    if (outside === 0 && definitions.has(element.name)) {
      const end = tag.isClosed ? at : endOfDefinition(text, tag);
      if (end === null) return null;
      if (!tag.isClosed) {
        element = readWhenAsked(own, text.slice(at, end), reading, number);
        at = end + tag.written.length + '</>'.length;
      }
      number += 1;
    } else if (!tag.isClosed) open.push(own);
    if (around === undefined) top = element;
    else around.element.children.push(element);
  }
};

/** Where the end tag of a definition starts; null where that cannot be told without reading what is inside it. */
const endOfDefinition = (text: string, { written, end }: Tag): number | null => {
  const close = text.indexOf(`</${written}>`, end);
  return close < 0 || text.slice(end, close).includes(`<${written}`) ? null : close;
};

const readWhenAsked = (own: Open, content: string, reading: Reading, number: number): Xml => {
  let read: Xml | null = null;
  const whole = (): Xml => (read ??= treeFrom(content, 0, [own], reading) ?? reading.definition(number));
  return {
    name: own.element.name,
    attributes: own.element.attributes,
    get children() {
      return whole().children;
    },
    get text() {
      return whole().text;
    },
  };
};
