import type { SourceDocument } from '../model/document.ts';
import type { Outcome } from '../model/failure.ts';
import { readDocx } from './docx/read-docx.ts';
import type { Pdfium } from './pdf/pdfium/pdfium.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { sniff } from './sniff.ts';

/** Converts the bytes of a PDF or DOCX to the one document type that the rest of the engine uses. The name only helps to word the failure. */
export const read = (bytes: Uint8Array, filename: string, pdfium: Pdfium): Outcome<SourceDocument> => {
  const kind = sniff(bytes, filename);
  if (!kind.ok) return kind;
  return kind.value === 'pdf' ? readPdf(bytes, pdfium) : readDocx(bytes);
};
