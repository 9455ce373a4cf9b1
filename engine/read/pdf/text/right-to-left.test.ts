import { expect, test } from 'vitest';
import { isRightToLeft } from './right-to-left.ts';

test.each([
  ['a Hebrew letter', '\u05d0', true],
  ['an Arabic letter', '\u0645', true],
  ['a Syriac letter', '\u0710', true],
  ['a Hebrew letter with its dot', '\ufb2a', true],
  ['a joined Arabic letter', '\ufe8d', true],
  ['a Hebrew word with a Latin one behind', '\u05e9\u05dc\u05d5\u05dd Ada', true],
  ['a Latin letter', 'a', false],
  ['a Latin ligature', '\ufb01', false],
  ['a Greek letter', '\u03b1', false],
  ['a Cyrillic letter', '\u0436', false],
  ['an Armenian letter', '\u0561', false],
  ['a letter of Hindi', '\u0905', false],
  ['a Chinese sign', '\u4e2d', false],
  ['a byte order mark', '\ufeff', false],
  ['a picture sign', '\u{1f600}', false],
  ['nothing', '', false],
])('%s', (_what, text, isSo) => {
  expect(isRightToLeft(text)).toBe(isSo);
});
