import { expect, test } from 'vitest';
import { writtenWordsOf } from './written-words.ts';

test('words keep their own characters and lose the punctuation around them', () => {
  expect(writtenWordsOf('Wrote C++, C# and Node.js code (in a team).')).toEqual([
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
  expect(writtenWordsOf('Zoë führte Übergaben, 3 mal')).toEqual(['Zoë', 'führte', 'Übergaben', '3', 'mal']);
});
