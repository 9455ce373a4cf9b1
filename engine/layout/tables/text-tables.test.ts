import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import type { Shape } from '../../model/document.ts';

const rule = (x: number, y: number, width: number, height: number): Shape => ({
  place: { kind: 'page', page: 1, box: { x, y, width, height } },
  kind: 'line',
  fill: null,
  stroke: '#000000',
});
const level = [100, 140, 180, 220].map((y) => rule(72, y, 460, 0.5));
const texts = [110, 150, 190].flatMap((y) => [
  { text: 'Mar 2020 - Present', x: 80, y },
  { text: 'Operations Manager at Harbor Foods', x: 240, y },
]);

test('horizontal rules and one vertical rule between texts make a table', () => {
  const { textTables } = factsFrom(pdfDocument(texts, { shapes: [...level, rule(200, 100, 0.5, 120)] }));
  expect(textTables).toMatchObject([{ rows: 3, columns: 2, isDrawn: true }]);
});

test('horizontal rules alone are not a table', () => {
  expect(factsFrom(pdfDocument(texts, { shapes: level })).textTables).toEqual([]);
});

test('a frame around a page is not a table', () => {
  const frame = [rule(60, 90, 480, 0.5), rule(60, 700, 480, 0.5), rule(60, 90, 0.5, 610), rule(540, 90, 0.5, 610)];
  expect(factsFrom(pdfDocument(texts, { shapes: frame })).textTables).toEqual([]);
});

const cell = (column: number) => ({ table: 0, row: 0, column });

test('a Word table counts when two of its columns hold text', () => {
  const both = docxDocument([
    { text: 'Skills', cell: cell(0) },
    { text: 'Excel', cell: cell(1) },
  ]);
  const one = docxDocument([
    { text: 'Skills', cell: cell(0) },
    { text: '', cell: cell(1) },
  ]);
  expect(factsFrom(both).textTables).toMatchObject([{ columns: 2, isDrawn: false }]);
  expect(factsFrom(one).textTables).toEqual([]);
});

/** A text in the first column, and one in the second column of that row. */
const inSecondColumn = (row: number) =>
  factsFrom(
    docxDocument([
      { text: 'Ines Harrow', cell: cell(0) },
      { text: 'Nurse with twelve years in surgical wards', cell: { ...cell(1), row } },
    ]),
  ).textTables;

test('a Word table whose rows hold one cell with text each is a frame, also where they start in different columns', () => {
  expect(inSecondColumn(1)).toEqual([]);
  expect(inSecondColumn(0)).toHaveLength(1);
});

const inside = (table: number) => ({ cell: { table, row: 0, column: 0 } });
const nested = (parentColumn: number) => ({ rows: 1, columns: 1, parent: 1, parentColumn, part: 'body' as const });

test('a Word table counts whose columns hold nothing but other tables, and not the frame around one of them', () => {
  const frame = { rows: 1, columns: 1, parent: null, parentColumn: null, part: 'body' as const };
  const document = docxDocument(
    [
      { text: 'Planned the shifts of two warehouses', ...inside(2) },
      { text: 'Cut waste by a fifth', ...inside(2) },
      { text: 'Skills', ...inside(3) },
    ],
    { tables: [frame, { ...frame, columns: 2, parent: 0, parentColumn: 0 }, nested(0), nested(1)] },
  );
  expect(factsFrom(document).textTables).toEqual([{ rows: 1, columns: 2, lines: [0, 1, 2], isDrawn: false }]);
});
