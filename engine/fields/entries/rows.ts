import { columnName, dutiesLabel, publicFormLabel } from '../../lexicon/phrases/entry-labels.ts';
import { isEmploymentType } from '../../lexicon/work/employment-types.ts';
import type { Box } from '../../model/document.ts';
import { studyColumnOf } from '../../lexicon/phrases/study-details.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { factOf, labelKind } from '../../lexicon/form-labels.ts';
import type { Section } from '../../model/resume.ts';
import { titleScore } from '../experience/titles.ts';
import { dateHabitsOf, type DateHabits } from '../dates/date-habits.ts';
import { periodsIn } from '../dates/periods.ts';
import { withPeriodOfRows, withRestOfPeriod } from './broken-periods.ts';
import { withPresentCells } from './present-cells.ts';
import { isDuration } from './durations.ts';
import { areBulletsOfHeads, entryItemsOf, isItemLine } from './entry-items.ts';
import { contentStart } from './content-start.ts';
import { withFromToColumns } from './columns/from-to-columns.ts';
import { withDatesOnTwoLines } from './stacked/dates-on-two-lines.ts';
import { withDatesAtHead } from './gutter-dates.ts';
import { withProseBelow } from './prose-cells.ts';
import { isOnlyPeriod, type Row } from './row.ts';
import { startsWithVerb } from './prose.ts';
import { firstWordOf } from '../../text/first-word.ts';
import { withDateAround } from './stacked/date-around-title.ts';
import { withStackedDates } from './stacked/stacked-dates.ts';

// far beyond real resumes: longer input is hostile or broken, and must end in time
const maxRows = 900;
const maxLineLength = 5000;
const restOfDuration = /^(?:\d{1,2} )?(?:years?|yrs?|months?|mos?)\)\s*/iu;
/** The website of an employer or school on a line of its own. */
const address = /^\P{L}{0,3}(?:https?:\/\/|www\.)\S+$/iu;
const leader = /[.․·_]{4,}|(?: ?\. ){4,}/u;

const knownHabits = new WeakMap<Reading, DateHabits>();

/** The rows of many sections of a reading are asked for, and its habits are those of all its lines. */
const habitsOf = (reading: Reading): DateHabits => {
  const habits = knownHabits.get(reading) ?? dateHabitsOf(reading.lines.map(({ text }) => text));
  knownHabits.set(reading, habits);
  return habits;
};

type RowsOfSection = { reading: Reading; rows: readonly Row[] };

const knownRows = new WeakMap<Section, RowsOfSection>();

/**
 * The rows of the sections, in order; headers and footers, dotted rules and empty lines are left out. Those of a single
 * section are kept: jobs and studies are looked for in the same one.
 */
export const rowsOf = (reading: Reading, sections: readonly Section[]): readonly Row[] => {
  const [section] = sections;
  if (section === undefined || sections.length > 1) return rowsOfAll(reading, sections);
  const known = knownRows.get(section);
  if (known?.reading === reading) return known.rows;
  const rows = rowsOfAll(reading, sections);
  knownRows.set(section, { reading, rows });
  return rows;
};

