import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import type { Painting } from './paintings.ts';

/** Points. Smaller pictures are icons. */
const minPt = 22;
/** Larger ones take long to draw, and a panel of one color is stored smaller. */
const maxPixels = 1_000_000;
/** Of a document: a page made of tiles is not looked at further. */
export const maxPicturesDrawn = 8;
/** Bytes of a pixel by FPDFBitmap format: gray, BGR, BGRx, BGRA and BGRA with its colors already weighted by alpha. */
const bytesOf: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [2, 3],
  [3, 4],
  [4, 4],
  [5, 4],
]);
const weighted = 5;
const withAlpha: readonly number[] = [4, weighted];
/** Every third row: the smallest letters that can be read are higher. */
const rowStep = 3;
/** In pixels: as wide as the edge of a letter, which is smoothed. */
const edgePx = 2;
/** Of 255: the edge of pale gray letters on white; a shadow changes by less over such a distance. */
const minEdge = 25;
/** The two sides of a panel or a disc; a letter has more. */
const maxEdges = 2;

/**
 * Whether a picture shows nothing but one area of a color or a soft shadow, as design programs store panels: no row of
 * it has more edges than the two sides of such an area. Smaller and very large pictures are not looked at.
 */
export const isPlainPicture = (
  { call, heap, scratch }: Pdfium,
  document: Pointer,
  page: Pointer,
  { at, box }: Painting,
): boolean => {
  if (Math.min(box.width, box.height) < minPt) return false;
  if (call.FPDFImageObj_GetImagePixelSize(at, scratch, scratch + 4) === 0) return false;
  if (heap.i32(scratch) * heap.i32(scratch + 4) > maxPixels) return false;
  const bitmap = call.FPDFImageObj_GetRenderedBitmap(document, page, at);
  if (bitmap === 0) return false;
  const format = call.FPDFBitmap_GetFormat(bitmap);
  const bytes = bytesOf.get(format) ?? 0;
  const [width, height] = [call.FPDFBitmap_GetWidth(bitmap), call.FPDFBitmap_GetHeight(bitmap)];
  const [stride, pixels] = [call.FPDFBitmap_GetStride(bitmap), call.FPDFBitmap_GetBuffer(bitmap)];
  let isPlain = bytes > 0 && width * height <= maxPixels;
  for (let row = 0; isPlain && row < height; row += rowStep)
    isPlain = edgesIn(heap, pixels + row * stride, { format, bytes, width }) <= maxEdges;
  call.FPDFBitmap_Destroy(bitmap);
  return isPlain;
};

type Layout = { format: number; bytes: number; width: number };

const edgesIn = (heap: Pdfium['heap'], start: Pointer, layout: Layout): number => {
  let edges = 0;
  let before = 255;
  for (let column = 0; column < layout.width; column += edgePx) {
    const now = brightnessAt(heap, start + column * layout.bytes, layout);
    if (Math.abs(now - before) >= minEdge) edges++;
    before = now;
  }
  return edges;
};

/** On white paper. */
const brightnessAt = (heap: Pdfium['heap'], at: Pointer, { format, bytes }: Layout): number => {
  const value = bytes === 1 ? heap.u8(at) : (heap.u8(at) + heap.u8(at + 1) + heap.u8(at + 2)) / 3;
  if (!withAlpha.includes(format)) return value;
  const alpha = heap.u8(at + 3);
  return (format === weighted ? value : (value * alpha) / 255) + 255 - alpha;
};
