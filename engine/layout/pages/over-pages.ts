import type { Line } from '../../model/reading.ts';

/** In points: a column of the next page starts at the same x. */
const maxEdgeDifference = 12;

type Columns = [Line[], Line[]];

/** The lines of a page by role; null when it has more than two columns or a break between them. */
type PageParts = { repeated: Line[]; head: Line[]; columns: Columns; tail: Line[] };

/**
 * Columns that continue on the next page: at the bottom of the main column a person continues at the top of the next
 * page, not in the sidebar. So the left columns of such pages come first, then the right ones.
 */
export const overPages = (lines: readonly Line[]): Line[] => {
  const pages = [...Map.groupBy(lines, (line) => line.page).values()];
  if (pages.length < 2) return [...lines];
  const read: Line[] = [];
  let open: Columns | null = null;
  const close = (): void => {
    if (open !== null) read.push(...open[0], ...open[1]);
    open = null;
  };
  for (const page of pages) {
    const parts = partsOf(page);
    if (parts === null) {
      close();
      read.push(...page);
      continue;
    }
    const { repeated, head, columns, tail } = parts;
    const hasColumns = columns[0].length > 0;
    const current: Columns | null = open;
    if (current !== null && hasColumns && head.length === 0 && isSame(current, columns)) {
      current[0].push(...repeated, ...columns[0]);
      current[1].push(...columns[1]);
    } else if (current !== null && !hasColumns && isMainColumnContinued(current, head)) {
      current[0].push(...repeated, ...head);
    } else {
      close();
      read.push(...repeated, ...head);
      if (hasColumns) open = [[...columns[0]], [...columns[1]]];
    }
    if (tail.length === 0) continue;
    close();
    read.push(...tail);
  }
  close();
  return read;
};

const partsOf = (page: readonly Line[]): PageParts | null => {
  const parts: PageParts = { repeated: [], head: [], columns: [[], []], tail: [] };
  for (const line of page) {
    const { columns, head, tail, repeated } = parts;
    if (line.isFurniture) repeated.push(line);
    else if (line.isBesideColumn && line.column <= 1 && tail.length === 0)
      columns[line.column === 0 ? 0 : 1].push(line);
    else if (line.isBesideColumn) return null;
    else if (columns[0].length + columns[1].length === 0) head.push(line);
    else tail.push(line);
  }
  const isPaired = parts.columns[0].length > 0 === parts.columns[1].length > 0;
  return isPaired ? parts : null;
};

const leftOf = (lines: readonly Line[]): number => Math.min(...lines.map((line) => line.box?.x ?? Infinity));

const widthOf = (lines: readonly Line[]): number =>
  Math.max(...lines.map((line) => (line.box?.x ?? 0) + (line.box?.width ?? 0))) - leftOf(lines);

const isSame = (above: Columns, below: Columns): boolean =>
  Math.abs(leftOf(above[0]) - leftOf(below[0])) < maxEdgeDifference &&
  Math.abs(leftOf(above[1]) - leftOf(below[1])) < maxEdgeDifference;

/** True when the wider of the two columns is the left one and the text of the next page starts at the same x. */
const isMainColumnContinued = (above: Columns, below: readonly Line[]): boolean =>
  below.length > 0 &&
  widthOf(above[0]) > widthOf(above[1]) &&
  Math.abs(leftOf(above[0]) - leftOf(below)) < maxEdgeDifference;
