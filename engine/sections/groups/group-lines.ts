import type { Box, SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import { closingBlockOf } from './closing-block.ts';
import { edgeDetailsOf } from './edge-details.ts';
import type { FoundHeading } from '../headings/found-heading.ts';
import { titlesOfCells } from './titles-of-cells.ts';

/** A heading (null: none) with the lines under it. */
export type LineGroup = {
  heading: FoundHeading | null;
  lines: number[];
  column: number;
  /** Where the group begins, 0 where the document has no pages. */
  firstPage: number;
  /** The kind of lines without a title of their own, where they show it. */
  untitledKind?: SectionKind;
};

/**
 * The group that a run of text continues. `title`: the box of its title, when that is in the same run on the same page.
 * `firstPage`: where the group begins in this run, which may be pages after its title in another.
 */
type OpenGroup = { group: LineGroup; firstPage: number; last: Line; title: Box | null };

/**
 * Gives each line to the heading above it *in its own column*: text that continues at the top of the next page belongs
 * to the section that was open in that column, not to the sidebar that was read in between.
 */
export const groupLines = (
  reading: Reading,
  headings: readonly FoundHeading[],
  document?: SourceDocument,
): readonly LineGroup[] => {
  const headingsAt = Map.groupBy(headings, ({ line }) => line);
  const further = new Set(headings.flatMap(({ more }) => more));
  const atEdge = edgeDetailsOf(reading);
  const closing = closingBlockOf(reading);
  const groups: LineGroup[] = [];
  const open = new Map<string, OpenGroup>();
  const edges = leftEdgesOf(reading.lines);
  const titled = new Set(
    headings.flatMap(({ line, recognisedBy }) => (recognisedBy === 'title' ? [columnKey(reading.lines[line])] : [])),
  );
  const isSidebar = (line: Line): boolean => titled.has(columnKey(line));
  let latest: LineGroup | null = null;
  let row: TitleRow | null = null;
  const ofCells = titlesOfCells(reading.lines, headingsAt);
  const groupOfTitle = new Map<FoundHeading | undefined, LineGroup>();
  const start = (heading: FoundHeading | null, line: Line): LineGroup => {
    const group: LineGroup = { heading, lines: [], column: line.column, firstPage: line.page ?? 0 };
    groups.push(group);
    return group;
  };
  for (const [index, line] of reading.lines.entries()) {
    if (line.isFurniture || further.has(index)) continue;
    const here = closing.has(index) ? [] : (headingsAt.get(index) ?? []);
    const isTitleBox = here.length > 0 && line.part === 'textbox' && reading.lines[index + 1]?.part === 'body';
    const isOfPage = closing.has(index) || (atEdge.has(index) && !isOfReferences(latest));
    const stream = isOfPage ? 'footer' : isTitleBox ? 'full' : streamOf(line);
    if (here.length > 0 && stream === 'full') row = here.length > 1 ? { page: line.page, titles: [] } : null;
    for (const heading of here) {
      latest = start(heading, line);
      groupOfTitle.set(heading, latest);
      if (stream === 'full') row?.titles.push({ group: latest, x: leftOf(line, heading, document) });
      if (heading.words.isRunIn) latest.lines.push(index);
      if (stream === 'full') open.clear();
      else closeInherited(open, line);
      open.set(stream, { group: latest, firstPage: latest.firstPage, last: line, title: line.box });
    }
    if (here.length > 0) continue;
    const group: LineGroup =
      groupOfTitle.get(ofCells.get(index)) ??
      (open.has(stream) ? null : inTitleRow(row, line, stream)) ??
      groupFor(line, stream, open, latest, isSidebar(line) ? edges : noEdges) ??
      start(null, line);
    group.lines.push(index);
    const before = open.get(stream);
    const isSame = before?.group === group;
    const title = isSame && before.last.page === line.page ? before.title : null;
    open.set(stream, { group, firstPage: isSame ? before.firstPage : (line.page ?? 0), last: line, title });
    if (stream !== 'footer' && stream !== 'header') latest = group;
  }
  return groups;
};

/** A line of several titles, each above a column, and where they start. */
type TitleRow = { page: number | null; titles: { group: LineGroup; x: number | null }[] };

const leftOf = (line: Line, { words }: FoundHeading, document: SourceDocument | undefined): number | null => {
  const piece = line.pieces.find(({ at, from, to }) => at + to - from > words.from);
  const place = piece === undefined ? undefined : document?.runs[piece.run]?.place;
  return place?.kind === 'page' ? place.box.x : null;
};

/** 'Skills<tab>Experience' above two columns: each title heads the columns from where it starts to the next title. */
const inTitleRow = (row: TitleRow | null, line: Line, stream: string): LineGroup | null => {
  const x = line.box?.x;
  if (row === null || x === undefined || line.page !== row.page || !stream.startsWith('column')) return null;
  return row.titles.findLast((title) => title.x !== null && title.x <= x + maxTitleIndent)?.group ?? null;
};

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
  edges: ReadonlyMap<string, number>,
): LineGroup | null => {
  const own = open.get(stream);
  if (stream === 'header' || stream === 'footer' || stream === 'footnote') return own?.group ?? null;
  // A text box without a heading contains the content of the preceding heading if that has none yet, else contact details.
  if (stream === 'textbox') return latest?.lines.length === 0 ? latest : (own?.group ?? null);
  const across = open.get('full') ?? null;
  // A column without titles, such as dates, belongs to the jobs beside it, which go on across the next page.
  const above = across !== null && beginsLater(edges === noEdges ? across.group : across, line) ? null : across;
  const isBesideTitled = above !== null && isOverOtherColumn(above, line, edges);
  // A label beside its content: the heading is in one column with nothing under it there.
  const isLabel = latest !== null && latest.heading !== null && latest.lines.length === 0 && !beginsLater(latest, line);
  if (isLabel && stream !== 'full' && !isBesideTitled) return latest;
  if (own !== undefined && stream !== 'full') return own.group;
  if (stream === 'full') {
    const isOfBox = latest !== null && open.get('textbox')?.group === latest;
    // A title alone in a text box heads what the page goes on with; a section in one ends with it.
    if (isOfBox && latest.heading !== null && latest.lines.length === 0) return latest;
    return nearestColumn(line, open) ?? own?.group ?? (isOfBox && latest.lines.length > 0 ? null : latest);
  }
  if (above === null || above.group.heading === null) return levelGridOf(line, open) ?? above?.group ?? null;
  return gridOf(line, open) ?? (isBesideTitled ? null : above.group);
};

