import { expect, test } from 'vitest';
import { align } from './align.ts';

test.each([
  [
    'pairs what agrees',
    [
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  ],
  [
    'gives up the best pair where the total gains',
    [
      [1, 0.9],
      [0.9, 0],
    ],
    [
      [0, 1],
      [1, 0],
    ],
  ],
  ['pairs a repeated entry once', [[1], [1], [1]], [[0, 0]]],
  [
    'leaves out pairs that hardly agree',
    [
      [0.2, 0],
      [0, 0.8],
    ],
    [[1, 1]],
  ],
  ['has nothing to pair', [], []],
  ['has nothing to pair with', [[], []], []],
  ['takes more columns than rows', [[0.3, 0.4, 0.9]], [[0, 2]]],
])('%s', (_, agreement, pairs) => {
  expect(align(agreement, 0.2)).toEqual(pairs);
});

test('is never beaten by another order', () => {
  const orders = (rest: readonly number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((one) => orders(rest.filter((other) => other !== one)).map((o) => [one, ...o]));
  for (let seed = 1; seed <= 20; seed++) {
    const agreement = [0, 1, 2, 3, 4].map((row) =>
      [0, 1, 2, 3, 4].map((column) => ((seed * 31 + row * 17 + column * row * 7) % 13) / 13),
    );
    const total = (pairs: readonly (readonly [number, number])[]): number =>
      pairs.reduce((sum, [row, column]) => sum + (agreement[row]?.[column] ?? 0), 0);
    const best = Math.max(...orders([0, 1, 2, 3, 4]).map((order) => total(order.map((column, row) => [row, column]))));
    expect(total(align(agreement, 0))).toBeCloseTo(best);
  }
});
