import type { Font, Paragraph, Run, SourceDocument } from '../model/document.ts';
import { noTraits } from './no-traits.ts';

const plain: Font = { name: '', sizePt: 11, isBold: false, isItalic: false, color: '#000000' };

/** Text without a file, as a document with one paragraph per line. Lines that equal one of `headings`, ignoring surrounding white space, become headings. */
export const documentOfText = (text: string, headings: readonly string[]): SourceDocument => {
  const headingLines = new Set(headings.map((heading) => heading.trim()));
  const lines = text.split(/\r?\n/);
  const runs: Run[] = [];
  const paragraphs = lines.map((line, index): Paragraph => {
    const isHeading = headingLines.has(line.trim());
    const first = runs.length;
    if (line !== '')
      runs.push({
        text: line,
        font: isHeading ? { ...plain, isBold: true } : plain,
        place: { kind: 'flow', part: 'body', paragraph: index },
      });
    return {
      part: 'body',
      runs: runs.length > first ? [first] : [],
      style: null,
      headingLevel: isHeading ? 1 : null,
      listMarker: null,
      alignment: 'left',
      cell: null,
      textBox: null,
      sectionColumns: 1,
    };
  });
  return {
    kind: 'docx',
    sizeBytes: text.length,
    pages: [],
    pageCount: null,
    runs,
    paragraphs,
    tables: [],
    pictures: [],
    shapes: [],
    links: [],
    metadata: { title: '', author: '', producer: '', creator: '' },
    traits: noTraits,
  };
};
