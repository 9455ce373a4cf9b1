import { expect, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { levelLinesOf } from './level-lines.ts';

const [line] = readingsOf(pdfDocument(['Jane Roe'])).visual.lines;

type Given = readonly [y: number, column: 0 | 1, page?: number];

/** Lines of 10 points: the upper edge of each, in the left or the right column, on page 1 or another. */
const levelOf = (...given: readonly Given[]): readonly number[] => levelWith([], ...given);
const levelWith = (titles: readonly number[], ...given: readonly Given[]): readonly number[] => {
  if (line === undefined) throw new Error('no line');
  const lines = given.map(([y, column, page = 1]) => ({
    ...line,
    page,
    column,
    box: { x: 40 + column * 200, y, width: 100, height: 10 },
  }));
  return levelLinesOf([...lines.keys()], { order: 'visual', lines, tables: [] }, new Set(titles));
};

test('a line is level with text of another column at its height', () => {
  expect(levelOf([100, 0], [105, 1], [130, 0])).toEqual([0, 1]);
});

test('a line beside ordinary spacing between two lines is level with them', () => {
  expect(levelOf([100, 0], [124, 0], [112, 1])).toEqual([0, 1, 2]);
});

test('a line beside a wider gap, below the last line of the other column or on another page is alone', () => {
  expect(levelOf([100, 0], [160, 0], [130, 1], [200, 1], [100, 1, 2])).toEqual([]);
});

test('lines of one column are not beside each other', () => {
  expect(levelOf([100, 0], [102, 0])).toEqual([]);
});

test('a title right above the first lines of two columns is beside neither', () => {
  expect(levelWith([0], [100, 0], [112, 0], [112, 1])).toEqual([1, 2]);
  expect(levelOf([100, 0], [112, 0], [112, 1])).toEqual([0, 1, 2]);
  expect(levelWith([0], [100, 0], [101, 1])).toEqual([0, 1]);
});

test('the rest of a row behind a bar is beside nothing', () => {
  const [first] = readingsOf(pdfDocument(['Greek | French'])).visual.lines;
  const levelWithText = (text: string): readonly number[] => {
    if (first === undefined || first.box === null) throw new Error('no line');
    const rest = { ...first, text, column: 1, box: { ...first.box, x: first.box.x + 200 } };
    return levelLinesOf([0, 1], { order: 'visual', lines: [first, rest], tables: [] }, new Set());
  };
  expect([levelWithText('| Italian (C2)'), levelWithText('Italian (C2)')]).toEqual([[], [0, 1]]);
});
