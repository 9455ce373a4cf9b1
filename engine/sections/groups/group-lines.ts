import type { Line, Reading } from '../../model/reading.ts';
import { edgeDetailsOf } from './edge-details.ts';
import type { FoundHeading } from '../headings/found-heading.ts';

/** A heading (null: none) with the lines under it. */
export type LineGroup = { heading: FoundHeading | null; lines: number[]; column: number };

/** The group that a run of text continues. `titleBottom`: the bottom edge of its title, when that is in the same run on the same page. */
type OpenGroup = { group: LineGroup; last: Line; titleBottom: number | null };

/**
 * Gives each line to the heading above it *in its own column*: text that continues at the top of the next page belongs
 * to the section that was open in that column, not to the sidebar that was read in between.
 */
export const groupLines = (reading: Reading, headings: readonly FoundHeading[]): readonly LineGroup[] => {
  const headingsAt = Map.groupBy(headings, ({ line }) => line);
  const further = new Set(headings.flatMap(({ more }) => more));
  const atEdge = edgeDetailsOf(reading);
  const groups: LineGroup[] = [];
  const open = new Map<string, OpenGroup>();
  let latest: LineGroup | null = null;
  const start = (heading: FoundHeading | null, line: Line): LineGroup => {
    const group: LineGroup = { heading, lines: [], column: line.column };
    groups.push(group);
    return group;
  };
  for (const [index, line] of reading.lines.entries()) {
    if (line.isFurniture || further.has(index)) continue;
    const stream = atEdge.has(index) && !isOfReferences(latest) ? 'footer' : streamOf(line);
    const here = headingsAt.get(index) ?? [];
    for (const heading of here) {
      latest = start(heading, line);
      if (heading.words.isRunIn) latest.lines.push(index);
      if (stream === 'full') open.clear();
      open.set(stream, { group: latest, last: line, titleBottom: bottomOf(line) });
    }
    if (here.length > 0) continue;
    const group: LineGroup = groupFor(line, stream, open, latest) ?? start(null, line);
    group.lines.push(index);
    const before = open.get(stream);
    const titleBottom = before?.group === group && before.last.page === line.page ? before.titleBottom : null;
    open.set(stream, { group, last: line, titleBottom });
    if (stream !== 'footer' && stream !== 'header') latest = group;
  }
  return groups;
};

const bottomOf = ({ box }: Line): number | null => (box === null ? null : box.y + box.height);

/** Addresses at the end of a page may be those of references. */
const isOfReferences = (group: LineGroup | null): boolean =>
  group?.heading?.kind === 'references' || group?.heading?.kind === 'contact';

/** The run of text that a line belongs to: full width, one of the columns, a text box, a page header or footer. */
const streamOf = (line: Line): string => {
  if (line.part !== 'body') return line.part;
  return line.isBesideColumn ? `column ${line.column}` : 'full';
};

const groupFor = (
  line: Line,
  stream: string,
  open: ReadonlyMap<string, OpenGroup>,
  latest: LineGroup | null,
): LineGroup | null => {
  const own = open.get(stream);
  if (stream === 'header' || stream === 'footer' || stream === 'footnote') return own?.group ?? null;
  // A text box without a heading contains the content of the preceding heading if that has none yet, else contact details.
  if (stream === 'textbox') return latest?.lines.length === 0 ? latest : (own?.group ?? null);
  // A label beside its content: the heading is in one column with nothing under it there.
  if (latest !== null && latest.heading !== null && latest.lines.length === 0 && stream !== 'full') return latest;
  if (own !== undefined && stream !== 'full') return own.group;
  if (stream === 'full') return nearestColumn(line, open) ?? own?.group ?? latest;
  const above = open.get('full')?.group ?? null;
  return above === null || above.heading === null ? above : (gridOf(line, open) ?? above);
};

/** A list in two columns under its title: the title is in the first column, above the lines of the others. */
const gridOf = (line: Line, open: ReadonlyMap<string, OpenGroup>): LineGroup | null => {
  const titled = [...open].flatMap(([stream, { group, last, titleBottom }]) =>
    stream.startsWith('column') && titleBottom !== null ? [{ group, last, titleBottom }] : [],
  );
  const [only, ...others] = titled;
  if (only === undefined || others.length > 0 || line.box === null) return null;
  return only.last.page === line.page && line.box.y > only.titleBottom - 1 ? only.group : null;
};

/** After columns, full-width text continues the column above it. */
const nearestColumn = (line: Line, open: ReadonlyMap<string, OpenGroup>): LineGroup | null => {
  const columns = [...open].filter(([stream]) => stream.startsWith('column'));
  const { box } = line;
  if (columns.length === 0 || box === null) return columns.at(-1)?.[1].group ?? null;
  const away = (last: Line): number => Math.abs((last.box?.x ?? 0) - box.x);
  return columns.map(([, entry]) => entry).reduce((a, b) => (away(b.last) < away(a.last) ? b : a)).group;
};
