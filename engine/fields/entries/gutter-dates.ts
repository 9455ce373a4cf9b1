import { isOnlyPeriod, type Row } from './row.ts';
import { startsWithVerb } from './prose.ts';

/** Points from the left edge of the dates at which the text beside them begins. */
const minIndent = 40;
/** Lines of a block that may be above its dates. */
const maxLinesAbove = 4;
/** In line heights: how much more space is above a block than between its lines. */
const blockGap = 0.6;

/**
 * Dates in a gutter beside the second or third line of an entry ('Chef, Acme' above '2017 – 2019<tab>Ran the pass')
 * belong to the first line: they are moved there, and what is beside them stays with its paragraph.
 */
export const withDatesAtHead = (rows: readonly Row[]): readonly Row[] => {
  const moved: Row[] = [];
  for (const row of rows) {
    const parts = gutterParts(row);
    const start = parts === null ? -1 : startOfBlock(moved, row, parts.rest.text);
    if (parts === null || start < 0) {
      moved.push(row);
      continue;
    }
    const top = moved[start]?.source.box?.y ?? 0;
    const behind = moved.findIndex((one, index) => index > start && Math.abs((one.source.box?.y ?? 0) - top) > 2);
    moved.splice(behind < 0 ? moved.length : behind, 0, parts.dates);
    moved.push(atEdgeOf(moved[start] ?? row, parts.rest));
  }
  return moved;
};

/** The dates in the first cell of a row and the rest of it; null when the first cell holds anything else. */
const gutterParts = (row: Row): { dates: Row; rest: Row } | null => {
  const tab = row.text.indexOf('\t');
  const [first] = row.periods;
  if (tab < 0 || row.hasMarker || first === undefined || !first.isRange || first.to > tab) return null;
  const dates = { ...row, text: row.text.slice(0, tab).trimEnd(), periods: [first] };
  if (!isOnlyPeriod(dates)) return null;
  const at = tab + 1;
  const periods = row.periods.slice(1).map((one) => ({ ...one, from: one.from - at, to: one.to - at }));
  return { dates, rest: { ...row, from: row.from + at, text: row.text.slice(at), periods } };
};

/** Index of the first row of the block that the row is in the middle of; -1 when the row begins an entry itself. */
const startOfBlock = (above: readonly Row[], row: Row, rest: string): number => {
  const { box, gapAbove } = row.source;
  if (box === null || gapAbove === null) return -1;
  let lines = 0;
  let isIndented = false;
  for (let at = above.length - 1; at >= 0 && lines < maxLinesAbove; at -= 1) {
    const one = above[at];
    const edge = one?.source.box ?? null;
    if (one === undefined || edge === null || one.section !== row.section || one.periods.length > 0) return -1;
    if (one.source.page !== row.source.page || one.hasMarker) return -1;
    isIndented ||= edge.x > box.x + minIndent || one.text.includes('\t');
    const below = above[at + 1]?.source ?? row.source;
    if (Math.abs(edge.y - (below.box?.y ?? 0)) > 2) lines += 1;
    const isFirst = at === 0 || above[at - 1]?.section !== row.section;
    const hasGap = (one.source.gapAbove ?? 0) > gapAbove + blockGap;
    const isStart = isFirst || hasGap || above[at - 1]?.periods.some(({ isRange }) => isRange) === true;
    if (isStart) return isIndented && (hasGap || isFirst || isProse(rest)) ? at : -1;
  }
  return -1;
};

const isProse = (text: string): boolean => /^\p{Ll}/u.test(text) || startsWithVerb(text);

/** The row without its dates begins where the text of its block does. */
const atEdgeOf = (first: Row, rest: Row): Row => {
  const { box } = rest.source;
  const x = first.source.box?.x ?? 0;
  if (box === null || x <= box.x) return rest;
  return { ...rest, source: { ...rest.source, box: { ...box, x, width: Math.max(0, box.x + box.width - x) } } };
};
