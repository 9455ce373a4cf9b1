import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

const amara = { username: 'amara', email: 'amara.reyes@example.com' };
const lists = { common: new Set(['password']), product: new Set<string>() };
const levelOf = (password: string, minCharacters = 6) => strengthOf(password, amara, minCharacters, lists)?.level;

describe('strengthOf', () => {
  it('gives no advice on an empty field', () => {
    expect(strengthOf('', amara, 6, lists)).toBeNull();
  });

  it.each([
    ['abc12', 'too-short'],
    ['Password123!', 'weak'],
    ['amara-in-portland-2026', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['tr1cky', 'weak'],
    ['lampriver7', 'fair'],
    ['correct horse lamp river', 'strong'],
  ])('calls %j %s', (password, level) => {
    expect(levelOf(password)).toBe(level);
  });

  it('knows that a password chosen later must be longer', () => {
    expect(levelOf('tr1cky!', 8)).toBe('too-short');
  });
});
