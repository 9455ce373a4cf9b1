import { failureOf } from '../../failures.ts';
import type { Outcome } from '../../model/failure.ts';
import { picturePixels } from './paint/picture-pixels.ts';
import { withDocument, withPage } from './pdfium/open-document.ts';
import type { Pdfium } from './pdfium/pdfium.ts';

/** Rows from the top, four bytes per pixel: blue, green, red, unused. */
export type Drawing = { widthPx: number; heightPx: number; pixels: Uint8Array };

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

/** One page as a person sees it. `page` counts from 1; null when the file has no such page. `scale` is in pixels per point. */
export const drawPage = (bytes: Uint8Array, pdfium: Pdfium, page: number, scale: number): Outcome<Drawing | null> => {
  try {
    return withDocument(bytes, pdfium, (document): Outcome<Drawing | null> => {
      if (page < 1 || page > pdfium.call.FPDF_GetPageCount(document)) return { ok: true, value: null };
      const drawing = withPage(document, page - 1, pdfium, (loaded) =>
        picturePixels(pdfium, loaded, maxPicturePixels) > maxPicturePixels
          ? tooManyPixels
          : drawn(pdfium, loaded, scale),
      );
      if (drawing === tooManyPixels) return { ok: false, failure: failureOf('too-large-inside') };
      return drawing === null ? { ok: false, failure: failureOf('damaged') } : { ok: true, value: drawing };
    });
  } catch {
    // A trap inside PDFium, or memory that it did not get.
    return { ok: false, failure: failureOf(pdfium.isExhausted() ? 'too-large-inside' : 'damaged') };
  }
};

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
    return stride === widthPx * bytesPerPixel ? { widthPx, heightPx, pixels } : null;
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
};
