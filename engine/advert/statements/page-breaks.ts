import { wordSet } from '../../lexicon/word-set.ts';

// A posting from an email, a PDF or a printed web page has the breaks of its pages.

/** No page is wider, in characters. */
const maxWidth = 140;
/** Shorter lines are items and headings. */
const minWidth = 45;
/** Fewer such lines may be a list that is written without capitals. */
const minWrapped = 3;
/** Of the widest line around: in a proportional font the lines of a page differ. */
const minShareOfWidth = 0.8;

const listMark = /^\s*(?:[^\p{L}\p{N}\s(“"'‘«]|\(?\d{1,2}[.)]|\(?[a-z][.)]|o )\s*/u;
const endsSentence = /[.:;!?…]["”)]?\s*$/u;
const isTable = (line: string): boolean => /\t|\S {2,}\S/u.test(line);
/** A line that ends in one of these goes on, whatever the next begins with. */
const goesOn = wordSet(
  'a an the of and or in on at by for from to with as our your their its is are be le la les des du de et en un une el los las y con der die das und mit von im il di e per da do em het een van voor met',
);

const firstWord = (line: string): string => /\S+/u.exec(line)?.[0] ?? '';
const lastWord = (line: string): string => (/(\p{L}+)\s*$/u.exec(line)?.[1] ?? '').toLowerCase();

const continues = (line: string, next: string, width: number): boolean => {
  if (line.trim().length < minWidth || line.length > maxWidth || next.trim() === '' || endsSentence.test(line))
    return false;
  if (isTable(line) || isTable(next.trim()) || listMark.test(next)) return false;
  // The first word of the next line had no room.
  if (line.trimEnd().length + firstWord(next).length + 1 < width * minShareOfWidth) return false;
  // The items of a list may end in 'and' and 'or'.
  if (/[;,)]\s*(?:and|or)\s*$/iu.test(line) && !/^\s*\p{Ll}/u.test(next)) return false;
  return /^\s*[\p{Ll}(]/u.test(next) || goesOn.has(lastWord(line)) || /,\s*$/u.test(line);
};

/** No sentence begins so: an item of a list that is written without capitals and marks. */
const isLowerItem = (line: string): boolean => /^\s*\p{Ll}/u.test(line) && !listMark.test(line);

/** For each line, the length of the longest around it that a page may have, up to the blank lines. */
const widthsOf = (lines: readonly string[]): readonly number[] => {
  const widths: number[] = [];
  let block: number[] = [];
  for (const line of [...lines, '']) {
    const { length } = line.trimEnd();
    block.push(length);
    if (length > 0) continue;
    const width = Math.max(0, ...block.filter((one) => one <= maxWidth));
    widths.push(...block.map(() => width));
    block = [];
  }
  return widths;
};

/** Joins the lines that only the width of a page broke: 'You need skills in clinical' above 'assessment and care'. */
export const withoutPageBreaks = (lines: readonly string[]): readonly string[] => {
  const widths = widthsOf(lines);
  const goes: boolean[] = [];
  for (const [index, line] of lines.entries()) {
    const isWithin = goes[index - 1] === true;
    goes.push((isWithin || !isLowerItem(line)) && continues(line, lines[index + 1] ?? '', widths[index] ?? 0));
  }
  const isSure = goes.map((does, index) => does && /^\s*\p{Ll}/u.test(lines[index + 1] ?? ''));
  if (isSure.filter(Boolean).length < minWrapped) return lines;
  const joined: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (goes[index - 1] === true) joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
    else joined.push(line);
  }
  return joined;
};

/** '2 of 5', 'Page 2 of 5' */
const pageNumber = /^\s*(?:page )?\d{1,2} of \d{1,2}\s*$/iu;
/** '6/18/25, 08:17', "8/31/18, 11'10 AM": when a web page was printed. */
const printedAt = /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},\s\d{1,2}[:'’.]\d{2}(?:\s?[AP]M)?\s*$/iu;
/** The title of the page is printed beside its number. */
const maxLinesToNumber = 4;

/**
 * Without what a browser prints on each page, its title included, and without the blank lines around that: they are in the
 * middle of a list.
 */
export const withoutPrintedHeaders = (lines: readonly string[]): readonly string[] => {
  const numbers = lines.flatMap((line, index) => (pageNumber.test(line) ? [index] : []));
  if (numbers.length === 0) return lines;
  const written = new Map<string, number>();
  for (const line of lines) written.set(line.trim(), (written.get(line.trim()) ?? 0) + 1);
  const isTitle = (line: string, index: number): boolean =>
    line.trim() !== '' &&
    (written.get(line.trim()) ?? 0) >= numbers.length &&
    numbers.length > 1 &&
    numbers.some((at) => Math.abs(at - index) <= maxLinesToNumber);
  const firstTitle = lines.findIndex(isTitle);
  const isPrinted = lines.map(
    (line, index) => pageNumber.test(line) || printedAt.test(line) || (index !== firstTitle && isTitle(line, index)),
  );
  const [before, after] = [neighborsOf(lines, 'before'), neighborsOf(lines, 'after')];
  const isBlankBeside = (index: number): boolean =>
    isPrinted[before[index] ?? -1] === true || isPrinted[after[index] ?? -1] === true;
  return lines.filter((line, index) => isPrinted[index] !== true && (line.trim() !== '' || !isBlankBeside(index)));
};

/** For each line, the index of the next one before or after it that is not blank; -1 without one. */
const neighborsOf = (lines: readonly string[], side: 'before' | 'after'): readonly number[] => {
  const indexes = [...lines.keys()];
  if (side === 'after') indexes.reverse();
  const neighbors: number[] = [];
  let last = -1;
  for (const index of indexes) {
    neighbors[index] = last;
    if (lines[index]?.trim() !== '') last = index;
  }
  return neighbors;
};
