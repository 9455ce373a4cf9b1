import { partOfHeading } from './advert-headings.ts';
import { wordCount } from './advert-lines.ts';

/** 'Skills that you must have' is a heading, a cell with more words is a requirement. */
const maxHeadingWords = 5;

/** Cells stand between bars or tabs; two spaces are no sure sign, since an empty cell between them cannot be told. */
const cellsOf = (line: string): readonly string[] => {
  const separator = line.includes('|') ? '|' : '\t';
  const cells = line.split(separator).map((cell) => cell.trim());
  if (!line.trimStart().startsWith('|')) return cells;
  return cells.slice(1, line.trimEnd().endsWith('|') ? -1 : undefined);
};

/** '| --- | :-: |' below the headings of a Markdown table. */
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** 'Must have | Nice to have': every cell names a part of the posting, and they differ. */
const areHeadings = (cells: readonly string[]): boolean => {
  if (cells.length < 2 || cells.some((cell) => cell === '' || wordCount(cell) > maxHeadingWords)) return false;
  const parts = cells.map(partOfHeading);
  return !parts.includes(null) && new Set(parts).size > 1;
};

const inColumns = (headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  headings.flatMap((heading, column) => [
    '',
    `${heading.replace(/:$/, '')}:`,
    ...rows.flatMap((row) => {
      const cell = row[column] ?? '';
      return cell === '' ? [] : [`- ${cell}`];
    }),
  ]);

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
    let end = at + 1;
    while (areHeadings(headings) && cellsOf(lines[end] ?? '').length === headings.length) end += 1;
    const rows = lines.slice(at + 1, end).map(cellsOf);
    if (rows.length === 0) {
      written.push(line);
      continue;
    }
    written.push(
      ...inColumns(
        headings,
        rows.filter((row) => !isRule(row)),
      ),
      '',
    );
    at = end - 1;
  }
  return written.join('\n');
};
