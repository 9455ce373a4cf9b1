import { expect, test } from 'vitest';
import { spellerForTests as speller } from '#engine/testing/speller.ts';
import { hasDoubtfulWords } from './doubtful-words.ts';

const isDoubtful = (text: string, job: string | null = null): boolean =>
  hasDoubtfulWords(text.split(' '), job, speller);

test.each([
  'Deptartment of Physics',
  'Excel and Calenders',
  'TECHINICAL SKILLS',
  'ACHEIVMENTS',
  'PROFFESIONAL training',
  'Jira by Atlasssian',
  'Octuber 2020',
  'the managment board and the managment team',
])("'%s' has a doubtful word", (text) => {
  expect(isDoubtful(text)).toBe(true);
});

test.each([
  'Operations Manager in Chicago',
  'Python and JavaScript',
  'Organised the catalogue',
  'Qwrtzvb Xyzzq',
  'QUALITATIVES',
  'PROFESSIONALS',
])("'%s' has none", (text) => {
  expect(isDoubtful(text)).toBe(false);
});

test('a word of the job posting is not doubtful', () => {
  expect(isDoubtful('Made Managments', 'We make Managments.')).toBe(false);
});

test('many unknown words are a field that the dictionary does not cover', () => {
  const terms = Array.from(
    { length: 70 },
    (_, index) =>
      `qzxwvj${'kqwzx'.charAt(index % 5)}${'jvbgz'.charAt(Math.floor(index / 5) % 5)}${'xqk'.charAt(index % 3)}`,
  );
  expect(isDoubtful([...new Set(terms)].join(' '))).toBe(true);
});

const questionsAbout = (words: readonly string[]): number => {
  let questions = 0;
  const isWord = (word: string): boolean => {
    questions += 1;
    return speller.isWord(word);
  };
  hasDoubtfulWords(words, null, { isWord });
  return questions;
};

test('the dictionary is asked about a word once, however often it occurs on the page', () => {
  const copies = Array.from({ length: 500 }, () => 'Catalogue');
  expect(questionsAbout(copies)).toBe(questionsAbout(['Catalogue']));
  expect(questionsAbout(copies)).toBeGreaterThan(0);
});
