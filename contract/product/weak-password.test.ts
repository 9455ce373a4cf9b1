import { describe, expect, it } from 'vitest';
import { commonPasswords, productWords } from '#content/passwords/common.ts';
import { weakPasswordReason } from './weak-password.ts';

const lists = { common: new Set(commonPasswords), product: new Set(productWords) };
const amara = { username: 'amara', email: 'amara.reyes@example.com' };

describe('weakPasswordReason', () => {
  it('knows thousands of leaked passwords', () => {
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
    expect(weakPasswordReason(password, amara, lists)).toBe(reason);
  });

  it('ignores an owner who is not known yet', () => {
    expect(weakPasswordReason('lampriver', { username: '', email: '' }, lists)).toBeNull();
  });
});
