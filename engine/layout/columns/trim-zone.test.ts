import { expect, test } from 'vitest';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const linesOf = (texts: readonly PageText[]): string[] =>
  readingsOf(pdfDocument(texts)).visual.lines.map((line) => line.text);

const column = (x: number, from: number, step: number, lines: readonly string[]): PageText[] =>
  lines.map((text, index) => ({ text, x, y: from + index * step }));

const right = ['Education', 'School of Mills, Bergen', 'Diploma, 2011', 'Awards', 'Wheel of the Year'];
const first = ['Experience', 'Miller, Stone & Sons', 'Ground eleven tons of rye', 'a week and kept the books', 'Oslo'];

test('an entry of the left column below the end of the right one belongs to the left column', () => {
  const second = ['Weaver, Loom House', 'Wove forty ells of linen', 'a month for the castle', 'Dyed wool', 'Bergen'];
  const third = ['Baker, Rye & Daughters', 'Baked for two hundred men', 'and all of their horses'];
  const left = [...column(60, 120, 14, first), ...column(60, 200, 14, second), ...column(60, 280, 14, third)];
  expect(linesOf([...left, ...column(330, 120, 14, right)])).toEqual([...first, ...second, ...third, ...right]);
});

test('entries below the end of the other column belong to the section that they go on with', () => {
  const second = ['Weaver, Loom House', 'Wove linen', 'Dyed wool', 'Bergen', 'Baker, Oslo', 'Baked bread', 'Fed men'];
  const left = [...column(60, 120, 14, first), ...column(60, 204, 14, second)];
  const beside = right.slice(0, 4);
  expect(linesOf([...left, ...column(330, 120, 14, beside)])).toEqual([...first, ...second, ...beside]);
});

test('a short list below the end of the other column belongs to its own', () => {
  const list = ['Languages', 'Norwegian'];
  const left = [
    ...column(60, 120, 14, [...first, 'Dyed wool', 'Mended wheels', 'Fed horses']),
    ...column(60, 252, 14, list),
  ];
  const beside = [...right, 'Loom of the Year', 'Quern of the Year', 'Horse of the Year'];
  const texts = linesOf([...left, ...column(330, 120, 14, beside)]);
  expect(texts.slice(-beside.length)).toEqual(beside);
});

test('text under both columns that wraps nowhere near their edge is read after both', () => {
  const under = ['References', 'Kari', 'Ola', 'Per', 'Tor'];
  const texts = linesOf([...column(60, 120, 14, first), ...column(330, 120, 14, right), ...column(60, 210, 14, under)]);
  expect(texts).toEqual([...first, ...right, ...under]);
});

const sidebar = ['Contact', 'ida@brandvold.example', '+47 22 00 00 00', 'Bergen', 'Skills', 'Milling', 'Weaving'];
const main = ['Ground eleven tons of rye a week', 'Taught four apprentices', 'Mended the wheel', 'Fed all horses'];

test('a section that starts above the other column is read with its column, the name above it before', () => {
  const texts = linesOf([
    { text: 'Ida Brandvold', x: 220, y: 60, sizePt: 26 },
    { text: 'Experience', x: 220, y: 100, isBold: true },
    { text: 'Miller, Stone & Sons', x: 220, y: 118 },
    ...column(60, 150, 16, sidebar),
    ...column(220, 146, 14, main),
    ...column(220, 222, 14, ['Weaver, Loom House', 'Wove linen']),
  ]);
  expect(texts.slice(0, 2)).toEqual(['Ida Brandvold', 'Contact']);
  expect(texts.slice(8, 11)).toEqual(['Experience', 'Miller, Stone & Sons', main[0]]);
});

test('a name with its headline above the other column is a band of its own', () => {
  const texts = linesOf([
    { text: 'Ida Brandvold', x: 220, y: 60, sizePt: 26 },
    { text: 'Miller and weaver', x: 220, y: 84 },
    ...column(60, 150, 16, sidebar),
    ...column(220, 150, 14, main),
  ]);
  expect(texts.slice(0, 3)).toEqual(['Ida Brandvold', 'Miller and weaver', 'Contact']);
});

const head = (text: string, x: number, y: number) => ({ text, x, y, isBold: true, sizePt: 15 });

test('the date at the right edge of the first entry below two columns is read with its entry', () => {
  const side = ['ida-brandvold.example', '+47 22 00 00 00', 'Bergen, Norway', 'ida@brandvold.example', 'Lake Road 4'];
  const beside = ['Miller with ten years of water wheels in the north', 'Looks for a mill of her own', 'Has a horse'];
  const texts = linesOf([
    head('Contact', 110, 78),
    ...column(60, 105, 15, side),
    head('Highlights', 200, 78),
    ...column(200, 105, 15, [...beside, 'Knows rye and barley', 'Reads the books of a mill']),
    head('Experience', 72, 221),
    { text: 'Stone & Sons', x: 72, y: 248, isBold: true, sizePt: 12 },
    { text: 'May 2019 - August 2021', x: 434, y: 249, isBold: true, sizePt: 9 },
    { text: 'Miller who ground eleven tons of rye a week and kept the books', x: 72, y: 263, sizePt: 9 },
    { text: 'Taught four apprentices to dress the stones and mended the wheel in three nights', x: 72, y: 278 },
  ]);
  expect(texts.slice(0, 1 + side.length)).toEqual(['Contact', ...side]);
  expect(texts.slice(12, 14)).toEqual(['Experience', 'Stone & Sons\tMay 2019 - August 2021']);
});
