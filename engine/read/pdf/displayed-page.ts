import type { Page } from '../../model/document.ts';
import type { Pointer } from './pdfium/exports.ts';
import type { Matrix } from './pdfium/matrix.ts';
import type { Pdfium } from './pdfium/pdfium.ts';

/** The page as a person sees it, and the matrix from the file's coordinates to points from its top left corner. */
export type DisplayedPage = Page & { toDisplay: Matrix };

/** PDFium returns whole device units of 32 bits, so coordinates are requested for a page drawn this many times larger, within those bits. */
const maxScale = 1000;
const maxUnits = 100_000_000;
const step = 1000;

/** PDFium accounts for rotation and crop box itself: converting three points gives the matrix. */
export const displayedPage = ({ call, heap, scratch }: Pdfium, page: Pointer): DisplayedPage => {
  const widthPt = call.FPDF_GetPageWidthF(page);
  const heightPt = call.FPDF_GetPageHeightF(page);
  const scale = Math.min(maxScale, maxUnits / Math.max(widthPt, heightPt, step));
  const sizeX = Math.round(widthPt * scale);
  const sizeY = Math.round(heightPt * scale);

  const at = (x: number, y: number): [number, number] => {
    call.FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, scratch, scratch + 4);
    return [heap.i32(scratch) / scale, heap.i32(scratch + 4) / scale];
  };
  const [e, f] = at(0, 0);
  const [xOfX, yOfX] = at(step, 0);
  const [xOfY, yOfY] = at(0, step);
  const slope = (to: number, from: number): number => Math.round(((to - from) / step) * 10_000) / 10_000;

  return {
    widthPt: Math.round(widthPt * 100) / 100,
    heightPt: Math.round(heightPt * 100) / 100,
    toDisplay: { a: slope(xOfX, e), b: slope(yOfX, f), c: slope(xOfY, e), d: slope(yOfY, f), e, f },
  };
};
