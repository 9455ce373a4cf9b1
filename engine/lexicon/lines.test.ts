import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('the lines of a table are trimmed, without empty lines and comments', () => {
  expect(linesOf('\n  one\n\n// what follows is new\n  two // and old\n')).toEqual(['one', 'two // and old']);
});

test('an empty table has no lines', () => {
  expect(linesOf(' \n // nothing yet\n')).toEqual([]);
});
