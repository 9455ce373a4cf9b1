import { expect, test } from 'vitest';
import { withAccentsJoined } from './accents.ts';

/** Characters five points wide, each with the left edge behind it. */
const placed = (all: readonly (readonly [text: string, left: number])[]) =>
  all.map(([text, left]) => ({ text, left, right: left + 5 }));
const joined = (all: readonly (readonly [text: string, left: number])[]): string =>
  withAccentsJoined(placed(all))
    .map(({ text }) => text)
    .join('');

test('an accent over a letter narrower than itself', () => {
  const accent = { text: '´', left: 0, right: 5 };
  const letterAt = (left: number) => [accent, { text: 'ı', left, right: left + 2.5 }];
  expect(withAccentsJoined(letterAt(1)).map(({ text }) => text)).toEqual(['í']);
  expect(withAccentsJoined(letterAt(4)).map(({ text }) => text)).toEqual(['´', 'ı']);
});

test.each([
  [
    'an accent over the next letter',
    [
      ['s', 0],
      ['´', 5],
      ['e', 5.5],
    ],
    'sé',
  ],
  [
    'an umlaut over a capital',
    [
      ['¨', 1],
      ['O', 0],
    ],
    'Ö',
  ],
  [
    'a letter without its dot',
    [
      ['´', 0],
      ['ı', 0.5],
    ],
    'í',
  ],
  [
    'a cedilla under the letter before it',
    [
      ['c', 0],
      ['¸', 0.5],
    ],
    'ç',
  ],
  [
    'an apostrophe beside a letter',
    [
      ['e', 0],
      ['´', 5],
      ['s', 10],
    ],
    'e´s',
  ],
  [
    'a tilde over a digit',
    [
      ['~', 0],
      ['5', 0],
    ],
    '~5',
  ],
  [
    'a letter that has no such accent',
    [
      ['¸', 0],
      ['b', 0],
    ],
    '¸b',
  ],
] as const)('%s', (_what, characters, text) => {
  expect(joined(characters)).toBe(text);
});
