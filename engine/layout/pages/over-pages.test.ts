import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const texts = (x: number, page: number, step: number, lines: readonly string[]): PageText[] =>
  lines.map((text, index) => ({ text, x, y: 90 + index * step, page }));

const list = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name} ${index}`);

const visualTexts = (items: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(items)).visual.lines.map((line) => line.text);

const duties = (page: string): string[] => list(`Ground eleven tons of rye a week in year ${page}`, 9);

test('a main column continues on the next page before its sidebar is read', () => {
  const [first, second] = [duties('one'), duties('two')];
  expect(
    visualTexts([
      ...texts(60, 1, 14, first),
      ...texts(430, 1, 16, list('Trade', 8)),
      ...texts(60, 2, 14, second),
      ...texts(430, 2, 16, list('Tongue', 8)),
    ]),
  ).toEqual([...first, ...second, ...list('Trade', 8), ...list('Tongue', 8)]);
});

test('text of the next page without a sidebar continues the main column', () => {
  const [first, second] = [duties('one'), duties('two')];
  expect(
    visualTexts([...texts(60, 1, 14, first), ...texts(430, 1, 16, list('Trade', 8)), ...texts(60, 2, 14, second)]),
  ).toEqual([...first, ...second, ...list('Trade', 8)]);
});

test('after a left sidebar the main column continues without reordering', () => {
  const [first, second] = [duties('one'), duties('two')];
  expect(
    visualTexts([...texts(60, 1, 16, list('Trade', 8)), ...texts(220, 1, 14, first), ...texts(220, 2, 14, second)]),
  ).toEqual([...list('Trade', 8), ...first, ...second]);
});
