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

test('signs between words are none, and a word keeps the marks in it', () => {
  expect(writtenWordsOf("’tis -- '+49-' .NET e\u0301te\u0301 \u0301a \u{1D400}x-")).toEqual([
    'tis',
    '49',
    'NET',
    'e\u0301te\u0301',
    'a',
    '\u{1D400}x',
  ]);
});

test('words of other scripts are words', () => {
  expect(writtenWordsOf('Zoë führte Übergaben, 3 mal')).toEqual(['Zoë', 'führte', 'Übergaben', '3', 'mal']);
});
