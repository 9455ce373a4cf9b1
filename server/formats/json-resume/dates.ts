import type { Entry } from '#contract/draft/place.ts';
import { periodsIn } from '#engine/fields/dates/periods.ts';
import { type Json, type JsonObject, wordsOf } from './json.ts';
import { type EntrySpec, writtenDates } from './sections.ts';

type Period = NonNullable<Entry['period']>;
type PartialDate = { year: number; month?: number | undefined; day?: number | undefined };

const iso = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date of the format; null for what is none. */
export const isoDate = (value: Json | undefined): PartialDate | null => {
  const [, year, month, day] = (typeof value === 'string' ? iso.exec(value.trim()) : null) ?? [];
  if (year === undefined) return null;
  return {
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
};

const monthAndYear = ({ year, month }: PartialDate): string =>
  month === undefined ? `${year}` : `${months[month - 1] ?? ''} ${year}`;

/** With its day, which awards and publications have. In a range it is hardly ever meant, and is kept without being shown. */
const wholeDate = (date: PartialDate): string =>
  date.day === undefined || date.month === undefined
    ? monthAndYear(date)
    : `${months[date.month - 1] ?? ''} ${date.day}, ${date.year}`;

export const dateKeys = ({ dates }: EntrySpec): readonly string[] =>
  typeof dates === 'object' ? [dates.on, writtenDates] : ['startDate', 'endDate', writtenDates];

/** The dates of an element as a person writes them, and as understood. What is no date of the format is not in it. */
export const datesFrom = (spec: EntrySpec, item: JsonObject): Pick<Entry, 'dates' | 'period'> => {
  const written = wordsOf(item[writtenDates]);
  const found = typeof spec.dates === 'object' ? oneDate(isoDate(item[spec.dates.on])) : range(spec, item);
  return written === '' ? found : { dates: written, period: found.period };
};

const oneDate = (date: PartialDate | null): Pick<Entry, 'dates' | 'period'> =>
  date === null
    ? { dates: '', period: null }
    : { dates: wholeDate(date), period: { start: null, end: withoutDay(date), style: styleOf([date]) } };

const range = ({ dates }: EntrySpec, item: JsonObject): Pick<Entry, 'dates' | 'period'> => {
  const [start, end] = [isoDate(item['startDate']), isoDate(item['endDate'])];
  if (start === null && end === null) return { dates: '', period: null };
  const isOpen = dates === 'open-range' && start !== null && wordsOf(item['endDate']) === '';
  if (start === null || (end === null && !isOpen)) return oneOf(start, end);
  const until = end === null ? 'Present' : monthAndYear(end);
  const known = [start, ...(end === null ? [] : [end])];
  return {
    dates: `${monthAndYear(start)} – ${until}`,
    period: {
      start: withoutDay(start),
      end: end === null ? 'present' : withoutDay(end),
      style: styleOf(known),
    },
  };
};

/** A start or an end alone: the words do not say which, so what was understood does. */
const oneOf = (start: PartialDate | null, end: PartialDate | null): Pick<Entry, 'dates' | 'period'> => {
  const date = start ?? end;
  if (date === null) return { dates: '', period: null };
  return {
    dates: monthAndYear(date),
    period: {
      start: start === null ? null : withoutDay(start),
      end: end === null ? null : withoutDay(end),
      style: styleOf([date]),
    },
  };
};

const withoutDay = ({ year, month }: PartialDate): { year: number; month?: number } =>
  month === undefined ? { year } : { year, month };

const styleOf = (dates: readonly PartialDate[]): Period['style'] =>
  dates.some(({ month }) => month !== undefined) ? 'month-year' : 'year';

/** The fields for dates as somebody wrote them: those of the format, and the words as well where these say more. */
export const datesTo = (spec: EntrySpec, { dates, period }: Pick<Entry, 'dates' | 'period'>): JsonObject => {
  const text = dates.trim();
  if (text === '') return {};
  const known = fieldsOf(spec, period ?? periodsIn(text)[0]?.period ?? null);
  return datesFrom(spec, known).dates === text ? known : { ...known, [writtenDates]: dates };
};

const fieldsOf = (spec: EntrySpec, period: Period | null): JsonObject => {
  if (period === null) return {};
  const { start, end } = period;
  const endDate = end === null || end === 'present' ? {} : { endDate: isoOf(end) };
  if (typeof spec.dates !== 'object') return { ...(start === null ? {} : { startDate: isoOf(start) }), ...endDate };
  const only = end === null || end === 'present' ? start : end;
  // Two dates do not fit into a field for one.
  return only === null || (start !== null && end !== null) ? {} : { [spec.dates.on]: isoOf(only) };
};

const isoOf = ({ year, month }: PartialDate): string =>
  month === undefined
    ? String(year).padStart(4, '0')
    : `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
