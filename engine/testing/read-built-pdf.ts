import type { Box, Run, SourceDocument } from '#engine/model/document.ts';
import { readPdf } from '#engine/read/pdf/read-pdf.ts';

import { buildPdf, textLines } from './build-pdf.ts';
import type { PdfToBuild } from './build-pdf.ts';
import { pdfiumForTests } from './pdfium.ts';

/** The document in those bytes; throws with the failure code when there is none. */
export const readPdfBytes = async (bytes: Uint8Array): Promise<SourceDocument> => {
  const outcome = readPdf(bytes, await pdfiumForTests());
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
};

/** 'read', or the failure code. */
export const pdfCodeOf = async (bytes: Uint8Array): Promise<string> => {
  const outcome = readPdf(bytes, await pdfiumForTests());
  return outcome.ok ? 'read' : outcome.failure.code;
};

/** Builds a one-page file with that content and reads it. */
export const readPage = (content: string, more: Omit<PdfToBuild, 'pages'> = {}): Promise<SourceDocument> =>
  readPdfBytes(buildPdf({ ...more, pages: [{ content }] }));

/** The box of a run on a page. */
export const boxOf = ({ place }: Run): Box => {
  if (place.kind !== 'page') throw new Error('not on a page');
  return place.box;
};

/** Enough ordinary text that single unusual runs do not decide for the document. */
export const someText = textLines(
  [
    'Ines Harrow, warehouse manager in Leeds',
    'I have led teams of twelve people since the spring of 2015 and reduced errors in shipping by a third.',
    'Before that I worked for a maker of garden furniture as a forklift driver and stock controller.',
  ],
  { top: 400 },
);
