import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

/** A term of the occupation may well be named in each job; ten times on two pages is repetition. */
const minRepetitions = 10;
const shareOfWords = 0.03;

export const keywordStuffing: Check<'keywords' | 'words' | 'resume' | 'cite'> = {
  id: 'keyword-stuffing',
  group: 'keywords',
  title: { pass: 'No keyword is repeated too often', fail: 'Some keywords are repeated very often' },
  why: 'Repeating a word earns no points here, and readers may notice.',
  impact: 'minor',
  needs: ['keywords', 'words', 'resume', 'cite'],
  sources: [],
  run: ({ keywords, words, resume, cite }) => {
    const titles = resume.experience.map(({ title }) => title?.value.toLowerCase() ?? '').join(' | ');
    const stuffed = keywords.found.filter(
      // An animation designer has to write 'animation'.
      ({ term, count }) =>
        count >= minRepetitions &&
        count / Math.max(words.length, 1) > shareOfWords &&
        !titles.includes(term.toLowerCase()),
    );
    if (stuffed.length === 0) return passed;
    return failed(
      0.3,
      `You repeat ${listed(stuffed.map(({ term, count }) => `"${term}" (${count} times)`))}.`,
      'Mention each skill under the job where you used it. Two or three mentions are enough.',
      stuffed.flatMap(({ spans }) =>
        firstFew([...new Set(spans.map(({ line }) => line))], 4).map((line) => cite.line(line)),
      ),
    );
  },
};
