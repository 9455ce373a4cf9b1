import { expect, test } from 'vitest';
import { answerWithoutLines, missingLine } from './result-words.ts';

test.each([
  ['term', /where you used it/],
  ['title', /write this title in the line below your name/],
  ['degree', /add it to your education/],
  ['language', /your level/],
])('says what to do about a missing %s', (kind, advice) => {
  expect(answerWithoutLines({ kind, answer: 'missing' })).toMatch(advice);
});

test('says of a missing license where to add it, and does not ask where it was used', () => {
  const license = { kind: 'term', isCredential: true } as const;
  expect(answerWithoutLines({ ...license, answer: 'missing' })).toBe(
    'We did not find it. If you have it, add it by name to your certifications.',
  );
  expect(answerWithoutLines({ ...license, answer: 'shown' })).toBe('Your resume shows it.');
});

test('only what is missing is spoken of by its kind', () => {
  expect(answerWithoutLines({ kind: 'title', answer: 'shown' })).toBe('Your resume shows it.');
});

test.each([
  [3, 0, '3 keywords are missing.'],
  [1, 1, '1 keyword is missing. We also did not find 1 other phrase of the posting, which may not be a requirement.'],
  [0, 2, 'We did not find 2 phrases of the posting, some of which may not be requirements.'],
])('counts %i missing keywords and %i phrases', (keywords, phrases, sentence) => {
  expect(missingLine(keywords, phrases)).toBe(sentence);
});

test('keywords that no job posting asks for are not called simply missing', () => {
  expect(missingLine(11, 0, true)).toBe('11 general industry keywords are missing. Add only what applies to you.');
  expect(missingLine(1, 0, true)).toBe('1 general industry keyword is missing. Add only what applies to you.');
});
