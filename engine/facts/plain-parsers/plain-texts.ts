import type { SourceDocument } from '../../model/document.ts';
import type { PlainParser } from '../../model/facts.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { textInBlocks } from './page-blocks.ts';
import { cellsByPage } from './page-cells.ts';

/** A text that parsers without layout get, and how much what is found in it counts. */
export type PlainText = Pick<PlainParser, 'reads' | 'weight'> & { text: string };

/**
 * What plain parsers get. Of a PDF, most take the text as it is stored, some straight across the page, and some cut the
 * page into blocks first: of five extractors that were measured, three follow the stored order, one keeps the rows and
 * one makes blocks. Of a Word file, half of those measured leave text boxes out, and one of them line breaks as well.
 * Page numbers and running headers are left out here: a bullet that goes on below them is one bullet.
 */
export const plainTextsOf = (document: SourceDocument, visual: Reading, stream: Reading): readonly PlainText[] => {
  const lines = withoutRepeats(stream.lines, visual.lines);
  const stored: PlainText = { reads: 'stored', weight: 2, text: textOf(lines) };
  if (document.kind === 'pdf')
    return [
      stored,
      { reads: 'across', weight: 1, text: rowsOf(visual.lines).map(joined).join('\n') },
      { reads: 'blocks', weight: 1, text: cellsByPage(document, visual.lines).map(textInBlocks).join('\n') },
    ];
  const inBody = lines.filter(({ part }) => part === 'body');
  return withoutTwins([
    stored,
    { reads: 'body', weight: 1, text: textOf(inBody) },
    { reads: 'unbroken', weight: 1, text: withoutBreaks(inBody) },
  ]);
};

/** Parsers that get the same text are one, with the weight of both. */
const withoutTwins = (texts: readonly PlainText[]): readonly PlainText[] => {
  const byText = new Map<string, PlainText>();
  for (const own of texts) {
    const twin = byText.get(own.text);
    byText.set(own.text, twin === undefined ? own : { ...twin, weight: twin.weight + own.weight });
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

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

/** Each paragraph in one line, its line breaks not even a space: 'Founder' above '2022' is 'Founder2022'. */
const withoutBreaks = (lines: readonly Line[]): string =>
  lines
    .map(({ text, paragraph }, index) =>
      index === 0 ? text : `${paragraph !== null && lines[index - 1]?.paragraph === paragraph ? '' : '\n'}${text}`,
    )
    .join('');

const joined = (row: readonly Line[]): string => row.map(({ text }) => text).join(' ');

/** The lower edges of two lines in one row are closer than this, in the height of the lower one. */
const maxApart = 0.3;

type Placed = Line & { box: NonNullable<Line['box']> };

/** The lines of each page from top to bottom, those beside each other together and from left to right. */
const rowsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const placed = lines
    .filter((line): line is Placed => line.box !== null && !line.isFurniture)
    .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || bottomOf(a) - bottomOf(b));
  const rows: Placed[][] = [];
  for (const line of placed) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row !== undefined && before !== undefined && isBeside(before, line)) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
};

const bottomOf = ({ box }: Placed): number => box.y + box.height;

/** A large ornament is beside the line that it is level with, not beside all that it is as tall as. */
const isBeside = (one: Placed, other: Placed): boolean =>
  one.page === other.page &&
  Math.abs(bottomOf(one) - bottomOf(other)) < maxApart * Math.min(one.box.height, other.box.height);
