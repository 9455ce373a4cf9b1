import type { Box } from '../../../model/document.ts';
import type { Pointer } from './exports.ts';
import type { Heap } from './heap.ts';

/** x' = a x + c y + e, y' = b x + d y + f, in PDF's notation. */
export type Matrix = { a: number; b: number; c: number; d: number; e: number; f: number };

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** First `inner`, then `outer`. */
export const product = (inner: Matrix, outer: Matrix): Matrix => ({
  a: inner.a * outer.a + inner.b * outer.c,
  b: inner.a * outer.b + inner.b * outer.d,
  c: inner.c * outer.a + inner.d * outer.c,
  d: inner.c * outer.b + inner.d * outer.d,
  e: inner.e * outer.a + inner.f * outer.c + outer.e,
  f: inner.e * outer.b + inner.f * outer.d + outer.f,
});

/** Six floats in PDFium's memory. */
export const matrixAt = (heap: Heap, at: Pointer): Matrix => ({
  a: heap.f32(at),
  b: heap.f32(at + 4),
  c: heap.f32(at + 8),
  d: heap.f32(at + 12),
  e: heap.f32(at + 16),
  f: heap.f32(at + 20),
});

/** The upright box around the corners (x1, y1) and (x2, y2) after the matrix. */
export const boxThrough = (m: Matrix, x1: number, y1: number, x2: number, y2: number): Box => {
  const box: Box = { x: 0, y: 0, width: 0, height: 0 };
  setBoxThrough(box, m, x1, y1, x2, y2);
  return box;
};

/** The same in a box that is there already, because each character of a file has one. */
export const setBoxThrough = (box: Box, m: Matrix, x1: number, y1: number, x2: number, y2: number): void => {
  // Numbers instead of lists, because this runs for each character.
  const ax1 = m.a * x1;
  const ax2 = m.a * x2;
  const cy1 = m.c * y1;
  const cy2 = m.c * y2;
  const bx1 = m.b * x1;
  const bx2 = m.b * x2;
  const dy1 = m.d * y1;
  const dy2 = m.d * y2;
  const x = Math.min(ax1 + cy1, ax2 + cy1, ax1 + cy2, ax2 + cy2);
  const y = Math.min(bx1 + dy1, bx2 + dy1, bx1 + dy2, bx2 + dy2);
  box.x = round(x + m.e);
  box.y = round(y + m.f);
  box.width = round(Math.max(ax1 + cy1, ax2 + cy1, ax1 + cy2, ax2 + cy2) - x);
  box.height = round(Math.max(bx1 + dy1, bx2 + dy1, bx1 + dy2, bx2 + dy2) - y);
};

/** Rounded to hundredths of a point: finer than visible, and reports stay small. NaN and infinite values (broken files) become 0. */
export const round = (points: number): number => (Number.isFinite(points) ? Math.round(points * 100) / 100 : 0);
