import { describe, expect, it } from 'vitest';
import { commonPasswords, productWords } from '#content/passwords/common.ts';
import { guessedFirst } from './guessed-first.ts';

const lists = { common: new Set(commonPasswords), product: new Set(productWords) };
const amara = { username: 'amara', email: 'amara.reyes@example.com' };

describe('guessedFirst', () => {
  it('knows thousands of passwords that leaks are full of', () => {
    expect(lists.common.size).toBeGreaterThanOrEqual(3_000);
    expect(commonPasswords.every((word) => word === word.toLowerCase() && word.length >= 6)).toBe(true);
  });

  it.each([
    ['password', 'common'],
    ['Password123!', 'common'],
    ['123456', 'common'],
    ['Dragon2026', 'common'],
    ['Parsewell1', 'product'],
    ['resume2026!', 'product'],
    ['amara-in-portland', 'name'],
    ['my amara.reyes@example.com', 'name'],
    ['correct horse lamp river', null],
    ['tr1cky', null],
    ['1a!', null],
  ])('%j: %s', (password, reason) => {
    expect(guessedFirst(password, amara, lists)).toBe(reason);
  });

  it('takes nobody for everybody', () => {
    expect(guessedFirst('lampriver', { username: '', email: '' }, lists)).toBeNull();
  });
});
