import { readingsOf } from '../layout/readings-of.ts';
import { type PageText, pdfDocument } from './build-document.ts';

/** The lines of a page in the order in which somebody reads them. */
export const visualTexts = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

/** A text at a place of a page, in points from the top left. */
export const at = (x: number, y: number, text: string, style: Partial<PageText> = {}): PageText => ({
  x,
  y,
  text,
  ...style,
});

/** A bold title left of its lines, level with the first. */
export const titled = (y: number, title: string, lines: readonly string[]): PageText[] => [
  at(60, y, title, { isBold: true }),
  ...lines.map((line, index) => at(180, y + 14 * index, line)),
];
