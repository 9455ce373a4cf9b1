import { expect, test } from 'vitest';

import type { Shape } from '../model/document.ts';
import { pdfDocument } from '../testing/build-document.ts';
import type { PageText } from '../testing/build-document.ts';
import { readingsOf } from './readings-of.ts';

const visual = (texts: readonly (string | PageText)[], shapes: readonly Shape[] = []) =>
  readingsOf(pdfDocument(texts, { shapes })).visual.lines;

test('hidden text is in the stream but not in the visual reading', () => {
  const document = pdfDocument(['Ida Brandvold', { text: 'kubernetes terraform', hidden: 'no-ink' }]);
  const { stream, visual } = readingsOf(document);
  expect(stream.lines.map((line) => line.text)).toEqual(['Ida Brandvold', 'kubernetes terraform']);
  expect(visual.lines.map((line) => line.text)).toEqual(['Ida Brandvold']);
});

test('text without a valid mapping to characters is not read as words', () => {
  expect(visual(['Ida', { text: 'Lgd', isUnmapped: true }]).map((line) => line.text)).toEqual(['Ida']);
});

const word = (text: string, x: number): PageText => ({ text, x, y: 60 });
const bar = (x: number): PageText => ({ text: '|', x, y: 63.6 });

test('separator bars of a font with a low box belong to the line that they divide', () => {
  const texts = [
    word('Ida', 72),
    word('Bergen', 100),
    word('Norway', 143),
    word('Miller', 190),
    bar(92),
    bar(135),
    bar(182),
  ];
  expect(visual(texts).map((line) => line.text)).toEqual(['Ida | Bergen | Norway | Miller']);
});

test('OCR text over a scan is read', () => {
  expect(visual([{ text: 'Ida Brandvold', isOcr: true }]).map((line) => line.text)).toEqual(['Ida Brandvold']);
});

test('a line has its style, page, box and the space above it', () => {
  const [name, heading] = visual([
    { text: 'Ida Brandvold', sizePt: 20, isBold: true, x: 72, y: 60 },
    { text: 'EXPERIENCE', sizePt: 10, color: '#aa0000', x: 72, y: 110 },
  ]);
  expect(name).toMatchObject({ style: { sizePt: 20, isBold: true, isCaps: false }, page: 1, gapAbove: null });
  expect(name?.box).toMatchObject({ x: 72, y: 60, height: 20 });
  expect(heading?.style).toMatchObject({ isCaps: true, isBold: false, color: '#aa0000' });
  expect(heading?.gapAbove).toBeGreaterThan(2);
});

test('a line with one plain word is not bold', () => {
  const [line] = visual([
    { text: 'Miller', isBold: true, x: 72, y: 100 },
    { text: 'Bergen', x: 106, y: 100 },
  ]);
  expect(line?.text).toBe('Miller Bergen');
  expect(line?.style.isBold).toBe(false);
});

test('a small dot drawn before a line makes it a list item', () => {
  const dot: Shape = {
    place: { kind: 'page', page: 1, box: { x: 62, y: 104, width: 3, height: 3 } },
    kind: 'curve',
    fill: '#000000',
    stroke: null,
  };
  const lines = visual(
    [
      { text: 'Ground rye', y: 100 },
      { text: 'and oats', y: 113 },
    ],
    [dot],
  );
  expect(lines.map((line) => [line.isListItem, line.markerLength])).toEqual([
    [true, 0],
    [false, 0],
  ]);
});

test('a bullet of a symbol font makes its line a list item although its character is unknown', () => {
  const bullet: PageText = { text: '\u{f0b7}', name: 'SymbolMT', x: 60, y: 100, isUnmapped: true };
  const [line] = visual([bullet, { text: 'Ground rye', x: 78, y: 100 }]);
  expect(line).toMatchObject({ text: 'Ground rye', isListItem: true });
});

test('an icon before a phone number does not make a list item', () => {
  const icon: PageText = { text: '\u{f095}', name: 'FontAwesome', x: 60, y: 100, isUnmapped: true };
  const [line] = visual([icon, { text: '+47 22 00 00 00', x: 78, y: 100 }]);
  expect(line?.isListItem).toBe(false);
});

test('rotated text is separate and comes after the page', () => {
  const document = pdfDocument(['Ida Brandvold', 'Ground rye']);
  const turned = {
    text: 'RESUME',
    font: { name: 'Helvetica', sizePt: 10, isBold: false, isItalic: false, color: '#000000' },
    place: { kind: 'page' as const, page: 1, box: { x: 20, y: 60, width: 10, height: 44 } },
    angle: 270,
  };
  const { lines } = readingsOf({ ...document, runs: [turned, ...document.runs] }).visual;
  expect(lines.map((line) => line.text)).toEqual(['Ida Brandvold', 'Ground rye', 'RESUME']);
  expect(lines[2]?.box).toEqual({ x: 20, y: 60, width: 10, height: 44 });
});

test('a sideways page is read like any other', () => {
  const { pages, runs } = pdfDocument(['Ida Brandvold', 'Ground rye', 'and oats']);
  const document = pdfDocument([]);
  const turned = runs.map((run) => {
    if (run.place.kind !== 'page') return run;
    const { x, y, width, height } = run.place.box;
    const box = { x: 792 - y - height, y: x, width: height, height: width };
    return { text: run.text, font: run.font, angle: 90, place: { ...run.place, box } };
  });
  const wide = pages.map(() => ({ widthPt: 792, heightPt: 612 }));
  const { lines } = readingsOf({ ...document, pages: wide, runs: turned }).visual;
  expect(lines.map((line) => line.text)).toEqual(['Ida Brandvold', 'Ground rye', 'and oats']);
});
