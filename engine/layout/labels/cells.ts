import { monthNames } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import { isDated, isOpenDate, isWholePeriod } from '../lines/dated.ts';
import { joinedDraft, textOfDraft } from '../lines/draft.ts';
import type { Draft, Joint } from '../lines/draft.ts';

/** Cells side by side, from left to right; empty ones are left out. `right` is the x at which their text must wrap. */
export type TextCell = { drafts: Draft[]; right: number };

/** A cell with more lines than this is not part of a line, unless they are one text that wraps in a narrow cell. */
const maxShortLines = 3;
const shortText = 90;
/** Beside a text of at most this many lines, a label is joined to its first line. */
const shortBeside = 3;

/** True when labels in this style precede long texts, so that each is a title on its own line. */
export type IsTitle = (label: TextCell) => boolean;

/**
 * The lines of one row of cells. Short cells make one line with tabs; dates join the first line of the text they
 * belong to; a title comes before its text; independent texts are read one after the other, as columns.
 */
export const linesOfCells = (cells: readonly TextCell[], isTitle: IsTitle): Draft[] => {
  const [only] = cells;
  if (cells.length <= 1) return only?.drafts ?? [];
  const isLabelled = cells.length === 2 && only !== undefined && isTitle(only);
  const long = isLabelled ? cells.slice(1) : cells.filter((cell) => !isShort(cell));
  if (long.length === 0) return linesOfShortCells(cells);
  if (long.length > 1) return asColumns(cells);

  const [text] = long;
  const at = text === undefined ? 0 : cells.indexOf(text);
  const before = cells.slice(0, at);
  if (before.length > 1)
    return [...dataLine(before), ...(text?.drafts ?? []), ...cells.slice(at + 1).flatMap((cell) => cell.drafts)];
  const titles: Draft[] = [];
  const joints: Joint[] = [];
  for (const cell of before) {
    const own = cell.drafts.filter((draft, index) => !isDated(textOfDraft(draft)) && !isCutDate(cell, index));
    const isOwnLine = own.length > 0 && (isTitle(cell) || (text?.drafts.length ?? 0) > shortBeside);
    const isAllDated = isDated(textOfCell(cell));
    if (isOwnLine && !isAllDated) titles.push(...oneLine(cell));
    else if (isOwnLine && isTitle({ ...cell, drafts: own.slice(0, 1) })) {
      titles.push(...oneLine({ ...cell, drafts: own }));
      joints.push(...jointsOf({ ...cell, drafts: cell.drafts.filter((draft) => !own.includes(draft)) }));
    } else joints.push(...jointsOf(cell));
  }
  const [first, ...rest] = text?.drafts ?? [];
  if (first !== undefined) joints.push({ draft: first, before: '\t' });
  const after: Draft[] = [];
  for (const cell of cells.slice(at + 1)) {
    if (isDated(textOfCell(cell)) || cell.drafts.length === 1) joints.push(...jointsOf(cell));
    else after.push(...cell.drafts);
  }
  const line = joinedDraft(joints);
  return [...titles, ...(line === null ? [] : [line]), ...rest, ...after];
};

/** 'Conferred SEP' over '2018', 'September –' over 'December 2018': the date goes on below. */
const isCutDate = ({ drafts }: TextCell, index: number): boolean => {
  const [line, next] = [drafts[index], drafts[index + 1]];
  if (line === undefined || next === undefined) return false;
  const [, last = '', dash = ''] = /(\p{L}+)\.?(\s?[-–—])?$/u.exec(textOfDraft(line).trimEnd()) ?? [];
  if (!monthNames.has(fold(last))) return false;
  const below = textOfDraft(next);
  return dash === '' ? /^(?:19|20)\d\d\b/u.test(below) : monthNames.has(fold(/^\p{L}+/u.exec(below)?.[0] ?? ''));
};

const isShort = (cell: TextCell): boolean =>
  textOfCell(cell).length <= shortText && (cell.drafts.length <= maxShortLines || isWrapped(cell));

