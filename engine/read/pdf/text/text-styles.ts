import type { Font } from '../../../model/document.ts';
import { colorFrom, hexOf } from '../paint/colors.ts';
import type { Color } from '../paint/colors.ts';
import type { Pointer } from '../pdfium/exports.ts';
import { fontCache } from './fonts.ts';
import { matrixAt, product } from '../pdfium/matrix.ts';
import type { Matrix } from '../pdfium/matrix.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** The common style of all characters of one text object. Equal styles of a page are the same object. */
export type TextStyle = {
  font: Font;
  /** The font in the file, distinct even from others with the same name. */
  fontAt: Pointer;
  /** Degrees clockwise as displayed. */
  angle: number;
  /** The fill color of the letters; null for a pattern. */
  ink: Color | null;
  /** The color of their outline, where it is drawn around the filled letters. */
  outline: Color | null;
  /** Render modes 3 (invisible) and 7 (clip only) leave no ink; nor does an almost transparent color. */
  isInvisible: boolean;
  /** Render mode 7: the letters are a clip for what is painted after them. */
  isClip?: boolean;
};

const strokeOnly: readonly number[] = [1, 5];
const fillAndStroke: readonly number[] = [2, 6];
const clipOnly = 7;
const noInk: readonly number[] = [3, clipOnly];
/** Out of 255. */
export const minVisibleAlpha = 13;

/** What a text object leaves on the page. `isBoth`: its letters are filled and stroked. */
export type Ink = Pick<TextStyle, 'ink' | 'outline' | 'isInvisible'> & { isBoth: boolean; isClip: boolean };

export const inkOf = (pdfium: Pdfium, textObject: Pointer): Ink => {
  const { call } = pdfium;
  const mode = call.FPDFTextObj_GetTextRenderMode(textObject);
  const isBoth = fillAndStroke.includes(mode);
  const fill = (): Color | null =>
    colorFrom(pdfium, (r, g, b, a) => call.FPDFPageObj_GetFillColor(textObject, r, g, b, a));
  const stroke = (): Color | null =>
    colorFrom(pdfium, (r, g, b, a) => call.FPDFPageObj_GetStrokeColor(textObject, r, g, b, a));
  const ink = strokeOnly.includes(mode) ? stroke() : fill();
  const outline = isBoth ? stroke() : null;
  const isInvisible = noInk.includes(mode) || (isClear(ink) && (!isBoth || isClear(outline)));
  return { ink, outline, isBoth, isInvisible, isClip: mode === clipOnly };
};

/** 0 where letters are only filled. */
export const strokeWidthOf = ({ call, heap, scratch }: Pdfium, textObject: Pointer): number => {
  const mode = call.FPDFTextObj_GetTextRenderMode(textObject);
  if (!strokeOnly.includes(mode) && !fillAndStroke.includes(mode)) return 0;
  return call.FPDFPageObj_GetStrokeWidth(textObject, scratch) === 0 ? 0 : heap.f32(scratch);
};

const isClear = (color: Color | null): boolean => color !== null && color.a < minVisibleAlpha;
const keyOf = (color: Color | null): string => (color === null ? '' : `${color.r} ${color.g} ${color.b} ${color.a}`);

/** All that tells one style of a page from another. */
type Look = Ink & { fontAt: Pointer; sizePt: number; angle: number };

const isSameLook = (one: Look, other: Look): boolean =>
  one.fontAt === other.fontAt &&
  one.sizePt === other.sizePt &&
  one.angle === other.angle &&
  one.isBoth === other.isBoth &&
  one.isInvisible === other.isInvisible &&
  one.isClip === other.isClip &&
  isSameColor(one.ink, other.ink) &&
  isSameColor(one.outline, other.outline);

const isSameColor = (one: Color | null, other: Color | null): boolean =>
  one === null || other === null
    ? one === other
    : one.r === other.r && one.g === other.g && one.b === other.b && one.a === other.a;

/** Valid for one page only: PDFium frees fonts with the page and reuses their addresses. `index` is any character of the text object. */
export type StyleOf = (textPage: Pointer, index: number, textObject: Pointer, toDisplay: Matrix) => TextStyle;

/** Reads the style of characters. */
export const textStyles = (pdfium: Pdfium): StyleOf => {
  const { call, heap, scratch } = pdfium;
  const faceOf = fontCache(pdfium);
  const known = new Map<string, TextStyle>();
  /** Where each letter is a text object, most have the style of the one before. */
  let last: { look: Look; style: TextStyle } | null = null;

  const styleOf = (look: Look): TextStyle => {
    const { fontAt, sizePt, angle, isBoth, isInvisible, isClip, ink, outline } = look;
    const key = `${fontAt} ${sizePt} ${angle} ${isBoth} ${isInvisible} ${isClip} ${keyOf(ink)} ${keyOf(outline)}`;
    const same = known.get(key);
    if (same !== undefined) return same;

    const face = faceOf(fontAt);
    const style: TextStyle = {
      font: {
        name: face.name,
        sizePt,
        // Programs without a bold face stroke the outline of the regular one on top of it.
        isBold: face.isBold || isBoth,
        isItalic: face.isItalic,
        color: ink === null ? '#000000' : hexOf(ink),
      },
      fontAt,
      angle,
      ink,
      outline,
      isInvisible,
      ...(isClip ? { isClip } : {}),
    };
    known.set(key, style);
    return style;
  };

  return (textPage, index, textObject, toDisplay) => {
    call.FPDFText_GetMatrix(textPage, index, scratch);
    const matrix = product(matrixAt(heap, scratch), toDisplay);
    const size = call.FPDFText_GetFontSize(textPage, index);
    const look: Look = {
      ...inkOf(pdfium, textObject),
      fontAt: call.FPDFTextObj_GetFont(textObject),
      sizePt: sizeOf(size, matrix),
      angle: angleOf(matrix),
    };
    if (last === null || !isSameLook(last.look, look)) last = { look, style: styleOf(look) };
    return last.style;
  };
};

/** The size in the file is in text units; the text's matrix determines the size on the page. */
const sizeOf = (size: number, { c, d }: Matrix): number => {
  const points = Math.abs(size) * Math.hypot(c, d);
  return Number.isFinite(points) ? Math.round(points * 100) / 100 : 0;
};

const angleOf = ({ a, b }: Matrix): number => {
  const degrees = Math.round((Math.atan2(b, a) * 180) / Math.PI);
  return Number.isFinite(degrees) ? degrees + 0 : 0;
};
