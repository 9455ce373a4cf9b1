import { deflateSync } from 'node:zlib';
import { turned } from '../read/ocr/turned.ts';
import { drawPages } from '../read/pdf/draw-page.ts';
import type { Pdfium } from '../read/pdf/pdfium/pdfium.ts';
import { buildPdf } from './build-pdf.ts';

/** A PDF whose pages are gray pictures of the pages of another, about 180 dots per inch: what a scanner makes of it. `quarters`: how they lie on it, clockwise. */
export const scanOf = (pdf: Uint8Array, pdfium: Pdfium, quarters = 0): Uint8Array => {
  const pictures: Record<string, { dictionary: string; data: string }> = {};
  const pages: { content: string; width: number; height: number }[] = [];
  const drawn = drawPages(pdf, pdfium, 50, (drawing) => {
    const { widthPx, heightPx, page, pixels } = turned(drawing, quarters);
    const gray = new Uint8Array(widthPx * heightPx);
    for (let at = 0; at < gray.length; at += 1) gray[at] = pixels[4 * at + 1] ?? 0;
    const name = `Scan${pages.length}`;
    pictures[name] = {
      dictionary: `/Width ${widthPx}/Height ${heightPx}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      data: deflateSync(gray).toString('latin1'),
    };
    const { widthPt, heightPt } = page;
    pages.push({ content: `${widthPt} 0 0 ${heightPt} 0 0 cm /${name} Do`, width: widthPt, height: heightPt });
    return true;
  });
  if (!drawn.ok) throw new Error(drawn.failure.message);
  return buildPdf({ pages, pictures });
};
