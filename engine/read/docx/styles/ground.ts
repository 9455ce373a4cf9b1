import type { HiddenBecause } from '../../../model/document.ts';
import { looksAlike } from '../../looks-alike.ts';
import type { Rgb } from '../../looks-alike.ts';
import type { RunStyle } from './run-style.ts';

/** Color behind text: 'rrggbb', 'auto' and undefined when it has none of its own, 'unknown' when a picture or a theme determines it. */
export type Ground = string | undefined;

/** In points: smaller text is unreadable. */
const minVisibleSizePt = 3.5;

/** Why text in that style is invisible, or null. `grounds` are checked from the innermost outwards; the last background is white paper. */
export const hiddenBecause = (style: RunStyle, grounds: readonly Ground[]): HiddenBecause | null => {
  if (style.isVanished === true) return 'vanish';
  if (style.sizePt !== undefined && style.sizePt < minVisibleSizePt) return 'tiny';
  const { color } = style;
  // 'auto' is black or white, whichever is readable.
  if (color === undefined || color === 'auto') return null;
  const ground = [style.ground, ...grounds].find((one) => one !== undefined && one !== 'auto') ?? 'ffffff';
  const [ink, behind] = [rgbOf(color), rgbOf(ground)];
  return ink !== null && behind !== null && looksAlike(ink, behind) ? 'no-ink' : null;
};

const rgbOf = (hex: string): Rgb | null => {
  if (!/^[0-9a-f]{6}$/.test(hex)) return null;
  const value = Number.parseInt(hex, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
};
