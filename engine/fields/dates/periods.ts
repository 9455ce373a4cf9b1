import { fold } from '../../text/fold.ts';
import {
  datePrefixes,
  monthNames,
  presentWords,
  rangeWords,
  seasonNames,
  sinceWords,
  untilWords,
} from '../../lexicon/months.ts';
import type { EndDate, PartialDate, Period } from '../../model/resume.ts';
import { dateAt, type FoundDate } from './date-at.ts';

/** `from` and `to` bound the whole period in the text, words such as 'since' and 'Expected' included. `isRange` is false for a single date. */
export type FoundPeriod = { from: number; to: number; period: Period; isRange: boolean };

const dash = /[ \t]*(?:[-‐‑‒–—―−~\u00AD→]{1,3}|->|\/)[ \t]*/uy;
const betweenWords = /[ \t]+([\p{L}/]+)[ \t]+/uy;
const wordAt = /[\p{L}'’\d]+/uy;
const openDash = /( ?[-‐‑–—]) *(?=$|\t|[)\]])/uy;
const shortYearEnd = /(\d\d)(?![\d%/.]|[-‐]?\p{L})/uy;
const durationAfter =
  /[ \t]*[([·,]?[ \t]*\d{1,2}\+? ?(?:years?|yrs?|mos?|months?)(?:,? ?\d{1,2} ?(?:months?|mos?))?[)\]]?/iuy;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Lines of resumes are shorter; a longer one is hostile or broken, and parsing it would only cost time. */
const maxLineLength = 3000;

/**
 * All periods in a line, in order; single dates too. Phone numbers, amounts and years inside longer numbers are not
 * periods.
 */
export const periodsIn = (text: string, isDayFirst = false): readonly FoundPeriod[] => {
  if (text.length > maxLineLength || !/\d\d/u.test(text)) return [];
  const found: FoundPeriod[] = [];
  let index = 0;
  while (index < text.length) {
    const startsWord = !/[\p{L}\d]/u.test(text[index - 1] ?? ' ') && /[\p{L}\d]/u.test(text[index] ?? ' ');
    const period = startsWord ? periodAt(text, index, isDayFirst) : null;
    if (period === null) {
      index += 1;
      continue;
    }
    found.push(widened(text, period, found.at(-1)?.to ?? 0));
    index = period.to;
  }
  return found;
};

/**
 * True when some date of the texts can only be day, month, year: '15/03/2016'. Then the others are read that way too.
 */
export const writesDayFirst = (texts: readonly string[]): boolean => {
  const dates = texts.flatMap((text) =>
    [...text.slice(0, 2000).matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:19|20)\d\d(?!\d)/gu)].map((found) => ({
      first: Number(found[1]),
      second: Number(found[2]),
    })),
  );
  if (dates.some(({ first }) => first > 12)) return dates.some(({ first }) => first <= 31);
  if (dates.some(({ second }) => second > 12)) return false;
  // nobody starts and ends every job in January, but many do on the first of a month
  return dates.length >= 3 && dates.every(({ first }) => first === 1) && dates.some(({ second }) => second !== 1);
};

const periodAt = (text: string, index: number, isDayFirst: boolean): FoundPeriod | null => {
  const opened = openEnded(text, index, isDayFirst);
  if (opened !== null) return opened;
  // the middle of a telephone number
  if (/\d[-‐.]$/u.test(text.slice(Math.max(0, index - 2), index))) return null;
  const start = dateAt(text, index, { isDayFirst }) ?? monthWithoutYear(text, index);
  if (start === null) return null;
  const between = separatorAt(text, start.to);
  const end = between === null ? null : endAt(text, between, start, isDayFirst);
  if (start.isShortYear && (end === null || (end.end !== 'present' && !end.isShortYear))) return null;
  const open = end === null && !start.isShortYear ? openDashAt(text, start.to) : null;
  if (open !== null) {
    const period: Period = { start: start.date, end: 'present', style: start.style };
    return { from: index, to: open, period, isRange: true };
  }
  if (end === null) {
    const period: Period = { start: start.date, end: start.date, style: start.style };
    return { from: index, to: start.to, period, isRange: false };
  }
  const period: Period = { start: start.date, end: end.end, style: start.style };
  return { from: index, to: end.to, period, isRange: true };
};

/**
 * '2019–' in a cell of its own is a current job: returns the end of the dash when nothing but the end of the cell
 * follows it.
 */
const openDashAt = (text: string, index: number): number | null => {
  const found = at(openDash, text, index);
  return found === null ? null : index + (found[1] ?? '').length;
};

