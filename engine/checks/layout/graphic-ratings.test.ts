import { expect, test } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Picture, Shape } from '../../model/document.ts';
import { runCheck } from '../run-checks.ts';
import { graphicRatings } from './graphic-ratings.ts';

const shape = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height } },
  kind: 'rectangle',
  fill,
  stroke: null,
});
const dots = (row: number): Shape[] =>
  [0, 1, 2, 3, 4].map((dot) => shape(300 + dot * 9, 400 + row * 16, 6, 6, dot < 3 ? '#aa3300' : '#dddddd'));
const bar = (row: number): Shape[] => [
  shape(300, 400 + row * 16, 100, 5, '#dddddd'),
  shape(300, 400 + row * 16, 60 + row * 10, 5, '#aa3300'),
];

/** Of the three bars, 16 points apart. */
const levels = (y: number) =>
  ['Excel 60%', 'SAP 70%', 'HACCP 80%'].map((text, row) => ({ text, x: 200, y: y + row * 16 }));

/** Three bars of several lengths on tracks of one. */
const barsOf = (height: number, length: number, apart = 48): Shape[] =>
  [0, 1, 2].flatMap((row) => [
    shape(72, 400 + row * apart, length, height, '#dddddd'),
    shape(72, 400 + row * apart, length * (0.5 + row * 0.1), height, '#aa3300'),
  ]);
const stroked = (one: Shape, kind: Shape['kind']): Shape => ({ ...one, kind, fill: null, stroke: one.fill });
const ring = (row: number): Shape => stroked(shape(72, 400 + row * 60, 45, 45, '#aa3300'), 'curve');
const inWord = (kind: Shape['kind']): Shape => ({
  place: { kind: 'flow', part: 'body', paragraph: 1 },
  kind,
  fill: null,
  stroke: null,
});

const fullBar = (row: number): Shape[] => [
  shape(300, 400 + row * 16, 100, 5, '#dddddd'),
  shape(300, 400 + row * 16, 100, 5, '#aa3300'),
];

const icons = (row: number, apart: number) =>
  [0, 1, 2, 3, 4].map((icon) => ({
    text: '\uF005',
    name: 'FontAwesome',
    x: 300 + icon * apart,
    y: 400 + row * 16,
    sizePt: 8,
  }));

const pictureAt = (x: number, y: number, width: number, height: number): Picture => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height } },
  alt: null,
});

