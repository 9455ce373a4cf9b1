import type { SourceDocument } from '../../model/document.ts';
import type { PlainParser } from '../../model/facts.ts';
import type { Line, Reading } from '../../model/reading.ts';

/** A text that parsers without layout get, and how much what is found in it counts. */
export type PlainText = Pick<PlainParser, 'reads' | 'weight'> & { text: string };

/**
 * What two kinds of parsers get. Of a PDF, most take the text as it is stored, and some straight across the page: of
 * five extractors that were measured, three follow the stored order and one keeps the rows. Of a Word file, half of
 * those measured leave text boxes out.
 */
export const plainTextsOf = (document: SourceDocument, visual: Reading, stream: Reading): readonly PlainText[] =>
  document.kind === 'pdf'
    ? [
        { reads: 'stored', weight: 2, text: textOf(stream.lines) },
        { reads: 'across', weight: 1, text: rowsOf(visual.lines).map(joined).join('\n') },
      ]
    : [
        { reads: 'stored', weight: 1, text: textOf(stream.lines) },
        { reads: 'body', weight: 1, text: textOf(stream.lines.filter(({ part }) => part === 'body')) },
      ];

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

const joined = (row: readonly Line[]): string => row.map(({ text }) => text).join(' ');

/** Lines overlap by so much of the lower one's height when they stand in one row. */
const minOverlap = 0.5;

type Placed = Line & { box: NonNullable<Line['box']> };

/** The lines of each page from top to bottom, those beside each other together and from left to right. */
const rowsOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const placed = lines
    .filter((line): line is Placed => line.box !== null)
    .toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0) || middleOf(a) - middleOf(b));
  const rows: Placed[][] = [];
  for (const line of placed) {
    const row = rows.at(-1);
    if (row?.some((other) => isBeside(other, line)) === true) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
};

const middleOf = ({ box }: Placed): number => box.y + box.height / 2;

const isBeside = (one: Placed, other: Placed): boolean => {
  if (one.page !== other.page) return false;
  const overlap =
    Math.min(one.box.y + one.box.height, other.box.y + other.box.height) - Math.max(one.box.y, other.box.y);
  return overlap > minOverlap * Math.min(one.box.height, other.box.height);
};
