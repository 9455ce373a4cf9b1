import { expect, test } from 'vitest';
import { looksAlike, type Rgb } from './looks-alike.ts';

const grey = (value: number): Rgb => ({ r: value, g: value, b: value });

test.each<[string, Rgb, Rgb, boolean]>([
  ['white on white', grey(255), grey(255), true],
  ['nearly white on white', grey(250), grey(255), true],
  ['pale grey on white', grey(225), grey(255), false],
  ['black on nearly black', grey(0), grey(8), true],
  ['red on green of the same brightness', { r: 200, g: 0, b: 0 }, { r: 0, g: 110, b: 0 }, false],
  ['black on white', grey(0), grey(255), false],
])('%s disappears: %s', (_what, ink, ground, is) => {
  expect(looksAlike(ink, ground)).toBe(is);
  expect(looksAlike(ground, ink)).toBe(is);
});
