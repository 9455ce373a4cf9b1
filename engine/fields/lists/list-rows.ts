import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Line, Reading, Span } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import { firstWordOf } from '../../text/first-word.ts';
import { contentStart } from '../entries/content-start.ts';
import { isNextName, isRestOfName } from './wrapped-names.ts';

/** Pieces of one or several lines that form one text: a list that was wrapped over line ends. */
export type ListRow = {
  parts: readonly { line: number; from: number; to: number }[];
  text: string;
  hasMarker: boolean;
  source: Line;
  section: number;
};

/** Far beyond real lists; longer ones are hostile or broken. */
const maxRowLength = 3000;

/** What the lines of a section tell about each other. */
type ListStyle = {
  typicalGap: number;
  /** The least space above an item, where lines of one item are clearly closer; null where all lines are as close. */
  itemGap: number | null;
  /** Items begin with a lower-case letter, too: one follows a line that had room for its first word. */
  startsLow: boolean;
  /** Most items end in a year: an item that does not end in one continues. */
  endInYears: boolean;
  /** Each item begins with its date in a column of its own: a line beside an empty one may continue. */
  datesFirst: boolean;
  /** Each item begins with its year: '2010 Rye Baking, Harrow Institute', '[2010] Rye Baking'. */
  yearsFirst: boolean;
  /** With dates in a column of their own: the issuers, each alone below the name of its certificate. */
  issuers: ReadonlySet<Line>;
  /** Lines that begin with a dash and are the rest of an item: 'Oven Master' above '– Associate'. */
  dashes: ReadonlySet<Line>;
  /** Each item is the name of a certificate: rarely one word alone, and often one that begins like the others. */
  areNames: boolean;
  right: (line: Line) => number;
};

const columnOf = (line: Line): string => `${line.page}/${line.column}/${line.isBesideColumn}`;

type RightEdges = ReadonlyMap<string, number>;

const knownEdges = new WeakMap<Reading, RightEdges>();

/** The rows of many sections are asked for, and the columns are those of all lines. */
const rightEdgesOf = (reading: Reading): RightEdges => {
  const edges = knownEdges.get(reading) ?? rightEdges(reading);
  knownEdges.set(reading, edges);
  return edges;
};

/** The right edge of the widest line of each column, in any section: a lone list does not show how wide its column is. */
const rightEdges = (reading: Reading): RightEdges => {
  const right = new Map<string, number>();
  for (const line of reading.lines) {
    if (line.box === null || line.text.includes('\t')) continue;
    const column = columnOf(line);
    right.set(column, Math.max(right.get(column) ?? 0, line.box.x + line.box.width));
  }
  return right;
};

/** Lines of one item are this much closer than items, in line heights: 0.20 and 0.68, 0.15 and 0.21. */
const minGapDifference = 0.05;
/** From this difference on, in line heights, no item is so uneven: 0.20 and 0.68 in exports of profiles. */
const clearGapDifference = 0.3;

/**
 * `isBeside`: the first line begins beside the title of the section, and its height tells nothing about the distance.
 * `areNames`: the section lists certificates.
 */
const listStyleOf = (
  lines: readonly Line[],
  edges: RightEdges,
  { isBeside, areNames }: { isBeside: boolean; areNames: boolean },
): ListStyle => {
  const gaps = lines.flatMap(({ gapAbove }) => (gapAbove === null ? [] : [gapAbove])).toSorted((a, b) => a - b);
  const right = (line: Line): number => edges.get(columnOf(line)) ?? 0;
  const breaks = lines.slice(1).map((line, index): Break => {
    const before = lines[index] ?? line;
    return { before, line, hasRoom: hasRoomFor(before, line.text, { right }) };
  });
  const ends = lines.filter(({ text }) => endsInYear(text.trim()) && !isDateAlone.test(text.trim())).length;
  return {
    typicalGap: gaps[Math.floor(gaps.length / 2)] ?? 0,
    itemGap: itemGapOf(isBeside ? breaks.slice(1) : breaks),
    startsLow: breaks.some(
      ({ before, line, hasRoom }) =>
        hasRoom && before.box !== null && !hasRightSeparator(before.text.trim()) && /^\p{Ll}/u.test(line.text),
    ),
    endInYears: ends > 1 && endsInYear(lines.at(-1)?.text.trim() ?? ''),
    datesFirst:
      lines.filter(({ text }) => startsInDates.test(text)).length > 1 && startsInDates.test(lines[0]?.text ?? ''),
    yearsFirst:
      lines.filter(({ text }) => startsWithYear.test(text)).length > 1 && startsWithYear.test(lines[0]?.text ?? ''),
    issuers: issuersIn(breaks),
    dashes: new Set([...loneDashIn(lines), ...dashesBelowMarkers(breaks)]),
    areNames,
    right,
  };
};

