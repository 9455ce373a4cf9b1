import { unzip } from '#server/testing/unzip.ts';

/** The number of paragraphs of a DOCX with two tabs or more in a row. */
export const tabbedLinesOf = (bytes: Uint8Array): number => {
  const xml = unzip(Buffer.from(bytes))['word/document.xml']?.toString() ?? '';
  return xml.split('</w:p>').filter((paragraph) => textOf(paragraph).includes('\t\t')).length;
};

const textOf = (paragraph: string): string => paragraph.replaceAll('<w:tab/>', '\t').replaceAll(/<[^>]*>/g, '');
