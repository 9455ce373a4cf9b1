import { describe, expect, it } from 'vitest';
import { kindOf, sizeOf } from './words.ts';

describe('sizeOf', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [500 * 1024, '500 KB'],
    [5 * 1024 * 1024, '5.0 MB'],
  ])('says %i as %s', (bytes, text) => {
    expect(sizeOf(bytes)).toBe(text);
  });
});

describe('kindOf', () => {
  it('distinguishes Word from PDF by the name, ignoring case', () => {
    expect(kindOf('Resume.DOCX')).toBe('Word document');
    expect(kindOf('resume.pdf')).toBe('PDF document');
  });
});
