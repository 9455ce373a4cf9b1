import { expect, test } from 'vitest';
import { answerWithoutLines, missingLine } from './result-words.ts';

test.each([
  ['term', /where you used it/],
  ['title', /mention this title in your summary/],
  ['degree', /add it to your education/],
  ['language', /your level/],
])('says what to do about a missing %s', (kind, advice) => {
  expect(answerWithoutLines({ kind, answer: 'missing' })).toMatch(advice);
});

test('only what is missing is spoken of by its kind', () => {
  expect(answerWithoutLines({ kind: 'title', answer: 'shown' })).toBe('Your resume shows it.');
});

test.each([
  [3, 0, '3 keywords are missing.'],
  [1, 1, '1 keyword is missing, and 1 phrase of the posting that is in none of our lists.'],
  [0, 2, 'We did not find 2 phrases of the posting that are in none of our lists.'],
])('counts %i missing keywords and %i phrases', (keywords, phrases, sentence) => {
  expect(missingLine(keywords, phrases)).toBe(sentence);
});
