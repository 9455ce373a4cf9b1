import type { SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';
import { rulesOf } from './geometry/rules.ts';
import { withListSigns } from './lines/list-signs.ts';
import { streamLinesOfDocx } from './stream-docx.ts';
import { streamLinesOfPdf } from './stream-pdf.ts';
import { drawnTablesOf, storedTablesOf } from './tables/text-tables.ts';
import { visualLinesOfDocx } from './visual-docx.ts';
import { visualLinesOfPdf } from './visual-pdf.ts';

/** The document as a layout-blind parser gets it and as a person sees it. */
export const readingsOf = (document: SourceDocument): { stream: Reading; visual: Reading } =>
  document.kind === 'pdf'
    ? { stream: streamOf(withListSigns(streamLinesOfPdf(document), document)), visual: visualOfPdf(document) }
    : { stream: streamOf(withListSigns(streamLinesOfDocx(document), document)), visual: visualOfDocx(document) };

const streamOf = (lines: Reading['lines']): Reading => ({ order: 'stream', lines, tables: [] });

const visualOfPdf = (document: SourceDocument): Reading => {
  const rules = document.pages.map((_, index) => rulesOf(document.shapes, index + 1));
  const lines = withListSigns(visualLinesOfPdf(document, rules), document);
  return { order: 'visual', lines, tables: drawnTablesOf(document, lines, rules) };
};

const visualOfDocx = (document: SourceDocument): Reading => {
  const lines = withListSigns(visualLinesOfDocx(document), document);
  return { order: 'visual', lines, tables: storedTablesOf(document, lines) };
};
