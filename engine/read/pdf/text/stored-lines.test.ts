import { describe, expect, test } from 'vitest';
import type { Character } from './characters.ts';
import { joined, type StyledText } from './stored-lines.ts';
import type { TextStyle } from './text-styles.ts';

const plain: TextStyle = {
  font: { name: 'Helvetica', sizePt: 10, isBold: false, isItalic: false, color: '#000000' },
  fontAt: 1,
  angle: 0,
  ink: { r: 0, g: 0, b: 0, a: 255 },
  outline: null,
  isInvisible: false,
};
const upward: TextStyle = { ...plain, angle: 270 };

const letter = (text: string, { left = 0, top = 0, height = 10 } = {}): Character => ({
  text,
  index: 0,
  left,
  right: left + 5,
  top,
  bottom: top + height,
  isUnmapped: false,
  isGuessed: false,
});
const stored = (rank: number, style: TextStyle, ...characters: readonly Character[]): StyledText => ({
  characters,
  style,
  rank,
  lastRank: rank,
});
const textsOf = (texts: readonly StyledText[]): string[] =>
  joined(texts).map(({ characters }) => characters.map(({ text }) => text).join(''));

describe('letters stored one by one', () => {
  test.each<[string, StyledText[], string[]]>([
    ['on one line', [stored(1, plain, letter('a')), stored(2, plain, letter('b', { left: 5 }))], ['ab']],
    ['far apart on one line', [stored(1, plain, letter('a')), stored(2, plain, letter('b', { left: 300 }))], ['ab']],
    ['on two lines', [stored(1, plain, letter('a')), stored(2, plain, letter('b', { top: 12 }))], ['a', 'b']],
    ['a little lower', [stored(1, plain, letter('a')), stored(2, plain, letter('b', { top: 3 }))], ['ab']],
    ['half a line lower', [stored(1, plain, letter('a')), stored(2, plain, letter('b', { top: 5 }))], ['a', 'b']],
    ['low beside high', [stored(1, plain, letter('A')), stored(2, plain, letter('.', { top: 7, height: 2 }))], ['A.']],
    ['in two styles', [stored(1, plain, letter('a')), stored(2, { ...plain }, letter('b'))], ['a', 'b']],
    ['with a painting between', [stored(1, plain, letter('a')), stored(3, plain, letter('b'))], ['a', 'b']],
    ['in Hebrew, with a painting between', [stored(1, plain, letter('א')), stored(3, plain, letter('ב'))], ['אב']],
    ['in Hebrew on two lines', [stored(1, plain, letter('א')), stored(2, plain, letter('ב', { top: 12 }))], ['א', 'ב']],
    ['behind an empty text', [stored(1, plain), stored(2, plain, letter('b'))], ['', 'b']],
    ['before an empty text', [stored(1, plain, letter('a')), stored(2, plain)], ['a', '']],
    [
      'a raised accent and its capital',
      [stored(1, plain, letter('´', { top: -3 })), stored(2, plain, letter('E'), letter('c', { left: 5 }))],
      ['Éc'],
    ],
    [
      'a raised accent and a capital beside it',
      [stored(1, plain, letter('´', { top: -3 })), stored(2, plain, letter('E', { left: 5 }))],
      ['´E'],
    ],
    ['none', [], []],
  ])('%s', (_what, texts, lines) => {
    expect(textsOf(texts)).toEqual(lines);
  });
});

describe('rotated letters', () => {
  test.each<[string, Parameters<typeof letter>[1], string[]]>([
    ['one above the other', { top: -6 }, ['ab']],
    ['beside each other', { left: 14 }, ['ab']],
    ['far above', { top: -15 }, ['a', 'b']],
    ['far beside', { left: 15 }, ['a', 'b']],
  ])('%s', (_what, place, lines) => {
    expect(textsOf([stored(1, upward, letter('a')), stored(2, upward, letter('b', place))])).toEqual(lines);
  });
});

test('a line remembers its first and its last rank, and the stored texts stay as they were', () => {
  const texts = [4, 5, 6].map((rank) => stored(rank, plain, letter('x', { left: rank * 5 })));
  expect(joined(texts).map(({ rank, lastRank }) => [rank, lastRank])).toEqual([[4, 6]]);
  expect(texts.map(({ characters, lastRank }) => [characters.length, lastRank])).toEqual([
    [1, 4],
    [1, 5],
    [1, 6],
  ]);
});
