import type { Run } from '../../model/document.ts';
import { chosenOf } from './alternatives.ts';
import { plainText, symbolOf } from './characters.ts';
import { drawingOf } from './drawings.ts';
import type { Drawing } from './drawings.ts';
import { Fault } from './package/fault.ts';
import { addressIn, hyperlinkOf, isSeen } from './fields.ts';
import type { Around, Walk, Where } from './gathered.ts';
import { hiddenBecause } from './styles/ground.ts';
import { mergedStyle, runStyleOf } from './styles/run-style.ts';
import type { RunStyle } from './styles/run-style.ts';
import { child, descendants } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/** Word's size when no file states one. */
const defaultSizePt = 10;

/** No resume comes close; more text would only slow down the later stages. */
const maxCharacters = 1_000_000;

/** Characters for single elements of a run. */
const marks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'w:tab': '\t',
    'w:ptab': '\t',
    'w:br': '\n',
    'w:cr': '\n',
    'w:noBreakHyphen': '-',
  }),
);

const drawn: readonly string[] = ['w:drawing', 'w:pict', 'w:object'];

/** Adds the text of a `w:r`; returns the text boxes anchored in it. */
export const readRun = (xml: Xml, walk: Walk, where: Where, around: Around): Drawing['boxes'] => {
  const style = styleOf(child(xml, 'w:rPr'), walk, around);
  const boxes: Drawing['boxes'] = [];
  const { traits } = walk.all;
  let text = '';
  const unmappedBefore = traits.unmappedCharacters;

  const add = (element: Xml): void => {
    const { name, attributes } = element;
    if (name === 'w:fldChar' || name === 'w:instrText') readField(element, walk, where, around);
    else if (name === 'mc:AlternateContent') chosenOf(element).forEach(add);
    else if (drawn.includes(name)) boxes.push(...readDrawing(element, walk, where, around));
    else if (name === 'w:ruby')
      for (const run of descendants(element, 'w:rubyBase'))
        run.children.forEach((inner) => inner.children.forEach(add));
    else if (!isSeen(where.fields)) return;
    else if (name === 'w:t') text += plainText(element.text.replace(/[\t\n\r]/g, ' '), traits);
    else if (name === 'w:softHyphen') traits.softHyphens++;
    else if (name === 'w:sym')
      text += symbolOf(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16), traits);
    else text += marks.get(name) ?? '';
  };
  xml.children.forEach(add);

  const isUnmapped = traits.unmappedCharacters > unmappedBefore && !/[\p{L}\p{N}]/u.test(text);
  if (text !== '' && addRun(text, style, isUnmapped, walk, where, around)) walk.all.origins.runs.push(xml);
  return boxes;
};

const styleOf = (rPr: Xml | undefined, { styles }: Walk, around: Around): RunStyle => {
  const direct = runStyleOf(rPr, styles.fontOf);
  return mergedStyle(around.style, styles.byId(direct.styleId)?.run ?? {}, direct);
};

/**
 * Text as it is drawn in a style of capitals, which people type without any: 'harrow college' is HARROW COLLEGE on the
 * page. Stored capitals stay: they tell names from other words. Offsets must not move, so 'ß' stays, too.
 */
const inCapitals = (text: string): string => {
  if (!startsLow.test(text)) return text;
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
};

const startsLow = /^[^\p{L}]*\p{Ll}/u;

/** False when the text is a placeholder, which is left out. */
const addRun = (
  text: string,
  style: RunStyle,
  isUnmapped: boolean,
  walk: Walk,
  where: Where,
  around: Around,
): boolean => {
  const { all } = walk;
  all.charactersRead += text.length;
  if (all.charactersRead > maxCharacters) throw new Fault('too-large-inside');
  if (where.isPlaceholder && !walk.keepsPlaceholders) {
    all.traits.promptLetters += text.trim().length;
    return false;
  }
  const run: Run = {
    text: style.isCapitals === true ? inCapitals(text) : text,
    font: {
      name: style.fontName ?? '',
      sizePt: style.sizePt ?? defaultSizePt,
      isBold: style.isBold ?? false,
      isItalic: style.isItalic ?? false,
      color: style.color === undefined || style.color === 'auto' ? '#000000' : `#${style.color}`,
    },
    place: { kind: 'flow', part: where.part, paragraph: around.index },
  };
  const hidden = hiddenBecause(style, [around.ground, where.ground, walk.pageGround]);
  const link = around.link ?? addressIn(where.fields);
  if (hidden !== null) run.hidden = hidden;
  if (link !== undefined) run.link = link;
  if (isUnmapped) run.isUnmapped = true;
  all.paragraphs[around.index]?.runs.push(all.runs.length);
  all.runs.push(run);
  return true;
};

const readField = ({ name, attributes, text }: Xml, { all }: Walk, { fields, part }: Where, around: Around): void => {
  const field = fields.at(-1);
  if (name === 'w:instrText') {
    if (field?.isInResult === false) field.code += text;
    return;
  }
  const type = attributes['w:fldCharType'];
  if (type === 'begin') {
    all.traits.fieldCodes++;
    fields.push({ code: '', isInResult: false });
  } else if (type === 'separate' && field !== undefined) {
    field.isInResult = true;
    const address = hyperlinkOf(field.code);
    if (address !== undefined) all.links.push({ address, place: { kind: 'flow', part, paragraph: around.index } });
  } else if (type === 'end') fields.pop();
};

const readDrawing = (xml: Xml, { all }: Walk, where: Where, around: Around): Drawing['boxes'] => {
  const place = { kind: 'flow', part: where.part, paragraph: around.index } as const;
  const drawing = drawingOf(xml);
  all.pictures.push(...drawing.pictures.map((picture) => ({ ...picture, place })));
  all.shapes.push(...drawing.shapes.map((shape) => ({ ...shape, place })));
  all.traits.drawings += drawing.figures;
  all.traits.pictureFills += drawing.pictureFills;
  for (const id of drawing.linkIds) {
    const target = where.relationships.get(id);
    if (target?.isExternal === true) all.links.push({ address: target.target, place });
  }
  return drawing.boxes;
};
