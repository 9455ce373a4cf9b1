import type { SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { linesOfParagraph } from './lines/paragraph-lines.ts';

/**
 * A DOCX as a layout-blind parser gets it: the paragraphs of the body in stored order, table cells one after the
 * other, text boxes at their anchor, hidden text included. Headers, footers and footnotes are left out: they are
 * separate parts inside the DOCX, and many parsers open only the body.
 */
export const streamLinesOfDocx = (document: SourceDocument): Line[] =>
  document.paragraphs.flatMap(({ part }, index) =>
    part === 'body' || part === 'textbox'
      ? linesOfParagraph(document, index, () => true).map((line) => ({
          ...line,
          isBesideColumn: false,
        }))
      : [],
  );
