import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('words keep their signs and lose the punctuation around them', () => {
  expect(wordsOf('Wrote C++, C# and Node.js code (in a team).')).toEqual([
    'Wrote',
    'C++',
    'C#',
    'and',
    'Node.js',
    'code',
    'in',
    'a',
    'team',
  ]);
});

test('words of other scripts are words', () => {
  expect(wordsOf('Zoë führte Übergaben, 3 mal')).toEqual(['Zoë', 'führte', 'Übergaben', '3', 'mal']);
});
