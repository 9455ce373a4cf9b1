import { periodsIn } from '#engine/fields/dates/periods.ts';
import { type JsonObject, labeled } from '../json-resume/json.ts';
import { proseIn } from '../prose.ts';
import type { Meaning } from './files.ts';
import type { Row } from './rows.ts';

/** The element of a list of JSON Resume that a row becomes. Columns without a meaning keep their name and value. */
export const itemFrom = (row: Row, columns: Readonly<Record<string, Meaning>>): JsonObject => {
  const fields = new Map<string, string | string[]>();
  const lines: string[] = [];
  let prose = 'summary';
  for (const [column, value] of Object.entries(row)) {
    const meaning = Object.hasOwn(columns, column) ? columns[column] : undefined;
    if (meaning === undefined) fields.set(column, value);
    else if ('into' in meaning) fields.set(meaning.into, written(value, meaning.as ?? 'text'));
    else if ('labeled' in meaning) lines.push(labeled(meaning.labeled, value));
    else {
      ({ prose } = meaning);
      const found = proseIn(value);
      const isSplit = meaning.bullets !== undefined && found.bullets.length > 0;
      lines.unshift(...(isSplit ? found.lines : value.split(/\r?\n/).map((line) => line.trim())).filter(Boolean));
      if (meaning.bullets !== undefined && isSplit) fields.set(meaning.bullets, found.bullets);
    }
  }
  if (lines.length > 0) fields.set(prose, lines.join('\n'));
  return Object.fromEntries(fields);
};

const written = (value: string, as: 'date' | 'level' | 'text'): string => {
  if (as === 'date') return isoFrom(value);
  return as === 'level' ? levelFrom(value) : value;
};

/** 'Sep 2025' as '2025-09'. What is no date stays as it is, and is then a line to be checked. */
const isoFrom = (text: string): string => {
  const [found] = periodsIn(text);
  const date = found?.period.end === 'present' ? null : (found?.period.end ?? found?.period.start ?? null);
  if (date === null || date === undefined) return text;
  const year = String(date.year).padStart(4, '0');
  return date.month === undefined ? year : `${year}-${String(date.month).padStart(2, '0')}`;
};

/** 'NATIVE_OR_BILINGUAL', as some exports have it, as LinkedIn's pages show it. */
const levelFrom = (text: string): string =>
  /^[A-Z]+(?:_[A-Z]+)*$/.test(text)
    ? `${text.charAt(0)}${text.slice(1).toLowerCase().replaceAll('_', ' ')} proficiency`
    : text;
