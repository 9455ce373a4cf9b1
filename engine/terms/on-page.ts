import type { Line, Reading } from '../model/reading.ts';
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
/** A page that has a word more often is not searched further. */
const maxPlaces = 40;

type PageWords = { words: readonly Word[]; at: ReadonlyMap<string, readonly number[]> };

const isFirstInCell = (words: readonly Word[], at: number): boolean => {
  const [word, before] = [words[at], words[at - 1]];
  return before?.stretches[0].line !== word?.stretches[0].line || (word?.before.includes('\t') ?? false);
};

/** A cell whose column was read on its own, further down, is below another by its place on the page. */
const isUnder = (one: Line | undefined, other: Line | undefined): boolean => {
  if (!one?.box || !other?.box || one.page !== other.page) return false;
  const gap = one.box.y - other.box.y - other.box.height;
  const [from, to] = [
    Math.max(one.box.x, other.box.x),
    Math.min(one.box.x + one.box.width, other.box.x + other.box.width),
  ];
  return Math.abs(gap) < other.box.height && from < to;
};

type Cell = { line: number; cell: number; of: number };

const cellAt = (words: readonly Word[], lines: Reading['lines'], index: number): Cell => {
  const { line = -1, from = 0 } = words[index]?.stretches[0] ?? {};
  const text = lines[line]?.text ?? '';
  return { line, cell: text.slice(0, from).split('\t').length, of: text.split('\t').length };
};

/** In a row with fewer cells some are empty, and any may be the one below. */
const isBelow = (one: Cell, other: Cell, lines: Reading['lines']): boolean =>
  one.line === other.line + 1
    ? one.of !== other.of || one.cell === other.cell
    : isUnder(lines[one.line], lines[other.line]);

/**
 * Whether the words of a term stand in neighboring lines with words of other cells between them, as in a list of two
 * narrow columns: 'Customer | Sales' above 'segmentation | activities'. Each part begins its cell, or each ends it.
 */
const isBrokenUp = ({ words, at }: PageWords, lines: Reading['lines'], wanted: readonly Word[]): boolean => {
  const lineAt = (index: number): number | undefined => words[index]?.stretches[0].line;
  const placesOf = (offset: number): readonly number[] =>
    (at.get(wanted[offset]?.stem ?? '') ?? []).slice(0, maxPlaces);
  const isNarrow = (index: number): boolean =>
    (lines[lineAt(index) ?? -1]?.text.split(/\s+/u).length ?? Infinity) <= maxWordsInLine;
  const tried = new Set<string>();
  const continues = (index: number, offset: number, edge: 'start' | 'end'): boolean => {
    const key = `${edge} ${index} ${offset}`;
    if (tried.has(key) || !isNarrow(index) || (edge === 'start' && !isFirstInCell(words, index))) return false;
    tried.add(key);
    for (let length = 1; lineAt(index + length - 1) === lineAt(index); length += 1) {
      const last = wanted[offset + length - 1];
      if (last === undefined || !isSameWord(words, index + length - 1, last)) return false;
      if (edge === 'end' && !isFirstInCell(words, index + length)) continue;
      const next = offset + length;
      if (next === wanted.length) return true;
      const above = cellAt(words, lines, index);
      if (
        placesOf(next).some(
          (place) => isBelow(cellAt(words, lines, place), above, lines) && continues(place, next, edge),
        )
      )
        return true;
    }
    return false;
  };
  return (['start', 'end'] as const).some((edge) => placesOf(0).some((start) => continues(start, 0, edge)));
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
    if (wanted.some(({ stem }) => !at.has(stem))) return false;
    const isTogether = (at.get(first.stem) ?? []).some((start) =>
      wanted.every((word, offset) => isSameWord(words, start + offset, word)),
    );
    return isTogether || (wanted.length > 1 && isBrokenUp(found, lines, wanted));
  };
};
