import { wordsOf, type Word } from '../words.ts';
import { termsIn } from '../terms-in.ts';
import type { Statement } from './statements-of.ts';

const capitals = (text: string): readonly Word[] => {
  const words = wordsOf([{ text, startsAnew: true }]);
  const terms = termsIn(words);
  return words.filter(
    (word, index) =>
      /^\p{Lu}/u.test(word.raw) &&
      !terms.some((match) => match.first <= index && index <= match.last && match.entry.kind !== 'soft'),
  );
};

/**
 * Says which words name the employer or its place: the capitals of the line under the title and of what the employer says about itself.
 * Such a word is no keyword, however often the advert repeats it.
 */
export const companyWordsOf = (jobText: string, statements: readonly Statement[]): ((word: Word) => boolean) => {
  const lines = jobText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const header = lines.slice(1, 3).filter((line) => line.length < 120 && !/[.!?:]$/.test(line));
  const about = statements
    .filter((statement) => statement.part === 'about' || statement.part === 'boilerplate')
    .map((statement) => statement.text)
    .filter((text) => text !== lines[0]);
  const names = new Set([...header, ...about].flatMap((text) => capitals(text).map((word) => word.plain)));
  return (word) => names.has(word.plain);
};
