import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const column = (x: number, from: number, step: number, lines: readonly string[]): PageText[] =>
  lines.map((text, index) => ({ text, x, y: from + index * step }));

const main = [
  'My journey so far',
  'Miller, Stone & Sons, Bergen, 2012 - 2020',
  'Ground eleven tons of rye a week and kept the books',
  'Taught four apprentices to dress the stones',
  'Where I learned',
  'School of Mills, Bergen, 2011',
];
const sidebar = ['My toolbox', 'Milling', 'Weaving', 'Sums', 'Tongues', 'Norwegian'];
/** Points: the left edge of the sidebar. */
const edge = 360;

const linesBelow = (head: readonly PageText[]): readonly string[] =>
  readingsOf(pdfDocument([...head, ...column(60, 120, 14, main), ...column(edge, 120, 17, sidebar)]))
    .visual.lines.map(({ text }) => text)
    .slice(head.length);

test('contact details that end in the gutter of the columns below them do not join these', () => {
  const name: PageText = { text: 'Ida Brandvold', x: 60, y: 60, sizePt: 20 };
  const details: PageText = { text: 'Bergen, +47 22 00 00 00, on the harbour', right: edge - 1, y: 90 };
  expect(linesBelow([name, details])).toEqual([...main, ...sidebar]);
});

test('contact details that end before the gutter are read above the columns, too', () => {
  const details: PageText = { text: 'Bergen, +47 22 00 00 00', x: 60, y: 90 };
  expect(linesBelow([details])).toEqual([...main, ...sidebar]);
});

test('the markers of a list are no column where the line above them ends at its items', () => {
  const items = ['Kneading', 'Proofing', 'Glazing', 'Piping'];
  const list = items.flatMap((text, index): PageText[] => [
    { text: '○', x: 94, y: 128 + index * 14 },
    { text, x: 112, y: 128 + index * 14 },
  ]);
  expect(
    readingsOf(pdfDocument([{ text: 'Breads', right: 111, y: 114 }, ...list])).visual.lines.map(({ text }) =>
      text.replace('\t', ' '),
    ),
  ).toEqual(['Breads', ...items.map((item) => `○ ${item}`)]);
});

test('a word that sticks out of a table below the columns and ends at the edge of the sidebar does not join these', () => {
  const below: PageText = { text: 'Grade: with high distinction', right: edge - 1, y: 260 };
  const read = readingsOf(
    pdfDocument([...column(60, 120, 14, main), ...column(edge, 120, 14, sidebar), below]),
  ).visual.lines.map(({ text }) => text);
  expect(read).toEqual([...main, ...sidebar, below.text]);
});

/** A narrow column on the left, a title with a break below it on the right, and `second` between them on the left. */
const besideTitle = (second: PageText): readonly string[] =>
  readingsOf(
    pdfDocument([
      { text: 'Ida', x: 54, y: 66, sizePt: 20 },
      { text: 'Experience', x: 212, y: 66, sizePt: 17 },
      second,
      ...column(54, 118, 24, ['Miller', 'ida@brandvold.example', 'Bergen', 'Milling', 'Weaving', 'Sums']),
      ...column(212, 118, 15, main),
    ]),
  ).visual.lines.map(({ text }) => text);

test('the second line of a name beside the first title of the other column does not end the columns', () => {
  const texts = besideTitle({ text: 'Brandvold', x: 54, y: 88, sizePt: 20 });
  expect(texts.slice(0, 3)).toEqual(['Ida', 'Brandvold', 'Miller']);
  expect(texts.slice(8, 10)).toEqual(['Experience', main[0]]);
});

test('a line in other type over both columns does', () => {
  const texts = besideTitle({ text: 'The years in Bergen', x: 54, y: 92, sizePt: 13 });
  expect(texts[0]).toBe('Ida\tExperience');
});

const left = (y: number, x: number, text: string): PageText => ({ text, x, y });
const right = (y: number, text: string): PageText => ({ text, x: 470, y });

test('the last of the duties between two jobs, with what is beside their heads on the right, ends the columns', () => {
  const { lines } = readingsOf(
    pdfDocument([
      left(100, 54, 'Conserve Works of Harrow Bay'),
      right(100, 'Since autumn'),
      left(113, 54, 'General accountant'),
      right(113, 'Audley'),
      left(126, 64, '· Closed the books each month'),
      left(139, 64, '· Trained one apprentice'),
      left(157, 54, 'Harrow Fruit and Sons'),
      right(157, '01/2017 08/2020'),
      left(170, 54, 'Assistant'),
      right(170, 'Quimby'),
      left(183, 64, '· Kept forty accounts'),
      left(201, 54, 'Town of Ashby'),
      right(201, '04/2016 06/2016'),
      left(214, 54, 'Intern'),
      { text: 'Plover-Lake', x: 450, y: 214 },
      left(227, 64, '· Typed in bills'),
    ]),
  ).visual;
  expect(lines.map(({ text }) => text)).toContain('Assistant\tQuimby');
});
