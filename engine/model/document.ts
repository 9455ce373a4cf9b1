/** Points (1/72 inch), origin at the top left of the page as a person sees it, y down. Readers convert once; no other code converts. */
export type Box = { x: number; y: number; width: number; height: number };

export type FlowPart = 'body' | 'header' | 'footer' | 'textbox' | 'footnote';

/** A position in the file. PDF has pages and boxes; DOCX has only the order of its paragraphs. Pages count from 1, paragraphs from 0. */
export type Place = { kind: 'page'; page: number; box: Box } | { kind: 'flow'; part: FlowPart; paragraph: number };

/** `color` is '#rrggbb' in lower case. `name` is the font's own name without its subset prefix ('ABCDEF+'). */
export type Font = { name: string; sizePt: number; isBold: boolean; isItalic: boolean; color: string };

/**
 * Why a person does not see a run that is stored in the file: no-ink (render mode 3, or the color of its background),
 * tiny (below 3.5 pt), off-page, covered (under a picture or shape), vanish (Word's hidden text).
 */
export type HiddenBecause = 'no-ink' | 'tiny' | 'off-page' | 'covered' | 'vanish';

/** A stretch of text in one style, as stored in the file. Never merged, never dropped, hidden or not. */
export type Run = {
  /** Ligatures are written out and soft hyphens removed; the reader counts both in `SourceDocument.traits`. May contain '\t' and '\n' (DOCX). */
  text: string;
  font: Font;
  place: Place;
  /** Left edge of each UTF-16 unit of `text` and, last, the right edge of the final one (length = text.length + 1), in points. Page runs only. */
  edges?: readonly number[];
  hidden?: HiddenBecause;
  /** Degrees clockwise, only where it is not 0. */
  angle?: number;
  /** Target of the hyperlink on this run. */
  link?: string;
  /** The file's glyph-to-character map is missing or broken here: `text` is not what a person sees. */
  isUnmapped?: true;
  /** OCR text over a scan (render mode 3 over a picture that fills the page): legitimate, so not `hidden`. */
  isOcr?: true;
};

/** One `w:p` of a DOCX, in stored order. `runs` are indices into `SourceDocument.runs`. */
export type Paragraph = {
  part: FlowPart;
  runs: readonly number[];
  style: string | null;
  /** 1 to 9 when the style is a heading (or the paragraph has an outline level), else null. */
  headingLevel: number | null;
  /** The list marker printed before the text ('•', '1.'), null when the paragraph is in no list. */
  listMarker: string | null;
  /** How deep the paragraph is nested in its list, from 0; absent outside lists. */
  listLevel?: number;
  alignment: 'left' | 'center' | 'right' | 'both';
  /** Index of the innermost table (into `SourceDocument.tables`) with row and column from 0, null outside tables. */
  cell: { table: number; row: number; column: number } | null;
  /** Number of the text box, from 0, null outside text boxes. */
  textBox: number | null;
  /** Where the text box is among those that the same paragraph anchors: how far down it starts, if the file says so. */
  boxPlace?: { anchor: number; topPt: number };
  /** Columns of the section that contains the paragraph; 1 is the ordinary case. */
  sectionColumns: number;
};

export type Page = { widthPt: number; heightPt: number };

/** `parent`: the table around it, and `parentColumn` the column of that table whose cell holds it; null outside tables. */
export type Table = {
  rows: number;
  columns: number;
  parent: number | null;
  parentColumn: number | null;
  part: FlowPart;
};

/**
 * A picture; `box` and `page` only in PDF. `alt` is its alternative text ('' when it has none, null when the format
 * cannot tell). `sizePt` is that of its drawing in a Word file, which is absent where the file does not state one.
 * `isPlain`: it shows one color or a shadow and nothing else; looked for in PDF only.
 */
export type Picture = {
  place: Place;
  alt: string | null;
  sizePt?: { width: number; height: number };
  isPlain?: boolean;
};

/** A drawn path or shape that holds no text. `fill` and `stroke` are '#rrggbb' or null. `kind` is a guess from its outline. */
export type Shape = {
  place: Place;
  kind: 'line' | 'rectangle' | 'curve' | 'other';
  fill: string | null;
  stroke: string | null;
};

export type Link = { address: string; place: Place };

/** Facts about the whole file that are neither text nor drawing. Counts are 0 when there are none. */
export type DocumentTraits = {
  isTagged: boolean;
  /** True when the tags of a PDF put some of its text into a table. */
  hasTableTags: boolean;
  language: string | null;
  ligatures: number;
  softHyphens: number;
  unmappedCharacters: number;
  /** True when there are unmapped characters, and the file records the letters of some joined ones ('fi'): other software may read them. */
  hasLetterGroups: boolean;
  trackedInsertions: number;
  trackedDeletions: number;
  comments: number;
  contentControls: number;
  fieldCodes: number;
  /** Letters of prompts ('Enter a date') in unfilled controls of a Word file, which are not among its runs. */
  promptLetters: number;
  textBoxes: number;
  /** Charts, diagrams and word art of a Word file. Lines, bars and icons have no words and are only in `shapes`. */
  drawings: number;
  /** Shapes of a Word file that are filled with a picture: a banner, a photo in a circle or only a texture. */
  pictureFills: number;
  hasMacros: boolean;
  hasAltChunk: boolean;
  /** True for a Word document in the strict form of the format (ISO/IEC 29500), whose names differ from the usual ones. */
  isStrict: boolean;
  /** True when the permissions of the file forbid extracting its text. */
  forbidsExtraction: boolean;
};

export type Metadata = { title: string; author: string; producer: string; creator: string };

/** The document that a reader makes of the bytes. `runs` are in stored (stream) order. */
export type SourceDocument = {
  kind: 'pdf' | 'docx';
  sizeBytes: number;
  /** Empty for DOCX, whose pages exist only after a program lays them out. */
  pages: readonly Page[];
  /** Pages in the file; more than `pages.length` when only the first ones were read. For DOCX the number stored in the file, or null. */
  pageCount: number | null;
  runs: readonly Run[];
  /** Empty for PDF. */
  paragraphs: readonly Paragraph[];
  tables: readonly Table[];
  pictures: readonly Picture[];
  shapes: readonly Shape[];
  links: readonly Link[];
  metadata: Metadata;
  traits: DocumentTraits;
};
