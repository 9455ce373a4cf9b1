import { expect, test } from 'vitest';
import { lookOf } from './look-of.ts';

test.each([
  ['ace', 'асе', 'Latin and Cyrillic'],
  ['ACE', 'АСЕ', 'Latin and Cyrillic capitals'],
  ['BOB', 'ВОВ', 'capitals whose small letters differ'],
  ['scopa', 'ѕсора', 'every letter of another script'],
  ['voo', 'νοο', 'Latin and Greek'],
  ['Ace', 'aCE', 'another case'],
  ['jose\u0301', 'josé', 'one letter or two signs'],
  ['ace', 'ａｃｅ', 'wide letters'],
])('%s looks like %s: %s', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['paul1', 'paull'],
  ['anna0', 'annao'],
  ['burn', 'bum'],
  ['jose', 'josé'],
  ['Вова', 'Boba'],
  ['Елена', 'Ελένη'],
  ['田中', '田仲'],
])('%s does not look like %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});
