import type { Reading } from '../model/reading.ts';
import { wordsOf, type Word } from '../text/words.ts';

/** 'Go', 'R': such short words are also parts of other words. */
const minLength = 4;

/** 'Excel' is not the verb of 'excel at sales'; in an address a name has no capital: 'github.com/jane'. */
const isSameWord = (page: readonly Word[], at: number, wanted: Word): boolean => {
  const word = page[at];
  if (word?.stem !== wanted.stem) return false;
  const isInAddress = page[at + 1]?.before === '.' || word.before === '.';
  return !/\p{Lu}/u.test(wanted.raw) || /\p{Lu}/u.test(word.raw) || isInAddress;
};

/** Narrow cells have few words a line. In longer lines, words at the edges of neighbors are together by chance. */
const maxWordsInLine = 8;

type PageWords = { words: readonly Word[]; at: ReadonlyMap<string, readonly number[]> };

const isFirstInCell = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  return before?.stretches[0].line !== word?.stretches[0].line || (word?.before.includes('\t') ?? false);
};

/**
 * Whether the words of a term stand in neighboring lines with words of other cells between them, as in a list of two
 * narrow columns: 'Customer | Sales' above 'segmentation | activities'. Each part begins its cell, or each ends it.
 */
const isBrokenUp = ({ words, at }: PageWords, lines: Reading['lines'], wanted: readonly Word[]): boolean => {
  const lineAt = (index: number): number => words[index]?.stretches[0].line ?? -1;
  const cellOf = (index: number): { cell: number; of: number } => {
    const text = lines[lineAt(index)]?.text ?? '';
    const before = text.slice(0, words[index]?.stretches[0].from).split('\t').length;
    return { cell: before, of: text.split('\t').length };
  };
  /** In a row with fewer cells some are empty, and any may be the one below. */
  const isBelow = (index: number, above: number): boolean => {
    const [one, other] = [cellOf(index), cellOf(above)];
    return lineAt(index) === lineAt(above) + 1 && (one.of !== other.of || one.cell === other.cell);
  };
  const isShort = (index: number): boolean => {
    const other = words[index + maxWordsInLine];
    const start = words[index - maxWordsInLine];
    const line = lineAt(index);
    return other?.stretches[0].line !== line && start?.stretches[0].line !== line;
  };
  const continues = (index: number, offset: number, edge: 'start' | 'end'): boolean => {
    if (wanted[offset] === undefined || !isShort(index)) return false;
    if (edge === 'start' && !isFirstInCell(words, index)) return false;
    let length = 0;
    while (offset + length < wanted.length && lineAt(index + length) === lineAt(index)) {
      const next = wanted[offset + length];
      if (next === undefined || !isSameWord(words, index + length, next)) break;
      length += 1;
      if (edge === 'end' && !isFirstInCell(words, index + length)) continue;
      if (offset + length === wanted.length) return true;
      const below = (at.get(wanted[offset + length]?.stem ?? '') ?? []).filter((start) => isBelow(start, index));
      if (below.some((start) => continues(start, offset + length, edge))) return true;
    }
    return false;
  };
  const starts = at.get(wanted[0]?.stem ?? '') ?? [];
  return (['start', 'end'] as const).some((edge) => starts.some((start) => continues(start, 0, edge)));
};

/** Whether a page has the words of a term in order and in one form or another, wherever they are, also broken up by the cells of a list. The words of the page are found at the first question. */
export const onPage = ({ lines }: Reading): ((term: string) => boolean) => {
  let found: PageWords | null = null;
  const pageOf = (): PageWords => {
    const words = wordsOf(lines.map(({ text }) => ({ text, isNewStart: true })));
    const at = new Map<string, number[]>();
    words.forEach(({ stem }, index) => {
      const known = at.get(stem);
      if (known === undefined) at.set(stem, [index]);
      else known.push(index);
    });
    return { words, at };
  };
  return (term) => {
    const wanted = wordsOf([{ text: term, isNewStart: true }]);
    const [first] = wanted;
    if (first === undefined || term.length < minLength) return false;
    found ??= pageOf();
    const { words, at } = found;
    const isTogether = (at.get(first.stem) ?? []).some((start) =>
      wanted.every((word, offset) => isSameWord(words, start + offset, word)),
    );
    return isTogether || (wanted.length > 1 && isBrokenUp(found, lines, wanted));
  };
};
