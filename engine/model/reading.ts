import type { Box, FlowPart } from './document.ts';

export type ReadingOrder = 'stream' | 'visual';

/** `line.text.slice(at, at + to - from)` is `runs[run].text.slice(from, to)`. Text between pieces is white space that is not in a run. */
export type Piece = { at: number; run: number; from: number; to: number };

/** Where the type within a line changes: from `at` on the text is set like this. Sizes do not count: small capitals alternate them. */
export type TypeChange = { at: number; isBold: boolean; isItalic: boolean; color: string };

export type Line = {
  /** The text of this line as read by a person (or parser); a tab is a gap that a person sees as another column of this line (right-aligned dates). */
  text: string;
  pieces: readonly Piece[];
  /** Length of the bullet or number at the start of `text`, with the space after it; 0 when the line is not a list item. */
  markerLength: number;
  /** True on the first line of a list item: text with a bullet or number, or a DOCX paragraph that is numbered without one in its text. */
  isListItem: boolean;
  /** DOCX: how deep the item is nested in its list, from 0. In a PDF the indentation tells. */
  listLevel?: number;
  /** Size of most of the text; bold when all letters are bold; caps when all letters are capitals and there are at least two. */
  style: { sizePt: number; isBold: boolean; isItalic: boolean; isCaps: boolean; color: string };
  /** The stretches of different type, from the first letter on; undefined when the line is set in one type. */
  typeChanges?: readonly TypeChange[];
  part: FlowPart;
  /** From 1; null in DOCX. */
  page: number | null;
  box: Box | null;
  /** 0 for the first (leftmost) column of its region or for full width. Always 0 in 'stream' lines. */
  column: number;
  /** True when the line is beside another column of text, not in a full-width band. */
  isBesideColumn: boolean;
  /** Empty space above the line within its column, in line heights (0 to 0.5 is ordinary line spacing); null when it is unknown (DOCX, first line). */
  gapAbove: number | null;
  /** DOCX: index of the paragraph, its heading level, its table cell; null in PDF. */
  paragraph: number | null;
  headingLevel: number | null;
  /** True for text that a page repeats at its edge (running header, page number). Never the only copy of a text. */
  isFurniture: boolean;
};

/** A table with text in at least two columns. `lines` are indices of the lines inside it; `isDrawn`: found by its ruled lines (PDF), not stored as a table. */
export type TextTable = { rows: number; columns: number; lines: readonly number[]; isDrawn: boolean };

/** 'stream' is what a layout-blind parser gets, 'visual' what a person sees. Both refer to the runs of the document. A 'stream' has no tables. */
export type Reading = { order: ReadingOrder; lines: readonly Line[]; tables: readonly TextTable[] };

/** Part of one line of one reading. `line` is an index into `Reading.lines`; `to` is exclusive. */
export type Span = { order: ReadingOrder; line: number; from: number; to: number };
