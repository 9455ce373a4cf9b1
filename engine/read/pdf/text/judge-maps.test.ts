import { describe, expect, test } from 'vitest';
import { judgeCharacterMaps } from './judge-maps.ts';
import type { PageRun } from './runs.ts';

const run = (text: string, isGuessed: boolean, fontAt = 1, name = 'Helvetica'): PageRun => {
  const font = { name, sizePt: 10, isBold: false, isItalic: false, color: '#000000' };
  const box = { x: 0, y: 0, width: 10, height: 10 };
  return {
    run: { text, font, place: { kind: 'page', page: 1, box } },
    box,
    style: { font, fontAt, angle: 0, ink: null, isInvisible: false },
    rank: 1,
    isGuessed,
  };
};
const honest =
  'I have led teams of twelve people since the spring and reduced the errors in shipping by more than a third';
const broken = Array.from(honest.toLowerCase())
  .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26))))
  .join('');
const marked = (...runs: readonly PageRun[]) => {
  judgeCharacterMaps(runs);
  return runs.map((one) => one.run.isUnmapped === true);
};

describe('text that is not what a person sees', () => {
  test('a long text without the common letter pairs of any language is marked', () => {
    expect(marked(run(broken, false))).toEqual([true]);
    expect(marked(run(honest, false))).toEqual([false]);
  });

  test('a short text with a map is trusted', () => {
    expect(marked(run('Qxzj', false))).toEqual([false]);
  });

  test('a guess is trusted when it is language', () => {
    expect(marked(run(honest, true))).toEqual([false]);
    expect(marked(run(broken, true))).toEqual([true]);
    expect(marked(run('2019', true))).toEqual([true]);
  });

  test('short guesses are trusted when the long ones proved right, but not those of picture fonts', () => {
    expect(marked(run(honest, true), run('2019', true, 2), run('ab', true, 3, 'FontAwesome'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('fonts with the same name are judged separately', () => {
    expect(marked(run(honest, false, 1), run(broken, false, 2))).toEqual([false, true]);
  });

  test('marked letters are counted', () => {
    expect(judgeCharacterMaps([run('ab cd', true)])).toBe(4);
    expect(judgeCharacterMaps([run(honest, true)])).toBe(0);
  });
});