const startsWithYear = /^[[(]?(?:\d\d?[./])?(?:19|20)\d\d(?:[)\]]\s|(?=[ :,–-] ?\p{L}))/u;

/**
 * '2018<tab>Rye Baking' above 'Harrow Institute': where one such line follows a name that left room for it, none is the
 * rest of a name. Three lines may be a name on two and its issuer.
 */
const issuersIn = (breaks: readonly Break[]): ReadonlySet<Line> => {
  const below = breaks.filter(
    ({ before, line }, at) =>
      startsInDates.test(before.text) && isIssuerLike(line) && !isIssuerLike(breaks[at + 1]?.line ?? before),
  );
  const isUsual = below.some(({ hasRoom, before }) => hasRoom && before.box !== null);
  return new Set(isUsual ? below.map(({ line }) => line) : []);
};

const isIssuerLike = ({ text }: Line): boolean => /^\p{Lu}/u.test(text.trim()) && !text.includes('\t');

/** 'Issued May 2021', 'Jun 2020 · Expires Jun 2023', '2021': a line of its own below a name does not end the name. */
const isDateAlone = anyOf(
  /^\(?(?:issued|expire[sd]|valid|earned|obtained|completed|awarded)\b/iu,
  /^\(?(?:\p{L}{3,9}\.?\s|\d\d?[/.])?(?:19|20)\d\d\b/iu,
);

/** '2010\tRye Baking', '03/2019 – 05/2019\tOat Baking'. */
const startsInDates = /^[^\p{L}\t]{0,24}\d{4}[^\p{L}\t]{0,24}\t/u;

const loneDashIn = (lines: readonly Line[]): readonly Line[] => {
  const marked = lines.filter((line) => isMarked(line));
  const [dash] = marked;
  const isLone = marked.length === 1 && dash !== lines[0] && lines.length > 2;
  return isLone && dash !== undefined && startsWithDash.test(dash.text) ? [dash] : [];
};

const startsWithDash = /^[–—-]\s/u;

/** '• Oven Master' above '– Baking Guild', where the dash and its word did not fit: other items have another marker. */
const dashesBelowMarkers = (breaks: readonly Break[]): readonly Line[] => {
  const [first] = breaks;
  if (first === undefined || !isMarked(first.before) || startsWithDash.test(first.before.text)) return [];
  return breaks.flatMap(({ before, line, hasRoom }) =>
    startsWithDash.test(line.text) && !hasRoom && !startsWithDash.test(before.text) ? [line] : [],
  );
};

const isMarked = ({ markerLength, isListItem }: Line): boolean => markerLength > 0 || isListItem;

type Break = { before: Line; line: Line; hasRoom: boolean };

/**
 * The least space above an item where wrapped lines are clearly closer. Then every close line was wrapped, and most
 * items are below a line that had room for more; else the difference is noise in a paragraph.
 */
const itemGapOf = (breaks: readonly Break[]): number | null => {
  const spaced = breaks
    .flatMap(({ line: { gapAbove: gap }, hasRoom }) => (gap === null ? [] : [{ gap, hasRoom }]))
    .toSorted((a, b) => a.gap - b.gap);
  const [least, most] = [spaced[0]?.gap ?? 0, spaced.at(-1)?.gap ?? 0];
  const at = spaced.findIndex(
    ({ gap }, index) =>
      index > 0 && gap - (spaced[index - 1]?.gap ?? 0) > Math.max(minGapDifference, (most - least) / 2),
  );
  if (at < 0) return null;
  const items = spaced.slice(at);
  const isWrapping = spaced.slice(0, at).every(({ hasRoom }) => !hasRoom);
  return isWrapping && items.filter(({ hasRoom }) => hasRoom).length * 2 >= items.length
    ? (items[0]?.gap ?? null)
    : null;
};

/** True where the line could have held the first word of the text: then the text below it was not wrapped. */
const hasRoomFor = (before: Line, text: string, { right }: Pick<ListStyle, 'right'>): boolean => {
  if (before.box === null) return true;
  const dash = /^[–—-]\s+/u.exec(text.trim())?.[0].length ?? 0;
  const firstWord = dash + firstWordOf(text.trim().slice(dash)).length + 1;
  const characterWidth = before.box.width / Math.max(1, before.text.length);
  return before.box.x + before.box.width + firstWord * characterWidth <= right(before) - 2;
};

const gapKind = (line: Line, { itemGap }: ListStyle): 'within item' | 'between items' | 'even' => {
  if (itemGap === null || line.gapAbove === null) return 'even';
  return line.gapAbove < itemGap ? 'within item' : 'between items';
};

/** In a list of one item per line, a lower-case letter close under the line above continues that item. */
const isTight = (line: Line, { typicalGap }: ListStyle): boolean =>
  !line.isListItem &&
  /^\p{Ll}/u.test(line.text) &&
  line.gapAbove !== null &&
  typicalGap > 0.4 &&
  line.gapAbove < typicalGap * 0.5;

/** 'Currículum de Odalys Brennwick - página 1': of a document of one page, nothing tells that it repeats. */
const isPageFooter = inSequence(
  /^(?:cv|curr?[ií]culum|lebenslauf|r[eé]sum[eé])(?!\p{L}).{0,60}/iu,
  /(?:page|seite|p[aá]gina|pagina)\s\d{1,2}(?:\s.{1,4}\s\d{1,2})?$/iu,
);

/** '© Harrow | 3 May 2026<tab>Pagina 1 / 1' */
const endsInPageNumber =
  /(?:\t|\s[|•·–-]\s|\s{2})(?:page|seite|p[aá]gina|blz\.?)\s\d{1,2}\s?(?:\/|of|von|sur|de|di|van)\s?\d{1,2}$/iu;

/** The lines of list-like sections, wrapped lines joined by one space. */
export const listRowsOf = (reading: Reading, sections: readonly Section[]): readonly ListRow[] => {
  const rows: ListRow[] = [];
  const rightEdge = rightEdgesOf(reading);
  sections.forEach((section, index) => {
    const lines = section.lines.flatMap((number) => {
      const line = reading.lines[number];
      return line === undefined ||
        line.isFurniture ||
        line.text.trim() === '' ||
        isSignature(line.text) ||
        isPageFooter.test(line.text) ||
        endsInPageNumber.test(line.text)
        ? []
        : [{ number, line }];
    });
    const [first] = lines;
    const style = listStyleOf(
      lines.map(({ line }) => line),
      rightEdge,
      {
        isBeside: first !== undefined && contentStart(section, first.number, first.line) > first.line.markerLength,
        areNames: section.kind === 'certifications',
      },
    );
    let before: Line | null = null;
    for (const { number, line } of lines) {
      const last = rows.at(-1);
      const continues =
        last !== undefined &&
        last.section === index &&
        before !== null &&
        last.text.length < maxRowLength &&
        continuesRow(last, before, line, style);
      const from = continues && style.dashes.has(line) ? 0 : contentStart(section, number, line);
      const raw = line.text.slice(from, from + maxRowLength);
      const start = from + raw.length - raw.trimStart().length;
      const part = { line: number, from: start, to: start + raw.trim().length };
      if (continues) {
        rows[rows.length - 1] = { ...last, parts: [...last.parts, part], text: `${last.text} ${raw.trim()}` };
      } else if (/[\p{L}\d]/u.test(raw)) {
        rows.push({
          parts: [part],
          text: raw.trim(),
          hasMarker: isMarked(line),
          source: line,
          section: index,
        });
      }
      before = line;
    }
  });
  return rows;
};

/** 'Passau, den 03.11.2026': place and date of a signature. */
const isSignature = (text: string): boolean =>
  /^\p{Lu}[\p{L}' -]{2,30}, (?:den |le |il |a )?\d{1,2}\.? ?(?:\d{1,2}|\p{L}{3,9})\.? ?20\d\d$/u.test(text.trim());

/** Whether the text of this line states nothing but, or ends in, a year: the end of many certificates. */
const endsInYear = (text: string): boolean => /\b(?:19|20)\d\d\)?$/u.test(text);

const separators = /[,;|•·]/gu;

/** 'Fundamentos de', 'Certificate of': no item ends in one of these, unless somebody cut it short. */
const openEnd = compilePhrases(
  `
  of
  in
  for
  the
  with
  de
  do
  da
  dos
  das
  em
  ao
  del
  para
  con
  com
  du
  des
  pour
  für
  zum
  zur
  van
  voor
  di
  della
  per
  // before a date
  expires
  expiring
  valid until
  valid through
  gültig bis
  valable jusqu'en
  válido hasta
  válido até
  `,
  { start: 'word', end: 'text' },
);

/** In 'Rye Baking |\t5/2022' before its issuer, the date is beside the end of the line. */
const hasRightSeparator = (text: string): boolean =>
  /[,;&/(]$|\s\|(?:\t[^\t\p{L}]{4,12})?$|\s[–—-]$|\b(?:and|und|et|y|e|en)$/u.test(text) &&
  !/:\s*\S{0,24}$/u.test(text.slice(0, 26));

const continuesRow = (row: ListRow, before: Line, line: Line, style: ListStyle): boolean => {
  if (isMarked(line) && !style.dashes.has(line)) return false;
  if (startsAlike(row.text, line.text.trim())) return false;
  if (style.dashes.has(line) && row.hasMarker) return true;
  // '2018 Rye Baking, Harrow Institute' above '2020 Oat Baking'
  if (startsWithYear.test(row.text) && startsWithYear.test(line.text.trim()) && style.yearsFirst) return false;
  if (style.issuers.has(line) && row.parts.length === 1) return false;
  const isSameParagraph = line.paragraph === null || line.paragraph === before.paragraph;
  if (!isSameParagraph) return false;
  const text = line.text.trim();
  if (hasRightSeparator(row.text)) return true;
  if (openEnd.test(row.text) && !hasRoomFor(before, text, style)) return true;
  if (style.areNames && !row.hasMarker && isNextName(row.text, text)) return false;
  if (row.parts.length > 1 && (line.gapAbove ?? 0) - (before.gapAbove ?? Infinity) > clearGapDifference) return false;
  if (/\p{Ll}[-‐]$/u.test(row.text) && /^\p{Ll}/u.test(text)) return true;
  if (depthOf(row.text) > 0) return true;
  if (text.startsWith('(')) return true;
  if (isTight(line, style)) return true;
  // '• Harrow Institute of' / 'Baking and Wheat: Ovens': below a marker the colon is in the middle of an item
  const isIndented = isBelowMarker(row, line);
  if (isIndented && row.parts.length > 1 && row.text.endsWith(':')) return true;
  const isInMiddle = isIndented && !hasRoomFor(before, text, style);
  const isLabelled = !isInMiddle && /^[^,;:]{2,40}:(?:\s|$)/u.test(text);
  if (isLabelled || before.box === null || line.box === null || text.includes('\t')) return false;
  const isUnlike = line.style.isBold !== before.style.isBold && before.style.isBold === row.source.style.isBold;
  const gap = isUnlike || row.hasMarker ? 'even' : gapKind(line, style);
  if (gap === 'between items') return false;
  const isFull = !hasRoomFor(before, text, style);
  if (gap === 'within item') return isFull;
  if (style.areNames && !row.hasMarker && isFull && !isUnlike && isRestOfName(row.text, text)) return true;
  if (style.datesFirst && !row.hasMarker && line.box.x > before.box.x + 3) return isFull && !isUnlike;
  // the widest line of a narrow list is full, but may be a whole item with its year
  if (endsInYear(row.text) && /^\p{Lu}/u.test(text)) return false;
  if (style.endInYears && !row.hasMarker) return isFull && !isUnlike;
  const separatorCount = (row.text.match(separators) ?? []).length;
  if (separatorCount === 0 && !row.hasMarker && (style.startsLow || !/^\p{Ll}/u.test(text))) return false;
  const isHanging = row.hasMarker && row.parts.length === 1 && line.box.x > before.box.x + 3;
  return (isFull || isHanging) && !isUnlike && Math.abs(line.box.x - before.box.x) < 60;
};

/** 'Harrow Initial License, Rye' above 'Harrow Initial License, Oats': items of one kind begin with the same words. */
const startsAlike = (row: string, text: string): boolean => {
  const start = /^\p{Lu}\S+ \p{Lu}\S+(?= )/u.exec(text)?.[0];
  return start !== undefined && row.startsWith(`${start} `);
};

/** Indented further than the marker of the item above. */
const isBelowMarker = (row: ListRow, line: Line): boolean => {
  const [own, first] = [line.box, row.source.box];
  return row.hasMarker && own !== null && first !== null && own.x > first.x + 3;
};

const depthOf = (text: string): number => {
  let depth = 0;
  for (const letter of text) depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
  return depth;
};

/**
 * An item with the word rejoined that a line end broke with a hyphen: 'commu- nication'; 'pre- and post-natal care'
 * stays.
 */
export const rejoined = (item: string): string =>
  item.replaceAll(/(?<=\p{Ll})[-‐] (?!(?:and|or|und|oder|et|ou|y|o|e|en|of)\b)(?=\p{Ll})/gu, '');

/** The spans of `text.slice(from, to)` of a row; a stretch over a line end has one span per line. */
export const spansOf = (reading: Reading, row: ListRow, from: number, to: number): readonly Span[] => {
  const spans: Span[] = [];
  let at = 0;
  for (const part of row.parts) {
    const length = part.to - part.from;
    const start = Math.max(from, at);
    const end = Math.min(to, at + length);
    if (start < end)
      spans.push({ order: reading.order, line: part.line, from: part.from + start - at, to: part.from + end - at });
    at += length + 1;
  }
  return spans;
};
