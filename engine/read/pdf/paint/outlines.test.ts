import { describe, expect, test } from 'vitest';
import { readPage, someText } from '#engine/testing/read-built-pdf.ts';

const shapesIn = async (content: string) => {
  const { shapes } = await readPage(`${someText} ${content}`);
  return shapes.map(({ kind, fill, stroke }) => [kind, fill, stroke]);
};

describe('the kind of a path', () => {
  test.each([
    ['a stroked line', '72 600 m 300 600 l S', 'line'],
    ['a slanted line', '72 600 m 300 650 l S', 'line'],
    ['a thin filled rectangle', '72 600 300 1 re f', 'line'],
    ['a rectangle', '72 600 300 40 re S', 'rectangle'],
    ['a triangle', '72 600 m 100 650 l 128 600 l h f', 'other'],
    ['a curve', '72 600 m 90 650 110 650 130 600 c S', 'curve'],
  ])('%s', async (_what, content, kind) => {
    expect((await shapesIn(content)).map(([first]) => first)).toEqual([kind]);
  });

  test('a path is filled and stroked with its own colors', async () => {
    expect(await shapesIn('1 0 0 rg 0 0 1 RG 72 600 300 40 re B')).toEqual([['rectangle', '#ff0000', '#0000ff']]);
    expect(await shapesIn('1 0 0 rg 72 600 300 40 re f')).toEqual([['rectangle', '#ff0000', null]]);
  });

  test('a path that is neither filled nor stroked, or clipped away, is left out', async () => {
    expect(await shapesIn('72 600 300 40 re n')).toEqual([]);
    expect(await shapesIn('q 10 10 20 20 re W n 72 600 300 40 re f Q')).toEqual([]);
  });
});
