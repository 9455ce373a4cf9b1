import type { Box, Shape } from '../../../model/document.ts';
import type { ClipOutline } from './clips.ts';
import { colorFrom } from './colors.ts';
import type { Color } from './colors.ts';
import type { Pointer } from '../pdfium/exports.ts';
import { boxThrough, identity, matrixAt, product } from '../pdfium/matrix.ts';
import type { Matrix } from '../pdfium/matrix.ts';
import { isBox, isOneOutline, isRoundedBox, outlineOf, type OutlinePoint } from './outlines.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** Anything but text that the page paints. `rank` counts everything on the page in painting order, including text. */
export type Painting = {
  rank: number;
  what: 'picture' | 'shape' | 'shading';
  at: Pointer;
  box: Box;
  kind: Shape['kind'];
  fill: Color | null;
  stroke: Color | null;
  /** Fully opaque according to the page; a picture may still have transparent parts. */
  isOpaque: boolean;
  /** False for a path of several outlines, such as the rules of a table: its box is not its area. */
  isOneOutline: boolean;
  /** A box whose corners are rounded. */
  isRoundedBox: boolean;
  /** Within a form that is drawn with transparency, as through a mask: then it may be seen only in part. */
  isMasked: boolean;
  /** What it is clipped to besides boxes, such as a rounded card or the ring of a border. One that is too long to read is empty. */
  clips: readonly ClipOutline[];
};

/** The rank of each text object, and the matrix from its coordinates to the page. */
export type PaintedTexts = ReadonlyMap<Pointer, { rank: number; space: Matrix }>;
export type Painted = { paintings: Painting[]; texts: PaintedTexts };

/** FPDF_PAGEOBJ_* */
const objectType = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Real pages have less than a tenth of this; files made to exhaust resources have more. */
const maxObjects = 100_000;
const maxDepth = 12;

/** Walks the objects of a page, and of the forms inside it, in painting order. */
export const paintedOn = (pdfium: Pdfium, page: Pointer, toDisplay: Matrix): Painted => {
  const { call, heap, scratch } = pdfium;
  const paintings: Painting[] = [];
  const texts = new Map<Pointer, { rank: number; space: Matrix }>();
  let rank = 0;

  type Form = { space: Matrix; depth: number; isMasked: boolean };
  const walk = (count: number, objectAt: (index: number) => Pointer, form: Form): void => {
    const { space, depth, isMasked } = form;
    for (let index = 0; index < count && rank < maxObjects; index++) {
      const at = objectAt(index);
      if (at === 0) continue;
      rank++;
      const type = call.FPDFPageObj_GetType(at);
      if (type === objectType.text) texts.set(at, { rank, space });
      else if (type === objectType.form && depth < maxDepth) {
        const matrix = call.FPDFPageObj_GetMatrix(at, scratch) === 0 ? identity : matrixAt(heap, scratch);
        walk(call.FPDFFormObj_CountObjects(at), (inner) => call.FPDFFormObj_GetObject(at, inner), {
          space: product(matrix, space),
          depth: depth + 1,
          isMasked: isMasked || call.FPDFPageObj_HasTransparency(at) !== 0,
        });
      } else {
        const painting = paintingOf(pdfium, at, type, rank, space);
        if (painting !== null) paintings.push({ ...painting, isMasked });
      }
    }
  };

  walk(call.FPDFPage_CountObjects(page), (index) => call.FPDFPage_GetObject(page, index), {
    space: toDisplay,
    depth: 0,
    isMasked: false,
  });
  return { paintings, texts };
};

const paintingOf = (
  pdfium: Pdfium,
  at: Pointer,
  type: number,
  rank: number,
  space: Matrix,
): Omit<Painting, 'isMasked'> | null => {
  const { call, heap, scratch } = pdfium;
  if (call.FPDFPageObj_GetBounds(at, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const bounds = boxThrough(
    space,
    heap.f32(scratch),
    heap.f32(scratch + 4),
    heap.f32(scratch + 8),
    heap.f32(scratch + 12),
  );
  const clip = clipOf(pdfium, at, bounds, space);
  if (clip === null) return null;
  const { box } = clip;
  const isOpaque = call.FPDFPageObj_HasTransparency(at) === 0;
  const bare = {
    rank,
    at,
    box,
    isOpaque,
    kind: 'other',
    fill: null,
    stroke: null,
    isOneOutline: true,
    isRoundedBox: false,
    clips: clip.outlines,
  } as const;

  if (type === objectType.image) return { ...bare, what: 'picture' };
  if (type === objectType.shading) return { ...bare, what: 'shading' };
  if (type !== objectType.path) return null;

  call.FPDFPath_GetDrawMode(at, scratch, scratch + 4);
  const isFilled = heap.i32(scratch) !== 0;
  const isStroked = heap.i32(scratch + 4) !== 0;
  if (!isFilled && !isStroked) return null;
  const kind = outlineOf(pdfium, at, box);
  return {
    ...bare,
    what: 'shape',
    kind,
    isOneOutline: isOneOutline(pdfium, at),
    isRoundedBox: kind === 'curve' && isRoundedBox(pdfium, at),
    fill: isFilled ? colorFrom(pdfium, (r, g, b, a) => call.FPDFPageObj_GetFillColor(at, r, g, b, a)) : null,
    stroke: isStroked ? colorFrom(pdfium, (r, g, b, a) => call.FPDFPageObj_GetStrokeColor(at, r, g, b, a)) : null,
  };
};

/** Longer clip paths are letters and ornaments: their box is not meaningful, and reading them is slow. */
const maxClipPaths = 8;
const maxClipSegments = 64;

/** `outlines` are those of the paths that are no boxes. */
type Clip = { box: Box; outlines: readonly ClipOutline[] };

/** The part of a box inside the clip (by the boxes of its paths), null when that is empty. */
const clipOf = (pdfium: Pdfium, at: Pointer, box: Box, space: Matrix): Clip | null => {
  const { call, heap, scratch } = pdfium;
  const clip = call.FPDFPageObj_GetClipPath(at);
  const paths = clip === 0 ? 0 : call.FPDFClipPath_CountPaths(clip);
  const outlines: ClipOutline[] = paths > maxClipPaths ? [[]] : [];
  let left = box.x;
  let top = box.y;
  let right = box.x + box.width;
  let bottom = box.y + box.height;

  for (let path = 0; path < Math.min(paths, maxClipPaths); path++) {
    const segments = call.FPDFClipPath_CountPathSegments(clip, path);
    if (segments < 3) continue;
    if (segments > maxClipSegments) {
      outlines.push([]);
      continue;
    }
    let around: Box | null = null;
    const points: OutlinePoint[] = [];
    for (let index = 0; index < segments; index++) {
      const segment = call.FPDFClipPath_GetPathSegment(clip, path, index);
      call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const x = heap.f32(scratch);
      const y = heap.f32(scratch + 4);
      const place = boxThrough(space, x, y, x, y);
      points.push({ x: place.x, y: place.y, type: call.FPDFPathSegment_GetType(segment) });
      around = joined(around, place);
    }
    if (around === null) continue;
    if (!isBox(points)) outlines.push(points);
    left = Math.max(left, around.x);
    top = Math.max(top, around.y);
    right = Math.min(right, around.x + around.width);
    bottom = Math.min(bottom, around.y + around.height);
  }
  return right < left || bottom < top
    ? null
    : { box: { x: left, y: top, width: right - left, height: bottom - top }, outlines };
};

const joined = (one: Box | null, other: Box): Box => {
  if (one === null) return other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};
