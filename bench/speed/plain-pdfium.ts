import type { Pdfium } from '#engine/read/pdf/pdfium/pdfium.ts';
import { withDocument, withPage } from '#engine/read/pdf/pdfium/open-document.ts';

/**
 * The minimum that PDFium needs to extract a file's text: opens it, loads each page and its text, and reads every
 * character with its box. Returns the number of characters, or null if PDFium cannot open the file.
 */
export const plainExtraction = (bytes: Uint8Array, pdfium: Pdfium): number | null => {
  const { call, scratch } = pdfium;
  const read = withDocument(bytes, pdfium, (document) => {
    let characters = 0;
    for (let index = 0; index < call.FPDF_GetPageCount(document); index += 1)
      withPage(document, index, pdfium, (_, textPage) => {
        const count = Math.max(0, call.FPDFText_CountChars(textPage));
        for (let at = 0; at < count; at += 1) {
          call.FPDFText_GetUnicode(textPage, at);
          call.FPDFText_GetLooseCharBox(textPage, at, scratch);
        }
        characters += count;
      });
    return { ok: true, value: characters };
  });
  return read.ok ? read.value : null;
};
