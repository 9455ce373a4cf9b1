import PDFDocument from 'pdfkit';
import type { Typography } from '../../looks/parts.ts';
import type { Run } from '../../looks/page.ts';
import { iconFont } from '../assets/icon-font.ts';
import { filesForPdfkit, type FontStyle } from '../fonts.ts';

const icons = iconFont();

export type Doc = InstanceType<typeof PDFDocument>;

/** A piece of text or a shape, placed on a page. `row` groups what stands on one line across columns. */
export type Mark = {
  page: number;
  column: number;
  y: number;
  x: number;
  isShape: boolean;
  tag: 'H1' | 'H2' | 'P';
  paint: (doc: Doc) => void;
};

export type TextStyle = { size: number; color: string; tracking: number; leading: number };

export type Piece = { text: string; font: FontStyle; color: string; width: number };

export type Canvas = {
  doc: Doc;
  type: Typography;
  marks: Mark[];
  /** Height of the printable area: where columns start and end, in points from the top. */
  top: number;
  bottom: number;
  pageWidth: number;
  pageHeight: number;
};

/** Where the next line of a column goes. Columns move independently of each other. */
export type Pen = { x: number; width: number; y: number; page: number; column: number; color: string | undefined };

const muted = '#5c6670';

export const fontOf = ({ emphasis, icon }: Run): FontStyle => {
  if (icon === true) return 'icons';
  if (emphasis === 'strong') return 'bold';
  return emphasis === 'italic' ? 'italic' : 'regular';
};

/** Widths in ems by font, style and word: the same words come again in every document. */
const widths = new Map<string, number>();

/** One document per font is only ever measured with, so that what is measured leaves no trace in a file. */
const rulers = new Map<Typography['font'], Doc>();

const rulerOf = (font: Typography['font']): Doc => {
  const known = rulers.get(font);
  if (known !== undefined) return known;
  const ruler = new PDFDocument({ autoFirstPage: false });
  registerFonts(ruler, font);
  rulers.set(font, ruler);
  return ruler;
};

const measureAt = 100;

/**
 * JetBrains Mono draws '//' and '->' as one sign, and fontkit cannot measure it. fontkit takes an object to switch a
 * feature off; the types of pdfkit know lists only.
 */
const noCodeLigatures = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

export const widthOf = (canvas: Canvas, text: string, font: FontStyle, { size, tracking }: TextStyle): number => {
  const key = `${canvas.type.font}/${font}/${text}`;
  let ems = widths.get(key);
  if (ems === undefined) {
    ems =
      rulerOf(canvas.type.font).font(font).fontSize(measureAt).widthOfString(text, { features: noCodeLigatures }) /
      measureAt;
    widths.set(key, ems);
  }
  return ems * size + tracking * text.length;
};

const registerFonts = (doc: Doc, font: Typography['font']): void => {
  for (const [style, file] of Object.entries(filesForPdfkit(font))) doc.registerFont(style, file);
  doc.registerFont('icons', icons);
};

export const canvasOf = (doc: Doc, type: Typography, topPt: number): Canvas => {
  const canvas: Canvas = {
    doc,
    type,
    marks: [],
    top: topPt,
    bottom: doc.page.height - type.marginPt * 0.8,
    pageWidth: doc.page.width,
    pageHeight: doc.page.height,
  };
  registerFonts(doc, type.font);
  return canvas;
};

/** Moves to the next page unless `height` is left. */
export const ensure = (canvas: Canvas, pen: Pen, height: number): void => {
  if (pen.y + height <= canvas.bottom || pen.y <= canvas.top) return;
  pen.page += 1;
  pen.y = canvas.top;
};

export const shape = (canvas: Canvas, pen: Pen, y: number, paint: (doc: Doc) => void, page = pen.page): void => {
  canvas.marks.push({ page, column: pen.column, y, x: pen.x, isShape: true, tag: 'P', paint });
};

const colorOf = (run: Run, pen: Pen, style: TextStyle): string =>
  pen.color ?? (run.emphasis === 'muted' ? muted : style.color);

/** Breaks runs into lines of pieces no wider than `width`. */
export const wrapped = (canvas: Canvas, pen: Pen, runs: readonly Run[], style: TextStyle, width: number): Piece[][] => {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const run of runs) {
    const font = fontOf(run);
    for (const [word] of run.text.matchAll(/ +|[^ ]+/g)) {
      const wide = widthOf(canvas, word, font, style);
      const isBlank = word.trim() === '';
      if (!isBlank && used > 0 && used + wide > width) {
        lines.push([]);
        used = 0;
      }
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      // A line does not start with the blank at which it broke.
      if (isBlank && line.length === 0) continue;
      if (last !== undefined && last.font === font && last.color === colorOf(run, pen, style)) {
        last.text += word;
        last.width += wide;
      } else line.push({ text: word, font, color: colorOf(run, pen, style), width: wide });
      used += wide;
    }
  }
  return lines.filter((line) => line.length > 0);
};

export const widthOfPieces = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);

/** Puts a line of text at a place; a piece too long for the page is drawn smaller. */
export const place = (
  canvas: Canvas,
  at: { page: number; column: number; x: number; y: number; tag?: Mark['tag'] },
  pieces: readonly Piece[],
  style: TextStyle,
): void => {
  let { x } = at;
  for (const piece of pieces) {
    const left = x;
    x += piece.width;
    canvas.marks.push({
      page: at.page,
      column: at.column,
      y: at.y,
      x: left,
      isShape: false,
      tag: at.tag ?? 'P',
      paint: (doc) =>
        void doc
          .font(piece.font)
          .fontSize(style.size)
          .fillColor(piece.color)
          .text(piece.text.trimEnd() === '' ? ' ' : piece.text, left, at.y, {
            lineBreak: false,
            characterSpacing: style.tracking,
            features: noCodeLigatures,
          }),
    });
  }
};
