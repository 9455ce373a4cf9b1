import type {
  DocumentTraits,
  Font,
  HiddenBecause,
  Metadata,
  Paragraph,
  Place,
  Run,
  SourceDocument,
  Table,
} from '../model/document.ts';
import { noTraits } from '../read/no-traits.ts';

type Style = Partial<Font> & { hidden?: HiddenBecause; link?: string };

/** One run of a page. `x` and `y` are its top left corner in points; without them it is placed below the previous one. */
export type PageText = Style & {
  text: string;
  x?: number;
  y?: number;
  page?: number;
  angle?: number;
  isUnmapped?: true;
  isOcr?: true;
  /** Right edge, instead of `x`: for right-aligned dates. */
  right?: number;
  /** Extra space after each letter, in points. */
  letterSpacing?: number;
};

export type FlowRun = Style & { text: string };

/** One paragraph. `text` for one plain run, `runs` for several; other properties as in `Paragraph`. */
export type FlowParagraph = Style &
  Partial<Omit<Paragraph, 'runs'>> & { text?: string; runs?: readonly (string | FlowRun)[] };

/** Properties of the document besides its text. */
export type Extras = Partial<Omit<SourceDocument, 'kind' | 'runs' | 'paragraphs' | 'traits' | 'metadata'>> & {
  traits?: Partial<DocumentTraits>;
  metadata?: Partial<Metadata>;
};

const leftMargin = 72;
const topMargin = 60;
const pageSize = { widthPt: 612, heightPt: 792 };
const lineHeight = 1.25;

/**
 * A handmade PDF document as the reader would return it. A string is ten-point text at the left margin, below the
 * previous one: `pdfDocument(['Jane Roe', { text: 'Experience', isBold: true, sizePt: 14 }, { text: '2019 - 2021', x:
 * 450, y: 90 }])`. Two texts with the same `y` and size are on one line. Runs are stored in the order given.
 */
export const pdfDocument = (texts: readonly (string | PageText)[], extras: Extras = {}): SourceDocument => {
  let page = 1;
  let below = topMargin;
  const runs = texts.map((given): Run => {
    const item = typeof given === 'string' ? { text: given } : given;
    const font = fontOf(item);
    if (item.page !== undefined && item.page !== page) {
      page = item.page;
      below = topMargin;
    }
    const y = item.y ?? below;
    below = y + font.sizePt * lineHeight;
    const width = edgesOf(item.text, 0, font, item.letterSpacing ?? 0).at(-1) ?? 0;
    const x = item.x ?? (item.right === undefined ? leftMargin : item.right - width);
    const isUpended = item.angle === 90 || item.angle === 270;
    const box = isUpended ? { x, y, width: font.sizePt, height: width } : { x, y, width, height: font.sizePt };
    const place: Place = { kind: 'page', page, box };
    return {
      text: item.text,
      font,
      place,
      edges: edgesOf(item.text, x, font, item.letterSpacing ?? 0),
      ...markOf(item),
      ...(item.angle === undefined ? {} : { angle: item.angle }),
      ...(item.isUnmapped === undefined ? {} : { isUnmapped: item.isUnmapped }),
      ...(item.isOcr === undefined ? {} : { isOcr: item.isOcr }),
    };
  });
  const pages = extras.pages ?? Array.from({ length: page }, () => pageSize);
  return { ...emptyDocument('pdf', extras), pages, pageCount: extras.pageCount ?? pages.length, runs };
};

/**
 * A handmade DOCX document: one string or one object per paragraph, in stored order. `docxDocument(['Jane Roe', {
 * text: 'Experience', headingLevel: 1 }, { text: 'Built a mill', listMarker: '•' }])`. Tables are derived from the
 * `cell`s; pass `tables` only for nested ones.
 */
export const docxDocument = (paragraphs: readonly (string | FlowParagraph)[], extras: Extras = {}): SourceDocument => {
  const runs: Run[] = [];
  const built = paragraphs.map((given, index): Paragraph => {
    const item = typeof given === 'string' ? { text: given } : given;
    const part = item.part ?? (item.textBox === undefined || item.textBox === null ? 'body' : 'textbox');
    const pieces = item.runs ?? [item.text ?? ''];
    const first = runs.length;
    for (const piece of pieces) {
      const run = { ...styleOf(item), ...(typeof piece === 'string' ? { text: piece } : piece) };
      if (run.text === '') continue;
      runs.push({ text: run.text, font: fontOf(run), place: { kind: 'flow', part, paragraph: index }, ...markOf(run) });
    }
    return {
      part,
      runs: Array.from({ length: runs.length - first }, (_, run) => first + run),
      style: item.style ?? null,
      headingLevel: item.headingLevel ?? null,
      listMarker: item.listMarker ?? null,
      ...(item.listLevel === undefined ? {} : { listLevel: item.listLevel }),
      alignment: item.alignment ?? 'left',
      cell: item.cell ?? null,
      textBox: item.textBox ?? null,
      ...(item.boxPlace === undefined ? {} : { boxPlace: item.boxPlace }),
      sectionColumns: item.sectionColumns ?? 1,
    };
  });
  return {
    ...emptyDocument('docx', extras),
    runs,
    paragraphs: built,
    tables: extras.tables ?? tablesOf(built),
  };
};

const emptyDocument = (kind: 'pdf' | 'docx', extras: Extras): SourceDocument => ({
  kind,
  sizeBytes: 40_000,
  pages: [],
  pageCount: null,
  runs: [],
  paragraphs: [],
  tables: [],
  pictures: [],
  shapes: [],
  links: [],
  ...extras,
  metadata: { title: '', author: '', producer: '', creator: '', ...extras.metadata },
  traits: { ...noTraits, ...extras.traits },
});

const fontOf = (style: Style): Font => ({
  name: style.name ?? 'Helvetica',
  sizePt: style.sizePt ?? 10,
  isBold: style.isBold ?? false,
  isItalic: style.isItalic ?? false,
  color: style.color ?? '#000000',
});

const markOf = (style: Style): Pick<Run, 'hidden' | 'link'> => ({
  ...(style.hidden === undefined ? {} : { hidden: style.hidden }),
  ...(style.link === undefined ? {} : { link: style.link }),
});

const styleOf = (item: FlowParagraph): Style => ({ ...fontOf(item), ...markOf(item) });

const tablesOf = (paragraphs: readonly Paragraph[]): Table[] => {
  const tables: Table[] = [];
  for (const { cell, part } of paragraphs) {
    if (cell === null) continue;
    const before = tables[cell.table];
    tables[cell.table] = {
      rows: Math.max(before?.rows ?? 0, cell.row + 1),
      columns: Math.max(before?.columns ?? 0, cell.column + 1),
      parent: null,
      parentColumn: null,
      part,
    };
  }
  return tables;
};

/** Widths close to Helvetica's, in em: close enough that gaps look as they do on a real page. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,;:'!|]/u, 0.24],
  [/[ ftr()[\]/\\-]/u, 0.31],
  [/[mwMW@—]/u, 0.86],
  [/[A-Z&•]/u, 0.68],
];

const edgesOf = (text: string, x: number, font: Font, letterSpacing: number): number[] => {
  let at = x;
  const edges = [x];
  for (const letter of text.split('')) {
    const em = widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.53;
    at += em * font.sizePt * (font.isBold ? 1.06 : 1) + letterSpacing;
    edges.push(at);
  }
  return edges;
};