testCheck(graphicRatings, {
  fails: [
    {
      name: 'stars of an icon font',
      document: pdfDocument([...sample, ...[0, 1, 2].flatMap((row) => icons(row, 6))]),
      quotes: ['\uF005'],
    },
    { name: 'rows of dots', document: asPdf(sample, { shapes: [0, 1, 2, 3].flatMap(dots) }), quotes: [''] },
    { name: 'bars on their tracks', document: asPdf(sample, { shapes: [0, 1, 2].flatMap(bar) }), quotes: [''] },
    {
      name: 'bars beside bullets that end in a percentage',
      document: asPdf(
        [...sample, ...[5, 6, 7].map((cut) => `• Cut the waste of a large depot in Madison by ${cut}%`)],
        {
          shapes: [0, 1, 2].flatMap(bar),
        },
      ),
      quotes: [''],
    },
    {
      name: 'dots in rows of their own, and percentages elsewhere',
      document: pdfDocument(
        [...sample, ...['Retention 98%', 'On time 97%', 'Waste 3%'].map((text, row) => ({ text, y: 600 + row * 16 }))],
        { shapes: [0, 1, 2].flatMap(dots) },
      ),
      quotes: [''],
    },
    {
      name: 'dots beside the names of skills, with one level in words',
      document: pdfDocument(
        [...sample, ...['Excel', 'SAP', 'Fluent'].map((text, row) => ({ text, x: 240, y: 397 + row * 48 }))],
        { shapes: [0, 3, 6].flatMap(dots) },
      ),
      quotes: [''],
    },
    {
      name: 'typed dots below bullets that end in percentages on lines of their own',
      lines: [
        ...sample.slice(0, 7),
        '• Cut the spoilage of frozen goods in both of our warehouses',
        'by 12%',
        '• Raised the share of orders that are delivered on time',
        'to 98%',
        '• Lowered the cost of carriers in the third quarter',
        'by 6%',
        ...sample.slice(11),
        'SAP ●●●○○',
        'Excel ●●●●○',
        'HACCP ●●○○○',
      ],
      quotes: ['SAP ●●●○○'],
    },
    {
      name: 'bars beside the ends of bullets',
      document: pdfDocument(
        [...sample, ...['by 12%', 'to 98%', '• Waste 6%'].map((text, row) => ({ text, y: 397 + row * 16 }))],
        { shapes: [0, 1, 2].flatMap(bar) },
      ),
      quotes: [''],
    },
    {
      name: 'bars of which two are full',
      document: asPdf(sample, { shapes: [bar(0), fullBar(1), fullBar(2)].flat() }),
      quotes: [''],
    },
    {
      name: 'stars that are typed',
      lines: [...sample, 'Excel ★★★★☆', 'SAP ★★★☆☆', 'HACCP ★★★★★'],
      only: 'pdf',
      quotes: ['Excel ★★★★☆'],
    },
    {
      name: 'large dots that are typed',
      lines: [...sample, 'Excel ⚫⚫⚫⚪⚪', 'SAP ⚫⚫⚪⚪⚪', 'HACCP ⚫⚫⚫⚫'],
      only: 'pdf',
      quotes: ['Excel ⚫⚫⚫⚪⚪'],
    },
  ],
  passes: [
    {
      name: 'backgrounds of words',
      document: pdfDocument(
        [...sample, ...['Excel', 'Forecasting', 'SAP'].map((text, row) => ({ text, x: 304, y: 602 + row * 18 }))],
        { shapes: [0, 1, 2].map((row) => shape(300, 600 + row * 18, 40 + row * 20, 14, '#ffc000')) },
      ),
    },
    {
      name: 'equal stripes behind headings',
      document: asPdf(sample, { shapes: [0, 1, 2].map((row) => shape(72, 400 + row * 90, 240, 14, '#ffc000')) }),
    },
    {
      name: 'a photo, a rule and an icon',
      document: asPdf(sample, {
        pictures: [pictureAt(60, 40, 90, 110), pictureAt(60, 170, 480, 3), pictureAt(60, 180, 9, 9)],
      }),
    },
    {
      name: 'icons that are apart',
      document: pdfDocument([...sample, ...[0, 1, 2].flatMap((row) => icons(row, 50))]),
    },
    { name: 'levels in words', lines: [...sample, 'Excel: advanced'] },
    {
      name: 'bullets that are drawn',
      document: asPdf(sample, { shapes: [0, 1, 2, 3, 4, 5].map((row) => shape(72, 100 + row * 20, 4, 4, '#000000')) }),
    },
    {
      name: 'rules under headings',
      document: asPdf(sample, { shapes: [0, 1, 2].map((row) => shape(72, 100 + row * 80, 460, 1, '#000000')) }),
    },
    {
      name: 'underlines of several lengths',
      document: asPdf(sample, {
        shapes: [0, 1, 2].map((row) => shape(72, 400 + row * 48, 60 + row * 20, 1.8, '#0000ee')),
      }),
    },
    {
      name: 'outlines of cells, and two rings',
      document: asPdf(sample, {
        shapes: [
          ring(0),
          ring(1),
          ...[0, 1, 2].map((row) => stroked(shape(300, 600 + row * 20, 60 + row * 20, 20, '#000000'), 'rectangle')),
        ],
      }),
    },
  ],
  others: [
    {
      name: 'shapes that are painted twice: headings in a gradient, or full bars',
      document: asPdf(sample, { shapes: [0, 1, 2].flatMap(fullBar) }),
      is: 'no-finding',
    },
    {
      name: 'short bars of one length, which may be stroked',
      document: asPdf(sample, {
        shapes: [0, 1, 2].map((row) => ({
          ...shape(72, 400 + row * 30, 90, 5, '#336699'),
          fill: null,
          stroke: '#336699',
        })),
      }),
      is: 'no-finding',
    },
    {
      name: 'the bars of a chart in one shape, with their levels on them',
      document: pdfDocument(
        [...sample, ...['60%', '70%', '80%'].map((text, row) => ({ text, x: 200, y: 604 + row * 18 }))],
        { shapes: [{ ...shape(120, 600, 220, 60, '#ed7d31'), kind: 'other' }] },
      ),
      is: 'no-finding',
    },
    {
      name: 'bars of one color without a track',
      document: asPdf(sample, {
        shapes: [0, 1, 2].map((row) => shape(300, 400 + row * 18, 60 + row * 20, 9, '#ffc000')),
      }),
      is: 'no-finding',
    },
    {
      name: 'bars of one color among more shapes than are compared with the words',
      document: asPdf(sample, {
        shapes: [
          ...Array.from({ length: 201 }, (_, row) => shape(20, 5 + row * 3.5, 40, 3, '#eeeeee')),
          ...[0, 1, 2].map((row) => shape(300, 400 + row * 18, 60 + row * 20, 9, '#ffc000')),
        ],
      }),
      is: 'no-finding',
    },
    ...(
      [
        ['thin', barsOf(1.5, 150)],
        ['thick', barsOf(19.5, 150)],
        ['long', barsOf(6, 450)],
        ['stroked', barsOf(7.5, 150).map((one) => stroked(one, 'line'))],
        ['gradient', [0, 1, 2].map((row) => shape(72, 440 + row * 48, 150, 6, '#ffffff'))],
        ['round', [0, 1, 2].map(ring)],
      ] as const
    ).map(([name, shapes]) => ({
      name: `${name} bars`,
      document: asPdf(sample, { shapes }),
      is: 'no-finding' as const,
    })),
    { name: 'one row of stars', lines: [...sample, 'Excel ★★★★☆'], only: 'pdf', is: 'not-applicable' },
    {
      name: 'bars with a percentage each',
      document: pdfDocument([...sample, ...levels(397)], { shapes: [0, 1, 2].flatMap(bar) }),
      is: 'not-applicable',
    },
    {
      name: 'bars with a percentage right above each',
      document: pdfDocument([...sample, ...levels(387)], { shapes: [0, 1, 2].flatMap(bar) }),
      is: 'not-applicable',
    },
    {
      name: 'dots with the level in words beside each',
      document: pdfDocument(
        [...sample, ...['Native', 'Fluent', 'Basic'].map((text, row) => ({ text, x: 240, y: 397 + row * 16 }))],
        { shapes: [0, 1, 2].flatMap(dots) },
      ),
      is: 'not-applicable',
    },
    {
      name: 'dots with the level in words below each',
      document: pdfDocument(
        [...sample, ...['Moedertaal', 'Vloeiend', 'Basis'].map((text, row) => ({ text, x: 200, y: 409 + row * 32 }))],
        { shapes: [0, 2, 4].flatMap(dots) },
      ),
      is: 'not-applicable',
    },
    {
      name: 'bars that are pictures',
      document: asPdf(sample, { pictures: [0, 1].map((row) => pictureAt(300, 400 + row * 45, 160, 7)) }),
      is: 'not-applicable',
    },
    {
      name: 'rows of dots, each row one wide picture of the same size',
      document: asPdf(sample, { pictures: [0, 1, 2].map((row) => pictureAt(300, 400 + row * 40, 137, 27)) }),
      is: 'not-applicable',
    },
    {
      name: 'dots that are pictures',
      document: asPdf(sample, { pictures: [0, 1, 2, 3].map((dot) => pictureAt(300 + dot * 9, 400, 6, 6)) }),
      is: 'not-applicable',
    },
    {
      name: 'typed dots with a percentage each',
      lines: [...sample, 'SAP ●●●○○ 60%', 'Excel ●●●●○ 80%', 'HACCP ●●○○○ 40%'],
      is: 'not-applicable',
    },
    {
      name: 'typed dots with a percentage each, behind words without capitals',
      lines: [...sample, 'jQuery ●●●○○ 60%', 'iOS ●●●●○ 80%', 'npm ●●○○○ 40%'],
      is: 'not-applicable',
    },
  ],
});

