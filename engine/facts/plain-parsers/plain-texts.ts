import type { SourceDocument } from '../../model/document.ts';
import type { PlainParser } from '../../model/facts.ts';
import type { Line, Reading } from '../../model/reading.ts';

/** A text that parsers without layout get, and how much what is found in it counts. */
export type PlainText = Pick<PlainParser, 'reads' | 'weight'> & { text: string };

/**
 * What two kinds of parsers get. Of a PDF, most take the text as it is stored, and some straight across the page: of
 * five extractors that were measured, three follow the stored order and one keeps the rows. Of a Word file, half of
 * those measured leave text boxes out. Page numbers and running headers are left out here: a bullet that goes on below
 * them is one bullet.
 */
export const plainTextsOf = (document: SourceDocument, visual: Reading, stream: Reading): readonly PlainText[] => {
  const lines = withoutRepeats(stream.lines, visual.lines);
  const stored: PlainText = { reads: 'stored', weight: 2, text: textOf(lines) };
  if (document.kind === 'pdf')
    return [stored, { reads: 'across', weight: 1, text: rowsOf(visual.lines).map(joined).join('\n') }];
  const body = textOf(lines.filter(({ part }) => part === 'body'));
  return body === stored.text ? [stored] : [stored, { reads: 'body', weight: 2, text: body }];
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
