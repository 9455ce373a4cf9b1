import type { SourceDocument } from '../../model/document.ts';
import type { PlainParser } from '../../model/facts.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { textInBlocks } from './page-blocks.ts';
import { cellsByPage } from './page-cells.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';

/**
 * What parsers without layout get, and how much what is found in it counts. `texts`: more than one where parsers of this
 * kind differ; what one of them has is not lost.
 */
export type PlainText = Pick<PlainParser, 'reads' | 'weight'> & { texts: readonly string[] };

/**
 * What plain parsers get. Of a PDF, most take the text as it is stored, some straight across the page, and some cut the
 * page into blocks first: of five extractors that were measured, three follow the stored order, one keeps the rows and
 * one makes blocks. Of a Word file, half of those measured leave text boxes out, and one of them line breaks as well.
 * Page numbers and running headers are left out here: a bullet that goes on below them is one bullet.
 */
export const plainTextsOf = (document: SourceDocument, visual: Reading, stream: Reading): readonly PlainText[] => {
  const lines = withoutRepeats(stream.lines, visual.lines);
  const text = textOf(lines);
  const stored: PlainText = { reads: 'stored', weight: 2, texts: [text] };
  if (document.kind === 'pdf') {
    const fragments = visual.lines
      .filter(({ isFurniture }) => !isFurniture)
      .flatMap((line) => fragmentsOf(line, document.runs));
    const placed = fragments.toSorted((a, b) => a.page - b.page || bottomOf(a) - bottomOf(b));
    const across = maxApart.map((apart) => rowsOf(placed, apart).map(joined).join('\n'));
    return [
      stored,
      { reads: 'across', weight: 1, texts: [...new Set(across)] },
      { reads: 'blocks', weight: 1, texts: [cellsByPage(document, visual.lines).map(textInBlocks).join('\n')] },
    ];
  }
  const inBody = lines.filter(({ part }) => part === 'body');
  return withoutTwins([
    stored,
    { reads: 'body', weight: 1, texts: [textOf(inBody)] },
    { reads: 'unbroken', weight: 1, texts: [withoutBreaks(inBody)] },
  ]);
};

/** Parsers that get the same text are one, with the weight of both. */
const withoutTwins = (all: readonly PlainText[]): readonly PlainText[] => {
  const byText = new Map<string, PlainText>();
  for (const own of all) {
    const key = own.texts.join('\n');
    const twin = byText.get(key);
    byText.set(key, twin === undefined ? own : { ...twin, weight: twin.weight + own.weight });
  }
  return [...byText.values()];
};

/** Without what pages repeat at their edges. The first copy stays: it may be the name at the top of the resume. */
const withoutRepeats = (stored: readonly Line[], seen: readonly Line[]): readonly Line[] => {
  const repeated = new Set(seen.flatMap(({ text, isFurniture }) => (isFurniture ? [text.trim()] : [])));
  const firsts = new Set(seen.flatMap(({ text, isFurniture }) => (isFurniture ? [] : [text.trim()])));
  return stored.filter(({ text }) => {
    const own = text.trim();
    return !repeated.has(own) || firsts.delete(own);
  });
};

const textOf = (lines: readonly Line[]): string => lines.map((line) => joined([line])).join('\n');

/** Without the second copy of words that stand twice beside each other: drawn twice, or a heading above two columns. */
const joined = (row: readonly { text: string }[]): string => {
  const cells = row.flatMap(({ text }) => text.split('\t'));
  return cells.length === 1
    ? (cells[0] ?? '')
    : cells.filter((cell, index) => cell.trim() !== cells[index - 1]?.trim()).join(' ');
};

/** Each paragraph in one line, its line breaks not even a space: 'Founder' above '2022' is 'Founder2022'. */
const withoutBreaks = (lines: readonly Line[]): string =>
  lines
    .map((line, index) => {
      const isSameParagraph = line.paragraph !== null && lines[index - 1]?.paragraph === line.paragraph;
      return `${index === 0 || isSameParagraph ? '' : '\n'}${joined([line])}`;
    })
    .join('');

/**
 * The lower edges of two lines in one row are closer than this, in the height of the lower one. Extractors differ: some
 * put what is half a line lower in a row of its own, others in the same row.
 */
const maxApart = [0.3, 0.6];

/** What is beside each other together and from left to right. `placed`: what is printed on each page from top to bottom. */
const rowsOf = (placed: readonly Fragment[], apart: number): readonly (readonly Fragment[])[] => {
  const rows: Fragment[][] = [];
  for (const fragment of placed) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && isBeside(before, fragment, apart)) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
};

const bottomOf = ({ box }: Fragment): number => box.y + box.height;

/** A large ornament is beside the line that it is level with, not beside all that it is as tall as. */
const isBeside = (one: Fragment, other: Fragment, apart: number): boolean =>
  one.page === other.page &&
  Math.abs(bottomOf(one) - bottomOf(other)) < apart * Math.min(one.box.height, other.box.height);