const textOfCell = (cell: TextCell): string => cell.drafts.map(textOfDraft).join(' ');

const linesOfShortCells = (cells: readonly TextCell[]): Draft[] => {
  const isSingle = cells.every((cell) => cell.drafts.length === 1);
  if (isSingle || cells.every(isWrapped)) return dataLine(cells);
  // Title over employer beside date over place: lines at the same height belong together.
  if (cells.some((cell) => isDated(textOfCell(cell)))) return levelLines(cells);
  const tall = cells.filter((cell) => cell.drafts.length > 1);
  return tall.length === 1 ? levelLines(cells) : asColumns(cells);
};

/** The cells of a data row, all on one line. */
const dataLine = (cells: readonly TextCell[]): Draft[] => {
  const line = joinedDraft(cells.flatMap(jointsOf));
  return line === null ? [] : [line];
};

/** The first lines of all cells as one line, then the second lines, and so on. */
const levelLines = (cells: readonly TextCell[]): Draft[] => {
  const wholes = cells.map(withWholeDates);
  const depth = Math.max(...wholes.map((cell) => cell.drafts.length));
  return Array.from({ length: depth }, (_, at) =>
    joinedDraft(
      wholes.flatMap((cell) => cell.drafts.slice(at, at + 1).map((draft) => ({ draft, before: '\t' as const }))),
    ),
  ).filter((draft) => draft !== null);
};

/** '06/2019 –' over 'Present' in a narrow cell is one date on one line, and so are all lines of a cell that make one period. */
const withWholeDates = (cell: TextCell): TextCell => {
  if (cell.drafts.length > 1 && isWholePeriod(textOfCell(cell))) return { ...cell, drafts: oneLine(cell) };
  const [first, second, ...rest] = cell.drafts;
  if (first === undefined || second === undefined || !(isOpenDate(textOfDraft(first)) || isCutDate(cell, 0)))
    return cell;
  const whole = joinedDraft([
    { draft: first, before: ' ' },
    { draft: second, before: ' ' },
  ]);
  return whole === null ? cell : { ...cell, drafts: [whole, ...rest] };
};

const asColumns = (cells: readonly TextCell[]): Draft[] =>
  cells.flatMap((cell, column) =>
    cell.drafts.map((draft) => ({ ...draft, column: draft.column + column, isBeside: true })),
  );

/** A title on one line, however it wrapped. */
const oneLine = (cell: TextCell): Draft[] => {
  const line = joinedDraft(cell.drafts.map((draft) => ({ draft, before: ' ' })));
  return line === null ? [] : [line];
};

/** All lines of a cell as parts of one line: a space where the text wrapped, a tab at a manual line break. */
const jointsOf = (cell: TextCell): Joint[] =>
  cell.drafts.map((draft, index) => {
    const before = cell.drafts[index - 1];
    return { draft, before: before !== undefined && wraps(before, draft, cell.right) ? ' ' : '\t' };
  });

const isWrapped = (cell: TextCell): boolean =>
  cell.drafts.every((draft, index) => {
    const before = cell.drafts[index - 1];
    return before === undefined || wraps(before, draft, cell.right);
  });

/** True when the first word of the next line did not fit on this one, or the line is clearly unfinished. */
const wraps = (line: Draft, next: Draft, right: number): boolean => {
  const last = line.parts.at(-1)?.scrap;
  const first = next.parts[0]?.scrap;
  if (last === undefined || first === undefined) return true;
  if (/[-–—,&/]$|\b(?:and|to|of)$/u.test(last.text) || /^(?:&|to\b|and\b)/u.test(first.text)) return true;
  // '2019' over '– 2021', and no item of a list
  if (/^[-–—]/u.test(first.text) && isDated(textOfDraft(line))) return true;
  return last.right + (first.right - first.left) + 0.25 * first.size > right - 0.5 * first.size;
};
