import { describe, expect, test } from 'vitest';
import { hasImpossibleWords } from './impossible-words.ts';

/** So many broken words, then so many good ones. */
const mixed = (broken: number, good: number): string =>
  [...Array.from({ length: broken }, () => 'dĞŽm'), ...Array.from({ length: good }, () => 'team')].join(' ');

describe('words that no language has', () => {
  test.each([
    ['eight and nothing else', mixed(8, 0), true],
    ['seven and nothing else', mixed(7, 0), false],
    ['eight among eighteen others', mixed(8, 18), true],
    ['eight among nineteen others', mixed(8, 19), false],
    ['thirty among seventy others', mixed(30, 70), false],
    ['thirty-one among sixty-nine others', mixed(31, 69), true],
    ['one slip', mixed(1, 2), false],
    ['none', mixed(0, 40), false],
    ['nothing', '', false],
  ])('%s', (_what, text, isSo) => {
    expect(hasImpossibleWords(text)).toBe(isSo);
  });
});

describe('ten times the same word', () => {
  test.each([
    ['WƌŽũĞĐƚ', true],
    ['maŽager', true],
    ['JavaScript', false],
    ['PostgreSQL', false],
    ['Überblick', false],
    ['ÜBERBLICK', false],
    ['Žižek', false],
    ['größer', false],
    ['Москва', false],
    ['aŽ', false],
    ['a-Ž-team', false],
  ])('%s', (word, isSo) => {
    expect(hasImpossibleWords(Array.from({ length: 10 }, () => word).join(' '))).toBe(isSo);
  });
});
