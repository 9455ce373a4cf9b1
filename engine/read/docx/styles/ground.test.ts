import { describe, expect, test } from 'vitest';
import { hiddenBecause, type Ground } from './ground.ts';
import type { RunStyle } from './run-style.ts';

describe('invisible text', () => {
  test.each<[string, RunStyle, Ground[], string | null]>([
    ['hidden by its style', { isVanished: true }, [], 'vanish'],
    ['tiny', { sizePt: 2 }, [], 'tiny'],
    ['white on white paper', { color: 'ffffff' }, [], 'no-ink'],
    ['nearly white on white paper', { color: 'fefefe' }, [undefined, 'auto'], 'no-ink'],
    ['blue on its own blue ground', { color: '0000ff', ground: '0000fe' }, ['ffffff'], 'no-ink'],
    ['white in a white cell on a black page', { color: 'ffffff' }, ['ffffff', '000000'], 'no-ink'],
    ['white on a black page', { color: 'ffffff' }, [undefined, '000000'], null],
    ['white on a picture', { color: 'ffffff' }, ['unknown'], null],
    ['pale grey on white', { color: 'd0d0d0' }, [], null],
    ['of automatic colour', { color: 'auto', ground: '000000' }, [], null],
    ['small but readable', { sizePt: 5 }, [], null],
    ['with nothing said about it', {}, [], null],
  ])('%s', (_what, style, grounds, reason) => {
    expect(hiddenBecause(style, grounds)).toBe(reason);
  });
});
