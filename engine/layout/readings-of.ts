import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import { streamLinesOfDocx } from './stream-docx.ts';
import { streamLinesOfPdf } from './stream-pdf.ts';
import { visualLinesOfDocx } from './visual-docx.ts';
import { visualLinesOfPdf } from './visual-pdf.ts';

/** The document as a layout-blind parser gets it and as a person sees it. */
export const readingsOf = (document: SourceDocument): { stream: Reading; visual: Reading } => {
  const isPdf = document.kind === 'pdf';
  return {
    stream: {
      order: 'stream',
      lines: isPdf ? streamLinesOfPdf(document) : streamLinesOfDocx(document),
    },
    visual: {
      order: 'visual',
      lines: isPdf ? visualLinesOfPdf(document) : visualLinesOfDocx(document),
    },
  };
};