test('shapes of a Word file, whose sizes are not known, may be bars; rules are not', () => {
  const facts = factsFrom(asPdf(sample));
  const outcomeOf = (kind: Shape['kind'], count: number) =>
    runCheck(graphicRatings, {
      ...facts,
      document: { ...facts.document, shapes: Array.from({ length: count }, () => inWord(kind)) },
    }).outcome.is;
  expect(outcomeOf('rectangle', 3)).toBe('no-finding');
  expect([outcomeOf('rectangle', 2), outcomeOf('line', 3)]).toEqual(['pass', 'pass']);
});

/** How often the check looks where a shape is. All are bars in one place, each in a color and a width of its own. */
const looksAt = (count: number): number => {
  let looks = 0;
  const shapes = Array.from({ length: count }, (_, index): Shape => {
    const width = 50 + (index * 200) / count;
    const box = {
      get x() {
        looks += 1;
        return 300;
      },
      y: 400,
      width,
      height: 6,
    };
    return { ...shape(0, 0, 0, 0, `#${index.toString(16).padStart(6, '0')}`), place: { kind: 'page', page: 1, box } };
  });
  const facts = factsFrom(asPdf(sample));
  const result = runCheck(graphicRatings, { ...facts, document: { ...facts.document, shapes } });
  expect(result.outcome.is).not.toBe('error');
  return looks;
};

test('looks at each of many shapes a few times only', () => {
  expect(looksAt(2000)).toBeGreaterThan(0);
  expect(looksAt(2000)).toBeLessThan(2000 * 20);
});
