import { describe, expect, test } from 'vitest';
import { breakMark } from '../../typst/printable.ts';
import { cutLongTexts } from './cut-long-texts.ts';

const textIn = (report: object): string => JSON.stringify(cutLongTexts(report));

describe('the texts of a report', () => {
  test.each([
    ['a sentence', 'Cared for twelve patients a shift.', 'Cared for twelve patients a shift.'],
    ['a word of 2,000 letters', 'x'.repeat(2000), 'x'.repeat(2000)],
    ['a word of 3,200 letters', `a ${'x'.repeat(3200)} b`, `a ${'x'.repeat(2000)}… (1,200 more characters) b`],
    ['a text of 60,000 characters', 'ab '.repeat(20_000), 'ab '.repeat(20_000)],
    ['a text of 70,000', 'abcd '.repeat(14_000), `${'abcd '.repeat(12_000)} … (10,000 more characters)`],
  ])('%s', (_what, text, shown) => {
    const cut = textIn({ values: [text], count: 1, note: null });
    expect(cut.replaceAll(breakMark, '')).toBe(JSON.stringify({ values: [shown], count: 1, note: null }));
  });

  test.each([
    ['an address of 31 characters', 'https://example.org/abcdefghijk', 0],
    ['an address of 40 characters', 'https://example.org/abcdefghijklmnopqrst', 39],
    ['letters with accents that are written apart', 'e\u0301'.repeat(20), 19],
  ])('%s may break in as many places', (_what, text, count) => {
    expect(textIn({ text }).split(breakMark)).toHaveLength(count + 1);
  });
});
