import { describe, expect, test } from 'vitest';
import type { Character } from './characters.ts';
import { runsOf } from './runs.ts';
import { joined, type StyledText } from './stored-lines.ts';
import type { TextStyle } from './text-styles.ts';

const style: TextStyle = {
  font: { name: 'Helvetica', sizePt: 10, isBold: false, isItalic: false, color: '#000000' },
  fontAt: 1,
  angle: 0,
  ink: { r: 0, g: 0, b: 0, a: 255 },
  outline: null,
  isInvisible: false,
};

/** Letters 5 points wide from `left` on, one after the other. */
const letters = (text: string, left = 0, top = 0): Character[] =>
  Array.from(text).map((letter, index) => ({
    text: letter,
    index,
    left: left + index * 5,
    right: left + index * 5 + 5,
    top,
    bottom: top + 10,
    isUnmapped: false,
    isGuessed: false,
  }));
const stored = (characters: readonly Character[], rank = 1, own = style): StyledText => ({
  characters,
  style: own,
  rank,
  lastRank: rank,
});
const textsOf = (characters: readonly Character[], links: Parameters<typeof runsOf>[2] = []) =>
  runsOf(stored(characters), 1, links).map(({ run }) => run.text);

describe('a stretch of text is split', () => {
  test.each([
    ['where it jumps ahead', [...letters('Acme'), ...letters('2019', 100)], ['Acme', '2019']],
    ['where it jumps back', [...letters('Acme', 100), ...letters('2019')], ['Acme', '2019']],
    ['not at a narrow gap', [...letters('Ac'), ...letters('me', 10.5)], ['Acme']],
    ['not at the wide space of justified text', [...letters('at '), ...letters('Acme', 22)], ['at Acme']],
    ['not in Hebrew, which runs the other way', [...letters('א', 20), ...letters('ב', 15)], ['אב']],
  ])('%s', (_where, characters, texts) => {
    expect(textsOf(characters)).toEqual(texts);
  });

  test('where a link begins and ends', () => {
    const link = { address: 'https://example.org', box: { x: 10, y: 0, width: 10, height: 10 } };
    const runs = runsOf(stored(letters('abcdef')), 1, [link]);
    expect(runs.map(({ run }) => [run.text, run.link])).toEqual([
      ['ab', undefined],
      ['cd', 'https://example.org'],
      ['ef', undefined],
    ]);
  });

  test('where the mapping to characters ends', () => {
    const unknown = letters('?!', 15).map((letter) => ({ ...letter, isUnmapped: true }));
    const runs = runsOf(stored([...letters('abc'), ...unknown]), 1, []);
    expect(runs.map(({ run }) => [run.text, run.isUnmapped])).toEqual([
      ['abc', undefined],
      ['?!', true],
    ]);
  });
});

describe('a run', () => {
  test('has a box around its letters and an edge for each', () => {
    const [first] = runsOf(stored(letters('abc', 10, 20)), 2, []);
    expect(first?.run.place).toEqual({ kind: 'page', page: 2, box: { x: 10, y: 20, width: 15, height: 10 } });
    expect(first?.run.edges).toEqual([10, 15, 20, 25]);
  });

  test('has an angle instead when the text is rotated', () => {
    const [first] = runsOf(stored(letters('abc'), 1, { ...style, angle: 90 }), 1, []);
    expect([first?.run.angle, first?.run.edges]).toEqual([90, undefined]);
  });

  test('does not exist without letters', () => {
    expect(runsOf(stored([]), 1, [])).toEqual([]);
  });
});

const linesOf = (...texts: readonly StyledText[]) =>
  joined(texts).map(({ characters }) => characters.map(({ text }) => text).join(''));

describe('text objects stored one by one', () => {
  test('are one line when they follow each other on it', () => {
    expect(linesOf(stored(letters('Ac'), 1), stored(letters('me', 10), 2))).toEqual(['Acme']);
  });

  test.each([
    ['on another line', stored(letters('me', 10, 30), 2)],
    ['in another style', stored(letters('me', 10), 2, { ...style })],
    ['after something else was painted', stored(letters('me', 10), 5)],
  ])('are two %s', (_where, second) => {
    expect(linesOf(stored(letters('Ac'), 1), second)).toEqual(['Ac', 'me']);
  });
});