/** 'Jan – May 2019': only the end has a year. */
const monthWithoutYear = (text: string, index: number): FoundDate | null => {
  if (/[\p{L}\d]/u.test(text[index - 1] ?? ' ')) return null;
  const name = at(wordAt, text, index);
  if (name === null) return null;
  const key = fold(name[0]);
  const month = monthNames.get(key);
  if (month === undefined && !seasonNames.has(key)) return null;
  const end = index + name[0].length + (text[index + name[0].length] === '.' ? 1 : 0);
  const between = separatorAt(text, end);
  const other = between === null ? null : dateAt(text, between);
  if (other === null || other.isShortYear) return null;
  if (month === undefined)
    return other.style === 'season'
      ? { to: end, date: { year: other.date.year }, style: 'season', isShortYear: false }
      : null;
  if (other.date.month === undefined) return null;
  return { to: end, date: { year: other.date.year, month }, style: 'month-year', isShortYear: false };
};

const separatorAt = (text: string, index: number): number | null => {
  const line = at(dash, text, index);
  if (line !== null) return index + line[0].length;
  const word = at(betweenWords, text, index);
  if (word === null || !rangeWords.has(fold(word[1] ?? ''))) return null;
  const after = index + word[0].length;
  const second = at(/(?:à|a|al|o|zum)[ \t]+/uy, text, after);
  return second === null ? after : after + second[0].length;
};

type End = { to: number; end: EndDate; isShortYear: boolean };

const endAt = (text: string, index: number, start: FoundDate, isDayFirst: boolean): End | null => {
  const present = presentAt(text, index);
  if (present !== null) return { to: present, end: 'present', isShortYear: false };
  const prefix = at(/(?:exp(?:ected)?|anticipated)\.? +/iuy, text, index);
  const from = prefix === null ? index : index + prefix[0].length;
  const date = dateAt(text, from, { isAfterMonth: start.date.month !== undefined, isDayFirst });
  if (date !== null)
    return isAfter(date.date, start.date) ? { to: date.to, end: date.date, isShortYear: date.isShortYear } : null;
  const short = at(shortYearEnd, text, from);
  if (short === null || start.date.month !== undefined) return null;
  const year = Math.floor(start.date.year / 100) * 100 + Number(short[1]);
  const later = year < start.date.year ? year + 100 : year;
  return later - start.date.year <= 60 ? { to: from + 2, end: { year: later }, isShortYear: false } : null;
};

/** Also true for the same date. Months of one year may be mixed up; only the years must be in order. */
const isAfter = (end: PartialDate, start: PartialDate): boolean => end.year >= start.year;

/** End of a word for 'present' that begins at `index`. */
const presentAt = (text: string, index: number): number | null => {
  const rest = fold(text.slice(index, index + 24).padEnd(1));
  const open = rest.startsWith('(') ? 1 : 0;
  let best = 0;
  for (const word of presentWords) {
    if (word.length > best && rest.startsWith(word, open) && !/[\p{L}\d]/u.test(rest[open + word.length] ?? ' '))
      best = word.length;
  }
  return best === 0 ? null : index + open + best;
};

/** 'since 2018', 'until 2020', and '– present' alone, left when the start was not filled in. */
const openEnded = (text: string, index: number, isDayFirst: boolean): FoundPeriod | null => {
  if (/[\p{L}\d]/u.test(text[index - 1] ?? ' ')) return null;
  const word = at(wordAt, text, index);
  if (word === null) return null;
  const key = fold(word[0]);
  const isSince = sinceWords.has(key);
  if (!isSince && !untilWords.has(key)) return null;
  const gap = at(/[ \t]+(?:(?:le|el|il|o|a|em|dem|zum|al) )?/uy, text, index + word[0].length);
  const from = gap === null ? null : index + word[0].length + gap[0].length;
  const date = from === null ? null : dateAt(text, from, { isDayFirst });
  if (date === null || date.isShortYear) return null;
  // 'desde 2018 hasta 2020' and 'from ... to' have both ends
  const between = isSince ? separatorAt(text, date.to) : null;
  const end = between === null ? null : endAt(text, between, date, isDayFirst);
  const period: Period = isSince
    ? { start: date.date, end: end?.end ?? 'present', style: date.style }
    : { start: null, end: date.date, style: date.style };
  return { from: index, to: end?.to ?? date.to, period, isRange: true };
};

/**
 * Includes words before ('Expected') and a duration after ('(2 years)'), which belong to the period and to no other
 * field.
 */
const widened = (text: string, found: FoundPeriod, floor: number): FoundPeriod => {
  let from = found.from;
  for (let step = 0; step < 3; step += 1) {
    const before = /([\p{L}]+)[.:]?[ \t]+$/u.exec(text.slice(Math.max(floor, from - 24), from));
    if (before === null || !datePrefixes.has(fold(before[1] ?? ''))) break;
    from -= before[0].length;
  }
  // 'Bachelor of 2019' is not a phrase, but 'University of' 2019 might be cut that way: a lone 'of', 'in', 'de' stays
  // with its words
  if (/^(?:of|in|de|du|del|van|date|degree)$/i.test(text.slice(from, found.from).trim())) from = found.from;
  const duration = found.isRange ? at(durationAfter, text, found.to) : null;
  return { ...found, from, to: duration === null ? found.to : found.to + duration[0].length };
};
