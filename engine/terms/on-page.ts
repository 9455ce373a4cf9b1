import type { Line, Reading } from '../model/reading.ts';
import { wordsOf, type Word } from '../text/words.ts';
import { wordsOfPage } from './words-of-page.ts';

/** 'Go', 'R': such short words are also parts of other words. */
const minLength = 4;

/** 'Excel' is not the verb of 'excel at sales'; in an address a name has no capital: 'github.com/jane'. */
const isSameWord = (page: readonly Word[], at: number, wanted: Word): boolean => {
  const word = page[at];
  if (word?.stem !== wanted.stem) return false;
  const isInAddress = page[at + 1]?.before === '.' || word.before === '.';
  return !/\p{Lu}/u.test(wanted.raw) || /\p{Lu}/u.test(word.raw) || isInAddress;
};

/** The capital of 'Car cleaning' is that of a line's first word, not of a name like 'Excel' or 'IT'. */
const withoutFirstCapital = (wanted: readonly Word[]): readonly Word[] => {
  const [first, ...others] = wanted;
  if (first === undefined || others.length === 0 || others.some(({ raw }) => /\p{Lu}/u.test(raw))) return wanted;
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(first.raw)) return wanted;
  return [{ ...first, raw: first.raw.toLowerCase() }, ...others];
};

/**
 * 'Senior product' above 'Management of vendors' are two items and no product management. A line begins an item if it
 * has a mark or a paragraph of its own, or a capital behind a word in lower case where the term has none.
 */
const beginsItem = (
  before: Word | undefined,
  word: Word | undefined,
  wanted: Word,
  lines: Reading['lines'],
): boolean => {
  const [one, other] = [lines[before?.stretches[0].line ?? -1], lines[word?.stretches[0].line ?? -1]];
  if (one === undefined || other === undefined || one === other) return false;
  const isOwnParagraph = one.paragraph !== null && other.paragraph !== null && one.paragraph !== other.paragraph;
  const hasOwnCapital = /^\p{Lu}\p{Ll}/u.test(word?.raw ?? '') && !/^\p{Lu}/u.test(wanted.raw);
  return other.isListItem || isOwnParagraph || (hasOwnCapital && /^\p{Ll}/u.test(before?.raw ?? ''));
};

/** Narrow cells have few words a line. In longer lines, words at the edges of neighbors are together by chance. */
const maxWordsInLine = 8;
/** A page that has a word more often in narrow lines is not searched further. */
const maxPlaces = 40;

/** Where a word stands: its line, the number of its cell there, and how many cells the line has. */
type Place = { line: number; cell: number; of: number };

/** The cells of a page, and where words stand in its narrow lines by stem. */
type PageCells = { places: readonly Place[]; inNarrowLines: ReadonlyMap<string, readonly number[]> };

const tab = '\t';
const tabsIn = (text: string): number => text.split(tab).length - 1;

/** One pass over each line, however many words and cells it has. */
const placesOf = (words: readonly Word[], lines: Reading['lines']): readonly Place[] => {
  const cellsOf = lines.map(({ text }) => tabsIn(text) + 1);
  let last = { line: -1, from: 0, cell: 1 };
  return words.map(({ stretches: [stretch] }) => {
    const { line, from } = stretch;
    if (line !== last.line) last = { line, from: 0, cell: 1 };
    const cell = last.cell + tabsIn(lines[line]?.text.slice(last.from, from) ?? '');
    last = { line, from, cell };
    return { line, cell, of: cellsOf[line] ?? 1 };
  });
};

const byStem = (words: readonly Word[], counts: (index: number) => boolean): Map<string, number[]> => {
  const at = new Map<string, number[]>();
  words.forEach(({ stem }, index) => {
    if (!counts(index)) return;
    const known = at.get(stem);
    if (known === undefined) at.set(stem, [index]);
    else known.push(index);
  });
  return at;
};

const cellsOfPage = (words: readonly Word[], lines: Reading['lines']): PageCells => {
  const places = placesOf(words, lines);
  const wordsIn = new Map<number, number>();
  for (const { line } of places) wordsIn.set(line, (wordsIn.get(line) ?? 0) + 1);
  const isNarrow = (index: number): boolean => (wordsIn.get(places[index]?.line ?? -1) ?? Infinity) <= maxWordsInLine;
  return { places, inNarrowLines: byStem(words, isNarrow) };
};

