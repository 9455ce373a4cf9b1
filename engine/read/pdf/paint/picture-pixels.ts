import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** FPDF_PAGEOBJ_* */
const objectType = { picture: 3, form: 5 } as const;

/** As deep as PDFium itself draws forms inside forms. */
const maxDepth = 28;

/**
 * Pixels of the pictures on a page as their headers declare them, each as often as it is painted: nothing is decoded. Stops
 * counting once there are more than `enough`.
 */
export const picturePixels = ({ call, heap, scratch }: Pdfium, page: Pointer, enough: number): number => {
  let pixels = 0;
  const count = (length: number, objectAt: (index: number) => Pointer, depth: number): void => {
    for (let index = 0; index < length && pixels <= enough; index += 1) {
      const at = objectAt(index);
      if (at === 0) continue;
      const type = call.FPDFPageObj_GetType(at);
      if (type === objectType.picture) {
        // Left as they are when the picture has no valid header; such a picture is not drawn.
        if (call.FPDFImageObj_GetImagePixelSize(at, scratch, scratch + 4) === 0) continue;
        pixels += (heap.i32(scratch) >>> 0) * (heap.i32(scratch + 4) >>> 0);
      } else if (type === objectType.form && depth < maxDepth)
        count(call.FPDFFormObj_CountObjects(at), (inner) => call.FPDFFormObj_GetObject(at, inner), depth + 1);
    }
  };
  count(call.FPDFPage_CountObjects(page), (index) => call.FPDFPage_GetObject(page, index), 0);
  return pixels;
};
