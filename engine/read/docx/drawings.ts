import type { Picture, Shape } from '../../model/document.ts';
import { chosenOf } from './alternatives.ts';
import type { Ground } from './styles/ground.ts';
import { child, descendants } from './package/xml.ts';
import type { Xml } from './package/xml.ts';

/** The content of a `w:drawing`, `w:pict` or `w:object`. Link ids are relationship ids of clicks on a picture or shape. */
export type Drawing = {
  /** `top`: how far the drawing starts below its page, margin or paragraph (`of`), where the file says so. */
  boxes: { content: readonly Xml[]; ground: Ground; top?: { pt: number; of: string } }[];
  pictures: Omit<Picture, 'place'>[];
  shapes: Pick<Shape, 'kind' | 'fill' | 'stroke'>[];
  /** Charts, diagrams and word art: drawings whose words are stored where no reader of text looks. */
  figures: number;
  pictureFills: number;
  linkIds: string[];
};

const vmlShapes: readonly string[] = ['v:shape', 'v:rect', 'v:roundrect', 'v:oval', 'v:line', 'v:polyline', 'v:curve'];
const figures: readonly string[] = ['c:chart', 'dgm:relIds'];

/** The text boxes, pictures, shapes and links of a drawing, VML or DrawingML. */
export const drawingOf = (xml: Xml): Drawing => {
  const drawing: Drawing = { boxes: [], pictures: [], shapes: [], figures: 0, pictureFills: 0, linkIds: [] };
  const outer = descendants(xml, 'wp:docPr')[0]?.attributes ?? {};
  const size = sizeOf(xml);
  const top = topOf(xml);

  const visit = (element: Xml, ground: Ground): void => {
    const { name, attributes } = element;
    if (name === 'a:hlinkClick' && attributes['r:id'] !== undefined) drawing.linkIds.push(attributes['r:id']);
    if (name === 'v:shapetype') return;
    if (name === 'w:txbxContent') {
      drawing.boxes.push({ content: element.children, ground, ...(top === null ? {} : { top }) });
      return;
    }
    if (name === 'pic:pic') {
      const own = descendants(element, 'pic:cNvPr')[0]?.attributes ?? {};
      drawing.pictures.push({ alt: outer['descr'] || outer['title'] || own['descr'] || '', ...size });
      return;
    }
    if (name === 'v:imagedata') drawing.pictures.push({ alt: attributes['o:title'] ?? '', ...size });
    if (name === 'a:blip' || (name === 'v:fill' && attributes['r:id'] !== undefined)) drawing.pictureFills++;
    if (figures.includes(name)) drawing.shapes.push({ kind: 'other', fill: null, stroke: null });
    if (figures.includes(name) || isWordArt(element)) drawing.figures++;
    if (name === 'mc:AlternateContent') {
      for (const inner of chosenOf(element)) visit(inner, ground);
      return;
    }

    const isShape = name === 'wps:wsp' || vmlShapes.includes(name);
    if (isShape && isEmpty(element)) drawing.shapes.push(name === 'wps:wsp' ? shapeOf(element) : vmlShapeOf(element));
    const inside = isShape ? fillOf(element) : ground;
    for (const inner of element.children) visit(inner, inside);
  };
  visit(xml, undefined);
  return drawing;
};

/** Words that are bent along a path, in the older form of Word; in the newer one they are the text of a box. */
const isWordArt = ({ name, attributes }: Xml): boolean =>
  name === 'v:textpath' && /[\p{L}\p{N}]/u.test(attributes['string'] ?? '');

const emuPerPt = 12_700;

/** The size of the whole drawing: a picture in a group is no larger. */
const sizeOf = (xml: Xml): Pick<Picture, 'sizePt'> => {
  const extent = descendants(xml, 'wp:extent')[0]?.attributes ?? {};
  const [width, height] = [Number(extent['cx']) / emuPerPt, Number(extent['cy']) / emuPerPt];
  return Number.isFinite(width) && Number.isFinite(height) ? { sizePt: { width, height } } : {};
};

/** null for a drawing that is not placed by a distance: in the line, aligned, or in the older form of Word. */
const topOf = (xml: Xml): { pt: number; of: string } | null => {
  const vertical = child(child(xml, 'wp:anchor'), 'wp:positionV');
  const offset = Number(child(vertical, 'wp:posOffset')?.text);
  const of = vertical?.attributes['relativeFrom'] ?? '';
  return Number.isFinite(offset) ? { pt: offset / emuPerPt, of } : null;
};

/** A shape without text and without a picture in it. */
const isEmpty = (shape: Xml): boolean =>
  descendants(shape, 'v:imagedata').length === 0 && descendants(shape, 'w:t').length === 0;

const kinds: ReadonlyMap<string, Shape['kind']> = new Map(
  Object.entries({
    line: 'line',
    straightConnector1: 'line',
    rect: 'rectangle',
    roundRect: 'rectangle',
    round2SameRect: 'rectangle',
    snip1Rect: 'rectangle',
    ellipse: 'curve',
    arc: 'curve',
    pie: 'curve',
    blockArc: 'curve',
    donut: 'curve',
    chord: 'curve',
  }),
);

const shapeOf = (shape: Xml): Drawing['shapes'][number] => {
  const properties = child(shape, 'wps:spPr');
  const preset = child(properties, 'a:prstGeom')?.attributes['prst'] ?? '';
  return {
    kind: kinds.get(preset) ?? 'other',
    fill: hexOf(child(child(properties, 'a:solidFill'), 'a:srgbClr')?.attributes['val']),
    stroke: hexOf(child(child(child(properties, 'a:ln'), 'a:solidFill'), 'a:srgbClr')?.attributes['val']),
  };
};

const vmlKinds: ReadonlyMap<string, Shape['kind']> = new Map(
  Object.entries({
    'v:line': 'line',
    'v:rect': 'rectangle',
    'v:roundrect': 'rectangle',
    'v:oval': 'curve',
  }),
);

const off: readonly string[] = ['f', 'false', '0'];

const vmlShapeOf = ({ name, attributes }: Xml): Drawing['shapes'][number] => ({
  kind: attributes['o:hr'] === 't' ? 'line' : (vmlKinds.get(name) ?? 'other'),
  fill: off.includes(attributes['filled'] ?? '') ? null : hexOf(attributes['fillcolor']?.replace('#', '')),
  stroke: off.includes(attributes['stroked'] ?? '') ? null : hexOf(attributes['strokecolor']?.replace('#', '')),
});

/** The background of text in a shape: a plain color of its own, that of the page when the shape has no fill, else unknown. */
const fillOf = (shape: Xml): Ground => {
  if (shape.name !== 'wps:wsp') return off.includes(shape.attributes['filled'] ?? '') ? undefined : 'unknown';
  const properties = child(shape, 'wps:spPr');
  if (child(properties, 'a:noFill') !== undefined) return undefined;
  const hex = child(child(properties, 'a:solidFill'), 'a:srgbClr')?.attributes['val'];
  return hex === undefined ? 'unknown' : hex.toLowerCase();
};

/** True when any shape of the document has a filled area. */
export const hasFilledShapes = (document: Xml): boolean =>
  descendants(document, 'wps:wsp').some((shape) => fillOf(shape) !== undefined) ||
  descendants(document, 'w:pict').some((pict) =>
    pict.children.some((shape) => vmlShapes.includes(shape.name) && fillOf(shape) !== undefined),
  );

const hexOf = (hex: string | undefined): string | null =>
  hex !== undefined && /^[0-9a-f]{6}$/i.test(hex) ? `#${hex.toLowerCase()}` : null;
