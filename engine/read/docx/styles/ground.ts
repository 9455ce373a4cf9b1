import type { HiddenBecause } from '../../../model/document.ts';
import { looksAlike } from '../../looks-alike.ts';
import type { Rgb } from '../../looks-alike.ts';
import type { RunStyle } from './run-style.ts';

/** Colour behind text: 'rrggbb', 'auto' and undefined for 'nothing of its own', 'unknown' where a picture or a theme decides. */
export type Ground = string | undefined;

/** Below this nobody reads it. */
const tinySizePt = 3.5;

/** Why a person does not see text of that style, if so. `grounds` are asked from the innermost on; behind the last one is white paper. */
export const hiddenBecause = (style: RunStyle, grounds: readonly Ground[]): HiddenBecause | null => {
  if (style.isVanished === true) return 'vanish';
  if (style.sizePt !== undefined && style.sizePt < tinySizePt) return 'tiny';
  const { color } = style;
  // 'auto' is black or white, whatever can be read.
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
