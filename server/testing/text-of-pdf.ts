import { readingsOf } from '#engine/layout/readings-of.ts';
import type { SourceDocument } from '#engine/model/document.ts';
import { readPdfBytes } from '#engine/testing/read-built-pdf.ts';

/** What our own reader finds in one of our PDFs: its traits, and its text in the order of a screen reader. */
export const textOfPdf = async (pdf: Uint8Array): Promise<SourceDocument & { text: string }> => {
  const document = await readPdfBytes(pdf);
  const text = readingsOf(document)
    .stream.lines.map((line) => line.text)
    .join('\n');
  return { ...document, text };
};

/** Without spaces and line breaks: a line may be broken anywhere. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');