const rowsOfAll = (reading: Reading, sections: readonly Section[]): readonly Row[] => {
  const rows: Row[] = [];
  const habits = habitsOf(reading);
  sections.forEach((section, index) => {
    let asked: Asked | null = null;
    let columns: readonly string[] = [];
    let isForm = true;
    const entryItems = entryItemsOf(reading, section, habits);
    const areHeads = areBulletsOfHeads(section.lines.flatMap((number) => reading.lines[number] ?? []));
    for (const number of section.lines) {
      const line = reading.lines[number];
      if (line === undefined || line.isFurniture || rows.length >= maxRows || line.text.length > maxLineLength)
        continue;
      const start = contentStart(section, number, line);
      const last = rows.at(-1);
      if (last !== undefined && last.section === index && isDuration(line.text)) rows.splice(-1, 1, withTotal(last));
      const label = askedBy(line.text.slice(start));
      if (label !== null && (isForm || !bareSchool.test(line.text.slice(start)))) {
        asked = label;
        isForm = true;
        continue;
      }
      isForm &&= asked !== null;
      const isItem = !entryItems.has(number) && isItemLine(line);
      for (const given of rowsOfLine(line, number, index, start, habits, isItem, areHeads)) {
        const row = asked === null ? withTerms(given) : { ...given, ...asked, hasMarker: asked.form === 'duty' };
        asked = null;
        const above = rows.at(-1);
        const [whole, ...rest] = above === undefined || above.section !== index ? [] : withRestOfPeriod(above, row);
        const column = withPeriodOfRows(rows, row);
        const around = withDateAround(rows.at(-2), above, row);
        if (around !== null) rows.splice(-2, 1, around);
        else if (column !== null) rows.splice(-column.taken, column.taken, ...column.whole);
        else if (whole !== undefined) rows.splice(-1, 1, whole, ...rest);
        else if (isTableHead(row.text)) columns = cellsOf(row.text);
        else rows.push(columns.length > 0 && row.text.includes('\t') ? withFromToColumns({ ...row, columns }) : row);
      }
    }
  });
  return withWraps(
    reading.lines,
    withProseBelow(
      withoutRepeatedPeriods(withDatesAtHead(withStackedDates(withPresentCells(withDatesOnTwoLines(rows))))),
    ),
  );
};

/** Among rows without labels, no label either: 'School' below 'Harrow Memorial'. */
const bareSchool = /^\s*(?:school|college|university|institute)\s*$/iu;

/** 'Acme' above '3 years 2 months' is an employer with the sum of its roles' times. */
const withTotal = (row: Row): Row =>
  row.hasMarker || row.periods.length > 0 || row.text.includes('\t') ? row : { ...row, fact: 'employer' };

/** 'Acme · Full-time': profiles write so who employed somebody, and on which terms. */
const withTerms = (row: Row): Row => {
  const dot = row.hasMarker || row.periods.length > 0 ? -1 : row.text.indexOf(' · ');
  const isEmployer =
    dot > 0 && isEmploymentType(row.text.slice(dot + 3)) && titleScore(row.text.slice(0, dot)) < sureTitle;
  return isEmployer ? { ...row, fact: 'employer' } : row;
};
/** See `titleScore`. */
const sureTitle = 2;

/** Rows within which dates are repeated: 'Acme<tab>2019 – 2021' over 'Welder' over '2019 – 2021 (2 years)'. */
const maxRowsBetween = 2;

/** Leaves out rows that only repeat the dates of the entry they are in. */
const withoutRepeatedPeriods = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row, index) => {
    const [own] = row.periods;
    if (own === undefined || !own.isRange || !isOnlyPeriod(row)) return true;
    const key = JSON.stringify(own.period);
    return !rows
      .slice(Math.max(0, index - maxRowsBetween), index)
      .some(
        (above) =>
          above.section === row.section &&
          !isOnlyPeriod(above) &&
          above.periods.some(({ isRange, period }) => isRange && JSON.stringify(period) === key),
      );
  });

const columnOf = (row: Row): string => `${row.section} ${row.source.column}`;

/** Distance in points from the left edge of a row at which another cell begins. */
const minCellIndent = 40;

/** 'dates<tab>Acme, People Operations' over 'Partner' below the second cell. */
const isInLastCell = (row: Row, above: Box): boolean =>
  row.source.box !== null && row.source.box.x > above.x + minCellIndent;

const keyOfColumn = ({ page, column, isBesideColumn }: Line): string => `${page} ${column} ${isBesideColumn}`;

type RightEdges = ReadonlyMap<string, readonly number[]>;

const knownEdges = new WeakMap<readonly Line[], RightEdges>();

/** The rows of many sections are asked for, and the columns are those of all lines. */
const rightEdgesOf = (lines: readonly Line[]): RightEdges => {
  const edges = knownEdges.get(lines) ?? rightEdges(lines);
  knownEdges.set(lines, edges);
  return edges;
};

