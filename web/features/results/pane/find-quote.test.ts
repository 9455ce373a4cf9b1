import { describe, expect, it } from 'vitest';
import { paragraphWith } from './find-quote.ts';

const paragraphs = ['jordanweiss', 'nurse,elmhospital', 'ledtriage', 'skills', 'nurse,elmhospital'].map((key) => ({
  key,
}));

describe('the paragraph that contains a quote', () => {
  it('is found regardless of spaces and capitals', () => {
    expect(paragraphWith('Led  triage', 0, paragraphs)).toBe(2);
  });

  it('is the nearest of several with the same text', () => {
    expect(paragraphWith('Nurse, Elm Hospital', 1, paragraphs)).toBe(1);
    expect(paragraphWith('Nurse, Elm Hospital', 4, paragraphs)).toBe(4);
  });

  it('is none for words that do not occur, and for no words', () => {
    expect(paragraphWith('Underwater welding', 0, paragraphs)).toBe(-1);
    expect(paragraphWith(' ', 0, paragraphs)).toBe(-1);
  });
});
