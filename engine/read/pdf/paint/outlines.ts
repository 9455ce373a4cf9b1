import type { Box, Shape } from '../../../model/document.ts';
import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** FPDF_SEGMENT_* */
export const segmentType = { line: 0, curve: 1, move: 2 } as const;

/** In points: maximum thickness of a rule, also one drawn as a filled rectangle; it must be much longer than thick. */
const ruleThickness = 2.5;
const ruleRatio = 4;

/** Two rectangles in one path (a frame) have ten segments; more corners are a drawing. */
const maxRectangleSegments = 12;
/** The first segments are enough to recognize the kind of a path. */
const maxSegments = 64;

/** The kind, color and box of a path. */
export const outlineOf = ({ call, heap, scratch }: Pdfium, path: Pointer, box: Box): Shape['kind'] => {
  const thin = Math.min(box.width, box.height);
  const long = Math.max(box.width, box.height);
  if (thin <= ruleThickness && long >= thin * ruleRatio) return 'line';

  const segments = call.FPDFPath_CountSegments(path);
  let isUpright = true;
  let lastX = 0;
  let lastY = 0;
  for (let index = 0; index < Math.min(segments, maxSegments); index++) {
    const segment = call.FPDFPath_GetPathSegment(path, index);
    const type = call.FPDFPathSegment_GetType(segment);
    if (type === segmentType.curve) return 'curve';
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const x = heap.f32(scratch);
    const y = heap.f32(scratch + 4);
    if (type === segmentType.line && Math.abs(x - lastX) > 0.01 && Math.abs(y - lastY) > 0.01) isUpright = false;
    lastX = x;
    lastY = y;
  }
  if (segments === 2) return 'line';
  return isUpright && segments >= 4 && segments <= maxRectangleSegments ? 'rectangle' : 'other';
};

/** True when a path is one closed outline: a frame, or several boxes in one path, leaves most of its box open. */
export const isOneOutline = ({ call }: Pdfium, path: Pointer): boolean => {
  const segments = call.FPDFPath_CountSegments(path);
  for (let index = 1; index < Math.min(segments, maxSegments); index++) {
    const segment = call.FPDFPath_GetPathSegment(path, index);
    // A move at the end draws nothing.
    if (call.FPDFPathSegment_GetType(segment) === segmentType.move && index < segments - 1) return false;
  }
  return true;
};

export type OutlinePoint = { x: number; y: number; type: number };

/** True for one closed outline of upright lines with four corners: it fills the box around it. */
export const isBox = (points: readonly OutlinePoint[]): boolean => {
  const drawn = points.filter(({ type }, index) => type !== segmentType.move || index === 0);
  // A move at the end draws nothing.
  const moves = points.slice(1, -1).filter(({ type }) => type === segmentType.move);
  const corners = new Set(drawn.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`));
  return (
    moves.length === 0 &&
    corners.size <= 4 &&
    drawn.every(({ x, y, type }, index) => {
      const before = drawn[index - 1] ?? { x, y };
      return type !== segmentType.curve && (Math.abs(x - before.x) <= 0.01 || Math.abs(y - before.y) <= 0.01);
    })
  );
};

/** Share of its width and height that a corner of a rounded box reaches at most; text in the open corner of a larger one may be on anything. */
const maxCorner = 0.05;
/** In units of the path: points this close to a side are on it. */
const onSide = 0.1;

/** True for a box with rounded corners: all points, those that bend its curves too, are on its sides, and its curves are short. */
export const isRoundedBox = ({ call, heap, scratch }: Pdfium, path: Pointer): boolean => {
  const count = call.FPDFPath_CountSegments(path);
  if (count > maxSegments) return false;
  const points = Array.from({ length: count }, (_, index) => {
    const segment = call.FPDFPath_GetPathSegment(path, index);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const isCurve = call.FPDFPathSegment_GetType(segment) === segmentType.curve;
    return { x: heap.f32(scratch), y: heap.f32(scratch + 4), isCurve };
  });
  const [left, right] = endsOf(points.map(({ x }) => x));
  const [low, high] = endsOf(points.map(({ y }) => y));
  return (
    points.some(({ isCurve }) => isCurve) &&
    points.every(({ x, y, isCurve }, index) => {
      const before = points[index - 1] ?? { x, y };
      const isShort =
        Math.abs(x - before.x) <= maxCorner * (right - left) && Math.abs(y - before.y) <= maxCorner * (high - low);
      return (isNear(x, [left, right]) || isNear(y, [low, high])) && (!isCurve || isShort);
    })
  );
};

const isNear = (value: number, ends: readonly number[]): boolean => ends.some((end) => Math.abs(end - value) < onSide);

const endsOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
