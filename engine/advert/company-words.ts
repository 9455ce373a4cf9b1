import { wordsOf, type Word } from '../text/words.ts';
import { termsIn } from '../terms/terms-in.ts';
import { partOfHeading } from './statements/advert-headings.ts';
import type { Statement } from './statements/statements-of.ts';

const capitals = (text: string): readonly Word[] => {
  const words = wordsOf([{ text, isNewStart: true }]);
  const terms = termsIn(words);
  return words.filter(
    (word, index) =>
      /^\p{Lu}/u.test(word.raw) &&
      !terms.some((match) => match.first <= index && index <= match.last && match.entry.kind !== 'soft'),
  );
};

/**
 * Returns a predicate for words that name the employer or its place: the capitalized words of the line under the title
 * and of what the employer writes about itself. Such a word is not a keyword, however often the posting repeats it.
 */
export const companyWordsOf = (jobText: string, statements: readonly Statement[]): ((word: Word) => boolean) => {
  const lines = jobText
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const header = lines.slice(1, 3);
  const toHeading = header.findIndex((line) => partOfHeading(line) !== null);
  const names = header
    .slice(0, toHeading < 0 ? header.length : toHeading)
    .filter((line) => line.length < 120 && !/[.!?:]$/.test(line));
  // In German every noun has a capital, so the employer's own description tells nothing.
  const about = statements
    .filter(({ language }) => language !== 'de')
    .filter((statement) => statement.part === 'about' || statement.part === 'boilerplate')
    .map((statement) => statement.text)
    .filter((text) => text !== lines[0]);
  const said = new Set([...names, ...about].flatMap((text) => capitals(text).map((word) => word.plain)));
  return (word) => said.has(word.plain);
};
