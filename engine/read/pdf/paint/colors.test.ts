import { describe, expect, test } from 'vitest';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { colorFrom, hexOf, type Color } from './colors.ts';

describe('as hexadecimal digits', () => {
  test.each<[string, Color]>([
    ['#000000', { r: 0, g: 0, b: 0, a: 255 }],
    ['#ffffff', { r: 255, g: 255, b: 255, a: 255 }],
    ['#0a0b0c', { r: 10, g: 11, b: 12, a: 255 }],
    ['#1f4e79', { r: 31, g: 78, b: 121, a: 255 }],
    ['#1f4e79', { r: 31, g: 78, b: 121, a: 0 }],
    ['#ff0001', { r: 255, g: 256, b: 257, a: 255 }],
  ])('%s', (hex, color) => {
    expect(hexOf(color)).toBe(hex);
  });
});

describe('as PDFium answers', () => {
  test.each<[string, number, Color | null]>([
    ['a plain color', 1, { r: 31, g: 78, b: 121, a: 200 }],
    ['no plain color', 0, null],
  ])('%s', async (_what, answer, color) => {
    const pdfium = await pdfiumForTests();
    const found = colorFrom(pdfium, (...places) => {
      [31, 78, 121, 200].forEach((value, index) => {
        pdfium.heap.write(places[index] ?? 0, Uint8Array.of(value, 0, 0, 0));
      });
      return answer;
    });
    expect(found).toEqual(color);
  });
});
