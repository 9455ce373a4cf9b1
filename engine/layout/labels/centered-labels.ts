import type { TextRow } from '../lines/text-rows.ts';

/** The rows of a label and those of the text beside it. Text that crosses the edge of the labels has no label. */
export type Group = { label: TextRow[]; text: TextRow[]; isCrossing: boolean };

/** In em: how far the middle of a label may be from the middle of its block. */
const maxOff = 0.6;
/** In em: minimum gap above a block of text. */
const minBlockGap = 0.6;
/** In em: a label this far below the middle of the first row is not level with it. */
const minSunk = 1;
/** One sunk label alone may be level with the second of two blocks that are as long as each other. */
const minSunkLabels = 2;

/**
 * The same groups where each label is level with its text, and groups of their own where every label of a stretch is
 * vertically centered beside a block of text: cells of a table may be aligned to the middle.
 */
export const withCenteredLabels = (groups: readonly Group[]): readonly Group[] => {
  const stretches: Group[][] = [];
  for (const group of groups) {
    const last = stretches.at(-1);
    if (group.isCrossing || last === undefined || last[0]?.isCrossing === true) stretches.push([group]);
    else last.push(group);
  }
  return stretches.flatMap((stretch) => centered(stretch) ?? stretch);
};

const centered = (groups: readonly Group[]): readonly Group[] | null => {
  const labels = groups.flatMap(({ label }) => (label.length > 0 ? [label] : []));
  if (labels.length < minSunkLabels) return null;
  const rows = groups.flatMap(({ text }) => text).toSorted((a, b) => a.top - b.top);
  const found: Group[] = [];
  let start = 0;
  for (const label of labels) {
    const end = endOfBlock(rows, start, label);
    if (end === null) return null;
    found.push({ label, text: rows.slice(start, end), isCrossing: false });
    start = end;
  }
  return start === rows.length && found.filter(isSunk).length >= minSunkLabels ? found : null;
};

/** The index behind the block that starts at `start` and has its middle at that of the label. */
const endOfBlock = (rows: readonly TextRow[], start: number, label: readonly TextRow[]): number | null => {
  const [first] = rows.slice(start, start + 1);
  if (first === undefined) return null;
  const middle = middleOf(label);
  for (let end = start + 1; end <= rows.length; end += 1) {
    const [last, next] = [rows[end - 1], rows[end]];
    if (last === undefined) return null;
    const off = (first.top + last.bottom) / 2 - middle;
    if (off > maxOff * first.size) return null;
    const isEnd = next === undefined || next.top - last.bottom >= minBlockGap * next.size;
    if (isEnd && off > -maxOff * first.size) return end;
  }
  return null;
};

const middleOf = (rows: readonly TextRow[]): number => ((rows[0]?.top ?? 0) + (rows.at(-1)?.bottom ?? 0)) / 2;

const isSunk = ({ label, text }: Group): boolean => {
  const [first] = text;
  return first !== undefined && middleOf(label) - middleOf([first]) > minSunk * first.size;
};