/** In heights of a line. A line further down has room for another between. */
const maxGap = 0.5;

/** A cell whose column was read on its own, further down, is below another by its place on the page. */
const isUnder = (one: Line | undefined, other: Line | undefined): boolean => {
  if (!one?.box || !other?.box || one.page !== other.page) return false;
  const gap = one.box.y - other.box.y - other.box.height;
  const [from, to] = [
    Math.max(one.box.x, other.box.x),
    Math.min(one.box.x + one.box.width, other.box.x + other.box.width),
  ];
  return Math.abs(gap) < maxGap * other.box.height && from < to;
};

/**
 * Lines of one cell each have nothing between them. In a row with fewer cells some are empty, and any may be the one
 * below.
 */
const isBelow = (one: Place, other: Place, lines: Reading['lines']): boolean =>
  one.line === other.line + 1
    ? (one.of > 1 || other.of > 1) && (one.of !== other.of || one.cell === other.cell)
    : isUnder(lines[one.line], lines[other.line]);

/**
 * Whether a term is broken up by the lines of a narrow cell, with words of other cells between its parts, as in a list
 * of two columns: 'Customer | Sales' above 'segmentation | activities'. A part ends its cell, and the next part begins
 * the cell below: 'Customer support' above 'Success planning' is no 'customer success'.
 */
const isBrokenUp = (
  words: readonly Word[],
  { places, inNarrowLines }: PageCells,
  lines: Reading['lines'],
  wanted: readonly Word[],
): boolean => {
  const placesFor = (offset: number): readonly number[] =>
    (inNarrowLines.get(wanted[offset]?.stem ?? '') ?? []).slice(0, maxPlaces);
  const isFirstInCell = (index: number): boolean => {
    const [place, before] = [places[index], places[index - 1]];
    return place?.line !== before?.line || place?.cell !== before?.cell;
  };
  const tried = new Set<string>();
  const continues = (start: number, offset: number): boolean => {
    const key = `${start} ${offset}`;
    if (tried.has(key)) return false;
    tried.add(key);
    for (let length = 1; offset + length <= wanted.length; length += 1) {
      const [index, next] = [start + length, offset + length];
      const [word, above] = [wanted[next - 1], places[index - 1]];
      if (word === undefined || above === undefined || !isSameWord(words, index - 1, word)) return false;
      if (next < wanted.length && isFirstInCell(index))
        return placesFor(next).some((at) => {
          const place = places[at];
          return place !== undefined && isFirstInCell(at) && isBelow(place, above, lines) && continues(at, next);
        });
    }
    return true;
  };
  return placesFor(0).some((start) => continues(start, 0));
};

/**
 * Whether a page has the words of a term in order and in one form or another, wherever they are, also broken up by the
 * cells of a list. The words of the page are looked up from the first question on, its cells for the first term whose
 * words are all there, but not together.
 */
export const onPage = ({ lines }: Reading): ((term: string) => boolean) => {
  const { all: words } = wordsOfPage({ lines });
  let stems: ReadonlyMap<string, readonly number[]> | null = null;
  let cells: PageCells | null = null;
  return (term) => {
    const wanted = withoutFirstCapital(wordsOf([{ text: term, isNewStart: true }]));
    const [first] = wanted;
    if (first === undefined || term.length < minLength) return false;
    stems ??= byStem(words, () => true);
    const at = stems;
    if (wanted.some(({ stem }) => !at.has(stem))) return false;
    const isTogether = (at.get(first.stem) ?? []).some((start) =>
      wanted.every(
        (word, offset) =>
          isSameWord(words, start + offset, word) &&
          (offset === 0 || !beginsItem(words[start + offset - 1], words[start + offset], word, lines)),
      ),
    );
    if (isTogether || wanted.length === 1) return isTogether;
    cells ??= cellsOfPage(words, lines);
    return isBrokenUp(words, cells, lines, wanted);
  };
};
