import { child, valueOf } from '../package/xml.ts';
import type { Xml } from '../package/xml.ts';

/** The properties in a `w:rPr`; undefined means not set, so the next source applies. */
export type RunStyle = {
  fontName?: string | undefined;
  sizePt?: number | undefined;
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isVanished?: boolean | undefined;
  /** Drawn in capitals, however the letters are stored. */
  isCapitals?: boolean | undefined;
  /** 'rrggbb' or 'auto'. */
  color?: string | undefined;
  /** Colour behind the letters: shading or highlighter; 'auto' for none. */
  ground?: string | undefined;
  styleId?: string | undefined;
};

/** Word's names of highlighter colours (ECMA-376, 17.18.40). */
const highlights: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: '000000',
    blue: '0000ff',
    cyan: '00ffff',
    darkBlue: '000080',
    darkCyan: '008080',
    darkGray: '808080',
    darkGreen: '008000',
    darkMagenta: '800080',
    darkRed: '800000',
    darkYellow: '808000',
    green: '00ff00',
    lightGray: 'c0c0c0',
    magenta: 'ff00ff',
    red: 'ff0000',
    white: 'ffffff',
    yellow: 'ffff00',
  }),
);

/** `fontOf` gives the typeface of a theme font ('minorHAnsi'). */
export const runStyleOf = (rPr: Xml | undefined, fontOf: (theme: string) => string | undefined): RunStyle => {
  if (rPr === undefined) return {};
  const fonts = child(rPr, 'w:rFonts')?.attributes ?? {};
  const theme = fonts['w:asciiTheme'] ?? fonts['w:hAnsiTheme'];
  const highlight = valueOf(rPr, 'w:highlight');
  return {
    fontName: (theme === undefined ? undefined : fontOf(theme)) ?? fonts['w:ascii'] ?? fonts['w:hAnsi'],
    sizePt: sizePtOf(valueOf(rPr, 'w:sz')),
    isBold: toggle(rPr, 'w:b'),
    isItalic: toggle(rPr, 'w:i'),
    isVanished: toggle(rPr, 'w:vanish'),
    isCapitals: toggle(rPr, 'w:caps'),
    color: hexOrAuto(valueOf(rPr, 'w:color')),
    ground: (highlight === undefined ? undefined : highlights.get(highlight)) ?? shadingOf(child(rPr, 'w:shd')),
    styleId: valueOf(rPr, 'w:rStyle'),
  };
};

/** Later styles win for each property they set. */
export const mergedStyle = (...styles: readonly RunStyle[]): RunStyle => {
  const merged: RunStyle = {};
  for (const style of styles) {
    if (style.fontName !== undefined) merged.fontName = style.fontName;
    if (style.sizePt !== undefined) merged.sizePt = style.sizePt;
    if (style.isBold !== undefined) merged.isBold = style.isBold;
    if (style.isItalic !== undefined) merged.isItalic = style.isItalic;
    if (style.isVanished !== undefined) merged.isVanished = style.isVanished;
    if (style.isCapitals !== undefined) merged.isCapitals = style.isCapitals;
    if (style.color !== undefined) merged.color = style.color;
    if (style.ground !== undefined) merged.ground = style.ground;
    if (style.styleId !== undefined) merged.styleId = style.styleId;
  }
  return merged;
};

const off: readonly string[] = ['0', 'false', 'off', 'none'];

/** An element without a value means true. */
export const toggle = (xml: Xml, name: string): boolean | undefined => {
  const element = child(xml, name);
  if (element === undefined) return undefined;
  return !off.includes(element.attributes['w:val'] ?? 'true');
};

/** Color of a `w:shd`: its fill, or the color of its pattern when the pattern is solid. */
export const shadingOf = (shd: Xml | undefined): string | undefined => {
  if (shd === undefined) return undefined;
  const isSolid = shd.attributes['w:val'] === 'solid';
  return hexOrAuto(shd.attributes[isSolid ? 'w:color' : 'w:fill']);
};

const hexOrAuto = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  if (value === 'auto') return 'auto';
  return /^[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
};

const pointsPerUnit: Readonly<Record<string, number>> = {
  '': 0.5,
  pt: 1,
  pc: 12,
  pi: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
};

/** A size in half points, or with its unit (ST_HpsMeasure): '28' and '14pt' are the same. */
const sizePtOf = (measure: string | null | undefined): number | undefined => {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)([a-z]{0,2})$/.exec(measure ?? '') ?? [];
  const points = Number(amount) * (pointsPerUnit[unit] ?? 0);
  return points > 0 ? points : undefined;
};
