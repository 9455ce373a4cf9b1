import { failureOf } from '../../failures.ts';
import type { Page } from '../../model/document.ts';
import type { Outcome } from '../../model/failure.ts';
import { picturePixels } from './paint/picture-pixels.ts';
import type { Pointer } from './pdfium/exports.ts';
import { withDocument, withPage } from './pdfium/open-document.ts';
import type { Pdfium } from './pdfium/pdfium.ts';

/** Rows from the top, four bytes per pixel: blue, green, red, unused. `page` is the size of what was drawn. */
export type Drawing = { widthPx: number; heightPx: number; page: Page; pixels: Uint8Array };

/** FPDFBitmap_BGRx */
const withoutAlpha = 3;
const bytesPerPixel = 4;
/** FPDF_ANNOT: text that people typed into forms and notes is drawn too. */
const withAnnotations = 1;
const paper = 0xff_ff_ff_ff;
/**
 * Pixels of all pictures of a page: about three scans of a letter page at 600 dots per inch. 2 kB can declare thousands of times
 * as many, and decoding takes about a second for each thousand million.
 */
const maxPicturePixels = 100_000_000;
/** A poster-size page is drawn smaller: 16 MB of pixels at most. */
const maxSidePx = 2000;

const tooManyPixels = 'too many pixels';

/** `pages`: how many the file has. */
type DrawnPage = Drawing & { pages: number };

/** One page as a person sees it. `page` counts from 1; null when the file has no such page. `scale` is in pixels per point. */
export const drawPage = (bytes: Uint8Array, pdfium: Pdfium, page: number, scale: number): Outcome<DrawnPage | null> =>
  attempt(bytes, pdfium, (document): Outcome<DrawnPage | null> => {
    const pages = pdfium.call.FPDF_GetPageCount(document);
    if (page < 1 || page > pages) return { ok: true, value: null };
    const drawing = drawingOf(document, pdfium, page - 1, scale);
    return drawing.ok ? { ok: true, value: { ...drawing.value, pages } } : drawing;
  });

/** Draws the first pages as large as pages are drawn, until `use` answers false. The value is the number of pages in the file. */
export const drawPages = (
  bytes: Uint8Array,
  pdfium: Pdfium,
  maxPages: number,
  use: (drawing: Drawing) => boolean,
): Outcome<number> =>
  attempt(bytes, pdfium, (document): Outcome<number> => {
    const pageCount = pdfium.call.FPDF_GetPageCount(document);
    for (let index = 0; index < Math.min(pageCount, maxPages); index += 1) {
      const drawing = drawingOf(document, pdfium, index, Infinity);
      if (!drawing.ok) return drawing;
      if (!use(drawing.value)) break;
    }
    return { ok: true, value: pageCount };
  });

const attempt = <T>(bytes: Uint8Array, pdfium: Pdfium, use: (document: Pointer) => Outcome<T>): Outcome<T> => {
  try {
    return withDocument(bytes, pdfium, use);
  } catch {
    // A trap inside PDFium, or memory that it did not get.
    return { ok: false, failure: failureOf(pdfium.isExhausted() ? 'too-large-inside' : 'damaged') };
  }
};

const drawingOf = (document: Pointer, pdfium: Pdfium, index: number, scale: number): Outcome<Drawing> => {
  const drawing = withPage(document, index, pdfium, (loaded) =>
    picturePixels(pdfium, loaded, maxPicturePixels) > maxPicturePixels ? tooManyPixels : drawn(pdfium, loaded, scale),
  );
  if (drawing === tooManyPixels) return { ok: false, failure: failureOf('too-large-inside') };
  return drawing === null ? { ok: false, failure: failureOf('damaged') } : { ok: true, value: drawing };
};

/** An open page; null when its pictures are too large or there is no memory for the drawing. */
export const drawnPage = (pdfium: Pdfium, page: Pointer, scale: number): Drawing | null =>
  picturePixels(pdfium, page, maxPicturePixels) > maxPicturePixels ? null : drawn(pdfium, page, scale);

/** null when there is no memory for the picture. */
const drawn = ({ call, heap }: Pdfium, page: number, wanted: number): Drawing | null => {
  const [widthPt, heightPt] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
  const scale = Math.min(wanted, maxSidePx / Math.max(widthPt, heightPt, 1));
  const widthPx = Math.max(1, Math.round(widthPt * scale));
  const heightPx = Math.max(1, Math.round(heightPt * scale));
  const bitmap = call.FPDFBitmap_CreateEx(widthPx, heightPx, withoutAlpha, 0, 0);
  if (bitmap === 0) return null;
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, paper);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, widthPx, heightPx, 0, withAnnotations);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const pixels = heap.copy(call.FPDFBitmap_GetBuffer(bitmap), stride * heightPx);
    return stride === widthPx * bytesPerPixel ? { widthPx, heightPx, page: { widthPt, heightPt }, pixels } : null;
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
};