/** Where the lines of each column of text end, from left to right. */
const rightEdges = (lines: readonly Line[]): RightEdges => {
  const edges = new Map<string, number[]>();
  for (const line of lines) {
    if (line.box === null || line.isFurniture || line.text.includes('\t')) continue;
    const key = keyOfColumn(line);
    const known = edges.get(key);
    if (known === undefined) edges.set(key, [line.box.x + line.box.width]);
    else known.push(line.box.x + line.box.width);
  }
  for (const column of edges.values()) column.sort((a, b) => a - b);
  return edges;
};

/** Lines, the row above included, that must end within a word of the edge of a column for it to be where text wraps. */
const minFullLines = 4;

/** Marks the rows that continue because the row above was full. */
const withWraps = (lines: readonly Line[], rows: readonly Row[]): readonly Row[] => {
  const edges = new Map<string, number>();
  for (const row of rows) {
    const { box } = row.source;
    if (box !== null) edges.set(columnOf(row), Math.max(edges.get(columnOf(row)) ?? 0, box.x + box.width));
  }
  const ends = rightEdgesOf(lines);
  return rows.map((row, index): Row => {
    const above = rows[index - 1];
    const box = above?.source.box ?? null;
    if (
      above === undefined ||
      box === null ||
      row.hasMarker ||
      columnOf(above) !== columnOf(row) ||
      (above.text.includes('\t') && !isInLastCell(row, box))
    )
      return row;
    const firstWord = firstWordOf(row.text).length + 1;
    const wordWidth = (firstWord * box.width) / Math.max(1, above.source.text.length);
    const right = box.x + box.width;
    if ((edges.get(columnOf(row)) ?? 0) - right >= wordWidth) return row;
    const column = ends.get(keyOfColumn(above.source)) ?? [];
    const isFull = (column.at(-1) ?? 0) - right < wordWidth && (column.at(-minFullLines) ?? 0) > right - wordWidth;
    return { ...row, isWrapped: true, ...(isFull ? { goesOn: true } : {}) };
  });
};

const markerBehindTab = /^\t[•●▪◦‣∙·*–-]\s+/u;

/** `isHead`: a bullet behind the dates is before the head of an entry. */
const rowsOfLine = (
  line: Line,
  number: number,
  section: number,
  start: number,
  habits: DateHabits,
  isItem: boolean,
  isHead: boolean,
): readonly Row[] => {
  const { text } = line;
  const row = (begin: number, to: number, hasMarker: boolean): Row[] => {
    // what a narrow gutter left of '(4 yrs 3 mos)'
    const from = begin + (restOfDuration.exec(text.slice(begin, to))?.[0].length ?? 0);
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (
      !/[\p{L}\d]/u.test(trimmed) ||
      isDuration(trimmed) ||
      address.test(trimmed) ||
      publicFormLabel.test(trimmed) ||
      dutiesLabel.test(trimmed)
    )
      return [];
    const label = formCell(trimmed, 0);
    const skipped = label === null ? 0 : label.at;
    const at = from + raw.length - raw.trimStart().length + skipped;
    const words = trimmed.slice(skipped);
    return [
      {
        line: number,
        from: at,
        text: words,
        hasMarker: hasMarker || label?.asked.form === 'duty',
        periods: periodsIn(words, habits),
        section,
        source: line,
        ...label?.asked,
      },
    ];
  };
  const dots = leader.exec(text);
  if (dots !== null) return [...row(start, dots.index, false), ...row(dots.index + dots[0].length, text.length, false)];

  const form = formCell(text, start);
  if (form !== null) {
    const next = nextLabelAt(text, form.at);
    const own = row(form.at, next ?? text.length, form.asked.form === 'duty' || isItem);
    const asked = own.map((one) => ({ ...one, ...form.asked }));
    return next === null ? asked : [...asked, ...rowsOfLine(line, number, section, next, habits, isItem, isHead)];
  }
  const tab = text.lastIndexOf('\t');
  // a column of dates beside the sentences: the date belongs to the entry, a duration to nothing
  if (tab > start) {
    const last = row(tab + 1, text.length, false);
    const [rest] = row(start, tab, isItem);
    if (rest !== undefined && last.length === 0) return [rest];
    if (rest !== undefined && last[0] !== undefined && isOnlyPeriod(last[0]) && (isItem || isProse(rest.text)))
      return [...last, rest];
  }
  const firstTab = text.indexOf('\t', start);
  if (!isItem && firstTab > 0) {
    const [first] = row(start, firstTab, false);
    const marker = markerBehindTab.exec(text.slice(firstTab))?.[0].length ?? 0;
    if (first !== undefined && isOnlyPeriod(first) && marker > 0)
      return [first, ...row(firstTab + marker, text.length, !isHead)];
  }
  return row(start, text.length, isItem);
};

