import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import type { Line } from '../model/reading.ts';
import { mayBeTwoLines } from './glued-lines.ts';

const [line] = factsFrom(asPdf(sample)).visual.lines;
if (line === undefined) throw new Error('the sample has lines');

const at = (x: number, width: number, isBesideColumn = true): Line => ({
  ...line,
  isBesideColumn,
  box: { x, y: 100, width, height: 10 },
});
const right = [at(320, 100), at(320, 150), at(321, 90)];

test('a line that begins in one column and ends in the next may be two', () => {
  expect(mayBeTwoLines(at(60, 350), right)).toBe(true);
});

test('a line within its column, above the columns, or over one right-aligned date is one', () => {
  expect(mayBeTwoLines(at(60, 250), right)).toBe(false);
  expect(mayBeTwoLines(at(320, 150), right)).toBe(false);
  expect(mayBeTwoLines(at(60, 350, false), right)).toBe(false);
  expect(mayBeTwoLines(at(60, 350), right.slice(1))).toBe(false);
});
