import { chosenOf } from '../read/docx/alternatives.ts';
import { child } from '../read/docx/package/xml.ts';
import type { Xml } from '../read/docx/package/xml.ts';
import { insideRewritten, sourceOf, startTag } from './rewrite.ts';
import type { PartSource, Rewrite } from './rewrite.ts';

/** The text of an element as a person reads it, deleted text included; text boxes are left out. */
export const textIn = (element: Xml): string => {
  const { name, children, text } = element;
  if (name === 'w:t' || name === 'w:delText') return text;
  if (name === 'w:tab' || name === 'w:br') return ' ';
  if (name === 'w:txbxContent' || name === 'w:instrText' || name === 'w:pPr' || name === 'w:rPr') return '';
  const inner = name === 'mc:AlternateContent' ? chosenOf(element) : children;
  const all = inner.map(textIn).join('');
  return name === 'w:p' ? `${all} ` : all;
};

/** In one line, with single spaces, for a list of changes. */
export const quoted = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= maxQuote ? flat : `${flat.slice(0, maxQuote - 1)}…`;
};
const maxQuote = 160;

/** The first ancestor with one of these names. */
export const ancestorNamed = (
  element: Xml,
  names: readonly string[],
  parentOf: (element: Xml) => Xml | undefined,
): Xml | undefined => {
  for (let at = parentOf(element); at !== undefined; at = parentOf(at)) if (names.includes(at.name)) return at;
  return undefined;
};

/** Every element inside for which `isWanted` holds, without those inside of one that was found. */
export const outermost = (element: Xml, isWanted: (element: Xml) => boolean): Xml[] =>
  element.children.flatMap((inner) => (isWanted(inner) ? [inner] : outermost(inner, isWanted)));

/** Children of `w:pPr` in the order that the standard demands (ECMA-376, CT_PPr). */
const propertyOrder: readonly string[] = (
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs ' +
  'suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd ' +
  'snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment ' +
  'textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'
)
  .split(' ')
  .map((name) => `w:${name}`);

/** New paragraph properties by name ('w:shd'); null removes one. */
export type NewProperties = Readonly<Record<string, string | null>>;

/** The `w:pPr` of a paragraph with some properties replaced; the others keep their source and order. */
export const propertiesWith = (part: PartSource, paragraph: Xml, fresh: NewProperties): string => {
  const own = child(paragraph, 'w:pPr');
  const pieces = (own?.children ?? [])
    .filter(({ name }) => !(name in fresh))
    .map((element) => ({ name: element.name, source: sourceOf(part, element) }));
  for (const [name, source] of Object.entries(fresh)) {
    if (source === null) continue;
    const rank = propertyOrder.indexOf(name);
    const at = pieces.findIndex((piece) => propertyOrder.indexOf(piece.name) > rank);
    pieces.splice(at < 0 ? pieces.length : at, 0, { name, source });
  }
  return pieces.length === 0 ? '' : `<w:pPr>${pieces.map(({ source }) => source).join('')}</w:pPr>`;
};

const nothing: Rewrite = () => null;

/** The runs of a paragraph, without its properties. */
export const runsOf = (part: PartSource, paragraph: Xml, rewrite: Rewrite = nothing): string =>
  insideRewritten(part, paragraph, (element) => (element.name === 'w:pPr' ? '' : rewrite(element)));

/** The paragraph with some of its properties replaced. */
export const paragraphWith = (
  part: PartSource,
  paragraph: Xml,
  fresh: NewProperties,
  rewrite: Rewrite = nothing,
): string =>
  `${startTag(part, paragraph)}${propertiesWith(part, paragraph, fresh)}${runsOf(part, paragraph, rewrite)}</w:p>`;