/** What the label before a row asks for. */
type Asked = Pick<Row, 'form' | 'fact'>;

const askedBy = (label: string): Asked | null => {
  const form = labelKind(label);
  const fact = form === 'fact' ? factOf(label) : null;
  return form === null ? null : { form, ...(fact === null ? {} : { fact }) };
};

/** 'Position: Welder   Company: Acme   Date: 2019': where the next label of a fact begins, behind a space. */
const nextLabelAt = (text: string, from: number): number | null => {
  for (const found of text.slice(from).matchAll(innerLabel)) {
    const at = from + found.index + found[0].length;
    if (at > from && labelKind(found[1] ?? '') === 'fact') return at;
  }
  return null;
};

const innerLabel = /[ \t]+(?=(\p{Lu}\p{L}{2,20}(?: \p{L}{2,20}){0,3}):[ \t]+\S)/gu;

const labelEnd = /\s*(?:\t:?\s*|:\s*|\s[-–]\s+)/gu;
const mayEndLabel = /[\t:]|\s[-–]\s/u;
/** The dash of 'Dates (from – to): 2019' ends no label. */
const maxLabelEnds = 2;

/** 'Occupation or position held<tab>Nurse', 'Employer: Acme': where the value begins, and what its label asks for. */
const formCell = (text: string, start: number): { at: number; asked: Asked } | null => {
  const cells = text.slice(start);
  // most rows have no label, and this is cheaper to see than to list where labels end
  if (!mayEndLabel.test(cells)) return null;
  let ends = 0;
  for (const cut of cells.matchAll(labelEnd)) {
    ends += 1;
    if (ends > maxLabelEnds || cut.index > 90) return null;
    const asked = askedBy(cells.slice(0, cut.index));
    if (asked !== null) return isTableHead(cells) ? null : { at: start + cut.index + cut[0].length, asked };
  }
  return null;
};

/** Names of columns that let one more cell be a name that no list knows. */
const minKnownColumns = 3;

/** 'Period | Employer | Position': the header row of a table. */
const isTableHead = (text: string): boolean => {
  // most rows are one cell, and those of a table are searched for labels one by one
  if (!cellEnd.test(text)) return false;
  const cells = cellsOf(text);
  const known = cells.filter(isColumnName).length;
  const isOneUnknown = known >= minKnownColumns && cells.length === known + 1 && !/\d/u.test(text);
  return known === cells.length || isOneUnknown;
};

const isColumnName = (cell: string): boolean =>
  studyColumnOf(cell) !== null || cell.split(/\s*[/&]\s*/u).every((name) => columnName.test(name.trim()));

const cellEnd = /\t|\s\|\s/u;

const cellsOf = (text: string): readonly string[] =>
  text.split(cellEnd).map((cell) => cell.replace(/^\s*[-–]\s+/u, '').trim());

const isProse = (text: string): boolean =>
  /^\p{Ll}/u.test(text) || (startsWithVerb(text) && text.split(' ').length > 6);
