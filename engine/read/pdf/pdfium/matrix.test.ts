import { expect, test } from 'vitest';
import { boxThrough, identity, matrixAt, product, round, type Matrix } from './matrix.ts';
import { heapOf } from './heap.ts';

const moved: Matrix = { ...identity, e: 10, f: 20 };
const turned: Matrix = { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 };
/** As pages are displayed: the origin at the top left of a page 100 points high. */
const flipped: Matrix = { a: 1, b: 0, c: 0, d: -1, e: 0, f: 100 };

test('the inner matrix is applied first', () => {
  expect(product(moved, turned)).toEqual({ a: 0, b: 1, c: -1, d: 0, e: -20, f: 10 });
  expect(product(turned, moved)).toEqual({ a: 0, b: 1, c: -1, d: 0, e: 10, f: 20 });
  expect(product(moved, identity)).toEqual(moved);
});

test('a box stays upright, whatever the matrix does', () => {
  expect(boxThrough(identity, 1, 2, 4, 6)).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  expect(boxThrough(identity, 4, 6, 1, 2)).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  expect(boxThrough(turned, 1, 2, 4, 6)).toEqual({ x: -6, y: 1, width: 4, height: 3 });
  expect(boxThrough(flipped, 10, 20, 30, 40)).toEqual({ x: 10, y: 60, width: 20, height: 20 });
});

test('points are rounded to hundredths, and NaN becomes 0', () => {
  expect([round(1.006), round(-2.344), round(Number.NaN), round(Number.POSITIVE_INFINITY)]).toEqual([
    1.01, -2.34, 0, 0,
  ]);
});

test('a matrix is read as six floats', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Float32Array(memory.buffer).set([1, 2, 3, 4, 5, 6], 4);
  expect(matrixAt(heapOf(memory), 16)).toEqual({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 });
});
