import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('a table is its lines without blanks, gaps and comments', () => {
  expect(linesOf('\n  one\n\n// what follows is new\n  two // and old\n')).toEqual(['one', 'two // and old']);
});

test('an empty table has no lines', () => {
  expect(linesOf(' \n // nothing yet\n')).toEqual([]);
});
