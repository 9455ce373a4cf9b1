import { describe, expect, it } from 'vitest';
import { groupsBySize, topKeywordsOf } from './top-keywords.ts';

describe('topKeywordsOf', () => {
  it('shows the five most frequent, ties in alphabetical order', () => {
    const top = topKeywordsOf({ Go: 1, Rust: 4, Java: 4, SQL: 9, Bash: 2, Perl: 1, Ada: 1 });
    expect(top.map(({ keyword }) => keyword)).toEqual(['SQL', 'Java', 'Rust', 'Bash', 'Ada']);
  });
});

describe('groupsBySize', () => {
  it('puts the largest group first', () => {
    const groups = groupsBySize({ General: ['Training'], Healthcare: ['Triage', 'Wound care'], Office: ['Excel'] });
    expect(groups.map(([industry]) => industry)).toEqual(['Healthcare', 'General', 'Office']);
  });
});
