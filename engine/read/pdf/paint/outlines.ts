import type { Box, Shape } from '../../../model/document.ts';
import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** FPDF_SEGMENT_* */
const segmentType = { line: 0, curve: 1, move: 2 } as const;

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
