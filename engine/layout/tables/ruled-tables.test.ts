import { expect, test } from 'vitest';

import type { Shape } from '../../model/document.ts';
import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const line = (x: number, y: number, width: number, height: number): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height } },
  kind: 'line',
  fill: '#000000',
  stroke: null,
});

/** A table with ruled lines at the given x and y. */
const grid = (xs: readonly number[], ys: readonly number[]): Shape[] => {
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  return [...xs.map((x) => line(x, top, 0.5, bottom - top)), ...ys.map((y) => line(left, y, right - left, 0.5))];
};

const visualTexts = (texts: readonly PageText[], shapes: readonly Shape[]): string[] =>
  readingsOf(pdfDocument(texts, { shapes })).visual.lines.map((row) => row.text);

/** Four lines of a cell. */
const duties = (y: number, number: number): PageText[] =>
  ['Ground eleven tons of rye a week', 'Taught four apprentices', 'Mended the wheel', 'Kept the books'].map(
    (words, index) => ({ text: `${words} ${number}`, x: 154, y: y + index * 14 }),
  );

test('a row of short cells is one line, even when a cell wraps', () => {
  const shapes = grid([60, 150, 300, 450], [90, 112, 150]);
  expect(
    visualTexts(
      [
        { text: 'Period', x: 64, y: 95 },
        { text: 'Employer', x: 154, y: 95 },
        { text: 'Position', x: 304, y: 95 },
        { text: 'March 2019 to', x: 64, y: 117 },
        { text: 'Stone & Sons', x: 154, y: 117 },
        { text: 'Miller', x: 304, y: 117 },
        { text: 'June 2021', x: 64, y: 130 },
      ],
      shapes,
    ),
  ).toEqual(['Period\tEmployer\tPosition', 'March 2019 to June 2021\tStone & Sons\tMiller']);
});

/** A table of two rows, the first column up to `at`. */
const row = (course: readonly string[], at: number): string[] =>
  visualTexts(
    [
      { text: 'Course', x: 64, y: 95 },
      { text: 'College', x: at + 4, y: 95 },
      { text: 'Year', x: 394, y: 95 },
      ...course.map((text, index) => ({ text, x: 64, y: 117 + index * 13 })),
      { text: 'School of Mills', x: at + 4, y: 135 },
      { text: '2011', x: 394, y: 135 },
    ],
    grid([60, at, 390, 450], [90, 112, 172]),
  );

test('a cell of one text that wraps over many lines of a narrow column is one part of its row', () => {
  expect(row(['Diploma', 'in Rural', 'Mill and', 'Weaving'], 110)).toEqual([
    'Course\tCollege\tYear',
    'Diploma in Rural Mill and Weaving\tSchool of Mills\t2011',
  ]);
  // lines that end well before the edge of their cell are lines of their own
  expect(row(['Mill', 'Quern', 'Loom', 'Oven'], 220)).toHaveLength(5);
});

test('a title cell comes before the text of the cell beside it', () => {
  const shapes = grid([60, 150, 500], [90, 160, 230]);
  expect(
    visualTexts(
      [
        { text: 'WORK', x: 64, y: 95 },
        { text: 'HISTORY', x: 64, y: 109 },
        ...duties(95, 1),
        { text: 'TRAINING', x: 64, y: 165 },
        ...duties(165, 2),
      ],
      shapes,
    ).filter((_, index) => index === 0 || index === 5),
  ).toEqual(['WORK HISTORY', 'TRAINING']);
});

test('a line under a heading is not a table', () => {
  expect(
    visualTexts(
      [
        { text: 'Skills', x: 60, y: 100 },
        { text: 'Milling', x: 60, y: 120 },
      ],
      [line(60, 114, 480, 0.5)],
    ),
  ).toEqual(['Skills', 'Milling']);
});

test('a row that continues on the next page has no line at its bottom and is still a row', () => {
  const closed = grid([60, 150, 300, 450], [90, 112]);
  const open = [60, 150, 300, 450].map((x) => line(x, 112, 0.5, 60));
  expect(
    visualTexts(
      [
        { text: 'Period', x: 64, y: 95 },
        { text: 'Employer', x: 154, y: 95 },
        { text: 'Position', x: 304, y: 95 },
        { text: '2019 - 2021', x: 64, y: 117 },
        { text: 'The old mill of Stone', x: 154, y: 117 },
        { text: 'Miller', x: 304, y: 117 },
        { text: 'and his many Sons', x: 154, y: 130 },
      ],
      [...closed, ...open],
    ),
  ).toEqual(['Period\tEmployer\tPosition', '2019 - 2021\tThe old mill of Stone and his many Sons\tMiller']);
});

test('the lines of entries stay apart in the first column of a table with their dates and towns in the second', () => {
  const texts = [90, 170, 250].flatMap((top, index): PageText[] => [
    { text: ['Miller', 'Weaver', 'Baker'][index] ?? '', x: 64, y: top + 10 },
    { text: `Loom House ${index + 1}`, x: 64, y: top + 24 },
    { text: 'Kept the books', x: 64, y: top + 38 },
    { text: 'Mended the wheel', x: 64, y: top + 52 },
    { text: `${2018 - 2 * index} - ${2020 - 2 * index}`, x: 304, y: top + 10 },
    { text: 'Bergen', x: 304, y: top + 24 },
  ]);
  const lines = visualTexts(texts, grid([60, 300, 450], [90, 170, 250, 330]));
  expect(lines.filter((text) => /\t20\d\d - 20\d\d/u.test(text)).map((text) => text.split('\t')[0])).toEqual([
    'Miller',
    'Weaver',
    'Baker',
  ]);
  for (const own of ['Loom House 2', 'Kept the books', 'Mended the wheel'])
    expect(lines.some((text) => text.split('\t').includes(own))).toBe(true);
});

const titled = (y: number, title: string, lines: readonly string[]): PageText[] => [
  { text: title, x: 60, y, isBold: true },
  ...lines.map((text, index) => ({ text, x: 190, y: y + 14 * index })),
];

const cells = (y: number, texts: readonly [string, string, string]): PageText[] =>
  texts.map((text, index) => ({ text, x: [184, 264, 404][index] ?? 0, y }));

test('section titles left of a table and of text are labels of both', () => {
  const jobs = [
    'Miller, 2012 - 2020',
    'Stone & Sons, Bergen',
    '– Ground eleven tons of rye a week',
    '– Kept the books',
  ];
  const read = visualTexts(
    [
      { text: 'Ida Brandvold', x: 60, y: 20 },
      { text: 'Miller', x: 60, y: 34 },
      ...titled(60, 'Experience', jobs),
      { text: 'Education', x: 60, y: 124, isBold: true },
      ...cells(124, ['Year', 'School', 'Degree']),
      ...cells(144, ['2011', 'School of Mills', 'Journeyman Miller']),
      ...titled(174, 'Skills', ['Milling, weaving, sums, ropes, sails, grain, flour', 'Wheels and gears']),
      ...titled(216, 'Languages', ['Norwegian, German', 'some Dutch']),
      ...titled(258, 'Projects', ['The mill of Bergen, 2011', 'New wheel for the old mill']),
    ],
    grid([180, 260, 400, 540], [120, 140, 160]),
  );
  expect(read.slice(2, 9)).toEqual(['Experience', ...jobs, 'Education', 'Year\tSchool\tDegree']);
});
