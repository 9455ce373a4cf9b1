import { readingsOf } from '../layout/readings-of.ts';
import type { SourceDocument } from '../model/document.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import type { PageText } from './build-document.ts';

/** A title of a section in larger, bold type. */
export const head = (text: string): PageText => ({ text, isBold: true, sizePt: 14 });
/** The reading in the order in which somebody reads a page. */
export const visualOf = (document: SourceDocument) => readingsOf(document).visual;

/** Kind and heading of each section that has a heading. */
export const headed = (document: SourceDocument) =>
  sectionsOf(visualOf(document), document).flatMap(({ kind, heading }) =>
    heading === null ? [] : [[kind, heading.text]],
  );

/** The lines of all sections of a kind, without their headings. */
export const textsUnder = (document: SourceDocument, kind: string) => {
  const visual = visualOf(document);
  return sectionsOf(visual, document)
    .filter((section) => section.kind === kind)
    .flatMap(({ lines }) => lines.map((line) => visual.lines[line]?.text));
};

/** A line in bold type of the size of the text. */
export const bold = (text: string) => ({ text, isBold: true });

/** A text in the left one of two columns; `right` is one in the other. */
export const left = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({ text, x: 40, y, ...more });
export const right = (text: string, y: number, more: Partial<PageText> = {}): PageText => ({
  text,
  x: 260,
  y,
  ...more,
});

/** The name above the resume. */
export const name: PageText = { text: 'Wilma Garner', sizePt: 22, isBold: true };
