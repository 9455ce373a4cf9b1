import { describe, expect, test } from 'vitest';
import { closing, move, never, type State } from './row-states.ts';

const shape = { before: 1, after: 1 };

describe('a transition that cannot be', () => {
  test.each<[State | null, State]>([
    ['B2', 'A'],
    ['B1', 'T'],
    ['A', 'C'],
    ['A', 'F2'],
    ['T', 'F1'],
    ['N1', 'N3'],
    [null, 'C'],
    [null, 'F1'],
  ])('from %s to %s', (from, to) => {
    expect(move(from, to, shape, true)).toBe(never);
  });
});

describe('a transition within one entry', () => {
  test.each<[State, State]>([
    ['B2', 'B1'],
    ['B1', 'A'],
    ['A', 'F1'],
    ['F1', 'F2'],
    ['T', 'C'],
    ['C', 'C'],
  ])('from %s to %s costs nothing', (from, to) => {
    expect(move(from, to, shape, true)).toBe(0);
  });
});

test('an entry in the shape of the section is worth more than one that differs from it', () => {
  expect(move('T', 'B1', shape, true)).toBeGreaterThan(move('T', 'A', shape, true));
  expect(move('T', 'B2', shape, true)).toBeGreaterThan(move('T', 'B3', shape, true));
  expect(closing('F1', shape)).toBeGreaterThan(closing('A', shape));
  expect(closing('F2', shape)).toBeGreaterThan(closing('F3', shape));
});

test('an entry without dates costs more where others have them', () => {
  expect(move('T', 'N1', shape, true)).toBeLessThan(move('T', 'N1', shape, false));
});

test('an entry without a body above the next one costs more than one with a body', () => {
  expect(move('F1', 'B1', shape, true) - closing('F1', shape)).toBeLessThan(move('T', 'B1', shape, true));
});
