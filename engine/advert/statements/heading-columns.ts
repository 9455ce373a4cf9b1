import { fold } from '../../text/fold.ts';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { partOfHeading } from './advert-headings.ts';
import { wordCount } from './advert-lines.ts';

/** 'Skills that you must have' is a heading, a cell with more words is a requirement. */
const maxHeadingWords = 5;

/** Bars or tabs separate cells; two spaces are not reliable, because an empty cell between them cannot be recognized. */
const cellsOf = (line: string): readonly string[] => {
  const separator = line.includes('|') ? '|' : '\t';
  const cells = line.split(separator).map((cell) => cell.trim());
  if (!line.trimStart().startsWith('|')) return cells;
  return cells.slice(1, line.trimEnd().endsWith('|') ? -1 : undefined);
};

/** '| --- | :-: |' below the headings of a Markdown table. */
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Headings of columns that ask for nothing themselves: what a row is about, and how it is judged. */
const labelOfRows = compilePhrases(
  `
  criteri(a|on)
  factors?
  category
  categories
  area
  attributes?
  kriteri(um|en)
  bereich
  criteres?
  `,
  { start: 'text', end: 'text' },
);
const labelOfNotes = compilePhrases(
  `
  (how |where |to be )?(assessed|tested|measured|identified|evidenced)( by| at| through| in)?
  (method|means|stage|source|type)s?( of (assessment|testing|evidence|measurement|identification))?
  assessment( method| criteria| stage)?
  evidence
  weight(ing)?
  nachweis
  `,
  { start: 'text', end: 'text' },
);

/** What the cells of a column are: part of the posting, or null where they only label or judge the others. */
type Column = AdPart | null;

/** Each cell is compared with those of its row. */
const maxColumns = 12;
/** Among fewer columns a label may be a requirement, too. */
const minLabelledColumns = 3;
const isAsked = (part: Column): boolean => part === 'must' || part === 'nice';

/** 'Criteria | Essential | Desirable | Assessed by': the columns between the labels ask. */
const labelledColumns = (cells: readonly string[]): readonly Column[] | null => {
  const [first = '', ...others] = cells.map((cell) => fold(cell).replace(/:$/, ''));
  const parts = others.map((cell) => (labelOfNotes.test(cell) ? null : partOfHeading(cell)));
  const isBoth = parts.includes('must') && parts.includes('nice');
  const isJudged =
    labelOfRows.test(first) &&
    parts.some(isAsked) &&
    parts.every((part, at) => isAsked(part) || labelOfNotes.test(others[at] ?? ''));
  return cells.length >= minLabelledColumns && (isBoth || isJudged) ? [null, ...parts] : null;
};

/** 'Must have | Nice to have': every cell names a part of the posting, and they differ. */
const columnsOf = (cells: readonly string[]): readonly Column[] | null => {
  if (cells.length < 2 || cells.length > maxColumns || cells.some((cell) => wordCount(cell) > maxHeadingWords))
    return null;
  const labelled = labelledColumns(cells);
  if (labelled !== null || cells.includes('')) return labelled;
  const parts = cells.map(partOfHeading);
  return !parts.includes(null) && new Set(parts).size > 1 ? parts : null;
};

/** A cell that only says that its row belongs to its column: 'X', '✓'. */
const tick = /^(?:[x✓✔☑•*]|yes|ja|oui)$/iu;
const durationPattern = /^\d+\+?(?: (?:years?|yrs|jahre|ans))?$/iu;

/** What a row has in a column; a row that has nothing in any column is kept in the first. */
const cellIn = (row: readonly string[], columns: readonly Column[], column: number): string => {
  const cell = row[column] ?? '';
  const label = columns[0] === null ? (row[0] ?? '') : '';
  const isBare = columns.every((part, at) => part === null || (row[at] ?? '') === '');
  if (durationPattern.test(cell)) return label === '' ? cell : `${label}: ${cell}`;
  return tick.test(cell) || (isBare && column === columns.findIndex(isAsked)) ? label || cell : cell;
};

const inColumns = (
  headings: readonly string[],
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): readonly string[] =>
  columns.flatMap((part, column) => {
    if (part === null) return [];
    const cells = rows.map((row) => cellIn(row, columns, column)).filter((cell) => cell !== '');
    return ['', `${(headings[column] ?? '').replace(/:$/, '')}:`, ...cells.map((cell) => `- ${cell}`)];
  });

/**
 * A posting in which a table with a heading above each column is written column by column, each as a heading with its
 * list. Everything else stays as it is.
 */
export const withHeadingColumnsApart = (text: string): string => {
  if (!/[|\t]/.test(text)) return text;
  const lines = text.split(/\r\n?|\n/);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const headings = /[|\t]/.test(line) ? cellsOf(line) : [];
    const columns = columnsOf(headings);
    if (columns === null) {
      written.push(line);
      continue;
    }
    let end = at + 1;
    while (cellsOf(lines[end] ?? '').length === headings.length) end += 1;
    const rows = lines.slice(at + 1, end).map(cellsOf);
    if (rows.length === 0) {
      written.push(line);
      continue;
    }
    // The first line of a posting is its title, whatever its form.
    if (written.every((before) => before.trim() === '')) written.push(line);
    written.push(
      ...inColumns(
        headings,
        columns,
        // A table that continues may repeat its headings.
        rows.filter((row) => !isRule(row) && row.some((cell, column) => cell !== headings[column])),
      ),
      '',
    );
    at = end - 1;
  }
  return written.join('\n');
};
