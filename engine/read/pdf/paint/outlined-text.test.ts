import { describe, expect, test } from 'vitest';
import type { PageRun } from '../text/runs.ts';
import { withOutlines } from './outlined-text.ts';
import type { Painting } from './paintings.ts';

const run = (isInvisible: boolean, text = 'Experience'): PageRun => {
  const font = { name: 'Inter', sizePt: 10, isBold: false, isItalic: false, color: '#000000' };
  const box = { x: 100, y: 50, width: 60, height: 12 };
  return {
    run: { text, font, place: { kind: 'page', page: 1, box } },
    box,
    style: { font, fontAt: 1, angle: 0, ink: null, outline: null, isInvisible },
    rank: 9,
    isGuessed: false,
  };
};
const outline: Painting = {
  rank: 4,
  what: 'shape',
  at: 7,
  box: { x: 100, y: 51, width: 60, height: 9 },
  kind: 'curve',
  fill: { r: 16, g: 32, b: 48, a: 255 },
  stroke: null,
  isOpaque: true,
  isOneOutline: true,
  isRoundedBox: false,
  isMasked: false,
  clips: [],
};

test('text without ink over its own outline is visible, bold and in the color of the outline', () => {
  const { runs, paintings } = withOutlines([run(true)], [outline]);
  expect(paintings).toEqual([]);
  expect(runs[0]).toMatchObject({
    rank: 4,
    run: { font: { isBold: true, color: '#102030' } },
    style: { isInvisible: false },
  });
});

test('text without ink over letters that are stroked is visible', () => {
  const stroked = { ...outline, fill: null, stroke: { r: 0, g: 0, b: 0, a: 255 } };
  const { runs, paintings } = withOutlines([run(true)], [stroked]);
  expect(paintings).toEqual([]);
  expect(runs[0]).toMatchObject({ run: { font: { color: '#000000' } }, style: { isInvisible: false } });
});

test('two runs below one stroked path that begins and ends with them are visible', () => {
  const stroked = {
    ...outline,
    fill: null,
    stroke: { r: 0, g: 0, b: 0, a: 255 },
    box: { ...outline.box, width: 130 },
  };
  const second = { ...run(true), box: { ...run(true).box, x: 170 } };
  const { runs } = withOutlines([run(true), second], [stroked]);
  expect(runs.map(({ style }) => style.isInvisible)).toEqual([false, false]);
});

test('the last space of a run has no outline', () => {
  const narrower = { ...outline, box: { ...outline.box, width: 56 } };
  const { runs } = withOutlines([run(true, 'Nurse | 2019 ')], [narrower]);
  expect(runs[0]?.style.isInvisible).toBe(false);
  expect(withOutlines([run(true)], [narrower]).runs[0]?.style.isInvisible).toBe(true);
});

describe('a hyphen without ink over a small box', () => {
  const hyphen = { ...run(true, '- '), box: { x: 100, y: 50, width: 6, height: 12 } };
  const boxed: Painting = { ...outline, kind: 'rectangle', box: { x: 100.4, y: 57, width: 3, height: 1.1 } };

  test('is visible', () => {
    const { runs, paintings } = withOutlines([hyphen], [boxed]);
    expect(paintings).toEqual([]);
    expect(runs[0]?.style.isInvisible).toBe(false);
  });

  test.each([
    ['stays invisible over a rule', hyphen, { ...boxed, kind: 'line' as const, box: { ...boxed.box, width: 300 } }],
    ['is not like a word over a small box', { ...hyphen, run: { ...hyphen.run, text: 'CPR' } }, boxed],
  ])('%s', (_what, over, painting) => {
    const { runs, paintings } = withOutlines([over], [painting]);
    expect(paintings).toEqual([painting]);
    expect(runs[0]?.style.isInvisible).toBe(true);
  });
});

describe('text without ink stays invisible', () => {
  test.each<[string, Partial<Painting>]>([
    ['over a rectangle', { kind: 'rectangle' }],
    ['over a picture', { what: 'picture' }],
    ['over a curve that is not painted', { fill: null }],
    [
      'over a stroked wave that is wider',
      { fill: null, stroke: { r: 0, g: 0, b: 0, a: 255 }, box: { ...outline.box, x: 80, width: 200 } },
    ],
    ['over something narrower', { box: { ...outline.box, width: 30 } }],
    ['over something on another line', { box: { ...outline.box, y: 90 } }],
    ['over something much higher', { box: { ...outline.box, y: 20, height: 60 } }],
    ['over something flat', { box: { ...outline.box, height: 1 } }],
  ])('%s', (_what, change) => {
    const painting = { ...outline, ...change };
    const { runs, paintings } = withOutlines([run(true)], [painting]);
    expect(paintings).toEqual([painting]);
    expect(runs[0]?.style.isInvisible).toBe(true);
  });
});

test('text with ink of its own does not affect the drawing', () => {
  expect(withOutlines([run(false)], [outline]).paintings).toEqual([outline]);
});
