import type { Outcome } from '#engine/model/failure.ts';
import { drawPage } from '#engine/read/pdf/draw-page.ts';
import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { pngOf } from './png.ts';

/** Pixels per point: sharp beside the findings on a high-resolution screen, and coarser for a page of photographs that would not fit into an answer. */
const scales = [1.5, 1, 0.6, 0.3];

/** Maximum size of a picture in bytes: as base64 it still fits into an answer. */
export const maxPictureBytes = 1.4 * 1024 * 1024;

/** A page as a PNG, and how many pages its file has. */
type PagePicture = { png: Buffer; pages: number };

/** One page as a PNG. null when the file has no such page; the coarsest scale always fits. */
export const pictureOf = (bytes: Uint8Array, pdfium: Pdfium, page: number): Outcome<PagePicture | null> => {
  let picture: Outcome<PagePicture | null> = { ok: true, value: null };
  for (const scale of scales) {
    const drawing = drawPage(bytes, pdfium, page, scale);
    if (!drawing.ok) return drawing;
    const { value } = drawing;
    picture = { ok: true, value: value === null ? null : { png: pngOf(value), pages: value.pages } };
    if (picture.value === null || picture.value.png.length <= maxPictureBytes) return picture;
  }
  return picture;
};
