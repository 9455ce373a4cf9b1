import { wordCount, type AdvertLine } from './advert-lines.ts';

/** Items of a list that ends each with a semicolon: 'meets all safety requirements;' opens no part there. */
export const isInSemicolons = (lines: readonly AdvertLine[], index: number): boolean =>
  [lines[index - 1], lines[index + 1]].some((line) => line?.text.endsWith(';') === true);
const maxBareWords = 6;
const minParagraphWords = 8;

/** Two or more short lines without bullets and full stops right above: a list that ends with its block. */
export const isAfterBareList = (lines: readonly AdvertLine[], index: number): boolean =>
  [lines[index - 2], lines[index - 1]].every(
    (line, at) =>
      line !== undefined &&
      !(at === 1 && line.isAfterBlank) &&
      wordCount(line.text) <= maxBareWords &&
      !/[.:;!?]$/.test(line.text),
  );

/** Several sentences in one line. */
export const isParagraph = (text: string): boolean => wordCount(text) >= minParagraphWords && /[.!?]\s+\S/.test(text);
