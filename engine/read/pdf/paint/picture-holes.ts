import type { Pointer } from '../pdfium/exports.ts';
import type { HasHolesAt } from './hidden.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** FPDFBitmap_BGRA and FPDFBitmap_BGRA_Premul: the formats with an alpha channel. */
const withAlpha: readonly number[] = [4, 5];
/** Larger pictures are scans of pages, which have no holes, and drawing them would cost more memory than everything else. */
const maxPixels = 4_000_000;
/** Sample points under a run, across and down. */
const across = 9;
const down = 3;

/** Draws the picture (once) and samples its alpha under the box. */
export const holesIn = (
  { call, heap, scratch }: Pdfium,
  document: Pointer,
  page: Pointer,
): { hasHolesAt: HasHolesAt; free(): void } => {
  const drawn = new Map<Pointer, Pointer>();

  const draw = (picture: Pointer): Pointer => {
    call.FPDFImageObj_GetImagePixelSize(picture, scratch, scratch + 4);
    const isSmall = heap.i32(scratch) * heap.i32(scratch + 4) <= maxPixels;
    const bitmap = isSmall ? call.FPDFImageObj_GetRenderedBitmap(document, page, picture) : 0;
    drawn.set(picture, bitmap);
    return bitmap;
  };

  return {
    hasHolesAt: ({ what, at, box: area }, box) => {
      if (what !== 'picture') return false;
      const bitmap = drawn.get(at) ?? draw(at);
      if (bitmap === 0 || !withAlpha.includes(call.FPDFBitmap_GetFormat(bitmap))) return false;
      const width = call.FPDFBitmap_GetWidth(bitmap);
      const height = call.FPDFBitmap_GetHeight(bitmap);
      const stride = call.FPDFBitmap_GetStride(bitmap);
      const pixels = call.FPDFBitmap_GetBuffer(bitmap);
      let open = 0;
      for (let i = 0; i < across; i++) {
        for (let j = 0; j < down; j++) {
          const x = (box.x + (box.width * (i + 0.5)) / across - area.x) / area.width;
          const y = (box.y + (box.height * (j + 0.5)) / down - area.y) / area.height;
          const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
          const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
          if (heap.u8(pixels + row * stride + column * 4 + 3) < 200) open++;
        }
      }
      return open > (across * down) / 4;
    },
    free: () => {
      for (const bitmap of drawn.values()) if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
      drawn.clear();
    },
  };
};
