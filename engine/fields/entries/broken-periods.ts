import { monthNames, rangeWords } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import { isOnlyPresent } from '../dates/date-words.ts';
import { periodsIn, type FoundPeriod } from '../dates/periods.ts';
import type { Row } from './row.ts';

/** Letters of the longest rest of a period: 'September 2019 (4 years 3 months)'. */
const maxRest = 36;
const duration = /^[\s)\].,]*(?:[([]?\d{1,2} ?(?:years?|yrs?|months?|mos?)?[^()[\]]{0,16}[)\]]?)?$/iu;

/** A stretch of a row between tabs. */
export type Cell = { from: number; to: number; text: string };

const cellAt = (text: string, from: number, to: number): Cell => ({ from, to, text: text.slice(from, to) });

export const firstCell = ({ text }: Row): Cell =>
  cellAt(text, 0, text.includes('\t') ? text.indexOf('\t') : text.length);
export const lastCell = ({ text }: Row): Cell => cellAt(text, text.lastIndexOf('\t') + 1, text.length);

/**
 * The period that begins in one cell and ends in the cell below: '04/2016 –' over '09/2019', '7/2016 to' over 'Present',
 * 'Jun' and 'junio de' over '2019 – Mar 2021', 'May 2018' over '– Jun 2019'. Null when either is whole.
 */
const brokenPeriod = (above: Cell, rest: string): readonly FoundPeriod[] | null => {
  if (rest.length > maxRest || !(/\d/u.test(rest) || isOnlyPresent(rest.trim()))) return null;
  // '2019' above 'Present' may be two dates of a list
  if (isOnlyPresent(rest.trim()) && /\d\s*$/u.test(above.text)) return null;
  // '2019 – Mar 2021' is whole unless its first month is above
  const isWhole = periodsIn(rest).some(({ isRange }) => isRange);
  if (isWhole && !endsInMonth(above.text)) return null;
  const joined = `${above.text} ${rest}`;
  const periods = periodsIn(joined);
  const last = periods.at(-1);
  const isBroken = last?.isRange === true && last.from < above.text.length && last.to > above.text.length + 1;
  return isBroken && duration.test(joined.slice(last.to)) ? periods : null;
};

const rangeSign = String.raw`(?: ?[-–—] ?| (?:${[...rangeWords, 'à', 'até'].join('|')}) )`;
/** 'Jan. 2016 – Dec. Welder', 'Nov. 2011 bis Apr. Welder': dates that fill their gutter, with only a space behind them. */
const filledGutter = new RegExp(
  String.raw`^\s*(?:\p{L}{3,}\.? )?(?:19|20)\d\d${rangeSign}(?:(\p{L}{3,})\.? |(?<=[-–—] ?))(?=\p{Lu})`,
  'u',
);

const gutterCell = ({ text, hasMarker }: Row): Cell | null => {
  const [dates, month] = (hasMarker ? null : filledGutter.exec(text)) ?? [];
  if (dates === undefined || (month !== undefined && !monthNames.has(fold(month)))) return null;
  return cellAt(text, 0, dates.trimEnd().length);
};

const endsInMonth = (text: string): boolean =>
  monthNames.has(fold(/(\p{L}{3,})\.?(?: de)?\s*$/u.exec(text.slice(-24))?.[1] ?? ''));

/** 'febrero de', 'März 2014 –': what a narrow gutter left of the dates on a line of their own. */
const beginningAlone = /^\p{L}{3,}\.?(?: de)?(?: ?(?:19|20)\d\d ?[-–—])?$/u;
const isBeginningAlone = ({ text, hasMarker }: Row): boolean =>
  !hasMarker && beginningAlone.test(text) && monthNames.has(fold(/^\p{L}+/u.exec(text)?.[0] ?? ''));

/** '2024' over '-2027<tab>Welder' */
const yearAlone = /^(?:19|20)\d\d$/u;
const restWithDash = /^[-–—] ?\d/u;

const hasRestInCell = (row: Row, next: Row): boolean =>
  next.text.includes('\t') &&
  (isBeginningAlone(row) || (!row.hasMarker && yearAlone.test(row.text) && restWithDash.test(next.text)));

/** A dash that a narrow column put at the start of a line looks like a bullet. */
const withDash = (row: Row): string => {
  const mark = row.hasMarker ? /^\s*([-–—])/u.exec(row.source.text)?.[1] : undefined;
  return mark === undefined ? row.text : `${mark} ${row.text}`;
};

