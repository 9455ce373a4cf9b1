import { describe, expect, test } from 'vitest';
import { judgeCharacterMaps } from './judge-maps.ts';
import type { LettersOfFonts } from './letter-shapes.ts';
import type { PageRun } from './runs.ts';

const run = (text: string, isGuessed: boolean, fontAt = 1, name = 'Helvetica'): PageRun => {
  const font = { name, sizePt: 10, isBold: false, isItalic: false, color: '#000000' };
  const box = { x: 0, y: 0, width: 10, height: 10 };
  return {
    run: { text, font, place: { kind: 'page', page: 1, box } },
    box,
    style: { font, fontAt, angle: 0, ink: null, outline: null, isInvisible: false },
    rank: 1,
    isGuessed,
  };
};
const honest =
  'I have led teams of twelve people since the spring and reduced the errors in shipping by more than a third';
const shifted = (letter: string) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 7) % 26));
const same = (letter: string) => letter;
const broken = honest.toLowerCase().replaceAll(/[a-z]/gu, shifted);
const ink = (letter: string) => ({
  top: 'bdfhklt'.includes(letter) ? 0.2 : 0.35,
  bottom: 'gjpqy'.includes(letter) ? 0.95 : 0.8,
  samples: 1,
});
/** Letters as a font draws them whose map says `meaningOf` of each. */
const drawn = (
  fontAt: number,
  isGuessed: boolean,
  meaningOf: (letter: string) => string,
  name = 'Helvetica',
): LettersOfFonts => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [meaningOf(letter), ink(letter)] as const);
  return new Map([[`${fontAt} ${name} ${isGuessed}`, new Map(letters)]]);
};
const marked = (...runs: readonly PageRun[]) => markedWith(new Map(), ...runs);
const markedWith = (letters: LettersOfFonts, ...runs: readonly PageRun[]) => {
  judgeCharacterMaps(runs, letters);
  return runs.map((one) => one.run.isUnmapped === true);
};

describe('text that is not what a person sees', () => {
  test('a text is marked when its letters have the shapes of others', () => {
    expect(markedWith(drawn(1, false, shifted), run(broken, false))).toEqual([true]);
    expect(markedWith(drawn(1, false, same), run(honest, false))).toEqual([false]);
  });

  test('a text of no known language is trusted when its letters have their own shapes, or none are known', () => {
    expect(markedWith(drawn(1, false, same), run(broken, false))).toEqual([false]);
    expect(marked(run(broken, false))).toEqual([false]);
  });

  test('in a font without a name, which may mix sizes, the shapes need the language as a second witness', () => {
    const shapes = drawn(1, false, shifted, '');
    expect(markedWith(shapes, run(honest, false, 1, ''))).toEqual([false]);
    expect(markedWith(shapes, run(broken, false, 1, ''))).toEqual([true]);
    expect(markedWith(drawn(1, false, shifted), run(honest, false))).toEqual([true]);
  });

  test('words that no language has are marked, and stray ones are not', () => {
    const byGlyph = 'DĂŶĂŐĞƌ WƌŽũĞĐƚ ^ĂůĞƐ ŽŶƚƌŽůůĞƌ DĂƌŬĞƚŝŶŐ ĞǀĞůŽƉŵĞŶƚ ŶŐŝŶĞĞƌŝŶŐ ZĞƐĞĂƌĐŚ dĞĐŚŶŝĐŝĂŶ WƌŽĚƵĐƚ';
    expect(marked(run(byGlyph, false))).toEqual([true]);
    expect(marked(run(`${honest} DĂŶĂŐĞƌ`, false))).toEqual([false]);
    expect(marked(run('Łukasz Żółkiewski ŁÓDŹ ÉLÉONORE ÖZGÜR İSTANBUL JavaScript GraphQL '.repeat(9), false))).toEqual([
      false,
    ]);
  });

  test('a guess is trusted when it is language, or when its letters have their own shapes', () => {
    expect(marked(run(honest, true))).toEqual([false]);
    expect(marked(run(broken, true))).toEqual([true]);
    expect(markedWith(drawn(1, true, same), run(broken, true))).toEqual([false]);
    expect(markedWith(drawn(1, true, shifted), run(honest, true))).toEqual([true]);
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
    expect(markedWith(drawn(2, false, shifted), run(honest, false, 1), run(broken, false, 2))).toEqual([false, true]);
  });

  test('marked letters are counted', () => {
    expect(judgeCharacterMaps([run('ab cd', true)])).toBe(4);
    expect(judgeCharacterMaps([run(honest, true)])).toBe(0);
  });
});
