import { expect, test } from 'vitest';
import { inkFit } from './letter-shapes.ts';

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');
const top = (letter: string): number => ('bdfhklt'.includes(letter) ? 0.2 : 0.35);
const bottom = (letter: string): number => ('gjpqy'.includes(letter) ? 0.95 : 0.8);
/** The letters of a text, each drawn as the letter that `drawnAs` names. */
const fitOf = (letters: readonly string[], drawnAs: (letter: string) => string) =>
  inkFit(new Map(letters.map((letter) => [letter, { top: top(drawnAs(letter)), bottom: bottom(drawnAs(letter)) }])));

test('letters in their own shapes agree with their map', () => {
  expect(fitOf(alphabet, (letter) => letter)).toBe('agrees');
});

test.each([1, 2, 3, 5, 7, 13, 25])('letters shifted by %d contradict it', (by) => {
  expect(fitOf(alphabet, (letter) => alphabet[(alphabet.indexOf(letter) + by) % 26] ?? '')).toBe('contradicts');
});

test('small capitals show nothing', () => {
  expect(fitOf(alphabet, () => 'x')).toBe('unknown');
});

test('small capitals beside ordinary letters in one font contradict nothing', () => {
  expect(fitOf(alphabet, (letter) => ('bdhklp'.includes(letter) ? 'x' : letter))).toBe('unknown');
});

test('a few letters show nothing', () => {
  expect(fitOf(['a', 'n', 'o', 'l'], (letter) => (letter === 'l' ? 'a' : 'l'))).toBe('unknown');
});
