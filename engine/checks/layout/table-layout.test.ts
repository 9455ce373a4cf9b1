import { expect, test } from 'vitest';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import type { Shape } from '../../model/document.ts';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { runCheck } from '../run-checks.ts';
import { tableLayout } from './table-layout.ts';

const cells = sample.map((text, index) => ({
  text,
  cell: { table: 0, row: Math.floor(index / 2), column: index % 2 },
}));
const rows = ['Operations Manager', 'Shift Supervisor', 'Warehouse Clerk', 'Driver'];
const employers = ['Harbor Foods', 'Lakeside Dairy', 'Northgate Stores', 'Quick Parcel'];
const grid = rows.flatMap((text, row) => [
  { text, x: 80, y: 104 + row * 40 },
  { text: employers[row] ?? '', x: 310, y: 104 + row * 40 },
]);
const rule = (x: number, y: number, width: number, height: number): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height } },
  kind: 'line',
  fill: null,
  stroke: '#000000',
});
const rules = [
  ...[0, 1, 2, 3, 4].map((row) => rule(72, 95 + row * 40, 460, 0.5)),
  rule(72, 95, 0.5, 160),
  rule(300, 95, 0.5, 160),
  rule(532, 95, 0.5, 160),
];

testCheck(tableLayout, {
  fails: [
    { name: 'a Word table with two columns', document: docxDocument(cells), quotes: ['Work Experience'] },
    { name: 'a table drawn with lines', document: pdfDocument(grid, { shapes: rules }), quotes: ['Harbor Foods'] },
    {
      name: 'a table that goes on over a page break, which is not counted twice',
      document: pdfDocument([...grid, ...grid.map((cell) => ({ ...cell, page: 2 }))], {
        shapes: [...rules, ...rules.map((drawn) => ({ ...drawn, place: { ...drawn.place, page: 2 } }))],
      }),
      quotes: ['Harbor Foods'],
      says: 'About 100% of your lines are in a table with text in columns.',
    },
  ],
  passes: [
    { name: 'plain paragraphs', lines: sample },
    {
      name: 'rules under headings',
      document: pdfDocument(
        sample.map((text, index) => ({ text, y: 60 + index * 16 })),
        { shapes: rules.filter(({ kind }) => kind === 'line').slice(0, 5) },
      ),
    },
    {
      name: 'dates at the right edge',
      document: pdfDocument(
        sample.flatMap((text, index) => {
          const [words = '', date] = text.split(' | Mar');
          const line = { text: words, y: 60 + index * 16 };
          return date === undefined ? [line] : [line, { text: `Mar${date}`, x: 480, y: line.y }];
        }),
      ),
    },
  ],
  others: [
    {
      name: 'boxes beside each other in two rows',
      document: pdfDocument(sample, {
        shapes: [0, 1].flatMap((row) =>
          [0, 1, 2].map((column): Shape => ({
            ...rule(72 + column * 150, 600 + row * 20, 140, 18),
            kind: 'rectangle',
            fill: '#eeeeee',
          })),
        ),
      }),
      is: 'no-finding',
    },
    {
      name: 'a Word table with one column, which is a frame',
      document: docxDocument(sample.map((text, row) => ({ text, cell: { table: 0, row, column: 0 } }))),
      is: 'not-applicable',
    },
    {
      name: 'a grid in the banner above two ruled columns',
      document: pdfDocument(grid, {
        shapes: [...rules.filter(({ place }) => place.kind === 'page' && place.box.width > 1), rule(300, 95, 0.5, 30)],
      }),
      is: 'not-applicable',
    },
    {
      name: 'two high boxes beside each other',
      document: pdfDocument(sample, {
        shapes: [0, 1].map((column) => ({
          ...rule(72 + column * 230, 600, 220, 90),
          kind: 'rectangle',
          fill: '#eeeeee',
        })),
      }),
      is: 'no-finding',
    },
    {
      name: 'a PDF whose tags say table around text',
      document: pdfDocument(sample, { traits: { isTagged: true, hasTableTags: true } }),
      is: 'not-applicable',
    },
    {
      name: 'rows of cells without rules',
      document: pdfDocument([...sample.map((text, index) => ({ text, y: 300 + index * 16 })), ...grid]),
      is: 'not-applicable',
    },
  ],
});

const leftOf = (texts: Parameters<typeof docxDocument>[0]): number => {
  const { outcome } = runCheck(tableLayout, factsFrom(docxDocument(texts)));
  return outcome.is === 'fail' ? outcome.score : 1;
};

test('costs a Word table little with its headings above it, and much with all of them in its cells', () => {
  const headings = new Set(['Work Experience', 'Education', 'Skills']);
  const headed = cells.map((cell) => (headings.has(cell.text) ? { text: cell.text } : cell));
  expect(leftOf(headed)).toBe(0.95);
  expect(leftOf(cells)).toBe(0.2);
});

const quotesOf = (texts: Parameters<typeof pdfDocument>[0]): string => {
  const { outcome } = runCheck(tableLayout, factsFrom(pdfDocument(texts, { shapes: rules })));
  return outcome.is === 'fail'
    ? outcome.findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(' | ')
    : '';
};

test('quotes no heading between rules, which may be outside the table', () => {
  const alone = { text: 'Work Experience', x: 80, y: 104, isBold: true };
  const headed = [alone, ...grid.slice(2)];
  expect(quotesOf(grid)).toContain('Operations Manager');
  expect(quotesOf(headed)).toContain('Lakeside Dairy');
  expect(quotesOf(headed)).not.toContain('Work Experience');
});

test('does not say that no text is in tables beside a list in columns, which may be one', () => {
  const facts = factsFrom(pdfDocument([...sample]));
  const outcomeWith = (hasListInColumns: boolean): string =>
    runCheck(tableLayout, { ...facts, sideBySide: { ...facts.sideBySide, hasListInColumns } }).outcome.is;
  expect(outcomeWith(true)).toBe('not-applicable');
  expect(outcomeWith(false)).toBe('pass');
});
