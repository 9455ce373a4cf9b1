import type { SourceDocument } from '../../model/document.ts';
import type { SideBySide } from '../../model/facts.ts';
import type { Line, Reading, TextTable } from '../../model/reading.ts';
import { isListed } from '../../sections/titles/title-kind.ts';
import { levelLinesOf } from './level-lines.ts';
import { hasTextBeside } from './text-beside.ts';
import { hasUnsplitColumns } from './unsplit-columns.ts';

/** A bullet beside its text is no column. */
const hasWord = ({ text }: Line): boolean => /[\p{L}\p{N}]/u.test(text);

type Apart = {
  tables: readonly TextTable[];
  /** Labels beside their values, and lists in columns of their own. */
  paired: ReadonlySet<number>;
  grids: readonly number[];
  /** Lists in columns of their own, whatever their section. */
  blocks: readonly number[];
  /** Above the first heading. */
  head: ReadonlySet<number>;
  /** The lines of the titles of sections. */
  titles: ReadonlySet<number>;
  /** A heading shares its line with other text. */
  hasHeadingsBeside: boolean;
};

/** Lines in columns of text, without tables, which have a check of their own, and without lists of short facts. */
export const sideBySideOf = (
  document: SourceDocument,
  visual: Reading,
  { tables, paired, grids, blocks, head, titles, hasHeadingsBeside }: Apart,
): SideBySide => {
  const inTables = new Set([...tables.flatMap((table) => table.lines), ...paired]);
  const body = visual.lines.flatMap((line, index) => (line.isFurniture || !hasWord(line) ? [] : [index]));
  const beside = body.filter((index) => {
    const line = visual.lines[index];
    return line !== undefined && !inTables.has(index) && isBeside(line, document);
  });
  const inColumns = (indices: readonly number[]): readonly number[] =>
    document.kind === 'pdf' ? inRealColumns(indices, visual) : indices;
  const shareOf = (lines: readonly number[]): number => (body.length === 0 ? 0 : lines.length / body.length);
  const lines = inColumns(beside);
  const columns = inColumns(beside.filter((index) => !head.has(index) && !blocks.includes(index)));
  const all = body.filter((index) => visual.lines[index]?.isBesideColumn === true && !grids.includes(index));
  const level = document.kind === 'pdf' ? levelLinesOf(inColumnsOfText(columns, visual), visual, titles) : [];
  const unsplit =
    document.kind === 'pdf' &&
    hasUnsplitColumns(body.flatMap((at) => (inTables.has(at) ? [] : (visual.lines[at] ?? []))));
  const mayBeColumns =
    document.kind === 'pdf' &&
    (unsplit ||
      inRealColumns(all, visual).length > 0 ||
      hasTitledColumn(all, visual) ||
      // The cells of a table, which has a check of its own, are no columns.
      (tables.length === 0 && (hasHeadingsBeside || visual.lines.some(hasTwoTitles) || hasTextBeside(document))));
  return {
    lines,
    share: shareOf(lines),
    columns,
    columnShare: shareOf(columns),
    level,
    levelShare: shareOf(level),
    mayBeColumns,
    hasUnsplitColumns: unsplit,
    hasListInColumns: grids.length > 0,
  };
};

const isBeside = (line: Line, document: SourceDocument): boolean => {
  if (line.paragraph === null) return line.isBesideColumn;
  const paragraph = document.paragraphs[line.paragraph];
  return paragraph !== undefined && paragraph.cell === null && paragraph.sectionColumns > 1;
};

/** The minimum number of lines of a text column: a column of dates, places or labels beside the text has fewer. */
const minLines = 4;
const minWords = 12;
/** A date, or a grade below it: the right edge of an entry has both. */
const dateOrGrade = /\b(?:19|20)\d{2}\b|present|\b(?:C?GPA|grade|note|nota|promedio|media|voto)\b[^\p{L}]{0,3}\d/iu;

/** A section title at the top of few lines to the right of others, such as contact details. */
const hasTitledColumn = (beside: readonly number[], { lines }: Reading): boolean =>
  beside.some((index) => {
    const [line, next] = [lines[index], lines[index + 1]];
    return line !== undefined && line.column > 0 && isListed(line.text) && next?.column === line.column;
  });

/** A few words without punctuation, as titles have. */
const maxTitleWords = 5;
const inTitles = /^[\p{L}\p{M}&'’ -]+$/u;

/** 'Languages' and 'Volunteering abroad' in one row: two columns that were read as one. */
const hasTwoTitles = ({ text }: Line): boolean => {
  const titles = text.split('\t').filter((cell) => inTitles.test(cell) && cell.split(' ').length <= maxTitleWords);
  return titles.length > 1 && titles.some(isListed);
};

/** Lines by page: the columns of each page are numbered from 0. */
const byPage = (indices: readonly number[], { lines }: Reading): readonly (readonly number[])[] => {
  const pages = new Map<number, number[]>();
  for (const index of indices) {
    const page = lines[index]?.page ?? 0;
    pages.set(page, [...(pages.get(page) ?? []), index]);
  }
  return [...pages.values()];
};

const inRealColumns = (beside: readonly number[], visual: Reading): number[] =>
  byPage(beside, visual)
    .filter((lines) => columnsOfText(lines, visual).size > 1)
    .flat();

/** Without the dates, places and labels that are in a column of their own. */
const inColumnsOfText = (indices: readonly number[], visual: Reading): number[] =>
  byPage(indices, visual).flatMap((lines) => {
    const columns = columnsOfText(lines, visual);
    return lines.filter((index) => columns.has(visual.lines[index]?.column ?? -1));
  });

type ColumnCounts = { lines: number; words: number; titles: number };

/** The numbers of the columns of one page that are more than a margin of dates. */
const columnsOfText = (indices: readonly number[], visual: Reading): ReadonlySet<number> => {
  const columns = new Map<number, ColumnCounts>();
  for (const index of indices) {
    const line = visual.lines[index];
    if (line === undefined) continue;
    const words = line.text.split(/\s+/).length;
    if (words <= 6 && dateOrGrade.test(line.text)) continue;
    const column = columns.get(line.column) ?? { lines: 0, words: 0, titles: 0 };
    columns.set(line.column, {
      lines: column.lines + 1,
      words: column.words + words,
      titles: column.titles + (isListed(line.text) ? 1 : 0),
    });
  }
  return new Set([...columns].flatMap(([number, counts]) => (isColumn(counts) ? [number] : [])));
};

/** A section of its own makes a column of few words, such as contact details with their title. */
const isColumn = ({ lines, words, titles }: ColumnCounts): boolean =>
  lines >= minLines && (words >= minWords || (titles > 0 && lines - titles >= minLines));
