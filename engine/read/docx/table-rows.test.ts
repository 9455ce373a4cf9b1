import { describe, expect, test } from 'vitest';
import { cell, control, wordPart } from '#engine/testing/build-docx.ts';
import { parseXml } from './package/xml.ts';
import { rowsOf } from './table-rows.ts';

const rowsIn = (inside: string) =>
  rowsOf(parseXml(new TextEncoder().encode(wordPart('tbl', inside)))).map((row) =>
    row.map(({ column, endColumn, isPlaceholder }) => [column, endColumn, isPlaceholder]),
  );
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;

describe('columns of cells', () => {
  test.each([
    [
      'one after the other',
      row(cell(''), cell('')),
      [
        [
          [0, 1, false],
          [1, 2, false],
        ],
      ],
    ],
    [
      'a wide one pushes the next on',
      row(cell('', '<w:gridSpan w:val="3"/>'), cell('')),
      [
        [
          [0, 3, false],
          [3, 4, false],
        ],
      ],
    ],
    [
      'a row may begin further right',
      '<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>' + cell('') + '</w:tr>',
      [[[2, 3, false]]],
    ],
    [
      'an impossible width counts as one',
      row(cell('', '<w:gridSpan w:val="900"/>'), cell('')),
      [
        [
          [0, 1, false],
          [1, 2, false],
        ],
      ],
    ],
  ])('%s', (_what, inside, rows) => {
    expect(rowsIn(inside)).toEqual(rows);
  });
});

test('rows and cells are read inside controls and insertions, but not inside deletions', () => {
  expect(rowsIn(control(row(cell(''))))).toHaveLength(1);
  expect(rowsIn(`<w:ins>${row(cell(''))}</w:ins>`)).toHaveLength(1);
  expect(rowsIn(`<w:del>${row(cell(''))}</w:del>`)).toEqual([]);
});

test('a cell in a control that shows its prompt is a placeholder', () => {
  expect(rowsIn(row(control(cell(''), '<w:showingPlcHdr/>'), cell('')))).toEqual([
    [
      [0, 1, true],
      [1, 2, false],
    ],
  ]);
});
