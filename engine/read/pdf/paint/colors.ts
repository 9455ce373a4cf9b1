import type { Pdfium } from '../pdfium/pdfium.ts';

/** Red, green, blue and alpha from 0 to 255. */
export type Color = { r: number; g: number; b: number; a: number };

type Asking = (r: number, g: number, b: number, a: number) => number;

/** null when there is no plain color: a pattern, or none at all. */
export const colorFrom = ({ heap, scratch }: Pdfium, ask: Asking): Color | null => {
  if (ask(scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  return { r: heap.i32(scratch), g: heap.i32(scratch + 4), b: heap.i32(scratch + 8), a: heap.i32(scratch + 12) };
};

const twoDigits = (value: number): string => (value & 255).toString(16).padStart(2, '0');

/** '#rrggbb' */
export const hexOf = ({ r, g, b }: Color): string => `#${twoDigits(r)}${twoDigits(g)}${twoDigits(b)}`;