/** A column is read after the one beside it has ended, which may be pages later: a section that begins there is not above it. */
const beginsLater = ({ firstPage }: { firstPage: number }, { page }: Line): boolean => firstPage > (page ?? 0);

/** A list in several columns under its title: the title is in the column before them, above their lines. */
const gridOf = (line: Line, open: ReadonlyMap<string, OpenGroup>): LineGroup | null => {
  const { box, column } = line;
  if (box === null) return null;
  const titled = [...open]
    .filter(([stream]) => stream.startsWith('column'))
    .map(([, entry]) => entry)
    .filter(
      ({ group, last, title }) =>
        title !== null && group.column < column && last.page === line.page && box.y > title.y + title.height - 1,
    );
  return titled.toSorted((a, b) => b.group.column - a.group.column)[0]?.group ?? null;
};

/** Sections that are lists; text beside jobs may be anything, such as what they were about. */
const listKinds: ReadonlySet<SectionKind> = new Set<SectionKind>(['skills', 'languages', 'interests', 'projects']);

/**
 * The same beside a sidebar, without a title above all columns: the second column of a list begins beside lines of the
 * first.
 */
const levelGridOf = (line: Line, open: ReadonlyMap<string, OpenGroup>): LineGroup | null => {
  const group = gridOf(line, open);
  const kind = group?.heading?.kind ?? null;
  if (group === null || group.column === 0 || kind === null || !listKinds.has(kind)) return null;
  const beside = [...open.values()].find((entry) => entry.group === group)?.last.box ?? null;
  return beside !== null && line.box !== null && line.box.y < beside.y + beside.height ? group : null;
};

/** A new title in a column ends the section that the columns of a list under the title before it belong to. */
const closeInherited = (open: Map<string, OpenGroup>, title: Line): void => {
  for (const [stream, { group, last }] of open)
    if (last.column > title.column && group.column === title.column) open.delete(stream);
};

const columnKey = (line: Line | undefined): string =>
  line?.isBesideColumn === true ? `${line.page} ${line.column}` : '';

const noEdges: ReadonlyMap<string, number> = new Map();

/** The left edge of each column on each page. */
const leftEdgesOf = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const edges = new Map<string, number>();
  for (const line of lines) {
    if (!line.isBesideColumn || line.box === null) continue;
    edges.set(columnKey(line), Math.min(edges.get(columnKey(line)) ?? Infinity, line.box.x));
  }
  return edges;
};

/** In points: a title starts this near to the left edge of the column that it heads. */
const maxTitleIndent = 12;

/**
 * True for a title above the columns that starts where the next column does: that column starts higher than this one.
 * `edges` are given for columns with titles of their own; text without them belongs to the title above (dates beside jobs).
 */
const isOverOtherColumn = ({ last, title }: OpenGroup, line: Line, edges: ReadonlyMap<string, number>): boolean => {
  const edge = edges.get(columnKey({ ...line, column: line.column + 1 }));
  if (title === null || last.page !== line.page || line.box === null || edge === undefined) return false;
  return title.x > edge - maxTitleIndent && line.box.x + line.box.width < edge;
};

/** After columns, full-width text continues the column above it. */
const nearestColumn = (line: Line, open: ReadonlyMap<string, OpenGroup>): LineGroup | null => {
  const columns = [...open].filter(([stream]) => stream.startsWith('column'));
  const { box } = line;
  if (columns.length === 0 || box === null) return columns.at(-1)?.[1].group ?? null;
  const away = (last: Line): number => Math.abs((last.box?.x ?? 0) - box.x);
  return columns.map(([, entry]) => entry).reduce((a, b) => (away(b.last) < away(a.last) ? b : a)).group;
};
