import type { Line, Reading } from '../../model/reading.ts';
import type { Section } from '../../model/resume.ts';
import { periodsIn, type FoundPeriod } from '../dates/periods.ts';

/** A line, or the part of one that stands for itself, without its bullet. `from` is where `text` begins in the line. */
export type Row = {
  line: number;
  from: number;
  text: string;
  hasMarker: boolean;
  periods: readonly FoundPeriod[];
  /** Index of the section among those that were read together: entries never run from one into the next. */
  section: number;
  source: Line;
};

const maxRows = 900;
const duration = /^\(?\d{1,2}\+? (?:years?|yrs?|months?|mos?)(?:,? \d{1,2} (?:months?|mos?))?\)?$/iu;
const leader = /[.․·_]{4,}|(?: ?\. ){4,}/u;

/** The rows of the sections, in order; furniture, rules of dots and empty lines are left out. */
export const rowsOf = (reading: Reading, sections: readonly Section[]): readonly Row[] => {
  const rows: Row[] = [];
  sections.forEach((section, index) => {
    for (const number of section.lines) {
      const line = reading.lines[number];
      if (line === undefined || line.isFurniture || rows.length >= maxRows) continue;
      rows.push(...rowsOfLine(line, number, index));
    }
  });
  return rows;
};

const rowsOfLine = (line: Line, number: number, section: number): readonly Row[] => {
  const row = (from: number, to: number, hasMarker: boolean): Row[] => {
    const raw = line.text.slice(from, to);
    const text = raw.trim();
    if (!/[\p{L}\d]/u.test(text) || duration.test(text)) return [];
    const start = from + raw.length - raw.trimStart().length;
    return [{ line: number, from: start, text, hasMarker, periods: periodsIn(text), section, source: line }];
  };
  const dots = leader.exec(line.text);
  if (dots !== null)
    return [...row(0, dots.index, false), ...row(dots.index + dots[0].length, line.text.length, false)];

  const body = Math.min(Math.max(0, line.markerLength), line.text.length);
  const tab = line.text.lastIndexOf('\t');
  // a date column beside the text of a bullet: the date belongs to the entry, not to the sentence
  if (body > 0 && tab > body) {
    const cell = row(tab + 1, line.text.length, false);
    const [only] = cell;
    if (only !== undefined && isOnlyPeriod(only)) return [...cell, ...row(body, tab, true)];
    if (cell.length === 0) return row(body, tab, true);
  }
  const firstTab = line.text.indexOf('\t', body);
  if (body === 0 && firstTab > 0) {
    const [first] = row(0, firstTab, false);
    const rest = line.text.slice(firstTab + 1);
    const marker = /^[•●▪◦‣∙·*–-]\s+/u.exec(rest);
    if (first !== undefined && isOnlyPeriod(first) && marker !== null)
      return [first, ...row(firstTab + 1 + marker[0].length, line.text.length, true)];
  }
  return row(body, line.text.length, body > 0);
};

/** True when the row holds one period and nothing else but its brackets. */
export const isOnlyPeriod = (row: Row): boolean => {
  const [period] = row.periods;
  if (period === undefined || row.periods.length > 1) return false;
  return !/[\p{L}\d]/u.test(row.text.slice(0, period.from) + row.text.slice(period.to));
};