/**
 * `row` with the whole of a period that a narrow column broke, and what is left of `next`: 'Industrial<tab>04/2016 –'
 * over 'Design<tab>09/2019' leaves 'Design'. Empty when no period is broken.
 */
export const withRestOfPeriod = (row: Row, next: Row): readonly Row[] => {
  if (next.hasMarker && withDash(next) === next.text) return [];
  const isInCells = row.text.includes('\t');
  const [first, last] = [firstCell(row), lastCell(row)];
  const gutter = isInCells ? null : gutterCell(row);
  const pairs: readonly { above: Cell; rest: Cell }[] = [
    ...(gutter === null ? [] : [{ above: gutter, rest: firstCell(next) }]),
    ...(hasRestInCell(row, next) ? [{ above: last, rest: firstCell(next) }] : []),
    { above: last, rest: isInCells ? lastCell(next) : cellAt(next.text, 0, next.text.length) },
    ...(isInCells ? [{ above: first, rest: firstCell(next) }] : []),
  ];
  for (const { above, rest } of pairs) {
    const isWhole = rest.to - rest.from === next.text.length;
    const periods = brokenPeriod(above, isWhole ? withDash(next) : rest.text);
    // words before the dates in a gutter are words of the entry
    if (periods === null || (above === first && isInCells && periods[0]?.from !== 0)) continue;
    const whole: Row = {
      ...row,
      periods: [
        ...(above === last ? row.periods.filter(({ to }) => to <= above.from) : []),
        ...periods.map((period) => ({
          ...period,
          from: above.from + period.from,
          to: Math.min(above.from + period.to, above.to),
        })),
        ...(above === first || above === gutter ? row.periods.filter(({ from }) => from >= above.to) : []),
      ],
    };
    if (isWhole) return [whole];
    const isLeft = rest.from === 0;
    const text = isLeft ? next.text.slice(rest.to + 1) : next.text.slice(0, rest.from - 1);
    const from = isLeft ? next.from + rest.to + 1 : next.from;
    const left: Row = { ...next, from, text, periods: periodsIn(text) };
    return [whole, isLeft ? left : { ...left, isWrapped: true }];
  }
  return [];
};

/** Letters of the longest cell of a column so narrow that it breaks dates twice. */
const maxNarrowCell = 18;
/** Rows that dates in such a column take at most. */
const maxRowsOfDates = 4;

/**
 * The same for dates that a narrow column left of the text broke more than once: 'De février' over '2011 à mai' over
 * '2014'. `rows` are those above `next`. Given are rows that replace the last `taken` of them and `next`; null when no
 * period is broken like that.
 */
export const withPeriodOfRows = (rows: readonly Row[], next: Row): { taken: number; whole: readonly Row[] } | null => {
  if (!next.text.includes('\t') && !isNarrowDate(next.text)) return null;
  for (let count = maxRowsOfDates; count > 2; count -= 1) {
    const own = [...rows.slice(1 - count), next];
    if (own.length < count) continue;
    const found = periodOfCells(own);
    if (found === null) continue;
    const whole = own.flatMap((row, at) => (at === 0 ? [{ ...row, periods: [found] }] : withoutFirstCell(row)));
    return { taken: count - 1, whole };
  }
  return null;
};

const isNarrowDate = (text: string): boolean => text.length <= maxNarrowCell && /\d{4}/u.test(text);

const periodOfCells = (rows: readonly Row[]): FoundPeriod | null => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || first.periods.length > 0) return null;
  const isColumn = rows.every(
    (row) => row.section === first.section && !row.hasMarker && (row === last || row.text.includes('\t')),
  );
  const cells = rows.map((row) => firstCell(row).text.trim());
  if (!isColumn || cells.some((cell) => cell.length > maxNarrowCell || cell === '')) return null;
  const joined = cells.join(' ');
  const [period, ...more] = periodsIn(joined);
  if (period === undefined || more.length > 0 || period.to !== joined.length) return null;
  // 'De' and 'From' may be left of it
  if (!period.isRange || period.from > maxLead) return null;
  return { ...period, from: 0, to: firstCell(first).to };
};

/** Letters of the longest word before dates: 'From '. */
const maxLead = 5;

const withoutFirstCell = (row: Row): readonly Row[] => {
  const at = row.text.indexOf('\t') + 1;
  if (at === 0) return [];
  const text = row.text.slice(at);
  return [{ ...row, from: row.from + at, text, periods: periodsIn(text) }];
};
