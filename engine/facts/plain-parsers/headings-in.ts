import { hasMoreLetters } from '../../text/letters.ts';
import { comparedWordsOf } from './page-words.ts';
import type { Sought } from './contents.ts';

/** The same words on more lines than this are no heading any more. */
const maxLinesOfHeading = 6;

/** Where in a text lines with the same letters are. */
type Places = ReadonlyMap<string, readonly number[]>;

/** The lines of a text, as headings are looked for among them. */
export type HeadingLines = {
  /**
   * Whether a parser finds a heading of these words alone on a line. The order of headings does not count here: a file
   * that stores its sidebar behind its main column, each in one piece, loses nothing.
   */
  has: (words: Sought['words']) => boolean;
  /** How many of the headings are alone on lines that follow each other as they do on the page, column by column. */
  countInOrder: (headings: readonly Pick<Sought, 'words'>[]) => number;
};

/** `sought`: all headings that will be asked about. */
export const linesIn = (text: string, sought: readonly Pick<Sought, 'words'>[]): HeadingLines => {
  const places = placesIn(text, new Set(sought.map(({ words }) => keyOf(words))));
  return {
    has: (words) => places.has(keyOf(words)),
    countInOrder: (headings) => longestRise(headings.map(({ words }) => places.get(keyOf(words)) ?? [])),
  };
};

const placesIn = (text: string, keys: ReadonlySet<string>): Places => {
  const places = new Map<string, number[]>();
  const longest = Math.max(0, ...[...keys].map(({ length }) => length));
  for (const [index, line] of text.split('\n').entries()) {
    if (hasMoreLetters(line, longest)) continue;
    const key = keyOf(comparedWordsOf(line));
    if (!keys.has(key)) continue;
    const own = places.get(key);
    if (own === undefined) places.set(key, [index]);
    else if (own.length < maxLinesOfHeading) own.push(index);
  }
  return places;
};

/**
 * Without a number in front: '01 Skills' is a heading on a line of its own. Without spaces: whether letters set far apart
 * are one word depends on the parser, and has a check of its own.
 */
const keyOf = (words: readonly string[]): string => {
  const start = words.findIndex((word) => !/^\d+$/u.test(word));
  return words.slice(Math.max(0, start)).join('');
};

/** The length of a longest series that only rises, with one line for each heading. */
const longestRise = (lines: readonly (readonly number[])[]): number => {
  const all: { line: number; length: number }[] = [];
  for (const own of lines)
    all.push(...own.map((line) => ({ line, length: 1 + longestOf(all.filter((series) => series.line < line)) })));
  return longestOf(all);
};

const longestOf = (all: readonly { length: number }[]): number =>
  all.reduce((most, { length }) => Math.max(most, length), 0);
